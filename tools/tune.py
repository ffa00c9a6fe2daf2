"""Measure the weights that bots judge by.

    python tools/tune.py namiji [--matches 200] [--simulations 100]    fits the prospects of a boat board;
                        [--weights FILE]    plays with weights found before
    python tools/tune.py nautilus [--matches 200] [--simulations 200]  counts how often a card keeps its lane

Run it on the compiled build (PYTHONPATH=build/compiled). What is found is printed as JSON; bench/ keeps what the
present weights came from. Bots are tried against each other by tools/duel.py.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import taku
from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.ismcts import IsmctsBot
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY, Game, State
from taku.kernel.playout import pass_chance

MATCH_SEEDS = 99_991
RIDGE = 50.0


def play(game: Game, bots: list[Bot], seed: int, look: Callable[[State], None]) -> State:
    """A whole match without records; `look` is shown every state in which a seat is awaited."""
    dice = Dice(seed)
    state = game.start(game.setup(), len(bots))
    pass_chance(state, dice)
    while state.mover != NOBODY:
        look(state)
        text = bots[state.mover].choose(Eye(game, state, state.mover), Clock(seconds=None))
        state.apply(next(move for move in state.options() if move.text == text))
        pass_chance(state, dice)
    return state


def solve(rows: list[list[float]], targets: list[float], ridge: float) -> list[float]:
    """Least squares with a little pull to zero, by elimination."""
    size = len(rows[0])
    table = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in zip(rows, targets, strict=True):
        filled = [index for index in range(size) if row[index]]
        for index in filled:
            for other in filled:
                table[index][other] += row[index] * row[other]
            table[index][size] += row[index] * target
    for index in range(size):
        table[index][index] += ridge
    for index in range(size):
        pivot = table[index][index]
        for other in range(size):
            if other != index and table[other][index]:
                factor = table[other][index] / pivot
                table[other] = [left - factor * right for left, right in zip(table[other], table[index], strict=True)]
    return [table[index][size] / table[index][index] for index in range(size)]


def use_weights(file: Path) -> None:
    """Let Namiji's bots judge by the weights of an earlier run."""
    from taku.games.namiji import prospects

    prospects.WEIGHTS[:] = json.loads(file.read_text())["weights"]


class Sightings:
    """What was seen of a match of Namiji: boat boards at every sailing, and what stops brought, by pause."""

    def __init__(self) -> None:
        self.boards: list[tuple[int, int, list[int]]] = []
        self.gains: dict[int, list[int]] = {}
        self._open: list[tuple[int, int, int]] = []

    def look(self, state: State) -> None:
        """Remember the boards of all seats, or that a stop is being carried out."""
        from taku.games.namiji.phases.sailing import SAILING
        from taku.games.namiji.prospects import features_of, prospects
        from taku.games.namiji.state import NamijiState

        table = cast(NamijiState, state)
        if table.agenda[-1] is not SAILING:
            self._open.append((table.agenda[-1].number, table.mover, prospects(table, table.mover)))
            return
        for seat in range(table.seats):
            self.boards.append((seat, table.boards[seat].score, features_of(table, seat)))
        for phase, seat, before in self._open:
            self.gains.setdefault(phase, []).append(prospects(table, seat) - before)
        self._open = []


def tune_namiji(matches: int, simulations: int) -> dict[str, object]:
    """Fit the points that were still to come at each sailing to what lay on the boat board."""
    from taku.games.namiji.prospects import PARTS, POINT
    from taku.games.namiji.scoring import standing
    from taku.games.namiji.state import NamijiState

    game = taku.find("namiji")
    rows: list[list[float]] = []
    targets: list[float] = []
    gains: dict[int, list[int]] = {phase.number: [] for phase in game.phases}
    for number in range(matches):
        seats = 2 + number % 4
        seen = Sightings()
        bots: list[Bot] = [IsmctsBot(number * 10 + seat, simulations=simulations) for seat in range(seats)]
        end = cast(NamijiState, play(game, bots, MATCH_SEEDS * number + 11, seen.look))
        for seat, score, features in seen.boards:
            rows.append([feature / PARTS for feature in features])
            targets.append(standing(end, seat) - score)
        for phase, found in seen.gains.items():
            gains[phase] += found
    weights = solve(rows, targets, RIDGE)
    errors = [
        target - sum(weight * feature for weight, feature in zip(weights, row, strict=True))
        for row, target in zip(rows, targets, strict=True)
    ]
    return {
        "matches": matches,
        "simulations": simulations,
        "samples": len(rows),
        "mean to come": sum(targets) / len(targets),
        "error": math.sqrt(sum(error * error for error in errors) / len(errors)),
        "spread": spreads(rows, errors),
        "weights": [round(weight * POINT) for weight in weights],
        "pending": [round(sum(found) / len(found)) if found else 0 for found in gains.values()],
    }


def spreads(rows: list[list[float]], errors: list[float]) -> list[list[float]]:
    """How far off the prospects are, by eighths of the way to go."""
    found: list[list[float]] = []
    for eighth in range(8):
        part = [error for row, error in zip(rows, errors, strict=True) if min(int(max(row[:8:2]) / 8), 7) == eighth]
        if part:
            found.append([eighth, len(part), round(math.sqrt(sum(error * error for error in part) / len(part)), 3)])
    return found


def tune_nautilus(matches: int, simulations: int) -> dict[str, object]:
    """Count how often the first card of a lane keeps it, by card."""
    from taku.games.nautilus.facts import CARDS, EMPTY, LANES
    from taku.games.nautilus.rounds import last_table
    from taku.games.nautilus.scoring import beats
    from taku.games.nautilus.state import NautilusState

    game = taku.find("nautilus")
    held, kept = [0] * CARDS, [0] * CARDS
    for number in range(matches):
        lone: set[tuple[int, int]] = set()
        rounds = [1]

        def look(state: State, lone: set[tuple[int, int]] = lone, rounds: list[int] = rounds) -> None:
            table = cast(NautilusState, state).table
            if cast(NautilusState, state).round != rounds[0]:
                rounds[0] += 1
                count(last_table(cast(NautilusState, state)), lone)
            lone.update(
                (card, place)
                for place, card in enumerate(table)
                if card != EMPTY and table[(place + LANES) % (2 * LANES)] == EMPTY
            )

        def count(table: list[int], lone: set[tuple[int, int]]) -> None:
            for card, place in lone:
                if table[place] == card:
                    held[card] += 1
                    kept[card] += beats(card, table[(place + LANES) % (2 * LANES)])
            lone.clear()

        bots: list[Bot] = [IsmctsBot(number * 10 + seat, simulations=simulations) for seat in range(2)]
        end = play(game, bots, MATCH_SEEDS * number + 13, look)
        count(last_table(cast(NautilusState, end)), lone)
    return {
        "matches": matches,
        "simulations": simulations,
        "lone cards": held,
        "kept": kept,
        "chance": [round(wins / tries, 3) if tries else 0.5 for wins, tries in zip(kept, held, strict=True)],
    }


def main() -> None:
    """Measure what the command line asks for, and print it as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("namiji", "nautilus"):
        command = commands.add_parser(name)
        command.add_argument("--matches", type=int, default=200)
        command.add_argument("--simulations", type=int, default=100)
        command.add_argument("--weights", type=Path)
    given = parser.parse_args()
    if given.weights is not None:
        use_weights(given.weights)
    tune = {"namiji": tune_namiji, "nautilus": tune_nautilus}[given.command]
    found = tune(given.matches, given.simulations)
    json.dump(found, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
