"""Eye, Bathyscaphe and Harpoon, and who learns what (worked cases 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable

import taku
from taku import Match
from taku.games.nautilus.facts import SPECIAL_NAMES
from taku.games.nautilus.state import NautilusState
from taku.games.nautilus.views import NautilusView
from taku.kernel.dice import Dice
from taku.kernel.sets import members_of

Opened = Callable[..., Match]


def _view(match: Match, seat: int | None) -> NautilusView:
    view = match.view(seat)
    assert isinstance(view, NautilusView)
    return view


def _last(match: Match, seat: int | None) -> list[tuple[str, dict[str, str | int]]]:
    return [(line.key, line.args) for line in match.told[seat][-1].lines]


def test_every_seat_has_a_scouting_pause_even_if_it_can_only_skip(opened: Opened) -> None:
    match = opened(scouting=())
    assert (match.mover, match.offers()) == (0, ["skip"])
    match.play("skip")
    assert (match.mover, match.offers()) == (1, ["skip"])


def test_a_scouting_card_that_was_skipped_cannot_be_played_later(opened: Opened) -> None:
    match = opened(specials=("eye", "harpoon"))
    assert all(text.startswith("place ") for text in match.offers())


def test_the_eye_sees_the_other_hand_for_the_rest_of_the_round(opened: Opened) -> None:
    match = opened(specials=("eye", "kraken"), scouting=("eye", "skip"))
    assert _view(match, 0).hands[1].cards == [6, 7, 8, 9, 10]
    assert _view(match, 1).hands[0].cards == []
    match.play("place 1 a1")
    match.play("place 10 b1")
    assert _view(match, 0).hands[1].cards == [6, 7, 8, 9]
    assert ("eye-sees", {"cards": "6, 7, 8, 9, 10"}) in [
        (line.key, line.args) for telling in match.told[0] for line in telling.lines
    ]


def test_cards_that_come_into_a_seen_hand_later_stay_unseen(opened: Opened) -> None:
    match = opened(specials=("eye", "bathyscaphe"), scouting=("eye", "bathyscaphe", "draw 11", "draw 12", "hold 12"))
    assert _view(match, 0).hands[1].cards == [6, 7, 8, 9, 10]
    assert _view(match, 0).hands[1].count == 6


def test_the_bathyscaphe_offers_two_and_sinks_the_other(opened: Opened) -> None:
    match = opened(specials=("bathyscaphe", "kraken"), scouting=("bathyscaphe",))
    assert match.weights() == {"draw 11": 1, "draw 12": 1, "draw 13": 1, "draw 14": 1}
    match.play("draw 13")
    match.play("draw 11")
    assert match.offers() == ["hold 11", "hold 13"]
    assert _view(match, 0).drawn == [11, 13]
    assert _view(match, 1).drawn == []
    match.play("hold 13")
    assert _view(match, 0).hands[0].cards == [1, 2, 3, 4, 5, 13]
    assert _view(match, 0).sunk == 11
    assert _view(match, 1).sunk is None
    assert _last(match, 1) == [("hold-hidden", {"seat": 0})]


def test_one_of_six_cards_stays_unplayed_after_the_bathyscaphe(opened: Opened) -> None:
    match = opened(specials=("bathyscaphe", "eye"), scouting=("bathyscaphe", "draw 11", "draw 12", "hold 12", "skip"))
    places = iter(("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5", "b5"))
    while _view(match, 0).round == 1:
        move = next(text for text in match.offers() if text.startswith("place "))
        match.play(" ".join([*move.split()[:2], next(places)]))
        while match.offers()[0].startswith("move "):
            match.play(match.offers()[0])
            places = iter([offer.split()[2] for offer in match.offers()[:10]])
    assert _view(match, 0).hands[0].count == 0


def test_the_harpoon_takes_blind_and_swaps(opened: Opened) -> None:
    match = opened(specials=("harpoon", "kraken"), scouting=("harpoon",))
    assert match.weights() == {f"steal {card}": 1 for card in (6, 7, 8, 9, 10)}
    match.play("steal 9")
    assert match.offers() == [*(f"swap {card}" for card in (1, 2, 3, 4, 5)), "return"]
    assert [_view(match, seat).stolen for seat in (0, 1, None)] == [9, 9, None]
    match.play("swap 2")
    assert _view(match, 0).hands[0].cards == [1, 3, 4, 5, 9]
    assert _view(match, 0).hands[1].cards == [2]
    assert _view(match, 1).hands[0].cards == [9]
    assert _view(match, None).hands[0].cards == []
    assert _last(match, None) == [("swap-hidden", {"seat": 0})]


def test_a_returned_card_is_known_to_the_harpooner_alone(opened: Opened) -> None:
    match = opened(specials=("harpoon", "kraken"), scouting=("harpoon", "steal 9", "return"))
    assert _view(match, 0).hands[1].cards == [9]
    assert _view(match, 1).hands[0].cards == []
    assert _last(match, 1) == [("return", {"seat": 0, "card": "9"})]
    assert _last(match, None) == [("return-hidden", {"seat": 0})]


def test_what_was_swapped_away_is_no_longer_seen_by_the_eye(opened: Opened) -> None:
    match = opened(specials=("eye", "harpoon"), scouting=("eye", "harpoon", "steal 1", "swap 6"))
    assert _view(match, 0).hands[1].cards == [1, 7, 8, 9, 10]
    assert _view(match, 1).hands[0].cards == [6]


def test_the_first_player_knows_both_specials_and_the_other_only_its_own(opened: Opened) -> None:
    match = opened(specials=("anchor", "eye"), scouting=())
    assert [hand.special for hand in _view(match, 0).hands] == ["anchor", "eye"]
    assert [hand.special for hand in _view(match, 1).hands] == [None, "eye"]
    assert [hand.special for hand in _view(match, None).hands] == [None, None]


def test_what_the_first_player_kept_is_hidden_from_the_second(opened: Opened) -> None:
    seen = set()
    for kept in ("kraken", "fishbone", "anchor", "bathyscaphe", "harpoon"):
        match = opened(specials=(kept, "eye"))
        match.play("place 1 a1")
        seen.add((tuple(match.offers()), taku.encode(match.view(1)), taku.encode(match.told[1][-8:][0])))
    assert len({offers for offers, _, _ in seen}) == 1
    assert len({view for _, view, _ in seen}) == 1


def test_an_imagined_round_keeps_what_is_known_and_varies_the_rest(opened: Opened) -> None:
    match = opened(specials=("eye", "bathyscaphe"), scouting=("eye", "bathyscaphe", "draw 11", "draw 12", "hold 12"))
    eye, dice = match.eye(0), Dice(1)
    sixth, sunk = set(), set()
    for _ in range(200):
        view = match.game.view(eye.imagine(dice), 1)
        assert isinstance(view, NautilusView)
        assert view.hands[1].cards[:5] == [6, 7, 8, 9, 10]
        sixth.add(view.hands[1].cards[5])
        sunk.add(view.sunk)
    assert sixth == {11, 12, 13, 14}
    assert sunk == {11, 12, 13, 14}


def test_specials_laid_aside_unplayed_stay_unknown_in_the_next_rounds(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (10, 11, 12, 13, 14)), specials=("kraken", "eye"))
    for text in ("1 a1", "10 a2", "2 a3", "11 a4", "3 a5", "12 b1", "4 b2", "13 b3", "5 b4", "14 b5"):
        match.play("place " + text)
    for lane, domain in enumerate(("science", "exploration", "navigation", "engineering", "war"), start=1):
        match.play(f"domain {lane} {domain} +1")
    for seat, cards in ((1, (1, 2, 3, 4, 5)), (0, (6, 7, 8, 9, 10))):
        for card in cards:
            match.play(f"deal {seat} {card}")
    match.play("special fishbone")
    match.play("special anchor")
    match.play("keep anchor")
    dice = Dice(2)
    # Seat 1 never saw the Kraken of round 1: for all it knows, it still lies in the pile.
    piles = {tuple(sorted(_specials_of(match.eye(1).imagine(dice)))) for _ in range(300)}
    assert ("bathyscaphe", "harpoon") in piles
    assert ("bathyscaphe", "kraken") in piles
    # Seat 0 knows the Kraken is gone and was given the Fishbone; it does not know about the Anchor.
    piles = {tuple(sorted(_specials_of(match.eye(0).imagine(dice)))) for _ in range(300)}
    assert piles == {("anchor", "bathyscaphe"), ("anchor", "harpoon"), ("bathyscaphe", "harpoon")}


def _specials_of(state: object) -> list[str]:
    assert isinstance(state, NautilusState)
    return [SPECIAL_NAMES[special] for special in members_of(state.special_pile)]
