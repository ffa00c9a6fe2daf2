"""The peers: OpenSpiel's games of the same sort, played at random in the same process and run."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

from taku.bench.rules import Timed, rate

# Each game of ours beside what a researcher would load instead.
PEERS = {
    "nautilus": ("oh_hell", "goofspiel", "crazy_eights"),
    "niwa": ("breakthrough", "chinese_checkers(players=2)", "quoridor"),
    "namiji": ("backgammon", "maedn(players=4)", "gin_rummy"),
}
ROLLOUTS = 20


def subjects(game: str) -> dict[tuple[str, str, str], Timed]:
    """What is measured of a game's peers; nothing if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    found: dict[tuple[str, str, str], Timed] = {}
    for name in PEERS.get(game, ()):
        peer = pyspiel.load_game(name)
        found[(f"OpenSpiel {name}", "driven", "decisions/s")] = _timed(functools.partial(drive, peer))
        found[(f"OpenSpiel {name}", "core", "decisions/s")] = _core(pyspiel, peer)
    return found


def _timed(play: Callable[[], int]) -> Timed:
    return lambda seconds: rate(play, seconds)


def drive(game: object) -> int:
    """One match driven from Python, as OpenSpiel's own examples do it, with the cheapest way to draw chance."""
    state, decisions, choose = game.new_initial_state(), 0, random.random  # type: ignore[attr-defined]
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


def _core(pyspiel: object, game: object) -> Timed:
    """Random rollouts in C++; their decisions are counted from as many matches driven from Python."""
    sequential = game
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:  # type: ignore[attr-defined]
        sequential = pyspiel.convert_to_turn_based(game)  # type: ignore[attr-defined]
    start = sequential.new_initial_state()  # type: ignore[attr-defined]
    average = sum(drive(sequential) for _ in range(ROLLOUTS)) / ROLLOUTS

    def measure(seconds: float) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.randrange(2**30))  # type: ignore[attr-defined]

        def roll() -> int:
            evaluator.evaluate(start)
            return ROLLOUTS

        return rate(roll, seconds) * average

    return measure
