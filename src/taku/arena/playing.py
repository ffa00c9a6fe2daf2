"""Plays one match of an arena; a bot that fails forfeits and the reason is kept."""

from __future__ import annotations

import hashlib
import time

import msgspec

from taku.arena.pairings import Fixture
from taku.bots import Bot, Clock, find_bot
from taku.games import find
from taku.match import Match

# A bot that takes longer than its budget by more than this forfeits.
GRACE_SECONDS = 1.0


class Terms(msgspec.Struct, frozen=True):
    """What all matches of an arena share."""

    game: str
    seats: int
    setup: dict[str, str]
    seed: str
    think: str | None


class Result(msgspec.Struct, frozen=True):
    """How a match ended: scores by seat, or who forfeited and why."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    scores: list[float]
    plies: int
    forfeit: int | None = None
    reason: str = ""


class Forfeit(Exception):
    """A bot raised, overran its budget, or named something that was not on offer."""


def play(terms: Terms, fixture: Fixture) -> Result:
    """One match, from nothing but its terms and its fixture."""
    match = Match(find(terms.game), terms.seats, f"{terms.seed} {fixture.deal}", terms.setup)
    bots = [find_bot(name)(_seed_of(terms, fixture, seat)) for seat, name in enumerate(fixture.lineup)]
    while not match.is_over:
        seat = match.mover
        try:
            match.play(_chosen(bots[seat], match, terms.think))
        except Forfeit as forfeit:
            scores = [0.0 if owner == seat else 1.0 for owner in range(terms.seats)]
            return _result(fixture, scores, match.ply, seat, str(forfeit))
    return _result(fixture, [float(score) for score in match.scores()], match.ply, None, "")


def _result(fixture: Fixture, scores: list[float], plies: int, forfeit: int | None, reason: str) -> Result:
    return Result(fixture.number, fixture.deal, fixture.lineup, scores, plies, forfeit, reason)


def _seed_of(terms: Terms, fixture: Fixture, seat: int) -> int:
    """A bot's seed: its own for every match and seat, and the same whenever the arena is run again."""
    text = f"{terms.seed} {fixture.number} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _chosen(bot: Bot, match: Match, think: str | None) -> str:
    clock = Clock() if think is None else Clock.read(think)
    clock.start()
    begin = time.perf_counter()
    try:
        text = bot.choose(match.eye(match.mover), clock)
    except Exception as error:  # whatever a bot raises is its own loss, not the arena's
        raise Forfeit(f"raised {type(error).__name__}: {error}") from error
    spent = time.perf_counter() - begin
    if clock.seconds is not None and spent > clock.seconds + GRACE_SECONDS:
        raise Forfeit(f"took {spent:.1f} s of {clock.seconds:g} s")
    if text not in match.offers():
        raise Forfeit(f"named {text!r}, which was not on offer")
    return text


def check(terms: Terms, names: list[str]) -> None:
    """Raise before the first match what would go wrong in every one."""
    Match(find(terms.game), terms.seats, terms.seed, terms.setup)
    if terms.think is not None:
        Clock.read(terms.think)
    for name in names:
        find_bot(name)
