"""What each seat of Nautilus, or a watcher, hears of a move: sentences with what it may know filled in."""

from __future__ import annotations

from taku.games.nautilus.facts import DOMAIN_NAMES, LANES, PLACE_NAMES, SPECIAL_NAMES, STAR_WORDS, card_name
from taku.games.nautilus.moves import (
    PLAY_EYE,
    Anchor,
    Deal,
    Diver,
    Domain,
    First,
    Place,
    Return,
    Shift,
    Special,
)
from taku.games.nautilus.rounds import lane_winner, last_lanes, last_table
from taku.games.nautilus.scoring import domains_won
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import NOBODY
from taku.kernel.sets import members_of
from taku.wire import Label, Telling
from taku.wire.view import Value


def told(before: NautilusState, move: Move, after: NautilusState, seat: int | None) -> Telling:
    """The move itself, then what it brought about."""
    lines = [_sentence(before, move, seat)]
    if move is PLAY_EYE and seat is not None and seat == before.turn:
        lines.append(Label("eye-sees", {"cards": ", ".join(str(card) for card in members_of(after.seen[seat]))}))
    if after.round != before.round or after.mover == NOBODY:
        lines += [_award(after, lane) for lane in range(LANES)]
        lines += _after_round(after)
    return Telling(before.mover, lines)


def _sentence(state: NautilusState, move: Move, seat: int | None) -> Label:
    args: dict[str, Value]
    if isinstance(move, Place):
        args = {"seat": state.turn, "card": card_name(move.card), "place": PLACE_NAMES[move.place]}
        return Label("place", args)
    if isinstance(move, Anchor):
        args = {"seat": state.turn, "card": card_name(state.table[move.place]), "place": PLACE_NAMES[move.place]}
        return Label("anchor", args)
    if isinstance(move, Shift):
        card = card_name(state.table[move.origin])
        args = {"seat": state.turn, "card": card, "from": PLACE_NAMES[move.origin], "place": PLACE_NAMES[move.target]}
        return Label("move", args)
    if isinstance(move, First):
        return Label("first", {"seat": move.seat})
    if isinstance(move, Domain):
        args = {"lane": move.lane + 1, "domain": DOMAIN_NAMES[move.kind // 3], "stars": STAR_WORDS[move.kind % 3]}
        return Label("domain", args)
    return _secret_sentence(state, move, seat)


def _secret_sentence(state: NautilusState, move: Move, seat: int | None) -> Label:
    """Sentences that not everybody hears in full."""
    if isinstance(move, Deal):
        if seat == move.seat:
            return Label("deal", {"seat": move.seat, "card": str(move.card)})
        return Label("deal-hidden", {"seat": move.seat})
    if isinstance(move, Special):
        return _special_sentence(state, move, seat)
    if isinstance(move, Diver):
        return _diver_sentence(state, move, seat)
    if isinstance(move, Return):
        if seat is None:
            return Label("return-hidden", {"seat": state.turn})
        return Label("return", {"seat": state.turn, "card": str(state.stolen)})
    return Label(move.text, {"seat": state.turn})


def _special_sentence(state: NautilusState, move: Special, seat: int | None) -> Label:
    name = SPECIAL_NAMES[move.special]
    if seat == state.first:
        return Label(move.verb, {"seat": state.first, "card": name})
    if move.verb == "keep" and seat is not None:
        given = next(special for special in members_of(state.pair) if special != move.special)
        return Label("given", {"seat": state.first, "card": SPECIAL_NAMES[given]})
    return Label(f"{move.verb}-hidden", {"seat": state.first})


def _diver_sentence(state: NautilusState, move: Diver, seat: int | None) -> Label:
    """Draws are for the drawer alone; what the Harpoon moves is for both seats."""
    is_harpoon = move.verb in ("steal", "swap")
    if seat is None or (seat != state.turn and not is_harpoon):
        return Label(f"{move.verb}-hidden", {"seat": state.turn})
    if move.verb == "swap":
        return Label("swap", {"seat": state.turn, "card": str(move.card), "taken": str(state.stolen)})
    return Label(move.verb, {"seat": state.turn, "card": str(move.card)})


def _award(state: NautilusState, lane: int) -> Label:
    kind, table = last_lanes(state)[lane], last_table(state)
    taker = lane_winner(table, lane)
    side = LANES * taker
    return Label(
        "award",
        {
            "lane": lane + 1,
            "seat": taker,
            "domain": DOMAIN_NAMES[kind // 3],
            "stars": STAR_WORDS[kind % 3],
            "card": card_name(table[lane + side]),
            "beaten": card_name(table[lane + LANES - side]),
        },
    )


def _after_round(state: NautilusState) -> list[Label]:
    if state.mover != NOBODY:
        return [Label("round", {"round": state.round, "seat": state.first})]
    scores = domains_won(state)
    winner = 0 if scores[0] > scores[1] else 1
    return [Label("end", {"seat": winner, "count": scores[winner], "lost": scores[1 - winner]})]
