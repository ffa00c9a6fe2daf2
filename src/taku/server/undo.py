"""Taking back: which choice it would be, and whether anybody has learned anything since."""

from __future__ import annotations

from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.game import State
from taku.server.playing import Playing
from taku.wire import encode

# So many worlds are imagined before a choice counts as having shown nothing.
WORLDS = 3


def last_choice(playing: Playing, seats: list[int]) -> int | None:
    """The ply of the last decision of these seats, or None if there was none."""
    if seats:
        for entry in reversed(playing.entries):
            if entry.actor in seats:
                return entry.ply
    return None


def is_still_own_turn(playing: Playing, ply: int) -> bool:
    """Whether since that ply only one seat has decided, chance has not rolled, and the same seat is awaited."""
    seat = playing.entries[ply].actor
    return playing.mover == seat and all(entry.actor == seat for entry in playing.entries[ply:])


def is_free(playing: Playing, ply: int) -> bool:
    """Whether the choices from that ply on can be taken back as if they had never been made.

    The answer is given to the seat that asks, so it is found in worlds which that seat thinks possible: the true one
    is not looked at beyond what the seat knows.
    """
    if not is_still_own_turn(playing, ply):
        return False
    seat = playing.entries[ply].actor
    moves = [playing.catalogue.find(entry.text) for entry in playing.entries[ply:]]
    for number in range(WORLDS):
        before = playing.game.imagine(playing.state_at(ply), seat, Dice(number))
        for move in moves:
            if move is None or _shows_something(playing, before, move):
                return False
            before.apply(move)
    return True


def _shows_something(playing: Playing, before: State, move: Move) -> bool:
    """Whether a seat could tell, by what it hears and sees of the move, one world it thought possible from another."""
    after = before.copy()
    after.apply(move)
    for seat in range(playing.header.seats):
        known = _heard(playing, before, move, after, seat)
        for number in range(WORLDS):
            world = playing.game.imagine(before, seat, Dice(number))
            if not _can_look_like(playing, world, move, known, seat):
                return True
    return False


def _can_look_like(playing: Playing, world: State, move: Move, known: bytes, seat: int) -> bool:
    """Whether in that world, too, the mover could have made a move that this seat hears and sees the same of."""
    options = world.options()
    # A seat knows its own choice; of another's it knows only what it is told.
    candidates = [move] if seat == world.mover else [move, *options]
    for candidate in candidates:
        if candidate in options:
            after = world.copy()
            after.apply(candidate)
            if _heard(playing, world, candidate, after, seat) == known:
                return True
    return False


def _heard(playing: Playing, before: State, move: Move, after: State, seat: int) -> bytes:
    told = encode(playing.game.told(before, move, after, seat))
    return told + encode(playing.game.view(after, seat))
