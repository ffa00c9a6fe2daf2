"""Views as tensors: documented, bounded, every plane in use, and equal where a seat cannot tell states apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from hush import GAME as HUSH
from hush import Hush

from taku import encode
from taku.kernel.dice import Dice
from taku.kernel.game import State
from taku.research import planes, reference
from taku.research.planes import GenericPlanes, Plane, Planes
from taku.research.table import Table

Walk = Callable[[Table, int], Iterator[State]]
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "tensors.md"
TABLES = [
    Table(HUSH),
    Table("nautilus"),
    Table("nautilus", setup={"piles": "hidden", "length": "all"}),
    Table("niwa"),
    Table("niwa", setup={"garden": "wild", "placement": "open", "beads": "any"}),
    Table("namiji", 2),
    Table("namiji", 3, {"direction": "counterclockwise"}),
    Table("namiji", 5),
]


def table_name(table: Table) -> str:
    return f"{table.game.name}-{table.seats}-{'-'.join(table.setup.values())}"


def test_the_page_says_what_the_code_does() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference.reference()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_equal_knowledge_gives_equal_tensors(table: Table, walk: Walk) -> None:
    """The law of the house for adapters: nothing gets in that the seat does not know."""
    dice = Dice(11)
    for ply, state in enumerate(walk(table, 1)):
        if ply % 5 and ply > 40:
            continue
        for seat in range(table.seats):
            twin = table.game.imagine(state, seat, dice)
            seen, dreamt = table.view(state, seat), table.view(twin, seat)
            assert np.array_equal(table.planes.encode(seen), table.planes.encode(dreamt))


def test_the_law_finds_a_planted_leak(walk: Walk) -> None:
    class LeakyPlanes(GenericPlanes):
        def write(self, view: object, into: dict[str, planes.Array]) -> None:
            into["offers"][: len(getattr(view, "leak"))] = getattr(view, "leak")  # noqa: B009 - a planted field

    table, dice = Table(HUSH), Dice(3)
    game = Hush("deck")
    leaky = LeakyPlanes(game, table.catalogue, table.start, 2)
    pairs = [(game.view(state, 0), game.view(game.imagine(state, 0, dice), 0)) for state in walk(table, 1)]
    assert any(not np.array_equal(leaky.encode(one), leaky.encode(other)) for one, other in pairs)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_tensors_keep_their_size_and_bounds(table: Table, walk: Walk) -> None:
    for ply, state in enumerate(walk(table, 2)):
        if ply % 3 == 0:
            for seat in (*range(table.seats), None):
                tensor = table.planes.encode(table.view(state, seat))
                assert tensor.dtype == np.float32
                assert tensor.shape == (table.planes.size,)
                assert np.abs(tensor).max() <= 1
                assert tensor.any()


@pytest.mark.parametrize("name", ["nautilus", "niwa", "namiji"])
def test_every_plane_is_in_use(name: str, walk: Walk) -> None:
    """A plane that stays zero in whole matches is either not written or not worth its place."""
    tables = [table for table in TABLES if table.game.name == name]
    idle = {plane.name for plane in tables[0].planes.planes}
    for table in tables:
        for seed in range(40):
            for state in walk(table, seed):
                if state.mover >= 0 or not state.agenda:
                    parts = table.planes.split(table.planes.encode(table.view(state, seed % table.seats)))
                    idle -= {plane for plane in idle if parts[plane].any()}
            if not idle:
                return
    assert idle == set()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_different_views_give_different_tensors(table: Table, walk: Walk) -> None:
    """Nearly: a tensor may leave out what can be counted from the rest, but two plies in a row look different."""
    seen: dict[bytes, bytes] = {}
    for ply, state in enumerate(walk(table, 4)):
        if state.mover >= 0 and ply < 150:
            view = table.view(state, state.mover)
            known = seen.setdefault(table.planes.encode(view).tobytes(), encode(view))
            assert known == encode(view)


def test_a_seat_counts_from_itself() -> None:
    table = Table("namiji", 4)
    coder = table.planes
    for seat in range(4):
        view = table.view(table.start, seat)
        assert coder.around(view)[0] == seat
        assert coder.place_of(view, seat) == 0
        assert coder.split(coder.encode(view))["seat"].tolist() == [float(seat == other) for other in range(4)]
    watcher = table.view(table.start, None)
    assert coder.around(watcher) == [0, 1, 2, 3]
    assert not coder.split(coder.encode(watcher))["seat"].any()


def test_both_sides_of_nautilus_look_alike_from_their_own_side(walk: Walk) -> None:
    table = Table("nautilus")
    for state in walk(table, 3):
        mine, theirs = (table.planes.split(table.planes.encode(table.view(state, seat))) for seat in (0, 1))
        for plane in ("table", "anchored", "hand_counts", "points", "last_taken", "turn"):
            assert np.array_equal(mine[plane], theirs[plane][::-1])


def test_a_game_without_planes_has_those_any_game_has(walk: Walk) -> None:
    table = Table(HUSH)
    assert isinstance(table.planes, GenericPlanes)
    for state in walk(table, 1):
        if state.mover >= 0:
            offers = table.planes.split(table.planes.encode(table.view(state, state.mover)))["offers"]
            assert np.flatnonzero(offers).tolist() == table.legal(state)


def test_a_game_can_bring_its_own_planes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        def load(self) -> type[Planes]:
            return HushPlanes

    asked = []

    def entry_points(**wanted: str) -> list[Point]:
        asked.append(wanted)
        return [Point()]

    monkeypatch.setattr(planes, "entry_points", entry_points)
    assert isinstance(Table(HUSH).planes, HushPlanes)
    assert asked == [{"group": "taku.planes", "name": "hush"}]


class HushPlanes(Planes):
    """What somebody else would write for a game of theirs."""

    def declare(self) -> list[Plane]:
        return [Plane("hand", (4,), "the viewer's cards")]
