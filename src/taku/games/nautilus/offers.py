"""The moves of Nautilus as offers: a label for people and the spot on the board to click."""

from __future__ import annotations

from taku.games.nautilus.facts import (
    CRAB,
    DOMAIN_NAMES,
    EYE,
    LANES,
    PLACE_NAMES,
    SPECIAL_NAMES,
    STAR_WORDS,
    STRONGEST_DIVER,
    card_name,
)
from taku.games.nautilus.moves import SKIP, Anchor, Diver, Place, Shift, Special
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.wire import Label, Offer
from taku.wire.view import Value


def offer_of(state: NautilusState, move: Move) -> Offer:
    """The offer of a move that the mover may make."""
    args: dict[str, Value]
    if isinstance(move, Place):
        # Sixty of these come at once: their labels are short, and the board shows what lies in a lane.
        name = PLACE_NAMES[move.place]
        card = move.card if CRAB <= move.card <= STRONGEST_DIVER else card_name(move.card)
        return Offer(move.text, Label("lay", {"card": card, "at": name}), name)
    if isinstance(move, Anchor):
        args = {"card": card_name(state.table[move.place]), **place_args(state, move.place)}
        return Offer(move.text, Label("offer-anchor", args), PLACE_NAMES[move.place])
    if isinstance(move, Shift):
        args = {"card": card_name(state.table[move.origin]), "from": PLACE_NAMES[move.origin]}
        args |= place_args(state, move.target)
        return Offer(move.text, Label("offer-move", args), PLACE_NAMES[move.target])
    if isinstance(move, Special):
        special = SPECIAL_NAMES[move.special]
        return Offer(move.text, Label("offer-keep", {"card": special}), special)
    if isinstance(move, Diver):
        return Offer(move.text, Label(f"offer-{move.verb}", {"card": str(move.card)}), f"card-{move.card}")
    if move is SKIP:
        held = state.held[state.turn]
        label = Label("offer-continue") if held < EYE else Label("offer-skip", {"card": SPECIAL_NAMES[held]})
        return Offer(move.text, label, move.text)
    args = {"card": str(state.stolen)} if state.stolen else {}
    return Offer(move.text, Label(f"offer-{move.text}", args), move.text)


def place_args(state: NautilusState, place: int) -> dict[str, Value]:
    """What a sentence needs to speak of a place: its name, and the domain card of its lane."""
    kind = state.lanes[place % LANES]
    return {
        "place": PLACE_NAMES[place],
        "domain": DOMAIN_NAMES[kind // 3],
        "stars": STAR_WORDS[kind % 3],
    }
