"""The chances of a match as a picture: one line a seat, the biggest swings marked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from taku.analysis.analysing import Analysis

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 320, 56, 24, 120, 36
# Each seat has its own colour and its own dashes: colour is never the only sign.
INKS = ("#31517a", "#b23a2e", "#4f7a3a", "#8a6a1f", "#6a3d7a")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "6 2")


def across(ply: int, last: int) -> float:
    """Where a ply is, from left to right."""
    return LEFT + ply / last * (WIDTH - LEFT - RIGHT)


def up(chance: float) -> float:
    """Where a chance is, from top to bottom."""
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)


def plot(analysis: Analysis, names: Sequence[str]) -> str:
    """An SVG of everybody's chances, ply by ply."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(analysis.game)}: the chances of every seat</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf6ec"/>',
    ]
    for tenth in (0, 5, 10):
        parts += _level(tenth)
    last = max(len(analysis.chances) - 1, 1)
    for swing in analysis.swings:
        parts += _marked(swing.ply, across(swing.ply + 1, last))
    for seat in range(analysis.seats):
        parts += _line(analysis, seat, last) + _key(seat, names[seat])
    return "\n".join([*parts, "</svg>", ""])


def _level(tenth: int) -> list[str]:
    height = up(tenth / 10)
    return [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height}" y2="{height}" stroke="#d8cfb8"/>',
        f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end" fill="#26323f">{tenth * 10} %</text>',
    ]


def _marked(ply: int, x: float) -> list[str]:
    """A swing: a faint upright line with its ply below."""
    return [
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke="#c9b98f"/>',
        f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle" font-size="10">{ply}</text>',
    ]


def _line(analysis: Analysis, seat: int, last: int) -> list[str]:
    points = [f"{across(ply, last):.1f},{up(chances[seat]):.1f}" for ply, chances in enumerate(analysis.chances)]
    return [f'<polyline points="{" ".join(points)}" fill="none" {_ink(seat)}/>']


def _key(seat: int, name: str) -> list[str]:
    x, height = WIDTH - RIGHT + 12, TOP + 18 * seat + 10
    return [
        f'<line x1="{x}" x2="{x + 26}" y1="{height - 4}" y2="{height - 4}" {_ink(seat)}/>',
        f'<text x="{x + 32}" y="{height}" fill="#26323f">{escape(name)}</text>',
    ]


def _ink(seat: int) -> str:
    return f'stroke="{INKS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
