"""What each seat of Namiji, or a watcher, hears of a move: the move itself, then what it brought about."""

from __future__ import annotations

from taku.games.namiji.facts import CELL_NAMES, PANORAMA_NAMES, PORT, STATION_NAMES
from taku.games.namiji.moves import (
    Card,
    Cast,
    Fish,
    Haul,
    Keep,
    LineUp,
    Moor,
    Rock,
    Sail,
    Section,
    Use,
)
from taku.games.namiji.phases.angling import LANDING
from taku.games.namiji.phases.dock import picker
from taku.games.namiji.state import NamijiState
from taku.games.namiji.views.consequences import consequences
from taku.games.namiji.views.wording import fish_args
from taku.kernel.catalogue import Move
from taku.wire import Label, Telling
from taku.wire.view import Value


def told(before: NamijiState, move: Move, after: NamijiState, seat: int | None) -> Telling:
    """The move as the seat hears it, then what followed from it."""
    return Telling(before.mover, [_sentence(before, move, seat), *consequences(before, move, after, seat)])


def _sentence(state: NamijiState, move: Move, seat: int | None) -> Label:
    if isinstance(move, (Sail, Moor)):
        return _course(state, move)
    if isinstance(move, Fish):
        return _fish(state, move)
    if isinstance(move, Rock):
        return _rock(state, move, seat)
    if isinstance(move, Card):
        return _card(state, move, seat)
    if isinstance(move, LineUp):
        slot = state.berths.count(-1)
        if move.boat < state.seats:
            return Label("line-up", {"seat": move.boat, "slot": slot})
        return Label("line-up-neutral", {"slot": slot})
    return _choice(state, move)


def _course(state: NamijiState, move: Sail | Moor) -> Label:
    """`seat` sails: its own boat, or the neutral one."""
    args: dict[str, Value] = {"seat": state.helm, "space": move.space}
    suffix = "" if state.boat < state.seats else "-neutral"
    if isinstance(move, Moor):
        return Label(f"dock{suffix}", {**args, "slot": move.slot})
    station = state.box.route.station[move.space]
    if station == PORT:
        return Label(f"finish{suffix}", args)
    return Label(f"sail{suffix}", {**args, "station": STATION_NAMES[station]})


def _fish(state: NamijiState, move: Fish) -> Label:
    args = fish_args(state.box.kinds, move.fish)
    return Label(move.verb, args if move.verb == "flip" else {"seat": state.actor, **args})


def _rock(state: NamijiState, move: Rock, seat: int | None) -> Label:
    """Rock cards are the drawer's alone; the order in which several go under is nobody's."""
    if seat == state.actor and move.verb != "under":
        return Label(move.verb, {"seat": state.actor, "card": state.box.rocks[move.rock].slug})
    return Label(f"{move.verb}-hidden", {"seat": state.actor})


def _card(state: NamijiState, move: Card, seat: int | None) -> Label:
    """The hand is seen by whoever holds it, what is taken by all, what is lost by nobody."""
    boat = picker(state)
    slug = state.box.cards[move.card]
    if move.verb == "take":
        return Label("take", {"seat": boat, "card": slug})
    if move.verb == "deal" and seat == boat:
        return Label("deal", {"seat": boat, "card": slug})
    return Label(f"{move.verb}-hidden")


def _choice(state: NamijiState, move: Move) -> Label:
    args: dict[str, Value] = {"seat": state.actor}
    if isinstance(move, Use):
        return Label("use", {**args, "card": state.box.upgrades[move.upgrade].slug})
    if isinstance(move, Keep):
        return Label("keep", {**args, **fish_args(state.box.kinds, state.catch), "cell": CELL_NAMES[move.cell]})
    if isinstance(move, Cast):
        cells = {"cell": CELL_NAMES[move.first], "other": CELL_NAMES[move.second]}
        return Label("cast", {**args, **fish_args(state.box.kinds, state.catch), **cells})
    if isinstance(move, Haul):
        return Label("haul", {**args, "token": "crab" if move.is_crab else "shrimp"})
    if isinstance(move, Section):
        return Label("section", {**args, "panorama": PANORAMA_NAMES[move.panorama]})
    if move is state.box.moves.release:
        key = "release" if state.agenda[-1] is LANDING else "release-net"
        return Label(key, {**args, **fish_args(state.box.kinds, state.catch)})
    return Label(move.text.replace(" ", "-"), args)
