"""The Sea Route drawn in a terminal: legs and boats, the School, racks, collections and what is going on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taku.games.namiji.facts import CELL_NAMES, COLUMNS, KINDS, LETTERS, PANORAMA_NAMES, STATION_NAMES
from taku.games.namiji.views import NamijiView
from taku.games.namiji.views.boards import BoardView, RockView
from taku.games.namiji.views.route import Space
from taku.games.namiji.views.wording import conditions_said, effects_label, fish_args
from taku.wire import Label

Say = Callable[[Label], str]

# Colour is never the only sign: fish have the pictograms of the rulebook, boats their number.
FISH_SIGNS = "●★◆"
FISH_STYLES = ("bright_blue", "dark_orange", "green")
BOAT_SIGNS = "❶❷❸❹❺"
NEUTRAL_SIGN = "◇"
BOAT_STYLES = ("bold red", "bold cyan", "bold yellow", "bold green", "bold magenta")
STATION_STYLES = ("bright_blue", "cyan", "red", "magenta", "yellow", "green", "green", "green", "bold", "bold")
LINE_SIGNS = {"scored": "✓", "open": " ", "dead": "✗"}
SIGN_OF_STATION = dict(zip(STATION_NAMES, LETTERS + "⚓⌂", strict=True))
ROW = 15


def draw(view: NamijiView, say: Say) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_route(view), _legend(view, say), _queue(view, say), _sea(view, say)]
    parts += [_now(view, say), _players(view, say), _collections(view, say), _racks(view, say), _secrets(view, say)]
    if view.over:
        parts.append(_final(view, say))
    return Group(*[part for part in parts if not isinstance(part, Text) or part.plain])


def boat_sign(view: NamijiView, boat: int) -> Text:
    """A boat on the route."""
    if boat >= view.seats:
        return Text(NEUTRAL_SIGN, style="bold")
    return Text(BOAT_SIGNS[boat], style=BOAT_STYLES[boat])


def _player(view: NamijiView, boat: int, say: Say) -> Text:
    text = boat_sign(view, boat)
    is_neutral = boat >= view.seats
    name = say(Label("draw-neutral")) if is_neutral else say(Label("player-name", {"seat": boat}))
    return text.append(f" {name}")


def _route(view: NamijiView) -> RenderableType:
    """Rows of spaces, a leg begins a new row: number, station, boats. Legs that all boats have left are not drawn."""
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    for _ in range(ROW):
        table.add_column(width=4, justify="center")
    at_sea = [boat.space for boat in view.boats if boat.space is not None]
    for spaces in _rows(view.route):
        is_left = bool(at_sea) and min(at_sea) > spaces[-1].space
        if is_left:
            continue
        table.add_row(*[Text(str(space.space), style="dim") for space in spaces])
        table.add_row(*[_station(space) for space in spaces])
        table.add_row(*[Text("").join(boat_sign(view, boat) for boat in space.boats) for space in spaces])
    start = view.route[0].boats
    if not start:
        return table
    port = Text("⌂ 0  ").append_text(Text("").join(boat_sign(view, boat) for boat in start))
    return Group(port, table)


def _rows(route: list[Space]) -> Iterable[list[Space]]:
    """The start port is drawn by itself."""
    row: list[Space] = []
    for space in route[1:]:
        row.append(space)
        if len(row) == ROW or space.station in ("dock", "port"):
            yield row
            row = []


def _station(space: Space) -> Text:
    sign = SIGN_OF_STATION[space.station] + ("*" if space.double else "")
    return Text(sign, style=STATION_STYLES[STATION_NAMES.index(space.station)])


def _legend(view: NamijiView, say: Say) -> Text:
    names = [f"{SIGN_OF_STATION[name]} {say(Label('station-name', {'station': name}))}" for name in STATION_NAMES]
    text = Text("  ".join(names), style="dim")
    box_words = Label("draw-house") if view.box == "house" else Label("draw-box", {"box": view.box})
    return text.append("\n" + say(box_words))


def _queue(view: NamijiView, say: Say) -> Text:
    """Who is behind whom."""
    if not view.queue:
        return Text("")
    text = Text().append(say(Label("draw-queue")) + " ", style="dim")
    names = [_player(view, boat, say) for boat in view.queue]
    return text.append_text(Text(" → ", style="dim").join(names))


def _fish(view: NamijiView, fish: int, say: Say) -> Text:
    name = say(Label("kind-name", {"kind": view.kinds[fish % KINDS]}))
    return Text(f"{FISH_SIGNS[fish // KINDS]} {name}", style=FISH_STYLES[fish // KINDS])


def _sea(view: NamijiView, say: Say) -> Text:
    """The School, the bag and the decks."""
    text = Text().append(say(Label("draw-school")) + " ", style="dim")
    for fish, count in enumerate(view.school.up):
        if count:
            text.append_text(_fish(view, fish, say)).append(f" ×{count}  ")
    text.append(say(Label("draw-down", {"count": sum(view.school.down)})))
    decks = view.decks
    text.append("\n" + say(Label("draw-bag", {"shrimp": decks.shrimp, "crabs": decks.crabs})) + " · ")
    nets, rocks, cards = decks.nets + len(decks.net_tail), decks.rocks + len(decks.rock_tail), decks.cards
    cards += len(decks.card_tail)
    text.append(say(Label("draw-decks", {"nets": nets, "rocks": rocks, "cards": cards})))
    if view.early_birds:
        text.append(" · " + say(Label("draw-early")) + " " + " ".join(map(str, view.early_birds)))
    return text


def _now(view: NamijiView, say: Say) -> Text:
    """What is in somebody's hands just now."""
    lines: list[Text] = []
    if view.catch is not None:
        words = Label("draw-catch", fish_args(view.kinds, view.catch))
        lines.append(Text(say(words), style=FISH_STYLES[view.catch // KINDS]))
    if view.revealed:
        tokens = [_fish(view, net, say) for net in view.revealed]
        lines.append(Text(say(Label("draw-revealed")) + " ").append_text(Text(", ").join(tokens)))
    if view.haul is not None:
        haul = view.haul
        words = Label("draw-haul", {"seat": haul.seat, "end": haul.end, "shrimp": haul.shrimp, "crabs": haul.crabs})
        lines.append(Text(say(words), style="italic"))
    if view.draft is not None:
        lines.append(Text(say(Label("draw-picks", {"slot": view.draft.slot, "count": view.draft.count})), style="bold"))
        lines += _cards("draw-hand", view.draft.cards, say)
        lines += _cards("draw-passed", view.draft.passed, say)
    if view.drawn_rocks:
        lines.append(Text(say(Label("draw-drawn")), style="bold"))
        lines += [_rock(rock, say) for rock in view.drawn_rocks]
    return Text("\n").join(lines)


def _cards(key: str, cards: list[str], say: Say) -> list[Text]:
    if not cards:
        return []
    names = ", ".join(say(Label("card-name", {"card": card})) for card in cards)
    return [Text(f"{say(Label(key))} {names}", style="italic")]


def _players(view: NamijiView, say: Say) -> Table:
    """One row a seat: the score, what offerings would cost, the collection."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("", no_wrap=True)
    heads = ("draw-score", "draw-offerings", "draw-crustaceans")
    for key in heads:
        table.add_column(say(Label(key)), justify="right")
    for letter in "DOH":
        table.add_column(letter, justify="center")
    table.add_column(say(Label("draw-rocks")), justify="right")
    for seat, it in enumerate(view.boards):
        table.add_row(*_player_row(view, seat, it, say))
    return table


def _collections(view: NamijiView, say: Say) -> Text:
    """The Dock cards of every seat that has any."""
    lines: list[Text] = []
    for seat, it in enumerate(view.boards):
        names = [say(Label("card-name", {"card": card})) for card in it.meals]
        names += [_upgrade(card, effects, say) for card, effects in it.upgrades.items()]
        if names:
            lines.append(boat_sign(view, seat).append(f" {', '.join(names)}", style="not bold default"))
    return Text("\n").join(lines)


def _upgrade(card: str, effects: dict[str, int], say: Say) -> str:
    """An upgrade with the station at which it works."""
    station = str(effects_label(effects).args["station"])
    return say(Label("upgrade-name", {"card": card, "station": station}))


def _player_row(view: NamijiView, seat: int, it: BoardView, say: Say) -> list[RenderableType]:
    name = _player(view, seat, say)
    if it.place:
        name.append(f" ⌂{it.place}")
    panoramas = [
        f"{sections}/{length}" + ("★" if name in it.bonuses else "")
        for name, sections, length in zip(PANORAMA_NAMES, it.sections, view.lengths, strict=True)
    ]
    offerings = f"{it.offerings} (−{it.penalty})"
    return [name, str(it.score), offerings, str(it.shrimp + it.crabs), *panoramas, str(it.rock_count)]


def _racks(view: NamijiView, say: Say) -> Columns:
    mine = [] if view.seat is None else [view.seat]
    order = mine + [seat for seat in range(view.seats) if seat not in mine]
    return Columns([_rack(view, seat, say) for seat in order], padding=(0, 2))


def _rack(view: NamijiView, seat: int, say: Say) -> Table:
    """Rows with their points on the right, columns with theirs below; ✓ scored, ✗ can score no more."""
    it = view.boards[seat]
    table = Table(title=_player(view, seat, say), title_justify="left", box=box.SQUARE, padding=(0, 0))
    table.show_header = False
    table.show_lines = False
    for _ in range(COLUMNS):
        table.add_column(width=4, justify="center")
    table.add_column(width=3)
    lines = [_line(points, state) for points, state in zip(view.worth, it.lines, strict=True)]
    for row in range(len(it.rack) // COLUMNS):
        cells = [_cell(view, seat, row * COLUMNS + column, say) for column in range(COLUMNS)]
        table.add_row(*cells, lines[row], end_section=row == 2)
    table.add_row(*lines[3:])
    return table


def _cell(view: NamijiView, seat: int, cell: int, say: Say) -> Text:
    it = view.boards[seat]
    fish = it.rack[cell]
    if fish is None:
        return Text("·", style="dim")
    name = say(Label("kind-name", {"kind": view.kinds[fish % KINDS]}))[:3]
    is_net = any(CELL_NAMES[cell] in net for net in it.nets)
    style = FISH_STYLES[fish // KINDS] + (" underline" if is_net else "")
    return Text(FISH_SIGNS[fish // KINDS] + name, style=style)


def _line(points: int, state: str) -> Text:
    styles = {"scored": "bold", "open": "", "dead": "dim"}
    return Text(f"{points}{LINE_SIGNS[state]}", style=styles[state])


def _secrets(view: NamijiView, say: Say) -> Text:
    """The viewer's own Rocks, its upgrades in words, and what it remembers of the decks."""
    if view.seat is None:
        return Text("")
    it = view.boards[view.seat]
    lines: list[Text] = []
    for card, effects in it.upgrades.items():
        lines.append(Text(f"{_upgrade(card, effects, say)} — {say(effects_label(effects))}", style="dim"))
    if it.rocks:
        head = say(Label("draw-your-rocks"))
        standing = say(Label("draw-standing", {"points": it.standing or 0}))
        lines.append(Text(f"{head} ({standing})", style="bold"))
        lines += [_rock(rock, say) for rock in it.rocks]
    lines += _tail("draw-rock-tail", view.decks.rock_tail, say)
    lines += _tail("draw-card-tail", view.decks.card_tail, say)
    return Text("\n").join(lines)


def _tail(key: str, tail: list[list[str]], say: Say) -> list[Text]:
    """The cards under a deck as far as the viewer knows them, the next to come up first."""
    if not any(tail):
        return []
    groups = [" / ".join(say(Label("card-name", {"card": card})) for card in group) or "?" for group in tail]
    return [Text(f"{say(Label(key))} {', '.join(groups)}", style="dim")]


def _rock(rock: RockView, say: Say) -> Text:
    sign = "✓" if rock.met else "✗"
    name = say(Label("card-name", {"card": rock.card}))
    conditions = conditions_said(rock.conditions, say)
    points = say(Label("points", {"points": rock.points}))
    return Text(f"{sign} {name}, {points} — {conditions}", style="" if rock.met else "dim")


def _final(view: NamijiView, say: Say) -> Table:
    """Every category of every seat."""
    table = Table(title=say(Label("draw-final")), title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for seat in range(view.seats):
        table.add_column(_player(view, seat, say), justify="right")
    for category in view.final[0]:
        name = say(Label("category-name", {"category": category}))
        table.add_row(name, *[str(count[category]) for count in view.final])
    table.add_row(say(Label("draw-total")), *[f"{score:g}" for score in view.scores or []], style="bold")
    return table
