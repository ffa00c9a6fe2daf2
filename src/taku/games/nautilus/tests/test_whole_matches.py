"""Whole matches: golden logs, the perft table, and what never changes in random play."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taku
from taku import Match
from taku.games.nautilus.facts import SPECIAL_NAMES
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.playout import perft, random_move

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.log"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_log_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.verify(text)
    assert match.log.text == text
    assert match.is_over
    assert path.stem.endswith("-".join(f"{score:g}" for score in match.scores()))


def test_a_record_that_names_no_length_ends_early_as_it_did_when_it_was_written() -> None:
    text = (HERE / "golden" / "2-ends-early-4-1.log").read_text(encoding="utf-8")
    assert Match.verify(text.replace('"length":"early",', "", 1)).is_over
    assert getattr(taku.find("nautilus").setup(), "length") == "all"  # noqa: B009


def test_golden_logs_visit_every_phase_special_and_length() -> None:
    phases, played, unplayed, lengths = set(), set(), set(), set()
    for path in GOLDEN:
        for match, entry in Match.steps(path.read_text(encoding="utf-8")):
            lengths.add(match.log.header.setup["length"])
            state = match.state()
            if entry is not None:
                phases.add(state.agenda[-1].name)
                played.update(_played(entry.text))
            unplayed.update(_left_over(match))
    assert phases == {phase.name for phase in taku.find("nautilus").phases}
    assert played == set(SPECIAL_NAMES)
    assert unplayed == set(SPECIAL_NAMES)
    assert lengths == {"early", "all"}


def _played(text: str) -> set[str]:
    words = text.split()
    if words[0] == "ready":
        return {"anchor"}
    if words[0] in ("eye", "bathyscaphe", "harpoon"):
        return {words[0]}
    return {words[1]} & {"kraken", "fishbone"} if words[0] == "place" else set()


def _left_over(match: Match) -> set[str]:
    """Special cards still unused when the last card of a round is about to be placed."""
    view = match.view(0)
    if view.phase != "placing" or len(getattr(view, "table")) < 9:  # noqa: B009
        return set()
    specials = [getattr(match.view(seat), "hands")[seat].special for seat in (0, 1)]  # noqa: B009
    waiting = match.mover
    return {special for seat, special in enumerate(specials) if special and seat != waiting}


def _perft_rows() -> list[tuple[str, str, int, int]]:
    rows = []
    for line in (HERE / "perft.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            first, after, depth, count = line.split()
            rows.append((first, after, int(depth), int(count)))
    return rows


@pytest.mark.parametrize(("first", "after", "depth", "count"), _perft_rows())
def test_perft(first: str, after: str, depth: int, count: int) -> None:
    match = Match(taku.find("nautilus"), seed="perft", setup={"first": first}, settle=after == "settled")
    if after == "settled":
        while match.view(0).phase != "placing":
            match.play(match.offers()[-1])
    assert perft(match.state(), depth) == count


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**40), st.sampled_from(["early", "all"]))
def test_cards_are_conserved_and_somebody_wins_three_domains(seed: int, length: str) -> None:
    game, dice = taku.find("nautilus"), Dice(seed)
    state = game.start(game.setup(length=length), 2)
    census = game.census(state)
    assert census == {"divers": 14, "domain cards": 30, "special cards": 6}
    while state.mover != NOBODY:
        assert game.census(state) == census
        state.apply(random_move(state, dice))
    assert max(game.scores(state)) >= 3
    assert len(game.winners(state)) == 1
