"""Find the weights of Niwa's evaluation from matches that it plays against itself.

    PYTHONPATH=build/compiled python tools/tune_niwa.py [MATCHES [SEED]]     (default: 1600 matches from seed 1000)

Plays short matches on every garden, with random openings and a stray turn now and then, and fits by logistic
regression how the features at the start of a turn foretell who wins. Prints the weights in thousandths of a logit for
several costs of beads and jumps, and writes them to bench/niwa-evaluation.md. What fits best is copied by hand into
prospects.py and evaluation.py. Ten minutes on one core, most of them for the wild gardens.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import cast

import taku
from taku.bots.clock import Clock
from taku.bots.search.alphabeta import AlphaBeta
from taku.games.niwa.evaluation import EVALUATION
from taku.games.niwa.facts import FIGURES
from taku.games.niwa.figures import ANY_BEAD, SLOTS, STACKS, in_slot
from taku.games.niwa.garden import Garden
from taku.games.niwa.prospects import TURN_COST, prospects
from taku.games.niwa.state import NiwaState
from taku.kernel.dice import Dice
from taku.kernel.playout import random_move

GARDENS = ["lantern", "stream", "ring", "classic", "wild"]
STATES = 3000  # looked at before each turn
STRAY_IN = 10  # one turn in so many is any of the best four
LONGEST = 150  # turns; a longer match counts as a draw
COSTS = [(40, 120), (50, 150), (60, 150), (60, 200), (80, 200)]
NAMES = ["tempo", "foremost turn", "foremost line", "any turn", "any line"]
RESULT = Path(__file__).resolve().parent.parent / "bench" / "niwa-evaluation.md"


class Played:
    """The starts of the turns of one match, and seat 0's share of the win."""

    def __init__(self, garden: Garden, any_bead: bool, starts: list[tuple[int, int, int]], share: float) -> None:
        self.garden, self.any_bead, self.starts, self.share = garden, any_bead, starts, share


def play(seed: int) -> Played:
    """One match of the evaluation against itself."""
    game, dice = taku.find("niwa"), Dice(seed)
    setup = game.setup(garden=GARDENS[seed % len(GARDENS)], beads="any" if seed % 11 == 0 else "top")
    state = cast(NiwaState, game.start(setup, 2))
    strays = dice.below(6)
    while state.mover != -2 and (state.placed < SLOTS or state.turns < strays):
        state.apply(random_move(state, dice))
    while state.mover >= 0 and state.agenda[-1].name != "turn":
        state.apply(random_move(state, dice))
    starts: list[tuple[int, int, int]] = []
    while state.mover >= 0 and state.turns < LONGEST:
        starts.append((int(state.cells), int(state.beads), int(state.turn)))
        turns = AlphaBeta(EVALUATION, Clock(None), STATES, 30, 0).think(state, dice)
        chosen = dice.below(min(4, len(turns))) if dice.below(STRAY_IN) == 0 else 0
        state = cast(NiwaState, turns[chosen].after)
    share = 0.5 if state.mover >= 0 else game.scores(state)[0]
    return Played(state.garden, state.usable is ANY_BEAD, starts, share)


def side(costs: list[int], garden: Garden, cells: int, beads: int, seat: int) -> list[float]:
    """Turns and lines to go: of the foremost figure, and of all together."""
    half = len(costs) // 2
    figures: list[tuple[float, float]] = []
    for slot in range(FIGURES * seat, FIGURES * seat + FIGURES):
        cell = int(in_slot(cells, slot))
        cost = costs[half * seat + STACKS * cell + int(in_slot(beads, slot))]
        figures.append((cost / TURN_COST, float(garden.plot.distances[seat][cell])))
    turns, lines = min(figures, key=lambda figure: figure[0] + figure[1] / 2)
    return [turns, lines, sum(figure[0] for figure in figures), sum(figure[1] for figure in figures)]


def rows(matches: list[Played], bead_cost: int, jump_cost: int) -> tuple[list[list[float]], list[float]]:
    """What is seen at the start of each turn by its mover, and the share of the win that the mover got."""
    tables: dict[tuple[int, bool], list[int]] = {}
    seen: list[list[float]] = []
    got: list[float] = []
    for match in matches:
        key = (id(match.garden), match.any_bead)
        if key not in tables:
            tables[key] = prospects(match.garden, match.any_bead, bead_cost, jump_cost)
        for cells, beads, mover in match.starts:
            mine = side(tables[key], match.garden, cells, beads, mover)
            other = side(tables[key], match.garden, cells, beads, 1 - mover)
            seen.append([1.0, *(there - here for here, there in zip(mine, other, strict=True))])
            got.append(match.share if mover == 0 else 1 - match.share)
    return seen, got


def fit(seen: list[list[float]], got: list[float]) -> tuple[list[float], float]:
    """Weights by Newton's method, and the log loss that is left."""
    size = len(seen[0])
    weights = [0.0] * size
    loss = 0.0
    for _ in range(8):
        slope = [0.0] * size
        curve = [[1e-6 * (row == column) for column in range(size)] for row in range(size)]
        loss = 0.0
        for features, share in zip(seen, got, strict=True):
            chance = 1 / (1 + math.exp(-sum(w * x for w, x in zip(weights, features, strict=True))))
            loss -= share * math.log(chance) + (1 - share) * math.log(1 - chance)
            for row in range(size):
                slope[row] += (share - chance) * features[row]
                for column in range(size):
                    curve[row][column] += chance * (1 - chance) * features[row] * features[column]
        weights = [w + change for w, change in zip(weights, solve(curve, slope), strict=True)]
    return weights, loss / len(seen)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive."""
    size = len(right)
    table = [[*matrix[row], right[row]] for row in range(size)]
    for pivot in range(size):
        for row in range(size):
            if row != pivot:
                times = table[row][pivot] / table[pivot][pivot]
                table[row] = [a - times * b for a, b in zip(table[row], table[pivot], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]


def main() -> None:
    """Play, fit, print and write."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1600
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    matches = [play(seed) for seed in range(first, first + count)]
    lines = [
        f"# Niwa's evaluation, fitted to {count} matches from seed {first}",
        "",
        f"`tools/tune_niwa.py {count} {first}`: {sum(len(match.starts) for match in matches)} turns. Thousandths of a "
        "logit a turn or a line; the log loss of a coin is 0.6931.",
        "",
        "| bead | jump | " + " | ".join(NAMES) + " | log loss |",
        "|---" * (len(NAMES) + 3) + "|",
    ]
    for bead_cost, jump_cost in COSTS:
        weights, loss = fit(*rows(matches, bead_cost, jump_cost))
        found = " | ".join(str(round(1000 * weight)) for weight in weights)
        lines.append(f"| {bead_cost} | {jump_cost} | {found} | {loss:.4f} |")
        print(lines[-1], flush=True)
    RESULT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
