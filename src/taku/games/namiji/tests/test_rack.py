"""Placing: where a token may go, and which lines score, once, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from taku.games.namiji.facts import CELLS, LINE_NAMES
from taku.games.namiji.rack import cells_of_line, open_cells, open_pairs, scoring_lines
from taku.kernel.sets import members_of

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]

NEIGHBOURS = {
    cell: {other for other in range(CELLS) if abs(cell // 4 - other // 4) + abs(cell % 4 - other % 4) == 1}
    for cell in range(CELLS)
}


@given(st.integers(0, 0xFFF))
def test_a_fish_goes_beside_another_one(filled: int) -> None:
    cells = {*members_of(filled)}
    expected = {cell for cell in range(CELLS) if cell not in cells and NEIGHBOURS[cell] & cells} if cells else {0}
    assert {*members_of(open_cells(filled))} == expected


@given(st.integers(0, 0xFFF))
def test_a_net_goes_to_two_free_neighbours_one_of_them_touching(filled: int) -> None:
    free, touching = {*range(CELLS)} - {*members_of(filled)}, {*members_of(open_cells(filled))}
    expected = set()
    for first in free:
        for step, offset in ((1, 0), (4, CELLS)):
            second = first + step
            if second in free and second in NEIGHBOURS[first] and {first, second} & touching:
                expected.add(first + offset)
    assert {*members_of(open_pairs(filled))} == expected


@given(st.lists(st.one_of(st.none(), st.integers(0, 11)), min_size=CELLS, max_size=CELLS))
def test_a_line_scores_when_it_is_full_of_one_colour_or_one_kind(rack: list[int | None]) -> None:
    packed = sum((fish or 0) << 4 * cell for cell, fish in enumerate(rack))
    filled = sum(1 << cell for cell, fish in enumerate(rack) if fish is not None)
    expected = set()
    for line in range(len(LINE_NAMES)):
        fish = [rack[cell] for cell in cells_of_line(line)]
        tokens = [token for token in fish if token is not None]
        is_alike = len({token // 4 for token in tokens}) == 1 or len({token % 4 for token in tokens}) == 1
        if len(tokens) == len(fish) and is_alike:
            expected.add(line)
    assert {*members_of(scoring_lines(packed, filled))} == expected


def test_a_row_of_one_colour_scores_at_once_and_only_once(sea: LayOut) -> None:
    table = sea().school("green tuna", "blue bream").fill(0, a1="green bream", b1="green bream", c1="green tuna")
    table.before_station(1).play("sail 1", "fish green tuna", "flip blue bream")
    offer = next(offer for offer in table.view(0).offers if offer.text == "keep d1")
    assert offer.label.args["points"] == 5
    table.play("keep d1")
    assert table.score() == 5
    assert [label.args for label in table.told(2)[1:]] == [{"seat": 0, "line": "row-1", "points": 5}]
    table.fill(0, a2="blue bream")
    assert table.score() == 5


def test_a_mixed_line_never_scores(sea: LayOut) -> None:
    table = sea().fill(0, a1="green bream", a2="blue tuna", a3="orange mackerel")
    assert table.view(0).boards[0].lines == ["open", "open", "open", "dead", "open", "open", "open"]
    assert table.score() == 0


def test_a_line_alike_in_colour_and_kind_scores_once(sea: LayOut) -> None:
    table = sea().fill(0, a1="green bream", a2="green bream", a3="green bream")
    assert table.score() == 3
    assert table.view(0).boards[0].lines[3] == "scored"


def test_one_token_can_complete_a_row_and_a_column(sea: LayOut) -> None:
    table = sea().fill(0, a1="green bream", b1="green tuna", c1="green tuna", d2="blue bream", d3="blue bream")
    table.fill(0, d1="green bream")
    assert table.score() == 5 + 3


def test_a_net_can_complete_two_columns(sea: LayOut) -> None:
    table = sea().fill(0, a1="blue tuna", a2="blue tuna", b1="green tuna", b2="green tuna").before_station(9)
    table.play("sail 9", "net orange tuna", "cast a3 b3")
    assert table.score() == 6
    assert table.keys() == ["cast", "line", "line"]


def test_a_line_alike_in_colour_stays_open_until_a_token_has_neither_colour_nor_kind_in_common(sea: LayOut) -> None:
    table = sea().fill(0, a1="green bream", b1="green tuna")
    assert table.view(0).boards[0].lines[0] == "open"
    table.fill(0, c1="blue tuna")
    assert table.view(0).boards[0].lines[0] == "dead"
