"""Analyses a record: everybody's chances after every ply, the biggest swings, and better offers for each decision."""

from __future__ import annotations

import msgspec

from taku.bots.clock import Clock
from taku.bots.evaluations import evaluation_of
from taku.bots.levels import Master
from taku.bots.search.evaluation import Evaluation
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import CHANCE, NOBODY, State
from taku.kernel.log import Entry
from taku.match import Match
from taku.wire import Label

ROLLOUTS = 60
SWINGS = 5
PREFERRED = 3
THINKING = "400sims"
# Advice is given where the move made was worse than the best by more than this share of the win.
WORTH_SAYING = 0.03


class Offered(msgspec.Struct, frozen=True):
    """An offer and the share of the win that a master expects of it; None for one it never tried."""

    text: str
    value: float | None
    visits: int


class Worded(Offered, frozen=True):
    """An offer as people read it."""

    label: Label


class Advice(msgspec.Struct, frozen=True):
    """One decision: what was made of it, and what a search would have preferred, best first."""

    ply: int
    seat: int
    played: Worded
    preferred: list[Worded]


class Swing(msgspec.Struct, frozen=True):
    """A ply that changed the chances: by how much for whom, and what was told of it."""

    ply: int
    actor: int
    text: str
    seat: int
    change: float
    told: list[Label]


class Analysis(msgspec.Struct, frozen=True):
    """Everything found out about a match. `chances[ply]` are everybody's before that ply; the last are the end's."""

    game: str
    seats: int
    plies: list[str]
    chances: list[list[float]]
    swings: list[Swing]
    advice: list[Advice]


def analyse(match: Match, seed: int = 1, think: str = THINKING, people: list[int] | None = None) -> Analysis:
    """Look at a match from its first ply to where it stands, as somebody who sees all cards.

    Advice is given to `people`, to every seat if they are not named, from what the seat itself could know.
    """
    dice = Dice(seed)
    evaluation = evaluation_of(match.game, match.seats)
    chances: list[list[float]] = []
    advice: list[Advice] = []
    for moment, entry in Match.steps(match.log.private_text):
        chances.append(chances_of(moment, evaluation, dice))
        if entry is not None and entry.actor != CHANCE and (people is None or entry.actor in people):
            advice += _advise(moment, entry, seed, think)
    told = match.told[None]
    swings = [
        _swing(entry, chances[entry.ply], chances[entry.ply + 1], told[entry.ply].lines) for entry in match.log.entries
    ]
    swings.sort(key=lambda swing: -abs(swing.change))
    texts = [entry.text for entry in match.log.entries]
    return Analysis(match.game.name, match.seats, texts, chances, swings[:SWINGS], advice)


def hint(eye: Eye, clock: Clock, seed: int = 1) -> list[Offered]:
    """What a master thinks of every offer, best first: by how often it was tried, then by what it is worth."""
    found = Master(seed).think(eye, clock)
    offers = [Offered(offer.text, offer.value if offer.visits else None, offer.visits) for offer in found]
    return sorted(offers, key=lambda offer: (-offer.visits, -(offer.value or 0.0)))


def chances_of(match: Match, evaluation: Evaluation, dice: Dice) -> list[float]:
    """Everybody's share of the win: the mean over rollouts by the game's policy, judged where they stop."""
    state = match.state()
    if state.mover == NOBODY:
        winners = match.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    totals = [0] * match.seats
    for _ in range(ROLLOUTS):
        for seat, share in enumerate(_rolled_out(state.copy(), evaluation, dice, match.seats)):
            totals[seat] += share
    whole = max(sum(totals), 1)
    return [total / whole for total in totals]


def _rolled_out(state: State, evaluation: Evaluation, dice: Dice, seats: int) -> list[int]:
    left = evaluation.rollout()
    while state.mover != NOBODY and (left > 0 or not evaluation.is_quiet(state)):
        left -= state.mover >= 0
        state.apply(evaluation.policy(state, dice))
    return evaluation.values(state, seats)


def _swing(entry: Entry, before: list[float], after: list[float], told: list[Label]) -> Swing:
    changes = [later - earlier for earlier, later in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda index: abs(changes[index]))
    return Swing(entry.ply, entry.actor, entry.text, seat, changes[seat], told)


def _advise(match: Match, entry: Entry, seed: int, think: str) -> list[Advice]:
    """Nothing where there was no choice, or where what was played is about as good as anything."""
    if len(match.offers()) == 1:
        return []
    clock = Clock.read(think)
    clock.start()
    offers = hint(match.eye(entry.actor), clock, seed)
    played = next(offer for offer in offers if offer.text == entry.text)
    known = played.value or 0.0
    better = [offer for offer in offers if offer.value is not None and offer.value > known + WORTH_SAYING]
    if not better or offers[0].text == entry.text:
        return []
    labels = {offer.text: offer.label for offer in match.view(entry.actor).offers}
    worded = [Worded(offer.text, offer.value, offer.visits, labels[offer.text]) for offer in [played, *better]]
    return [Advice(entry.ply, entry.actor, worded[0], worded[1 : PREFERRED + 1])]
