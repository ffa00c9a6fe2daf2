"""The points a seat will probably end with: a weighted sum of its boat board and of the way still to go.

The weights are measured, not guessed: `tools/tune.py namiji` plays matches and fits them to how those ended.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.board import BoatBoard, sections_of
from taku.games.namiji.box import EFFECTS, Condition
from taku.games.namiji.conditions import is_met, measure
from taku.games.namiji.facts import LINE_CELLS, LINES, PANORAMAS, SLOTS
from taku.games.namiji.rack import cells_of_line, fish_at
from taku.games.namiji.state import NamijiState
from taku.kernel.sets import BIT, count_of, members_of

# The way still to go is counted in these parts of the whole route.
PARTS: Final = 64
# A point is a thousand.
POINT: Final = 1000

# What is weighed, by its place in the list. Most things count twice: as they are, and times the way to go.
WAY: Final = 0  # for 2, 3, 4 and 5 seats: the way to go, and its square
LINE: Final = 8  # points of lines that can still score, by the cells they lack: 1, 2, 3; then the empty ones
PENALTY: Final = 16  # what the offerings would cost now
SECTION: Final = 18  # the numbers of the next sections
SURE_ROCK: Final = 20  # Rocks fulfilled as things stand
NEAR_ROCK: Final = 22  # Rocks not fulfilled, by how near they are
BIRD: Final = 24  # the Early Bird token of the boat's present rank
EFFECT: Final = 25  # upgrades by effect
FEATURES: Final = EFFECT + EFFECTS

# In thousandths of a point, by feature (bench/namiji-weights.json).
# fmt: off
WEIGHTS: Final[list[int]] = [
    813, -223, 715, -206, 716, -156, 573, -159,
    123, 693, -27, 354, -20, 212, -2, 85,
    -998, 793,
    62, 1448,
    999, -661,
    214, 1008,
    192,
    -172, 462, 5257, 1008, 333, 0, 5204, 1200, 1114, 600, 2356, 4128, 5519, -212, 0,
]
# fmt: on

# What an empty line lacks, of whatever length.
EMPTY_LINE: Final = 4

_CELLS: Final[list[list[int]]] = [cells_of_line(line) for line in range(LINES)]


def way_to_go(state: NamijiState, seat: i64) -> i64:
    """The part of the route that a boat still has before it."""
    finish = state.box.route.finish
    return (finish - state.berths[seat] // SLOTS) * PARTS // finish


def lacking(rack: i64, filled: i64, line: i64) -> i64:
    """How many cells a line lacks to score, EMPTY_LINE if all of them; 0 if it has scored or never will."""
    taken: i64 = filled & LINE_CELLS[line]
    if taken == 0:
        return EMPTY_LINE
    colours: i64 = 0
    kinds: i64 = 0
    missing: i64 = 0
    for cell in _CELLS[line]:
        if taken & BIT[cell]:
            fish = fish_at(rack, cell)
            colours |= BIT[fish >> 2]
            kinds |= BIT[fish & 3]
        else:
            missing += 1
    if count_of(colours) > 1 and count_of(kinds) > 1:
        return 0
    return missing


def rack_prospects(state: NamijiState, board: BoatBoard, way: i64) -> i64:
    """What the rack promises, in thousandths: the lines that can still score."""
    points = state.box.line_points
    total: i64 = 0
    for line in range(LINES):
        cells = lacking(board.rack, board.filled, line)
        if cells:
            weight = WEIGHTS[LINE + 2 * cells - 2] * PARTS + WEIGHTS[LINE + 2 * cells - 1] * way
            total += weight * points[line]
    return total // PARTS


def nearness(state: NamijiState, seat: int, condition: Condition) -> i64:
    """In parts, how much of a Rock's condition there is."""
    amount: i64 = measure(state, seat, condition)
    if amount < condition.least:
        return PARTS * amount // condition.least
    return PARTS if amount <= condition.most else PARTS // (1 + amount - condition.most)


def rock_features(state: NamijiState, seat: i64, way: i64, features: list[int]) -> None:
    """The points of the Rocks a seat holds: those that are fulfilled, and the others by how near they are."""
    for rock in members_of(state.boards[seat].rocks):
        card = state.box.rocks[rock]
        if is_met(state, seat, rock):
            features[SURE_ROCK] += PARTS * card.points
            features[SURE_ROCK + 1] += way * card.points
            continue
        near: i64 = PARTS
        for condition in card.conditions:
            near = near * nearness(state, seat, condition) // PARTS
        features[NEAR_ROCK] += near * card.points
        features[NEAR_ROCK + 1] += near * way * card.points // PARTS


def line_features(state: NamijiState, board: BoatBoard, way: i64, features: list[int]) -> None:
    """The points of the lines that can still score, by what they lack."""
    for line in range(LINES):
        cells = lacking(board.rack, board.filled, line)
        if cells:
            worth = state.box.line_points[line]
            features[LINE + 2 * cells - 2] += PARTS * worth
            features[LINE + 2 * cells - 1] += way * worth


def next_sections(state: NamijiState, board: BoatBoard) -> i64:
    """The numbers of the next sections of all unfinished Panoramas."""
    total: i64 = 0
    for panorama in range(PANORAMAS):
        count = sections_of(board, panorama)
        if count < state.box.lengths[panorama]:
            total += count + 1
    return total


def bird_ahead(state: NamijiState, seat: i64) -> i64:
    """The Early Bird token that the boat gets if it comes home in its present rank; 0 once it is home."""
    if state.boards[seat].place:
        return 0
    ahead: i64 = 0
    for boat in range(state.boats):
        if state.berths[boat] > state.berths[seat]:
            ahead += 1
    return state.box.early_bird[ahead] if ahead < state.tokens else 0


def features_of(state: NamijiState, seat: i64) -> list[int]:
    """Everything that is weighed, in parts."""
    return features_at(state, seat, way_to_go(state, seat))


def features_at(state: NamijiState, seat: i64, way: i64) -> list[int]:
    """The same if the boat had such a way to go."""
    board = state.boards[seat]
    features: list[int] = [0] * FEATURES
    features[WAY + 2 * state.seats - 4] = PARTS * way
    features[WAY + 2 * state.seats - 3] = way * way
    line_features(state, board, way, features)
    cost = state.box.penalty[board.offerings]
    features[PENALTY] = PARTS * cost
    features[PENALTY + 1] = way * cost
    numbers = next_sections(state, board)
    features[SECTION] = PARTS * numbers
    features[SECTION + 1] = way * numbers
    rock_features(state, seat, way, features)
    features[BIRD] = (PARTS - way) * bird_ahead(state, seat)
    for upgrade in members_of(board.upgrades):
        amounts = state.box.upgrades[upgrade].amounts
        for effect in range(EFFECTS):
            features[EFFECT + effect] += way * amounts[effect]
    return features


def prospects(state: NamijiState, seat: i64) -> i64:
    """The points, in thousandths, with which the seat will probably end."""
    return prospects_at(state, seat, way_to_go(state, seat))


def prospects_at(state: NamijiState, seat: i64, way: i64) -> i64:
    """The same if its boat had such a way to go."""
    total: i64 = 0
    features = features_at(state, seat, way)
    for feature in range(FEATURES):
        amount: i64 = features[feature]
        if amount:
            total += amount * WEIGHTS[feature]
    return state.boards[seat].score * POINT + total // PARTS
