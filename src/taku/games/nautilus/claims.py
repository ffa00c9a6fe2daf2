"""What a view of Nautilus says about the rest of the match, held against how the match ended."""

from __future__ import annotations

from taku.games.nautilus.facts import DOMAIN_NAMES
from taku.games.nautilus.views import NautilusView


def false_claims(view: NautilusView, end: NautilusView) -> list[str]:
    """The domains a view calls clinched that their seat did not win."""
    points = [pile.points or [] for pile in end.piles]
    return [
        f"seat {seat} has clinched {name}"
        for seat, pile in enumerate(view.piles)
        for domain, name in enumerate(DOMAIN_NAMES)
        if name in pile.clinched and points[seat][domain] <= points[1 - seat][domain]
    ]
