"""The moves of Namiji as offers: a label that says what a move brings, and the spot on the board to click."""

from __future__ import annotations

from taku.games.namiji.board import sections_of
from taku.games.namiji.conditions import is_met
from taku.games.namiji.course import boats_at
from taku.games.namiji.facts import (
    CELL_NAMES,
    DOLPHIN,
    PANORAMA_NAMES,
    PORT,
    STATION_NAMES,
    WHIRLPOOL,
)
from taku.games.namiji.moves import (
    Card,
    Cast,
    Fish,
    Keep,
    Moor,
    Plain,
    Rock,
    Sail,
    Section,
    Use,
)
from taku.games.namiji.phases.angling import LANDING
from taku.games.namiji.placing import place_fish
from taku.games.namiji.state import NamijiState, count_in
from taku.games.namiji.upgrades import unasked
from taku.games.namiji.views.boards import condition_view
from taku.games.namiji.views.wording import condition_label, fish_args, upgrade_args
from taku.kernel.catalogue import Move
from taku.kernel.sets import BIT
from taku.wire import Label, Offer
from taku.wire.view import Value


def offer_of(state: NamijiState, move: Move) -> Offer:
    """The offer of a move that the mover may make."""
    if isinstance(move, Sail):
        return Offer(move.text, _sail(state, move.space), f"space-{move.space}")
    if isinstance(move, Moor):
        key = "offer-dock" if state.boat < state.seats else "offer-dock-neutral"
        args: dict[str, Value] = {"space": move.space, "slot": move.slot, "slots": state.boats}
        return Offer(move.text, Label(key, args), f"dock-{move.space}-{move.slot}")
    if isinstance(move, (Keep, Cast)):
        return _placement(state, move)
    if isinstance(move, Fish):
        label = Label(
            f"offer-{move.verb}", {**fish_args(state.box.kinds, move.fish), "count": count_in(state.up, move.fish)}
        )
        return Offer(move.text, label, move.text.replace(" ", "-"))
    if isinstance(move, Section):
        args = {"panorama": PANORAMA_NAMES[move.panorama], **section_args(state, state.actor, move.panorama)}
        label = Label("offer-section", args)
        return Offer(move.text, label, f"panorama-{PANORAMA_NAMES[move.panorama]}")
    if isinstance(move, (Rock, Card)):
        return _card(state, move)
    return Offer(move.text, _plain(state, move), move.text.replace(" ", "-"))


def _sail(state: NamijiState, space: int) -> Label:
    """What the stop would bring."""
    station = state.box.route.station[space]
    is_second = boats_at(state, space) > 0 and station != PORT
    args: dict[str, Value] = {"space": space, "station": STATION_NAMES[station], "second": "yes" if is_second else "no"}
    if station == PORT:
        args["points"] = state.box.early_bird[state.home] if state.home < state.tokens else 0
        return Label("offer-finish" if state.boat < state.seats else "offer-finish-neutral", args)
    if state.boat >= state.seats:
        return Label("offer-sail-neutral", args)
    board = state.boards[state.boat]
    if station == WHIRLPOOL:
        left = max(board.offerings - 1, 0)
        args |= {"offerings": board.offerings, "penalty": state.box.penalty[left]}
        return Label("offer-sail-whirlpool", args)
    if station >= DOLPHIN:
        return Label("offer-sail-panorama", args | section_args(state, state.boat, station - DOLPHIN))
    return Label("offer-sail", args)


def section_args(state: NamijiState, seat: int, panorama: int) -> dict[str, Value]:
    """The next section of a type for a seat, and whether it would complete it as the first."""
    number = sections_of(state.boards[seat], panorama) + 1
    is_first = number == state.box.lengths[panorama] and not state.bonuses & BIT[panorama]
    return {
        "section": number,
        "points": number,
        "bonus": state.box.bonus if is_first else 0,
    }


def _placement(state: NamijiState, move: Keep | Cast) -> Offer:
    """A place in the rack, with the points of the lines it completes."""
    cells = [move.cell] if isinstance(move, Keep) else [move.first, move.second]
    trial = state.boards[state.actor].copy()
    before = trial.score
    place_fish(state.box, trial, state.catch, sum(BIT[cell] for cell in cells))
    names = [CELL_NAMES[cell] for cell in cells]
    args = {
        **fish_args(state.box.kinds, state.catch),
        "cell": names[0],
        "other": names[-1],
        "points": trial.score - before,
    }
    return Offer(move.text, Label("offer-keep" if isinstance(move, Keep) else "offer-cast", args), f"cell-{names[0]}")


def _card(state: NamijiState, move: Rock | Card) -> Offer:
    box = state.box
    if isinstance(move, Rock):
        rock = box.rocks[move.rock]
        met = "yes" if is_met(state, state.actor, move.rock) else "no"
        args = {
            **condition_label(condition_view(rock.conditions[0])).args,
            "card": rock.slug,
            "points": rock.points,
            "met": met,
            "more": len(rock.conditions) - 1,
        }
        return Offer(move.text, Label("offer-keep-rock", args), rock.slug)
    slug = box.cards[move.card]
    if move.card < len(box.meals):
        label = Label("offer-take-meal", {"card": slug, "points": box.meals[move.card].points})
        return Offer(move.text, label, slug)
    return Offer(move.text, Label("offer-take-upgrade", upgrade_args(box.upgrades[move.card - len(box.meals)])), slug)


def _plain(state: NamijiState, move: Move) -> Label:
    """Using and declining, releasing, drawing and stopping."""
    box = state.box
    if isinstance(move, Use):
        return Label("offer-use", upgrade_args(box.upgrades[move.upgrade]))
    assert isinstance(move, Plain)
    if move is box.moves.decline:
        return _decline(state)
    if move is box.moves.release:
        key = "offer-release" if state.agenda[-1] is LANDING else "offer-release-net"
        return Label(key, fish_args(box.kinds, state.catch))
    if move is box.moves.fish_down:
        return Label("offer-fish-down", {"count": state.down_count})
    tokens = state.haul_crabs + state.haul_shrimp
    args: dict[str, Value] = {"count": tokens, "crabs": state.haul_crabs, "shrimp": state.haul_shrimp}
    args |= {"bag-crabs": state.crabs, "bag": state.crabs + state.shrimp}
    return Label(f"offer-{move.text}", args)


def _decline(state: NamijiState) -> Label:
    asking = state.agenda[-1]
    upgrade = unasked(state, getattr(asking, "effect"))  # noqa: B009 - only Asking phases offer `decline`
    return Label("offer-decline", {"card": state.box.upgrades[upgrade].slug})
