"""What a view of Niwa says about the rest of the match, held against how the match ended."""

from __future__ import annotations

from taku.games.niwa.views import NiwaView


def false_claims(view: NiwaView, rest: list[str], end: NiwaView) -> list[str]:
    """The lines to go of the winner, if its winning figure crossed fewer from there on."""
    if end.winner is None:
        return []
    distance = view.distances[end.winner]
    if distance is None or not _crosses_fewer(distance, rest):
        return []
    return [f"seat {end.winner} has {distance} lines to go"]


def _crosses_fewer(distance: int, rest: list[str]) -> bool:
    """Whether the figure of the last move crosses fewer lines than that in these moves; not before all figures stand.

    A figure is followed backwards, no farther than needed: it came from where somebody moved to the cell it stands on.
    """
    lines, cell = 0, ""
    for text in reversed(rest):
        verb, *words = text.split()
        if verb == "place":
            return False
        if verb in ("step", "jump") and cell in ("", words[1]):
            lines += _lines_between(words[0], words[1])
            cell = words[0]
            if lines >= distance:
                return False
    return lines < distance


def _lines_between(origin: str, target: str) -> int:
    """A step crosses one line; a jump lands two lines away, or three behind a full row."""
    ahead, across = (int(there) - int(here) for here, there in zip(origin.split(","), target.split(","), strict=True))
    return max(abs(ahead), abs(across), abs(ahead + across))
