"""Opening a round: its pauses are put on the agenda above placing."""

from __future__ import annotations

from taku.games.nautilus.phases.deal import DEALING
from taku.games.nautilus.phases.domains import DOMAINS_LAID
from taku.games.nautilus.phases.scouting import SCOUTING
from taku.games.nautilus.phases.specials import DRAWING_SPECIALS, KEEPING_SPECIAL
from taku.games.nautilus.state import NautilusState


def open_round(state: NautilusState) -> None:
    """The pauses of a new round; the one put last comes first."""
    state.then(SCOUTING)
    state.then(SCOUTING)
    state.then(KEEPING_SPECIAL)
    state.then(DRAWING_SPECIALS)
    state.then(DEALING)
    state.then(DOMAINS_LAID)
