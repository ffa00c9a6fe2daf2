"""The end of a placement: the other seat goes on, or the round and perhaps the match is over. No pause of its own."""

from __future__ import annotations

from taku.games.nautilus.facts import PLACES
from taku.games.nautilus.phases.opening import open_round
from taku.games.nautilus.rounds import award_lanes, is_decided, pass_nemo
from taku.games.nautilus.state import NautilusState


def end_turn(state: NautilusState) -> None:
    """Hand the turn over; after the tenth card award the lanes first."""
    if state.filled < PLACES:
        state.turn = 1 - state.turn
        return
    award_lanes(state)
    if is_decided(state):
        state.done()
        return
    pass_nemo(state)
    open_round(state)
