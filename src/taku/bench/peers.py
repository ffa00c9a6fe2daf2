"""The peers: OpenSpiel's games of the same sort, played at random in the same process and run."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Any

from taku.bench.rules import Timed, rate

# Each game of ours beside what a researcher would load instead.
PEERS = {
    "nautilus": ("oh_hell", "goofspiel", "crazy_eights"),
    "niwa": ("breakthrough", "chinese_checkers(players=2)", "quoridor"),
    "namiji": ("backgammon", "maedn(players=4)", "gin_rummy"),
}
# Rollouts from one position, positions that are rolled out, and matches that say how long rollouts from them are.
ROLLOUTS = 50
POSITIONS = 16
COUNTED = 8


def subjects(game: str) -> dict[tuple[str, str, str], Timed]:
    """What is measured of a game's peers; nothing if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    found: dict[tuple[str, str, str], Timed] = {}
    for name in PEERS.get(game, ()):
        peer = pyspiel.load_game(name)
        found[f"OpenSpiel {name}", "driven", "decisions/s"] = _timed(functools.partial(_drive_new, peer))
        found[f"OpenSpiel {name}", "core", "decisions/s"] = _core(pyspiel, peer)
    return found


def _drive_new(game: Any) -> int:
    return drive(game.new_initial_state())


def _timed(play: Callable[[], int]) -> Timed:
    return lambda seconds: rate(play, seconds)


def drive(state: Any) -> int:
    """A match driven from Python, as OpenSpiel's own examples do it, with the cheapest way to draw chance."""
    decisions, choose = 0, random.random
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes()))
        elif state.is_simultaneous_node():
            choices = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([options[int(choose() * len(options))] for options in choices])
            decisions += len(choices)
        else:
            options = state.legal_actions()
            state.apply_action(options[int(choose() * len(options))])
            decisions += 1
    return decisions


def _drawn(outcomes: list[tuple[int, float]]) -> int:
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left <= 0:
            return action
    return outcomes[-1][0]


def _core(pyspiel: Any, game: Any) -> Timed:
    """Random rollouts in C++: a tree search of one simulation does nothing but roll out from its root.

    The search wants a position in which a player moves, so chance opens each match first; how many decisions
    its rollouts take is counted from matches driven from the same position.
    """
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    starts = [_opened(game) for _ in range(POSITIONS)]
    lengths = [sum(drive(start.clone()) for _ in range(COUNTED)) / COUNTED for start in starts]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def roll_all() -> float:
        for start in starts:
            searcher.mcts_search(start)
        return ROLLOUTS * sum(lengths)

    return lambda seconds: rate(roll_all, seconds)


def _opened(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_drawn(state.chance_outcomes()))
    return state
