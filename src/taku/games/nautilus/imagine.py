"""A state that could be true for all that a seat knows: what it has not seen is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.nautilus.facts import ALL_SPECIALS, NO_SPECIAL
from taku.games.nautilus.state import NautilusState
from taku.kernel.dice import Dice
from taku.kernel.sets import BIT, count_of, nth_of


def draw_some(cards: i64, count: i64, dice: Dice) -> i64:
    """Any `count` cards of a set, each choice as likely as every other."""
    left = cards
    drawn: i64 = 0
    for _ in range(count):
        bit: i64 = BIT[nth_of(left, dice.below(count_of(left)))]
        left -= bit
        drawn += bit
    return drawn


def imagine(state: NautilusState, seat: int, dice: Dice) -> NautilusState:
    """Keep what the seat has seen, deal the rest again; every such deal is equally likely."""
    twin = state.copy()
    _imagine_divers(twin, seat, dice)
    _imagine_specials(twin, seat, dice)
    return twin


def _imagine_divers(twin: NautilusState, seat: int, dice: Dice) -> None:
    """The other hand, a Bathyscaphe's catch in it, and the undealt divers."""
    other = 1 - seat
    seen: i64 = twin.seen[seat]
    sunk: i64 = twin.sunk if twin.sunk_by == seat else 0
    unseen_hand: i64 = twin.hands[other] & ~seen
    unseen_pile: i64 = twin.undealt & ~sunk
    unseen_catch: i64 = twin.drawn if twin.turn == other else 0
    hidden: i64 = unseen_hand | unseen_pile | unseen_catch
    hand = draw_some(hidden, count_of(unseen_hand), dice)
    hidden -= hand
    twin.hands[other] = hand | (twin.hands[other] & seen)
    if unseen_catch:
        twin.drawn = draw_some(hidden, count_of(unseen_catch), dice)
        hidden -= twin.drawn
    twin.undealt = hidden | sunk
    if twin.sunk and twin.sunk_by == other:
        twin.sunk = draw_some(hidden, 1, dice)


def _imagine_specials(twin: NautilusState, seat: int, dice: Dice) -> None:
    """The pile, the other seat's card or pair, and the rest laid aside: the other seat has seen all but the pile."""
    other = 1 - seat
    seen: i64 = twin.seen_specials[seat]
    hidden: i64 = ALL_SPECIALS & ~seen
    twin.special_pile = draw_some(hidden, count_of(twin.special_pile), dice)
    hidden -= twin.special_pile
    twin.seen_specials[other] = (twin.seen_specials[other] & seen) | hidden
    if twin.pair and twin.first == other:
        twin.pair = draw_some(hidden, count_of(twin.pair), dice)
    special = twin.held[other]
    if special != NO_SPECIAL and not seen & BIT[special]:
        twin.held[other] = nth_of(draw_some(hidden, 1, dice), 0)
