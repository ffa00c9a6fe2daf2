"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("taku_namiji(players=3)")`.

Actions are numbers of the catalogue, chance plays as a player with explicit outcomes, and all that a seat
may observe comes from its view and from what it was told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms import mcts

from taku.games import all_games
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY, Game
from taku.kernel.playout import playout
from taku.research.observer import Observer, SecretObserver
from taku.research.position import Position
from taku.research.table import Table, game_of
from taku.wire import choices_of

PREFIX = "taku_"
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
# OpenSpiel reads a bare number as a number, and choices are texts: `first=_0` stands for `first=0`.
_NUMBER_SIGN = "_"
# A seed for imagining is made of one number from 0 to 1.
_SEEDS = 2**31
Parameters = Mapping[str, Any]


def register(*games: Game) -> list[str]:
    """Make the games known to OpenSpiel, all that there are if none are given; the names to load them by."""
    chosen = games or tuple(all_games().values())
    return [_register(game_of(game)) for game in chosen]


def _register(game: Game) -> str:
    kind = _game_type(game)
    if kind.short_name not in pyspiel.registered_names():
        # A class of its own for each game: OpenSpiel keeps what makes its games until after Python has ended, and
        # unlike a function a class can then be let go of.
        pyspiel.register_game(kind, type(f"{game.title}Game", (TakuGame,), {"game": game, "kind": kind}))
    return str(kind.short_name)


def _game_type(game: Game) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Taku)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=min(game.seats),
        max_num_players=max(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, str | int]:
    """The number of players and every choice of the set-up, but for the text of a component file."""
    choices = [choice for choice in choices_of(game.setup) if choice.key != game.box_key()]
    return {"players": game.seats[0], **{choice.key: _write(choice.default) for choice in choices}}


def _write(value: str) -> str:
    return _NUMBER_SIGN + value if value.isdigit() else value


def _read(value: str) -> str:
    return value.removeprefix(_NUMBER_SIGN)


class TakuGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of players and its choices made."""

    game: Game
    kind: pyspiel.GameType

    def __init__(self, parameters: Parameters) -> None:
        setup = {key: _read(str(value)) for key, value in parameters.items() if key != "players"}
        self.table = Table(self.game, int(parameters["players"]), setup)
        numbers = len(self.table.catalogue)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            # Outcomes are numbers of the catalogue too, so this is their bound rather than their most at one pause.
            max_chance_outcomes=numbers,
            num_players=self.table.seats,
            min_utility=self.table.lowest_utility,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        written = {key: _write(value) for key, value in setup.items()}
        super().__init__(self.kind, info, {"players": self.table.seats, **written})

    def new_initial_state(self) -> TakuState:
        return TakuState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> Observer | SecretObserver:
        """An observer of what one seat sees or has heard, of what everybody sees, or of what the seat alone sees."""
        if isinstance(kind, Mapping):  # OpenSpiel leaves a kind of None out and hands over the parameters alone
            kind, parameters = None, kind
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        is_secret = not wanted.public_info
        privacy = pyspiel.PrivateInfoType
        is_watcher = wanted.private_info == privacy.NONE
        if parameters or wanted.private_info == privacy.ALL_PLAYERS or (is_secret and is_watcher):
            raise ValueError("observers are for one seat or for what everybody sees, and take no parameters")
        if is_secret:
            if wanted.perfect_recall:
                raise ValueError("what was heard in secret cannot be observed apart from the rest")
            return SecretObserver(self.table)
        return Observer(self.table, wanted.perfect_recall, is_watcher)


class TakuState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match at one moment. It has one attribute: OpenSpiel copies and pickles a state attribute by attribute."""

    position: Position

    def __init__(self, game: TakuGame) -> None:
        super().__init__(game)
        self.position = Position(game.table)

    def current_player(self) -> int:
        mover = self.position.state.mover
        return mover if mover != NOBODY else _TERMINAL

    def is_terminal(self) -> bool:
        return self.position.state.mover == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return [move.number for move in self.position.state.options()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        weights = state.agenda[-1].weights(state)
        total = sum(weights)
        return [(move.number, weight / total) for move, weight in zip(state.options(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.table.catalogue[action].text

    def returns(self) -> list[float]:
        return self.position.table.utilities(self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TakuState:
        """A state that could be true for all that the player knows; its history still tells what was really played."""
        twin: TakuState = self.clone()
        twin.position = self.position.imagine(player, int(sampler() * _SEEDS))
        return twin

    def __str__(self) -> str:
        state = self.position.state
        phase = state.agenda[-1].name if state.agenda else "over"
        return f"{self.position.table.game.name} {phase} mover {state.mover} mark {state.mark():016x}"


class PlayoutEvaluator(mcts.Evaluator):
    """Random rollouts inside our own core, for OpenSpiel's Python MCTS and ISMCTS: as fair as theirs, and faster."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self._rollouts = rollouts
        self._dice = Dice(seed)

    def evaluate(self, state: TakuState) -> npt.NDArray[np.float64]:
        """The mean result of the rollouts, by seat."""
        position = state.position
        total = np.zeros(position.table.seats)
        for _ in range(self._rollouts):
            end = position.state.copy()
            playout(end, self._dice)
            total += position.table.utilities(end)
        return total / self._rollouts

    def prior(self, state: TakuState) -> list[tuple[int, float]]:
        """Every offer alike; outcomes of chance by their weight."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
