"""The final count, one function a category, and the recount at any moment (rulebook, "Ending the journey")."""

from __future__ import annotations

from typing import Final

from taku.games.namiji.board import meals_of, sections_of
from taku.games.namiji.conditions import rock_points
from taku.games.namiji.facts import PANORAMAS
from taku.games.namiji.placing import points_of_lines
from taku.games.namiji.state import NamijiState
from taku.kernel.game import NOBODY
from taku.kernel.sets import count_of

CATEGORIES: Final[list[str]] = [
    "rack",
    "crustaceans",
    "panoramas",
    "bonuses",
    "meals",
    "upgrades",
    "early-bird",
    "rocks",
    "offerings",
]


def rack_points(state: NamijiState, seat: int) -> int:
    """The lines that scored."""
    return points_of_lines(state.box, state.boards[seat].lines)


def crustacean_points(state: NamijiState, seat: int) -> int:
    """A point a token."""
    return state.boards[seat].shrimp + state.boards[seat].crabs


def panorama_points(state: NamijiState, seat: int) -> int:
    """Every section its number."""
    counts = [int(sections_of(state.boards[seat], panorama)) for panorama in range(PANORAMAS)]
    return sum(count * (count + 1) // 2 for count in counts)


def bonus_points(state: NamijiState, seat: int) -> int:
    """The Panorama bonuses won."""
    return count_of(state.boards[seat].bonuses) * state.box.bonus


def meal_points(state: NamijiState, seat: int) -> int:
    """The meals eaten."""
    meals = state.box.meals
    return sum(int(meals_of(state.boards[seat], meal)) * meals[meal].points for meal in range(len(meals)))


def penalty(state: NamijiState, seat: int) -> int:
    """What the offerings left on the boat cost."""
    return state.box.penalty[state.boards[seat].offerings]


def count(state: NamijiState, seat: int) -> list[int]:
    """The collection of a seat counted anew, by category."""
    return [
        rack_points(state, seat),
        crustacean_points(state, seat),
        panorama_points(state, seat),
        bonus_points(state, seat),
        meal_points(state, seat),
        state.boards[seat].tally,
        state.boards[seat].early_bird,
        rock_points(state, seat),
        -penalty(state, seat),
    ]


def standing(state: NamijiState, seat: int) -> int:
    """The running score with the seat's Rocks and its penalty as they are now."""
    return state.boards[seat].score + rock_points(state, seat) - penalty(state, seat)


def scores(state: NamijiState) -> list[int]:
    """The final points of each seat; before the end what has been scored so far."""
    if state.mover == NOBODY:
        return [standing(state, seat) for seat in range(state.seats)]
    return [int(board.score) for board in state.boards]
