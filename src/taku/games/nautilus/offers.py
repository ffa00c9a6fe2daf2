"""The moves of Nautilus as offers: a label for people and the spot on the board to click."""

from __future__ import annotations

from taku.games.nautilus.facts import DOMAIN_NAMES, LANES, PLACE_NAMES, SPECIAL_NAMES, STAR_WORDS, card_name
from taku.games.nautilus.moves import Anchor, Diver, Place, Shift, Special
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.wire import Label, Offer
from taku.wire.view import Value


def offer_of(state: NautilusState, move: Move) -> Offer:
    """The offer of a move that the mover may make."""
    if isinstance(move, Place):
        args = {"card": card_name(move.card), **place_args(state, move.place)}
        return Offer(move.text, Label("offer-place", args), PLACE_NAMES[move.place])
    if isinstance(move, Anchor):
        card = card_name(state.table[move.place])
        label = Label("offer-anchor", {"card": card, **place_args(state, move.place)})
        return Offer(move.text, label, PLACE_NAMES[move.place])
    if isinstance(move, Shift):
        card = card_name(state.table[move.origin])
        args = {"card": card, "from": PLACE_NAMES[move.origin], **place_args(state, move.target)}
        return Offer(move.text, Label("offer-move", args), PLACE_NAMES[move.target])
    if isinstance(move, Special):
        special = SPECIAL_NAMES[move.special]
        return Offer(move.text, Label("offer-keep", {"card": special}), special)
    if isinstance(move, Diver):
        return Offer(move.text, Label(f"offer-{move.verb}", {"card": str(move.card)}), f"card-{move.card}")
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
