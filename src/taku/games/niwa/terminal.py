"""The garden drawn in a terminal: cells by their coordinates, lines and beads by symbol and colour."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taku.games.niwa.picture import Cell, cells_of, lines_of
from taku.games.niwa.views import Figure, NiwaView
from taku.wire import Label

Say = Callable[[Label], str]

# Colour is never the only sign: every colour of beads and lines has a symbol, and so has every seat.
SYMBOLS = {"green": "♣", "yellow": "✶", "orange": "◆"}
STYLES = {"green": "bold green", "yellow": "bold bright_yellow", "orange": "bold dark_orange3"}
# A figure is a pair of brackets around its beads, round for seat 0 and square for seat 1.
BRACKETS = ("()", "[]")
SEAT_STYLES = ("bold white on deep_pink4", "bold white on blue")
NAME_STYLES = ("bold deep_pink3", "bold dodger_blue2")
BASE_SYMBOL = "⌂"
UNLAID = "·"
ACTIVE = "▸"
TO_GO = "→"

# A step along a row is six columns, to the next row three columns and two lines; a cell is five columns wide.
ROW_STEP = 6
HALF_STEP = 3
CELL_WIDTH = 5


class Canvas:
    """Characters with styles, addressed by column and line."""

    def __init__(self) -> None:
        self._spots: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, column: int, line: int, text: str, style: str) -> None:
        """Put a text somewhere, one character a column."""
        for offset, character in enumerate(text):
            self._spots[column + offset, line] = (character, style)

    def render(self) -> Text:
        """The canvas cut to what is on it."""
        columns = [column for column, _ in self._spots]
        lines = [line for _, line in self._spots]
        text = Text(no_wrap=True)
        for line in range(min(lines), max(lines) + 1):
            for column in range(min(columns), max(columns) + 1):
                character, style = self._spots.get((column, line), (" ", ""))
                text.append(character, style=style)
            text.append("\n")
        return text


def draw(view: NiwaView, say: Say) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_headline(view, say), Text("")]
    if view.tiles:
        parts += [_garden(view), _legend(say)]
    parts += [_hand(view, say), _figures(view, say)]
    return Group(*parts)


def _headline(view: NiwaView, say: Say) -> Text:
    text = Text(say(Label("draw-garden", {"garden": view.garden})), style="bold")
    if view.garden == "wild" and view.shape is not None:
        text.append(f" ({view.shape})")
    if view.turn_number:
        turn = Label("draw-turn", {"turn": view.turn_number, "last": view.last_turn})
        text.append("   " + say(turn), style="not bold")
    if view.repeats > 1:
        text.append("   " + say(Label("draw-repeats", {"count": view.repeats})), style="italic not bold")
    return text


def _column(cell: Cell) -> int:
    return ROW_STEP * cell.q + HALF_STEP * cell.r


def _garden(view: NiwaView) -> Text:
    canvas = Canvas()
    cells = {cell.name: cell for cell in cells_of(view.tiles)}
    for line in lines_of(view.tiles):
        _draw_line(canvas, cells[line.a], cells[line.b], line.colour)
    standing = {figure.cell: figure for figure in view.figures if figure.cell is not None}
    goals = {offer.spot for offer in view.offers}
    for cell in cells.values():
        text, style = _face(cell, standing.get(cell.name), cell.name in goals)
        canvas.write(_column(cell) - CELL_WIDTH // 2, 2 * cell.r, text.center(CELL_WIDTH), style)
    return canvas.render()


def _draw_line(canvas: Canvas, a: Cell, b: Cell, colour: str | None) -> None:
    """The symbol of a line between its two cells, with a stroke where it runs aslant."""
    symbol, style = (UNLAID, "dim") if colour is None else (SYMBOLS[colour], STYLES[colour])
    middle = (_column(a) + _column(b)) // 2
    if a.r == b.r:
        canvas.write(middle, 2 * a.r, symbol, style)
        return
    # Lines are told from their lower end, so that b is above a, to the right or to the left.
    stroke = f"{symbol}╱" if _column(b) > _column(a) else f"╲{symbol}"
    canvas.write(middle, 2 * a.r - 1, stroke, style)


def _face(cell: Cell, figure: Figure | None, is_goal: bool) -> tuple[str, str]:
    """What stands in a cell, and its style: a figure with its beads, a base, or the coordinates."""
    on_offer = " underline" if is_goal else ""
    if figure is not None:
        beads = "".join(SYMBOLS[bead] for bead in figure.beads)
        brackets = BRACKETS[figure.seat]
        return f"{ACTIVE if figure.is_active else brackets[0]}{beads:<3}{brackets[1]}", SEAT_STYLES[
            figure.seat
        ] + on_offer
    if cell.base is not None:
        return BASE_SYMBOL.join(BRACKETS[cell.base]), NAME_STYLES[cell.base] + on_offer
    return cell.name, "bold underline" if is_goal else "dim"


def _legend(say: Say) -> Text:
    text = Text()
    for colour, symbol in SYMBOLS.items():
        text.append(f"{symbol} ", style=STYLES[colour])
        text.append(say(Label("colour", {"colour": colour})) + "   ", style="dim")
    text.append("\n")
    text.append(say(Label("draw-legend")), style="dim")
    return text


def _hand(view: NiwaView, say: Say) -> Text:
    if view.hand is None:
        return Text("")
    return Text(say(Label("draw-hand", {"colour": view.hand, "cell": view.active or ""})), style=STYLES[view.hand])


def _figures(view: NiwaView, say: Say) -> Table:
    """A column a seat: how far it has to go, then each figure with its beads and where it may go now."""
    table = Table.grid(padding=(0, 4))
    for _ in range(view.seats):
        table.add_column()
    table.add_row(*[_seat(view, seat, say) for seat in range(view.seats)])
    return table


def _seat(view: NiwaView, seat: int, say: Say) -> Text:
    text = Text(f"{BRACKETS[seat]} " + say(Label("player-name", {"seat": seat})), style=NAME_STYLES[seat])
    distance = view.distances[seat]
    if distance is not None:
        text.append("\n  " + say(Label("draw-distance", {"count": distance})), style="not bold default")
    for figure in view.figures:
        if figure.seat == seat:
            text.append("\n")
            text.append_text(_figure(figure, view, say))
    return text


def _figure(figure: Figure, view: NiwaView, say: Say) -> Text:
    """Where a figure stands, its beads, and where it may go; a secret one is only known to stand somewhere."""
    number = [other for other in view.figures if other.seat == figure.seat].index(figure)
    where = figure.cell or say(Label("draw-hidden" if number < view.placed[figure.seat] else "draw-aside"))
    text = Text(f"{ACTIVE if figure.is_active else ' '} {where:<6}", style="default")
    for bead in figure.beads:
        text.append(SYMBOLS[bead], style=STYLES[bead])
    text.append(" " * (4 - len(figure.beads)))
    goals = figure.steps + figure.jumps
    if goals:
        text.append(f"{TO_GO} " + "  ".join(goals))
    return text
