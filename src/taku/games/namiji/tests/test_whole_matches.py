"""Whole matches: golden logs, the perft table, and what never changes in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taku
from taku import Match
from taku.games.namiji.conditions import is_met, rock_points
from taku.games.namiji.course import slot_of, space_of
from taku.games.namiji.facts import KEPT, LOST, SIEVED, STATION_NAMES
from taku.games.namiji.phases.asking import Asking
from taku.games.namiji.scoring import count, penalty, standing
from taku.games.namiji.state import NamijiState
from taku.games.namiji.upgrades import unasked
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.log import Entry
from taku.kernel.playout import perft, random_move
from taku.kernel.sets import members_of

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.log"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_log_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.verify(text)
    assert match.log.text == text
    assert match.is_over
    assert path.stem.endswith("-" + "-".join(f"{score:g}" for score in match.scores()))


@cache
def _plies() -> list[tuple[str, NamijiState, Entry, NamijiState]]:
    """Every ply of the golden logs: which box, the state before, the entry, the state after."""
    plies = []
    for path in GOLDEN:
        kind = path.stem.partition("-")[0]
        for match, entry in Match.steps(path.read_text(encoding="utf-8")):
            if entry is not None:
                before = cast(NamijiState, match.state()).copy()
                after, move = before.copy(), match.catalogue.find(entry.text)
                assert move is not None
                after.apply(move)
                plies.append((kind, before, entry, after))
    return plies


def _house() -> Iterator[tuple[NamijiState, Entry, NamijiState]]:
    return ((before, entry, after) for kind, before, entry, after in _plies() if kind == "house")


def test_golden_logs_visit_every_phase_station_seat_number_and_choice() -> None:
    phases, stations, seats, headers = set(), set(), set(), set()
    for before, entry, _ in _house():
        phases.add(before.agenda[-1].name)
        seats.add(before.seats)
        if entry.text.startswith("sail") and before.boat < before.seats:
            stations.add(STATION_NAMES[before.box.route.station[int(entry.text.split()[1])]])
    for path in GOLDEN:
        headers.update(list(Match.replay(path.read_text(encoding="utf-8")).log.header.setup.values()))
    assert phases == {phase.name for phase in taku.find("namiji").phases}
    assert stations == {*STATION_NAMES} - {"dock"}
    assert seats == {2, 3, 4, 5}
    assert {"clockwise", "counterclockwise", "two", "three", "house"} <= headers


def test_golden_logs_use_and_decline_every_upgrade_that_asks() -> None:
    used = {entry.text.removeprefix("use ") for _, entry, _ in _house() if entry.text.startswith("use ")}
    declined = set()
    for before, entry, _ in _house():
        phase = before.agenda[-1]
        if entry.text == "decline" and isinstance(phase, Asking):
            declined.add(before.box.upgrades[unasked(before, phase.effect)].slug)
    assert used == declined == {"live-bait", "spare-hook", "hand-line", "spyglass"}


def test_golden_logs_show_every_other_upgrade_at_work() -> None:
    seen: set[str] = set()
    for before, entry, after in _house():
        phase, is_crab = before.agenda[-1].name, after.haul_crabs == 2
        draws = after.haul_crabs + after.haul_shrimp
        gained = [new.tally - old.tally for old, new in zip(before.boards, after.boards, strict=True)]
        station = before.box.route.station[space_of(after, after.actor)]
        at_work = {
            "fine-mesh": phase == "choose",
            "lantern": phase == "under",
            "sieve": phase == "haul" and after.haul_end == SIEVED,
            "reinforced-trap": phase == "haul" and is_crab and after.haul_end not in (LOST, SIEVED),
            "large-trap": phase == "haul" and draws > 5,
            "large-trap-point": phase in ("haul", "trap") and after.haul_end == KEPT and sum(gained) > 0,
            "sturdy-rod": entry.text.startswith("keep") and sum(gained) > 0,
            "prayer-beads": phase == "sailing" and STATION_NAMES[station] == "whirlpool" and sum(gained) > 0,
            "sketchbook": STATION_NAMES[station] in ("dolphin", "octopus", "whale") and sum(gained) > 0,
        }
        seen.update(name for name, is_working in at_work.items() if is_working)
    assert seen == set(at_work)


def test_golden_logs_meet_and_miss_every_rock_share_a_victory_and_bring_up_a_tail() -> None:
    met: set[int] = set()
    missed: set[int] = set()
    tails, shared = set(), False
    for before, _, after in _house():
        if before.agenda[-1].name == "rock" and not before.rocks:
            tails.add("rock")
        if after.mover != NOBODY:
            continue
        for seat, board in enumerate(after.boards):
            for rock in members_of(board.rocks):
                (met if is_met(after, seat, rock) else missed).add(rock)
        shared = shared or len(taku.find("namiji").winners(after)) > 1
    assert met == missed == {*range(20)}
    assert tails == {"rock"}
    assert shared


def test_golden_logs_hold_a_draft_of_five_and_one_with_the_neutral_boat_in_every_slot() -> None:
    fives = [before for before, entry, _ in _house() if entry.text.startswith("take") and before.seats == 5]
    assert {int(before.slot) for before in fives} == {1, 2, 3, 4, 5}
    lost = {int(before.slot) for before, entry, _ in _house() if entry.text.startswith("lose")}
    assert lost == {1, 2, 3}


def test_golden_logs_of_the_small_box_run_out_of_everything() -> None:
    idle, tails = set(), set()
    for kind, before, entry, after in _plies():
        if kind != "small":
            continue
        words, is_idle = entry.text.split(), len(after.agenda) == 1
        if words[0] == "sail" and before.boat < before.seats and is_idle:
            idle.add(STATION_NAMES[before.box.route.station[int(words[1])]])
        if words[0] == "net" and not before.net_count:
            tails.add("net")
        if words[0] == "deal" and not before.card_count:
            tails.add("dock")
        if before.agenda[-1].name == "haul" and not after.crabs + after.shrimp and after.haul_end == KEPT:
            tails.add("bag")
    assert {"angling", "net", "trap", "rock"} <= idle
    assert tails == {"net", "dock", "bag"}


def _perft_rows() -> list[tuple[int, str, int, int]]:
    rows = []
    for line in (HERE / "perft.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            seats, after, depth, total = line.split()
            rows.append((int(seats), after, int(depth), int(total)))
    return rows


@pytest.mark.parametrize(("seats", "after", "depth", "total"), _perft_rows())
def test_perft(seats: int, after: str, depth: int, total: int) -> None:
    match = Match(taku.find("namiji"), seats=seats, seed="perft", settle=after != "start")
    if after == "dock":
        while cast(NamijiState, match.state()).slot == 0:
            match.play(match.offers()[-1])
    assert perft(match.state(), depth) == total


def _check_boats(state: NamijiState) -> None:
    """One boat a slot; the boat to sail is the one behind; nobody is beyond a dock where another still waits."""
    boats = range(state.boats)
    places = [(space_of(state, boat), slot_of(state, boat)) for boat in boats]
    assert len({*places}) == len(places)
    assert state.boat == min(boats, key=lambda boat: (places[boat][0], -places[boat][1]))
    for dock in state.box.route.docks:
        before = [space for space, _ in places if space < dock]
        beyond = [space for space, _ in places if space > dock]
        assert not (before and beyond)


@settings(max_examples=20, deadline=None)
@given(
    seed=st.integers(0, 2**40),
    seats=st.sampled_from([2, 3, 4, 5]),
    direction=st.sampled_from(["clockwise", "counterclockwise"]),
    wanders=st.booleans(),
    is_small=st.booleans(),
)
def test_what_never_changes_in_play(
    seed: int, seats: int, direction: str, wanders: bool, is_small: bool, small: str
) -> None:
    game, dice, plies = taku.find("namiji"), Dice(seed), 0
    box = small if is_small else "house"
    state = cast(NamijiState, game.start(game.setup(direction=direction, box=box), seats))
    census = game.census(state)
    while state.mover != NOBODY:
        state.apply(game.wander(state, dice) if wanders else random_move(state, dice))
        plies += 1
        assert game.census(state) == census
        for seat, board in enumerate(state.boards):
            running = board.score + rock_points(state, seat) - penalty(state, seat)
            assert running == standing(state, seat) == sum(count(state, seat))
        if -1 not in state.berths:
            _check_boats(state)
    assert plies <= game.longest
    assert game.winners(state)


def test_the_census_of_the_house_box_is_the_rulebooks_list_of_contents() -> None:
    game = taku.find("namiji")
    state = game.start(game.setup(), 5)
    assert game.census(state) == {"fish": 48, "nets": 12, "crustaceans": 50, "rocks": 20, "dock cards": 20}


def test_a_wandering_boat_sees_more_of_the_sea_than_a_racing_one() -> None:
    game = taku.find("namiji")
    plies = {True: 0, False: 0}
    for wanders in plies:
        dice, state = Dice(3), game.start(game.setup(), 4)
        while state.mover != NOBODY:
            state.apply(game.wander(state, dice) if wanders else random_move(state, dice))
            plies[wanders] += 1
    assert 2 * plies[True] > 3 * plies[False]
