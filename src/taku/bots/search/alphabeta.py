"""Alpha-beta for two seats: deeper turn by turn, with a table of states already seen. Blind to which game it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.clock import Clock
from taku.bots.search.evaluation import WHOLE, Evaluation, WholeTurn, whole_turns
from taku.bots.search.fan import Order, Tally
from taku.bots.search.table import AT_LEAST, AT_MOST, EXACT, SURE, Table, from_table, to_table
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, State

_HALF: Final = WHOLE // 2
# The clock is asked after so many states.
_CLOCK_STEP: Final = 1000

# All turns are searched to the full depth, and nothing is left out.
EVERY: Final = 1_000_000
# How far above what is asked a state must stand to be left alone is known for so many turns ahead.
_SHALLOW: Final = 3
# From these places of the order on, turns are searched two and three turns less deep at first.
_LATER: Final = 8
_LATEST: Final = 32
# Where a loss threatens, a line of turns is searched up to so many turns deeper.
_MOST_URGENT: Final = 4
# A skipped turn is searched so many turns less deep than one that is made.
_SKIPPED_LESS: Final = 2


class AlphaBeta:
    """One search from one state. Values are for the seat to move, in shares of the win.

    `limit`: the most states to look at. `deepest`: the most turns to look ahead.
    `margin`: turns that are worse than the best by less than this get exact values as well; of the rest it is only
    known that they are worse.
    `early`: so many turns from each state are searched to the full depth; of the others, which look worse from the
    start, only those that a search less deep does not refute. Such a search also leaves alone what stands too
    well or too badly to matter (`Evaluation.swing`, `Evaluation.skipped`).
    """

    _limit: i64
    _next_look: i64
    is_over: bool
    depth: i64

    def __init__(
        self, evaluation: Evaluation, clock: Clock, limit: int, deepest: int, margin: int, early: int = EVERY
    ) -> None:
        self.evaluation: Final = evaluation
        self.clock: Final = clock
        self.deepest: Final = deepest
        self.margin: Final = margin
        self.early: Final = early
        self.tally: Final = Tally()
        self.is_over = False
        self.depth = 0  # turns searched to the end
        self._limit = limit
        self._next_look = 0
        self._table: Final = Table(limit)

    def think(self, state: State, dice: Dice) -> list[WholeTurn]:
        """The whole turns of the mover, best first; turns of equal worth in an order made by the dice."""
        turns = self.turns(state, dice)
        while self.depth < self.deepest and not self.is_over:
            first, before = turns[0], turns[0].value
            reached = self._deepen(turns, state.mover)
            _best_first(turns, reached)
            if reached < len(turns):
                catch_up(turns, reached, first.value - before)
                break
            self.depth += 1
            if turns[0].value >= WHOLE - SURE or turns[0].value <= SURE or len(turns) == 1:
                break
        return turns

    def turns(self, state: State, dice: Dice) -> list[WholeTurn]:
        """The whole turns of the mover before any search."""
        turns = whole_turns(self.evaluation, state)
        for place in range(len(turns)):
            turns[place].value = self.evaluation.value(turns[place].after, state.mover)
            other = dice.below(place + 1)
            turns[place], turns[other] = turns[other], turns[place]
        _best_first(turns, len(turns))
        return turns

    def look(self, turn: WholeTurn, seat: i64, depth: i64) -> None:
        """Find the exact value of one turn, so many turns deep; nothing is changed if the clock runs out."""
        value = self._worth(turn.after, seat, depth - 1, -1, WHOLE + 1, 1)
        if not self.is_over:
            turn.value = value

    def worth(self, state: State, seat: i64, depth: i64) -> i64:
        """The value of a state for a seat, so many turns deep; of no use if the clock has run out."""
        return self._worth(state, seat, depth, -1, WHOLE + 1, 1)

    def _deepen(self, turns: list[WholeTurn], seat: i64) -> int:
        """Search all turns one turn deeper, best first; how many were done before the clock ran out."""
        best: i64 = -1
        for place in range(len(turns)):
            alpha = max(best - self.margin, -1)
            after = turns[place].after
            if place == 0:
                value = self._worth(after, seat, self.depth, -1, WHOLE + 1, 1)
            else:
                value = self._worth(after, seat, self.depth, alpha, alpha + 1, 1)
                if value > alpha and not self.is_over:
                    value = self._worth(after, seat, self.depth, alpha, WHOLE + 1, 1)
            if self.is_over:
                return place
            turns[place].value = value
            best = max(best, value)
        return len(turns)

    def _worth(self, state: State, seat: i64, depth: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        """The value for a seat of a state that a turn has led to."""
        mover = state.mover
        if mover == NOBODY:
            value = self.evaluation.value(state, seat)
            if value > _HALF:
                return value - turn
            return value + turn if value < _HALF else value
        if self.evaluation.is_repeated(state):
            return _HALF
        if mover == CHANCE:
            return self._average(state, seat, depth, turn)
        if mover == seat:
            return self._search(state, depth, alpha, beta, turn, False)
        return WHOLE - self._search(state, depth, WHOLE - beta, WHOLE - alpha, turn, False)

    def _average(self, state: State, seat: i64, depth: i64, turn: i64) -> i64:
        """Chance: every outcome by its weight."""
        outcomes = state.options()
        weights = state.agenda[-1].weights(state)
        total: i64 = 0
        for place in range(len(outcomes)):
            after = state.copy()
            after.apply(outcomes[place])
            total += weights[place] * self._worth(after, seat, depth, -1, WHOLE + 1, turn)
        return total // sum(weights)

    def _search(self, state: State, depth: i64, alpha: i64, beta: i64, turn: i64, has_skipped: bool) -> i64:
        """The value for the mover, looking so many turns ahead; a bound if it is not between alpha and beta."""
        if depth == 0:
            self.tally.states += 1
            return self.evaluation.value(state, state.mover)
        if self.tally.states >= self._next_look and self._has_to_stop():
            return _HALF
        if depth == 1:
            return self._near(self.evaluation.best_turn(state, self.tally, beta), turn + 1)
        key = self.evaluation.key(state)
        entry = self._table.find(key)
        hint: i64 = 0
        if entry is not None:
            hint = entry.best
            value = from_table(entry.value, turn)
            if entry.settles(depth, value, alpha, beta):
                return value
        if self.early < EVERY and beta > SURE and beta < WHOLE - SURE:
            if self._is_out_of_reach(state, depth, beta, turn, has_skipped):
                return beta
            if self.is_over:
                return _HALF
        return self._branch(state, depth, alpha, beta, turn, key, hint)

    def _is_out_of_reach(self, state: State, depth: i64, beta: i64, turn: i64, has_skipped: bool) -> bool:
        """Whether the mover stands too well for the other to let it come to this: far ahead, or even if it skips."""
        value = self.evaluation.value(state, state.mover)
        if value < beta:
            return False
        if depth <= _SHALLOW and value >= self.evaluation.swing(beta, depth):
            return True
        if depth <= _SKIPPED_LESS or has_skipped:
            return False
        skipped = self.evaluation.skipped(state)
        if skipped is None:
            return False
        left = max(depth - 1 - _SKIPPED_LESS, 1)
        found = WHOLE - self._search(skipped, left, WHOLE - beta, WHOLE - beta + 1, turn + 1, True)
        return found >= beta and not self.is_over

    def _near(self, value: i64, turn: i64) -> i64:
        """A value found one turn further on: a win or a loss there is worth less the later it comes."""
        if value == WHOLE:
            return value - turn
        return turn if value == 0 else value

    def _branch(self, state: State, depth: i64, alpha: i64, beta: i64, turn: i64, key: i64, hint: i64) -> i64:
        """Try the turns one after the other, the most promising first, until one is too good to be allowed."""
        order = Order(self.evaluation.fan(state), hint)
        self.tally.states += order.size
        left = depth if self._is_urgent(state, depth, turn) else depth - 1
        best: i64 = -1
        best_key: i64 = 0
        floor = alpha
        for place in range(order.size):
            order.advance(place)
            if place > 0:
                if order.is_known(place):
                    continue
                if self._is_hopeless(order, place, left, floor):
                    best = max(best, floor)
                    break
            value = self._try(order, place, state.mover, left, floor, beta, turn + 1)
            if self.is_over:
                return _HALF
            if value > best:
                best = value
                if value > floor:
                    best_key = order.key(place)
                    floor = value
                if value >= beta:
                    break
        bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._table.remember(key, depth, to_table(best, turn), bound, best_key or hint)
        return best

    def _is_urgent(self, state: State, depth: i64, turn: i64) -> bool:
        """Whether to look a turn deeper from here, which a line of turns gets only so often."""
        if self.early >= EVERY or turn + depth > self.depth + _MOST_URGENT:
            return False
        return self.evaluation.is_threatened(state)

    def _is_hopeless(self, order: Order, place: i64, left: i64, floor: i64) -> bool:
        """Whether a turn, and so all that look worse, is too far behind to catch up in the turns that are left."""
        if self.early >= EVERY or left >= _SHALLOW or floor <= SURE or floor >= WHOLE - SURE:
            return False
        return order.value(place) <= self.evaluation.swing(floor, -left)

    def _try(self, order: Order, place: i64, seat: i64, depth: i64, floor: i64, beta: i64, turn: i64) -> i64:
        """The value of one turn among others: all but the first have to show first that they are worth a look."""
        if depth == 1:
            value = self._answered(order, place, floor, turn)
            if value >= 0:
                return value
        after = order.state(place)
        if place > 0:
            less = self._less(place, depth)
            if less > 0:
                value = self._worth(after, seat, max(depth - less, 1), floor, floor + 1, turn)
                if value <= floor or self.is_over:
                    return value
            value = self._worth(after, seat, depth, floor, floor + 1, turn)
            if value <= floor or value >= beta:
                return value
        return self._worth(after, seat, depth, floor, beta, turn)

    def _answered(self, order: Order, place: i64, floor: i64, turn: i64) -> i64:
        """The value of a turn after the best answer to it, if that can be seen without making a state, or -1."""
        if self.tally.states >= self._next_look and self._has_to_stop():
            return _HALF
        reply = order.reply(place, self.tally, WHOLE - floor)
        return WHOLE - self._near(reply, turn + 1) if reply >= 0 else -1

    def _less(self, place: i64, depth: i64) -> i64:
        """How many turns less deep a turn is searched at first: the later it comes in the order, the more."""
        if place < self.early or depth < 2:
            return 0
        if place < _LATER or depth < 3:
            return 1
        return 2 if place < _LATEST or depth < 4 else 3

    def _has_to_stop(self) -> bool:
        states = self.tally.states
        self._next_look = min(states + _CLOCK_STEP, self._limit)
        if states >= self._limit or self.clock.is_over():
            self.is_over = True
        return self.is_over


def _best_first(turns: list[WholeTurn], count: i64) -> None:
    """Sort the first so many by value; equal ones keep their order."""
    for place in range(1, count):
        turn = turns[place]
        gap = place
        while gap > 0 and turns[gap - 1].value < turn.value:
            turns[gap] = turns[gap - 1]
            gap -= 1
        turns[gap] = turn


def catch_up(turns: list[WholeTurn], reached: i64, change: i64) -> None:
    """Move the values of turns that were not reached as that of the first was moved by looking deeper.

    They are a turn behind: left as they are they would pass for better than the best whenever its value sinks.
    """
    best = turns[0].value
    for place in range(reached, len(turns)):
        if turns[place].value > SURE:
            turns[place].value = min(max(turns[place].value + change, SURE + 1), best)
