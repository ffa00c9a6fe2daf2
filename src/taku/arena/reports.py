"""An arena's outcome for people and tools: tables for the terminal, JSON, and a plot as SVG."""

from __future__ import annotations

from html import escape

import msgspec
from rich.table import Table

from taku.arena.playing import Result, Terms
from taku.arena.ratings import Cell, Standing

WIDTH, ROW, LEFT, MARGIN = 640, 34, 150, 40


class Report(msgspec.Struct, frozen=True):
    """Everything that was found out."""

    terms: Terms
    matches: int
    standings: list[Standing]
    crosstable: list[Cell]
    forfeits: list[Result]


def rating_table(report: Report) -> Table:
    """Who is how strong."""
    table = Table(title=f"{report.terms.game}, {report.matches} matches", title_justify="left")
    for column in ("bot", "rating", "95 %", "points", "matches", "forfeits"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in report.standings:
        interval = f"{row.low:+.0f} to {row.high:+.0f}"
        table.add_row(
            row.name, f"{row.rating:+.0f}", interval, f"{row.share:.1%}", str(row.matches), str(row.forfeits or "")
        )
    return table


def cross_table(report: Report) -> Table:
    """The share of points a row took from a column, with its 95 % interval."""
    names = [row.name for row in report.standings]
    cells = {(cell.row, cell.column): cell for cell in report.crosstable}
    table = Table(title="row against column", title_justify="left")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for row in names:
        table.add_row(row, *[_cell(cells.get((row, column)), report.terms.seats) for column in names])
    return table


def _cell(cell: Cell | None, seats: int) -> str:
    if cell is None:
        return "·"
    text = f"{cell.share:.1%}\n{cell.low:.0%}-{cell.high:.0%}"
    if seats == 2:
        return text
    return f"{text}\nalone {cell.alone:.0%}\n{cell.alone_low:.0%}-{cell.alone_high:.0%}"


def plot(report: Report) -> str:
    """Ratings as points on a line, each with its interval."""
    rows = report.standings
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    span = max(high - low, 1.0)

    def across(rating: float) -> float:
        return LEFT + (rating - low) / span * (WIDTH - LEFT - MARGIN)

    height = ROW * len(rows) + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"',
        ' font-family="sans-serif" font-size="14">',
        f"<title>{escape(report.terms.game)}: ratings with 95 % intervals</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#faf6ec"/>',
    ]
    for index, row in enumerate(rows):
        middle = MARGIN + ROW * index + ROW / 2
        parts += [
            f'<text x="{LEFT - 16}" y="{middle + 5}" text-anchor="end" fill="#26323f">{escape(row.name)}</text>',
            f'<line x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" y1="{middle}" y2="{middle}" '
            'stroke="#31517a" stroke-width="3" stroke-linecap="round"/>',
            f'<circle cx="{across(row.rating):.1f}" cy="{middle}" r="6" fill="#31517a"/>',
            f'<text x="{across(row.rating):.1f}" y="{middle - 10}" text-anchor="middle" font-size="11" '
            f'fill="#26323f">{row.rating:+.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
