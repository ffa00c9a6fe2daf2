"""The moves of Niwa as offers: a label for people and the spot in the garden to click."""

from __future__ import annotations

from taku.games.niwa.facts import COLOUR_NAMES
from taku.games.niwa.figures import in_slot
from taku.games.niwa.moves import Give, Jump, Lift, Place, Step
from taku.games.niwa.phases.walking import is_goal
from taku.games.niwa.state import NiwaState, slot_of
from taku.kernel.catalogue import Move
from taku.wire import Label, Offer
from taku.wire.view import Value


def offer_of(state: NiwaState, move: Move) -> Offer:
    """The offer of a move that the mover may make."""
    names = state.grounds.book.names
    if isinstance(move, Step):
        return Offer(move.text, Label("offer-step", step_args(state, move)), names[move.target])
    if isinstance(move, Jump):
        return Offer(move.text, Label("offer-jump", jump_args(state, move)), names[move.target])
    if isinstance(move, Lift):
        return Offer(move.text, Label("offer-pass", lift_args(state, move)), names[move.cell])
    if isinstance(move, Give):
        return Offer(move.text, Label("offer-give", give_args(state, move)), names[move.cell])
    if isinstance(move, Place):
        args: dict[str, Value] = {"colour": COLOUR_NAMES[move.colour], "cell": names[move.cell]}
        return Offer(move.text, Label("offer-place", args), names[move.cell])
    return Offer(move.text, Label("offer-stop"), "stop")


def step_args(state: NiwaState, step: Step) -> dict[str, Value]:
    """What a sentence about a step needs: from where to where, over which line, and whether it wins."""
    names = state.grounds.book.names
    return {
        "from": names[step.origin],
        "cell": names[step.target],
        "colour": COLOUR_NAMES[state.garden.colours[step.line]],
        "goal": _goal(state, step.target),
    }


def jump_args(state: NiwaState, jump: Jump) -> dict[str, Value]:
    """What a sentence about a jump needs."""
    names = state.grounds.book.names
    return {"from": names[jump.origin], "cell": names[jump.target], "goal": _goal(state, jump.target)}


def lift_args(state: NiwaState, lift: Lift) -> dict[str, Value]:
    """What a sentence about lifting a bead needs: off which figure, and the colour of its top bead."""
    top = in_slot(state.beads, slot_of(state, lift.cell)) & 3
    return {"cell": state.grounds.book.names[lift.cell], "colour": COLOUR_NAMES[top]}


def give_args(state: NiwaState, give: Give) -> dict[str, Value]:
    """What a sentence about the bead in hand needs: its colour and who gets it."""
    return {"cell": state.grounds.book.names[give.cell], "colour": COLOUR_NAMES[state.hand]}


def _goal(state: NiwaState, cell: int) -> str:
    return "yes" if is_goal(state, cell) else "no"
