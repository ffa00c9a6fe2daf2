"""How a bot that is not perfect chooses: mostly what is best, now and then what is nearly as good."""

from __future__ import annotations

import math

from taku.bots.search.ismcts import Found
from taku.kernel.dice import Dice

# Weights are whole numbers up to this.
_FINE = 1_000_000
# A share nearer to nothing or to a whole win than this is a sure one; where shares are averages, nearer than that.
_SURE = 0.0002
_FAINT = 0.000001


def leaned(shares: list[float], temperature: float, dice: Dice) -> int:
    """The place of one of these shares of the win; at temperature 0 of the highest, the first of them.

    Shares are compared as logits: half a win or none is a great difference, nine tenths or eight a small one, and
    a sure win is never given away.
    """
    best = max(range(len(shares)), key=lambda place: shares[place])
    if temperature <= 0 or not _SURE < shares[best] < 1 - _SURE:
        return best
    weights = [int(_FINE * math.exp((_logit(share) - _logit(shares[best])) / temperature)) for share in shares]
    return drawn(weights, dice)


def picked(found: list[Found], temperature: float, dice: Dice) -> str:
    """The offer most tried; with a temperature any that is about as good, the better the likelier."""
    best = max(found, key=lambda offer: (offer.visits, offer.value))
    if temperature <= 0:
        return best.text
    return found[drawn([_weight(offer, best, temperature) for offer in found], dice)].text


def _weight(offer: Found, best: Found, temperature: float) -> int:
    """How likely an offer is to be made: by its value, and by how well that is known.

    Logits again, or whoever has hardly a chance left would do anything at all.
    """
    if offer.visits == 0 or best.visits == 0:
        return int(offer is best)
    worse = max(_logit(best.value, _FAINT) - _logit(offer.value, _FAINT), 0.0)
    return int(_FINE * math.exp(-worse / temperature) * math.sqrt(offer.visits / best.visits)) + (offer is best)


def drawn(weights: list[int], dice: Dice) -> int:
    """A place, as likely as its weight says."""
    left = int(dice.below(sum(weights)))
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


def _logit(share: float, least: float = _SURE) -> float:
    share = min(max(share, least), 1 - least)
    return math.log(share / (1 - share))
