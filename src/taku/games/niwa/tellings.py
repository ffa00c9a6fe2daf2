"""What each seat of Niwa, or a watcher, hears of a move: everything, but for a secret placement that is not over."""

from __future__ import annotations

from taku.games.niwa.facts import COLOUR_NAMES, COLOURS, ENDINGS, FIGURES, NOT_YET, SHAPES, TILE_NAMES
from taku.games.niwa.figures import SLOTS, START_STACKS, in_slot
from taku.games.niwa.layout import Laid, cell_name, turned_round
from taku.games.niwa.moves import First, Give, Jump, Lift, Place, Shape, Step, Tile
from taku.games.niwa.offers import give_args, jump_args, lift_args, step_args
from taku.games.niwa.phases.building import next_place, plot_of
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move
from taku.wire import Label, Telling
from taku.wire.view import Value


def told(before: NiwaState, move: Move, after: NiwaState, seat: int | None) -> Telling:
    """The move itself, then what it brought about."""
    if isinstance(move, Tile):
        return Telling(before.mover, _tiles_laid(before, move))
    if isinstance(move, Place):
        return Telling(before.mover, _placement(before, move, after, seat))
    lines = [_sentence(before, move)]
    if after.ending != NOT_YET:
        ended: dict[str, Value] = {"seat": int(after.winner)} if after.winner >= 0 else {}
        lines.append(Label(f"end-{ENDINGS[after.ending]}", ended))
    return Telling(before.mover, lines)


def _sentence(state: NiwaState, move: Move) -> Label:
    if isinstance(move, First):
        return Label("first", {"seat": move.seat})
    if isinstance(move, Shape):
        return Label("shape", {"shape": SHAPES[move.shape]})
    actor: dict[str, Value] = {"seat": int(state.turn)}
    if isinstance(move, Step):
        return Label("step", actor | step_args(state, move))
    if isinstance(move, Jump):
        return Label("jump", actor | jump_args(state, move))
    if isinstance(move, Lift):
        return Label("pass", actor | lift_args(state, move))
    if isinstance(move, Give):
        return Label("give", actor | give_args(state, move))
    return Label("stop", actor)


def _tiles_laid(before: NiwaState, move: Tile) -> list[Label]:
    """The tile that chance drew and, with a mirror, the one that follows it across."""
    layout = plot_of(before).layout
    place = next_place(before.laid)
    lines = [_tile_laid("tile", layout.places[place], move.laid)]
    if before.is_mirrored:
        opposite = layout.places[layout.reflection(place)]
        lines.append(_tile_laid("tile-mirrored", opposite, turned_round(move.laid)))
    return lines


def _tile_laid(key: str, place: tuple[int, int], laid: Laid) -> Label:
    return Label(key, {"tile": TILE_NAMES[laid.tile], "place": cell_name(place), "rotation": laid.rotation})


def _placement(before: NiwaState, move: Place, after: NiwaState, seat: int | None) -> list[Label]:
    """Before the sixth figure stands a secret placement is heard by its own seat alone; then all is shown to all."""
    is_over = after.placed == SLOTS
    actor = int(before.turn)
    if before.is_secret and seat != actor:
        lines = [Label("place-hidden", {"seat": actor})]
    else:
        cell = before.grounds.book.names[move.cell]
        lines = [Label("place", {"seat": actor, "colour": COLOUR_NAMES[move.colour], "cell": cell})]
    if is_over and before.is_secret:
        lines += [Label("reveal", _standing(after, owner)) for owner in range(2)]
    return lines


def _standing(state: NiwaState, owner: int) -> dict[str, Value]:
    """Where a seat's figures stand after the placement, by the colour they wear."""
    args: dict[str, Value] = {"seat": owner}
    slots = range(FIGURES * owner, FIGURES * owner + FIGURES)
    for colour in range(1, COLOURS + 1):
        slot = next(slot for slot in slots if in_slot(state.beads, slot) == START_STACKS[colour - 1])
        args[COLOUR_NAMES[colour]] = state.grounds.book.names[in_slot(state.cells, slot)]
    return args
