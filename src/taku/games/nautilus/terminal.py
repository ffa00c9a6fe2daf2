"""The submarine drawn in a terminal: five lanes, both sides, hands and piles as one seat sees them."""

from __future__ import annotations

from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taku.games.nautilus.facts import DOMAIN_NAMES, LANES, PLACE_NAMES, STAR_NAMES, STAR_WORDS
from taku.games.nautilus.views import Hand, Lane, NautilusView, Pile
from taku.wire import Label

Say = Callable[[Label], str]

# Colour is never the only sign: every domain also has its name, every arrow its mark.
DOMAIN_STYLES = dict(zip(DOMAIN_NAMES, ("cyan", "green", "blue", "yellow", "red"), strict=True))
ARROWS = {"6": "↕", "9": "↕", "7": "↔", "8": "↔", "1": "✶"}
UNKNOWN = "▒▒"


def draw(view: NautilusView, say: Say) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_headline(view, say)]
    if view.last_round and view.phase in ("keep", "scouting", "over", "hold"):
        parts.append(_last_round(view, say))
    if not view.over:
        near = 1 if view.seat == 1 else 0
        parts += [_hand(view, 1 - near, say), _submarine(view, near, say), _hand(view, near, say)]
    parts += [_asides(view, say), _standings(view, say)]
    return Group(*parts)


def _headline(view: NautilusView, say: Say) -> Text:
    length = "early" if view.ends_early else "all"
    text = Text(say(Label("draw-round", {"round": view.round, "length": length})), style="bold")
    if view.nemo is not None:
        text.append("   ☸ " + say(Label("draw-nemo", {"seat": view.nemo})), style="not bold")
    return text


def _submarine(view: NautilusView, near: int, say: Say) -> Table:
    table = Table(box=box.ROUNDED, show_header=False, padding=(0, 1))
    for _ in range(LANES):
        table.add_column(justify="center", min_width=12)
    far = 1 - near
    table.add_row(*[_place(view, far * LANES + lane, say) for lane in range(LANES)], end_section=True)
    table.add_row(*[_domain(view.lanes[lane], say) if lane < len(view.lanes) else Text("") for lane in range(LANES)])
    table.rows[-1].end_section = True
    table.add_row(*[_place(view, near * LANES + lane, say) for lane in range(LANES)])
    return table


def _place(view: NautilusView, place: int, say: Say) -> Text:
    name = PLACE_NAMES[place]
    card = view.table.get(name)
    if card is None:
        return Text(f"{name}\n·", style="dim")
    text = Text(f"{name}\n", style="dim")
    text.append(_card_text(card, say), style="bold not dim")
    if view.anchored == name:
        text.append(" ⚓", style="bold not dim")
    return text


def _card_text(card: str, say: Say) -> str:
    return say(Label("card-face", {"card": card})) + ARROWS.get(card, "")


def _domain(card: str, say: Say) -> Text:
    domain, value = card.split()
    name = say(Label("domain-name", {"domain": domain}))
    stars = say(Label("stars-name", {"stars": STAR_WORDS[STAR_NAMES.index(value)]}))
    return Text(f"{name}\n{stars}", style=DOMAIN_STYLES[domain])


def _hand(view: NautilusView, owner: int, say: Say) -> Text:
    hand = view.hands[owner]
    text = Text(say(Label("draw-hand", {"seat": owner})) + " ", style="dim")
    for card in hand.cards:
        text.append(f" {_card_text(str(card), say)} ", style="bold not dim reverse")
        text.append(" ")
    unknown = hand.count - len(hand.cards)
    if unknown:
        text.append(f"{UNKNOWN} " * unknown, style="not dim")
        text.append("(" + say(Label("draw-unknown", {"count": unknown})) + ")")
    text.append(_special(hand, say))
    return text


def _special(hand: Hand, say: Say) -> str:
    if hand.special is not None:
        return "  + " + say(Label("special-name", {"card": hand.special}))
    return "  + " + say(Label("draw-special-unknown")) if hand.has_secret else ""


def _asides(view: NautilusView, say: Say) -> Text:
    """What only this seat knows, or what is going on just now."""
    lines: list[str] = []
    if view.pair:
        names = ", ".join(say(Label("special-name", {"card": card})) for card in view.pair)
        lines.append(say(Label("draw-pair", {"cards": names})))
    if view.drawn:
        lines.append(say(Label("draw-drawn", {"cards": ", ".join(map(str, view.drawn))})))
    if view.stolen is not None:
        lines.append(say(Label("draw-stolen", {"card": str(view.stolen)})))
    if view.sunk is not None:
        lines.append(say(Label("draw-sunk", {"card": str(view.sunk)})))
    return Text("\n".join(lines), style="italic")


def _standings(view: NautilusView, say: Say) -> Table:
    """A row a domain, a column a seat; a tick where nothing can take the domain away any more."""
    table = Table(title=say(Label("draw-won")), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for seat, pile in enumerate(view.piles):
        name = say(Label("player-name", {"seat": seat}))
        table.add_column(f"{name} ({say(Label('draw-cards', {'count': pile.count}))})", justify="center")
    for index, domain in enumerate(DOMAIN_NAMES):
        title = Text(say(Label("domain-name", {"domain": domain})), style=DOMAIN_STYLES[domain])
        table.add_row(title, *[_standing(pile, index, say) for pile in view.piles])
    return table


def _standing(pile: Pile, index: int, say: Say) -> str:
    if pile.points is None:
        return "?"
    is_clinched = DOMAIN_NAMES[index] in pile.clinched
    return f"{pile.points[index]}" + (f" {say(Label('draw-clinched'))}" if is_clinched else "")


def _last_round(view: NautilusView, say: Say) -> Table:
    table = Table(title=say(Label("draw-last")), title_justify="left", box=box.MINIMAL, show_header=False)
    for _ in range(LANES):
        table.add_column(justify="center", min_width=12)
    near = 1 if view.seat == 1 else 0
    table.add_row(*[_last_card(lane, 1 - near, say) for lane in view.last_round])
    table.add_row(*[_domain(lane.card, say) for lane in view.last_round])
    table.add_row(*[_last_card(lane, near, say) for lane in view.last_round])
    return table


def _last_card(lane: Lane, side: int, say: Say) -> Text:
    card = lane.a if side == 0 else lane.b
    is_taken = lane.taken_by == side
    return Text(_card_text(card, say) + (" ◀" if is_taken else ""), style="bold" if is_taken else "dim")
