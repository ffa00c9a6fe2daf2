"""The public face: a match from Python, its log, its replay, and every way in which they can go wrong."""

from __future__ import annotations

import contextlib
import json
import secrets

import msgspec
import pytest

import taku
from taku import CHANCE, NOBODY, BadLog, BadSetup, Match, NotOffered, OutOfTurn, UnknownGame, seeds
from taku.kernel.dice import Dice, commit

GAME = taku.find("nautilus")


def played(seed: str = "7", plies: int | None = None, **setup: str) -> Match:
    """A match in which every seat takes the offer in the middle."""
    match = Match(GAME, seats=2, seed=seed, setup=setup)
    while not match.is_over and (plies is None or match.ply < plies):
        match.play(match.offers()[len(match.offers()) // 2])
    return match


def lines_of(match: Match) -> list[str]:
    return match.log.text.splitlines()


def test_an_unknown_game_names_the_ones_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; there are .*nautilus"):
        taku.find("chess")


def test_games_lists_what_find_finds() -> None:
    assert taku.all_games()["nautilus"] is GAME


def test_chance_is_settled_until_a_seat_must_move() -> None:
    match = Match(GAME, seats=2, seed="7")
    assert match.mover in (0, 1)
    assert match.weights() == {}
    assert match.offers() == [offer.text for offer in match.view(match.mover).offers]


def test_the_caller_plays_chance_when_it_wants_to() -> None:
    match = Match(GAME, seats=2, settle=False)
    assert match.mover == CHANCE
    assert match.weights() == {"first 0": 1, "first 1": 1}
    match.play("first 0")
    assert match.mover == CHANCE
    assert match.log.header.commitment is None


def test_a_live_seed_is_256_bits_and_committed_to_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeds, "secrets", secrets)  # real randomness: two seeds must differ
    one, other = Match(GAME), Match(GAME)
    seed = one.log.header.seed
    assert seed is not None
    assert len(bytes.fromhex(seed)) == 32
    assert seed != other.log.header.seed
    header = json.loads(lines_of(one)[0])
    assert header["commitment"] == commit(seed)
    assert header["seed"] is None


def test_the_seed_is_shown_when_the_match_is_over() -> None:
    match = played()
    assert json.loads(lines_of(match)[0]) == {
        "taku": 1,
        "game": "nautilus",
        "edition": 1,
        "seats": 2,
        "setup": {"first": "chance", "length": "all", "piles": "open"},
        "commitment": commit("7"),
        "seed": "7",
    }
    assert (match.mover, match.offers()) == (NOBODY, [])
    assert match.winners() == [0 if match.scores()[0] > match.scores()[1] else 1]


def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    assert played().log.text == played().log.text
    assert played().log.text != played(seed="8").log.text


def test_a_move_not_on_offer_is_refused_by_name() -> None:
    match = played(plies=1)
    with pytest.raises(NotOffered, match="'place 99 a1' is not on offer; expected keep kraken, keep eye"):
        match.play("place 99 a1")
    with pytest.raises(NotOffered, match="nothing, the match is over"):
        played().play("skip")


@pytest.mark.parametrize("what", [3, None, ["keep kraken"]], ids=str)
def test_what_is_not_even_a_text_is_not_on_offer(what: object) -> None:
    with pytest.raises(NotOffered, match="is not on offer; expected keep kraken, keep eye"):
        played(plies=1).play(what)  # type: ignore[arg-type]


def test_many_offers_are_named_in_one_line() -> None:
    match = played(plies=26)
    assert len(match.offers()) > 12
    with pytest.raises(NotOffered, match=r"and \d+ more$"):
        match.play("skip")


def test_a_move_out_of_turn_is_refused_and_says_who_is_awaited() -> None:
    match = played(plies=1)
    with pytest.raises(OutOfTurn, match=f"seat {1 - match.mover} is not awaited; seat {match.mover} is"):
        match.play(match.offers()[0], seat=1 - match.mover)
    with pytest.raises(OutOfTurn, match="chance is"):
        Match(GAME, settle=False).play("first 0", seat=0)
    with pytest.raises(OutOfTurn, match="the match is over"):
        played().play("skip", seat=0)
    with pytest.raises(OutOfTurn, match="there is no seat 5; nautilus has seats 0 to 1 here"):
        match.view(5)


def test_a_refused_move_changes_nothing() -> None:
    match = played(plies=30)
    before = match.log.text
    with pytest.raises(NotOffered):
        match.play("first 0")
    assert match.log.text == before


@pytest.mark.parametrize(
    ("seats", "setup", "text"),
    [
        (3, {}, "nautilus is played by 2 seats, not 3"),
        ("2", {}, "nautilus is played by 2 seats, not '2'"),
        (2.0, {}, r"nautilus is played by 2 seats, not 2\.0"),
        (True, {}, "nautilus is played by 2 seats, not True"),
        (2, {"colour": "red"}, "unknown set-up choice 'colour'; there are first, piles, length"),
        (2, {"length": "long"}, "set-up length='long': expected one of all, early"),
        (2, {"first": 0}, "set-up first=0: a text was expected, not int"),
    ],
)
def test_a_wrong_setup_is_refused_by_name(seats: object, setup: dict[str, object], text: str) -> None:
    with pytest.raises(BadSetup, match=text.replace("(", r"\(")):
        Match(GAME, seats=seats, setup=setup)  # type: ignore[arg-type]


def test_a_seed_is_a_text() -> None:
    with pytest.raises(BadSetup, match="seed=7: a text was expected, not int"):
        Match(GAME, seed=7)  # type: ignore[arg-type]


def test_a_text_that_utf_8_cannot_write_is_refused_because_no_record_could_hold_it() -> None:
    with pytest.raises(BadSetup, match=r"seed='\\udcff': character 0 is not UTF-8 text"):
        Match(GAME, seed="\udcff")
    with pytest.raises(BadSetup, match=r"set-up box='# \\udcff': character 2 is not UTF-8 text"):
        Match(taku.find("namiji"), setup={"box": "# \udcff"})


def test_a_state_cannot_be_encoded() -> None:
    with pytest.raises(TypeError, match="unsupported"):
        taku.encode(Match(GAME).state())


def test_told_has_one_telling_a_ply_for_every_seat_and_the_watcher() -> None:
    match = played(plies=40)
    assert {seat: len(tellings) for seat, tellings in match.told.items()} == dict.fromkeys((0, 1, None), match.ply)
    match.play(match.offers()[0])
    assert len(match.told[None]) == match.ply


@pytest.mark.parametrize(
    ("name", "choice", "was"),
    [("namiji", "early_bird", "three"), ("nautilus", "length", "early"), ("niwa", "garden", "lantern")],
)
def test_a_record_that_leaves_a_choice_out_is_played_as_it_was_before_the_default_changed(
    name: str, choice: str, was: str
) -> None:
    game, dice = taku.find(name), Dice(3)
    match = Match(game, seats=2, seed="3", setup={choice: was})
    while not match.is_over:
        match.play(game.wander(match._state, dice).text)
    first, _, rest = match.log.text.partition("\n")
    header = json.loads(first)
    del header["setup"][choice]
    again = Match.verify(json.dumps(header) + "\n" + rest)
    assert (getattr(again.setup, choice), again.scores()) == (was, match.scores())
    assert getattr(game.setup(), choice) != was


def test_a_log_replays_to_the_letter_and_goes_on() -> None:
    match = played(plies=60)
    again = Match.replay(match.log.private_text)
    assert again.log.text == match.log.text
    move = match.offers()[0]
    match.play(move)
    again.play(move)
    assert again.log.text == match.log.text


def test_a_public_log_without_its_seed_stops_at_chance() -> None:
    match = played(plies=60)
    again = Match.replay(match.log.text)
    while again.mover >= 0:
        again.play(again.offers()[0])
    assert again.mover == CHANCE


def test_a_copy_goes_its_own_way() -> None:
    match = played(plies=40)
    before, twin = match.log.text, match.copy()
    twin.play(twin.offers()[0])
    assert match.log.text == before
    assert twin.ply > match.ply


def test_marks_may_be_left_out_and_so_may_the_last_newline() -> None:
    text = played().log.text
    bare = "\n".join(line.split(" #")[0] for line in text.splitlines())
    assert Match.replay(bare).log.text == text
    assert Match.replay(text.removesuffix("\n")).log.text == text


def test_verify_checks_every_roll() -> None:
    match = played()
    assert Match.verify(match.log.text).is_over
    lines = lines_of(match)
    assert lines[1].startswith("0 . first ")
    other = "1" if lines[1].startswith("0 . first 0") else "0"
    lines[1] = f"0 . first {other}"
    with pytest.raises(BadLog, match=r"line 2: chance played 'first .' where the seed gives 'first .'"):
        Match.verify("\n".join(lines[:2]))


def _changed(line: int, old: str, new: str) -> str:
    lines = lines_of(played())
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "line 1: expected a header as a JSON object"),
        ("hello\n", "line 1: expected a header as a JSON object"),
        (_changed(1, '"taku":1', '"taku":2'), "line 1: expected format 1, got 2"),
        (_changed(1, '"edition":1', '"edition":9'), "line 1: the record is of edition 9, but nautilus has edition 1"),
        (_changed(1, '"seats":2', '"seats":4'), "line 1: nautilus is played by 2 seats, not 4"),
        (_changed(1, '"game":"nautilus"', '"game":"chess"'), "line 1: unknown game 'chess'"),
        (_changed(1, '"all"', '"long"'), "line 1: set-up length='long': expected one of all, early"),
        (_changed(1, '"seed":"7"', '"seed":"8"'), "^line 1: the seed does not fit the commitment"),
        (_changed(1, '"seed":"7"', '"seed":"7","x":1'), "line 1: .*unknown field"),
        (_changed(3, "1 . domain", "2 . domain"), "line 3: expected ply 1, got ply 2"),
        (_changed(3, "1 . domain", "1 0 domain"), "line 3: expected a move of chance, got one of seat 0"),
        (_changed(3, "1 . domain 1", "1 . domain 2"), "line 3: 'domain 2 .*' is not on offer; expected domain 1"),
        (_changed(3, "1 . ", "one "), "line 3: expected 'PLY ACTOR MOVE #MARK'"),
        (_changed(3, "1 . ", "9" * 5000 + " . "), "line 3: expected 'PLY ACTOR MOVE #MARK'"),
        (_changed(3, "1 . ", "1 " + "9" * 5000 + " "), "line 3: expected 'PLY ACTOR MOVE #MARK'"),
        (_changed(3, "1 . ", "\u0661 . "), "line 3: expected 'PLY ACTOR MOVE #MARK'"),
        (_changed(3, "1 . ", "01 . "), "line 3: expected 'PLY ACTOR MOVE #MARK'"),
        (_changed(3, " #", " #z"), "line 3: expected a mark of 4 digits 0-f, got 'z"),
        (played().log.text + "999 0 skip\n", r"line \d+: expected ply \d+, got ply 999"),
    ],
)
def test_a_bad_log_names_its_line(text: str, error: str) -> None:
    with pytest.raises(BadLog, match=error):
        Match.replay(text)


def test_a_wrong_mark_is_caught_at_its_line() -> None:
    lines = lines_of(played())
    body, mark = lines[9].split(" #")
    lines[9] = f"{body} #{int(mark, 16) ^ 1:04x}"
    with pytest.raises(BadLog, match=rf"line 10: expected mark {mark}, got "):
        Match.replay("\n".join(lines))


def test_another_move_than_the_one_played_is_caught_at_its_line() -> None:
    match = played()
    lines = lines_of(match)
    kept = next(number for number, line in enumerate(lines) if " keep " in line)
    other = next(text for text in Match.replay("\n".join(lines[:kept])).offers() if text not in lines[kept])
    lines[kept] = f"{lines[kept].split(' keep ')[0]} {other} #{lines[kept].split(' #')[1]}"
    with pytest.raises(BadLog, match=f"line {kept + 1}: expected mark"):
        Match.replay("\n".join(lines))


def test_a_move_after_the_end_is_refused() -> None:
    match = played()
    with pytest.raises(BadLog, match=f"line {match.ply + 2}: 'skip' came after the end of the match"):
        Match.replay(match.log.text + f"{match.ply} 0 skip\n")


@pytest.mark.parametrize("cut", range(1, 24))
def test_a_log_cut_off_anywhere_in_its_last_line_is_refused_or_loses_nothing(cut: int) -> None:
    match = played(plies=34)
    text = match.log.text[:-cut]
    if text.endswith("\n"):
        return
    with contextlib.suppress(BadLog):
        assert Match.replay(text).log.text == match.log.text
        return
    with pytest.raises(BadLog, match=f"^line {len(text.splitlines())}: "):
        Match.replay(text)


def test_views_and_tellings_decode_as_plain_json() -> None:
    match = played(plies=50)
    view = msgspec.json.decode(taku.encode(match.view(match.mover)))
    assert [offer["text"] for offer in view["offers"]] == match.offers()
    assert view["seat"] == match.mover
    assert {"text", "label", "spot"} == set(view["offers"][0])
    assert len(taku.encode(match.view(0))) < 12_000
