"""What a move brought about, as further sentences: points, lines, bonuses, hauls, drafts and the final count."""

from __future__ import annotations

from taku.games.namiji.board import sections_of
from taku.games.namiji.conditions import is_met
from taku.games.namiji.facts import (
    HAUL_NAMES,
    HAULING,
    LINE_NAMES,
    PANORAMA_NAMES,
    PANORAMAS,
    PORT,
)
from taku.games.namiji.moves import Card, Haul, Moor, Rock, Sail
from taku.games.namiji.phases.dock import picker
from taku.games.namiji.scoring import CATEGORIES, count, penalty, scores
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.game import NOBODY
from taku.kernel.sets import members_of
from taku.wire import Label
from taku.wire.view import Value


def consequences(before: NamijiState, move: Move, after: NamijiState, seat: int | None) -> list[Label]:
    """Everything that followed from a move, as the seat hears it."""
    lines: list[Label] = []
    for owner in range(before.seats):
        lines += _collection(before, after, owner)
    if isinstance(move, Haul) or move is before.box.moves.stop:
        lines += _haul_end(after)
    if isinstance(move, Rock):
        lines += _rock_under(before, move, seat)
    if isinstance(move, (Card, Moor)):
        lines += _draft(before, after, seat)
    if isinstance(move, Sail):
        lines += _neutral_home(before, move)
        if not lines and _is_idle(before, after):
            lines.append(Label("nothing", {"seat": before.boat}))
    if after.mover == NOBODY:
        lines += _final(after)
    return lines


def _collection(before: NamijiState, after: NamijiState, owner: int) -> list[Label]:
    """What changed on a board."""
    old, new = before.boards[owner], after.boards[owner]
    box = after.box
    lines = [
        Label("line", {"seat": owner, "line": LINE_NAMES[line], "points": box.line_points[line]})
        for line in members_of(new.lines & ~old.lines)
    ]
    if new.offerings < old.offerings:
        lines.append(Label("afloat", {"seat": owner, "left": new.offerings, "penalty": penalty(after, owner)}))
    for panorama in range(PANORAMAS):
        number = sections_of(new, panorama)
        if number > sections_of(old, panorama):
            args: dict[str, Value] = {"seat": owner, "panorama": PANORAMA_NAMES[panorama]}
            lines.append(Label("section-taken", {**args, "section": number, "points": number}))
    for panorama in members_of(new.bonuses & ~old.bonuses):
        lines.append(Label("bonus", {"seat": owner, "panorama": PANORAMA_NAMES[panorama], "points": box.bonus}))
    if new.tally > old.tally:
        lines.append(Label("upgrade-points", {"seat": owner, "points": new.tally - old.tally}))
    if new.meals != old.meals:
        lines.append(Label("meal", {"seat": owner, "points": new.score - old.score}))
    if new.place != old.place:
        lines.append(Label("early-bird", {"seat": owner, "place": new.place, "points": new.early_bird}))
    return lines


def _haul_end(after: NamijiState) -> list[Label]:
    if after.haul_end == HAULING:
        return []
    tokens = after.haul_shrimp + after.haul_crabs
    return [Label(f"haul-{HAUL_NAMES[after.haul_end]}", {"seat": after.haul_seat, "count": tokens})]


def _rock_under(before: NamijiState, move: Rock, seat: int | None) -> list[Label]:
    """The keeper of one of two knows which card went under the deck."""
    drawn = members_of(before.drawn)
    if move.verb != "keep-rock" or seat != before.actor or len(drawn) != 2:
        return []
    other = next(rock for rock in drawn if rock != move.rock)
    return [Label("rock-under", {"seat": before.actor, "card": before.box.rocks[other].slug})]


def _draft(before: NamijiState, after: NamijiState, seat: int | None) -> list[Label]:
    """The draft opens, the hand reaches a seat, or the last card goes under the deck."""
    if after.slot == 0:
        return [Label("draft-over")] if before.slot else []
    if before.slot == 0:
        return [Label("draft", {"count": sum(phase.name == "deal" for phase in after.agenda)})]
    if after.slot == before.slot or seat is None or picker(after) != seat:
        return []
    return [Label("hand-card", {"seat": seat, "card": after.box.cards[card]}) for card in after.hand]


def _neutral_home(before: NamijiState, move: Sail) -> list[Label]:
    if before.box.route.station[move.space] != PORT or before.boat < before.seats or before.home >= before.tokens:
        return []
    return [Label("early-bird-neutral", {"points": before.box.early_bird[before.home]})]


def _is_idle(before: NamijiState, after: NamijiState) -> bool:
    """Whether a player's stop at a station brought neither a pause nor anything else."""
    return before.boat < before.seats and len(after.agenda) == 1


def _final(after: NamijiState) -> list[Label]:
    """Rocks are revealed, then everything is counted."""
    lines: list[Label] = []
    for owner in range(after.seats):
        for rock in members_of(after.boards[owner].rocks):
            card = after.box.rocks[rock]
            key = "rock-met" if is_met(after, owner, rock) else "rock-missed"
            lines.append(Label(key, {"seat": owner, "card": card.slug, "points": card.points}))
    totals = scores(after)
    for owner in range(after.seats):
        counted: dict[str, Value] = dict(zip(CATEGORIES, count(after, owner), strict=True))
        lines.append(Label("final", {"seat": owner, "points": totals[owner], **counted}))
    winners = [owner for owner in range(after.seats) if totals[owner] == max(totals)]
    key = "wins" if len(winners) == 1 else "shares"
    return lines + [Label(key, {"seat": owner, "points": max(totals)}) for owner in winners]
