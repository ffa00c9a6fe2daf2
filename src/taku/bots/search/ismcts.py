"""Information-set Monte Carlo tree search: one tree over many imagined states, every seat out for its own win.

A simulation imagines a state that could be true, walks down the tree along what is on offer in it, adds one
node, plays on by the game's policy and judges where that led. With more than two seats each seat maximises its own
share (max^n). Outcomes of chance are nodes too: what a seat has seen happen, it can answer.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import CHANCE, NOBODY, State
from taku.kernel.playout import random_move

# A promise of so great a share of the win more makes the search e times as curious, up to a bound.
_LEANING: Final = 0.08
_MOST_APPEAL: Final = 1.5


class Node:
    """What happens after a move: how often it could be made, how often it was, and with which success."""

    visits: float
    available: float  # how often the move was on offer when the tree went on from its parent
    total: float  # the shares of the win that the seat which made the move got out of it
    prior: float  # what the move promised, more or less than its neighbours, before it was tried
    appeal: float  # how much curiosity such a promise deserves
    picks: float  # how often the tree went on from here by a decision
    worth: float  # the shares that the seat which decides here got out of that
    children: dict[Move, Node]

    def __init__(self, prior: float) -> None:
        self.visits = 0.0
        self.available = 0.0
        self.total = 0.0
        self.prior = prior
        self.appeal = math.exp(min(prior / _LEANING, _MOST_APPEAL))
        self.picks = 0.0
        self.worth = 0.0
        self.children = {}


class Found:
    """What a search thinks of one offer."""

    def __init__(self, text: str, visits: int, value: float) -> None:
        self.text: Final = text
        self.visits: Final = visits
        self.value: Final = value  # the share of the win that the seat expects


class Search:
    """One decision of one seat, thought about for as many simulations as the caller likes."""

    eye: Eye
    evaluation: Evaluation
    seats: i64
    rollout: i64
    exploration: float
    dice: Dice
    root: Node
    simulations: i64

    def __init__(
        self, eye: Eye, evaluation: Evaluation, seats: i64, dice: Dice, rollout: i64, exploration: float
    ) -> None:
        self.eye = eye
        self.evaluation = evaluation
        self.seats = seats
        self.dice = dice
        self.rollout = rollout
        self.exploration = exploration
        self.root = Node(0.0)
        self.simulations = 0

    def simulate(self, count: i64) -> None:
        """So many simulations more."""
        for _ in range(count):
            self._simulate(self.eye.imagine(self.dice))
        self.simulations += count

    def found(self) -> list[Found]:
        """What is thought of each offer, in the order of the offers; nothing of one that was never tried."""
        listed: list[Found] = []
        for move in self.eye.imagine(self.dice).options():
            child = self.root.children.get(move)
            if child is None or child.visits == 0:
                listed.append(Found(move.text, 0, 0.0))
            else:
                listed.append(Found(move.text, int(child.visits), child.total / child.visits))
        return listed

    def _simulate(self, state: State) -> None:
        nodes: list[Node] = []
        movers: list[int] = []
        node = self.root
        is_new = False
        while not is_new and self._grows(state):
            movers.append(state.mover)
            move = random_move(state, self.dice) if state.mover == CHANCE else self._select(state, node)
            child = node.children.get(move)
            if child is None:
                child = Node(0.0)
                node.children[move] = child
            is_new = child.visits == 0 and state.mover != CHANCE
            nodes.append(child)
            node = child
            state.apply(move)
        self._play_on(state)
        self._learn(nodes, movers, self.evaluation.values(state, self.seats))

    def _learn(self, nodes: list[Node], movers: list[int], shares: list[int]) -> None:
        """Every decision on the way down is credited with what its seat got in the end."""
        parent = self.root
        for index in range(len(nodes)):
            node = nodes[index]
            node.visits += 1.0
            if movers[index] >= 0:
                share = shares[movers[index]] / WHOLE
                node.total += share
                parent.picks += 1.0
                parent.worth += share
            parent = node

    def _grows(self, state: State) -> bool:
        """Whether the tree goes on here: not after the end, and not beyond a horizon."""
        if state.mover == NOBODY:
            return False
        return state.mover >= 0 or not self.evaluation.is_quiet(state)

    def _select(self, state: State, node: Node) -> Move:
        """The offer that promises most, counting in how little is known of it.

        An offer is compared by how often it was available: the hidden cards decide what others can play.
        """
        options = state.options()
        if len(options) == 1:
            return options[0]
        best = options[0]
        most = -1.0e9
        usual = node.worth / node.picks if node.picks else 0.5
        # Any of equals will do: begin anywhere, so that catalogue order does not decide.
        start: i64 = self.dice.below(len(options))
        for index in range(len(options)):
            move = options[(start + index) % len(options)]
            child = node.children.get(move)
            if child is None:
                child = Node(self.evaluation.order(state, move) / WHOLE)
                node.children[move] = child
            child.available += 1.0
            score = self._score(child, usual)
            if score > most:
                most = score
                best = move
        return best

    def _score(self, child: Node, usual: float) -> float:
        """What an offer has brought, beginning with what it promised, and a bonus that shrinks with every try."""
        tries = child.visits + 1.0
        curiosity = self.exploration * child.appeal * math.sqrt(child.available)
        return (child.total + usual + child.prior + curiosity) / tries

    def _play_on(self, state: State) -> None:
        """A rollout: by the game's policy, until it is deep enough and the value can be trusted."""
        evaluation = self.evaluation
        dice = self.dice
        left = self.rollout
        while state.mover != NOBODY and (left > 0 or not evaluation.is_quiet(state)):
            if state.mover >= 0:
                left -= 1
            state.apply(evaluation.policy(state, dice))
