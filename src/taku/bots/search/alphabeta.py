"""Alpha-beta for two seats: deeper turn by turn, with a table of states already seen. Blind to which game it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.clock import Clock
from taku.bots.search.evaluation import WHOLE, Evaluation, Tally, WholeTurn, whole_turns
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, State

_HALF: Final = WHOLE // 2
# A win a turn sooner is worth one more. Whatever is within this of a whole win is a win that has been seen.
_SURE: Final = 200
# The clock is asked after so many states.
_CLOCK_STEP: Final = 1000
_LARGEST_TABLE: Final = 2**18
_SMALLEST_TABLE: Final = 2**10

# All turns are searched to the full depth.
EVERY: Final = 1_000_000

# What an entry's value says of the true one.
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2


class Entry:
    """What a search found out about a state."""

    key: i64
    depth: i64
    value: i64
    bound: i64
    best: i64  # the key of the state that the best turn leads to

    def __init__(self, key: i64, depth: i64, value: i64, bound: i64, best: i64) -> None:
        self.key = key
        self.depth = depth
        self.value = value
        self.bound = bound
        self.best = best


class AlphaBeta:
    """One search from one state. Values are for the seat to move, in shares of the win.

    `limit`: the most states to look at. `deepest`: the most turns to look ahead.
    `margin`: turns that are worse than the best by less than this get exact values as well; of the rest it is only
    known that they are worse.
    `early`: so many turns from each state are searched to the full depth; of the others, which look worse from the
    start, only those that a search one turn less deep does not refute.
    """

    _limit: i64
    _next_look: i64
    _mask: i64
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
        size: i64 = _SMALLEST_TABLE
        while size < limit and size < _LARGEST_TABLE:
            size *= 2
        self._mask = size - 1
        self._table: Final[list[Entry | None]] = [None] * size

    def think(self, state: State, dice: Dice) -> list[WholeTurn]:
        """The whole turns of the mover, best first; turns of equal worth in an order made by the dice."""
        turns = self.turns(state, dice)
        while self.depth < self.deepest and not self.is_over:
            reached = self._deepen(turns, state.mover)
            _best_first(turns, reached)
            if reached < len(turns):
                break
            self.depth += 1
            if turns[0].value >= WHOLE - _SURE or turns[0].value <= _SURE or len(turns) == 1:
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
            return self._search(state, depth, alpha, beta, turn)
        return WHOLE - self._search(state, depth, WHOLE - beta, WHOLE - alpha, turn)

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

    def _search(self, state: State, depth: i64, alpha: i64, beta: i64, turn: i64) -> i64:
        """The value for the mover, looking so many turns ahead; a bound if it is not between alpha and beta."""
        self.tally.states += 1
        if depth == 0:
            return self.evaluation.value(state, state.mover)
        if self.tally.states >= self._next_look and self._has_to_stop():
            return _HALF
        if depth == 1:
            return self._near(self.evaluation.best_turn(state, self.tally), turn + 1)
        key = self.evaluation.key(state)
        entry = self._table[key & self._mask]
        hint: i64 = 0
        if entry is not None and entry.key == key:
            hint = entry.best
            if entry.depth == depth:
                value = _from_table(entry.value, turn)
                if (
                    entry.bound == _EXACT
                    or (entry.bound == _AT_LEAST and value >= beta)
                    or (entry.bound == _AT_MOST and value <= alpha)
                ):
                    return value
        return self._branch(state, depth, alpha, beta, turn, key, hint)

    def _near(self, value: i64, turn: i64) -> i64:
        """A value found one turn further on: a win or a loss there is worth less the later it comes."""
        if value == WHOLE:
            return value - turn
        return turn if value == 0 else value

    def _branch(self, state: State, depth: i64, alpha: i64, beta: i64, turn: i64, key: i64, hint: i64) -> i64:
        """Try the turns one after the other, the most promising first, until one is too good to be allowed."""
        order = Order(self.evaluation, state, hint)
        best: i64 = -1
        best_key: i64 = 0
        floor = alpha
        for place in range(order.size):
            after = order.take(place)
            value = self._try(after, state.mover, depth - 1, floor, beta, turn + 1, place)
            if self.is_over:
                return _HALF
            if value > best:
                best = value
                best_key = self.evaluation.key(after) if value > floor else 0
                floor = max(floor, value)
                if value >= beta:
                    break
        bound = _AT_LEAST if best >= beta else _EXACT if best > alpha else _AT_MOST
        self._remember(key, depth, _to_table(best, turn), bound, best_key or hint)
        return best

    def _try(self, after: State, seat: i64, depth: i64, floor: i64, beta: i64, turn: i64, place: i64) -> i64:
        """The value of one turn among others: all but the first have to show first that they are worth a look."""
        if place > 0:
            if place >= self.early and depth >= 2:
                value = self._worth(after, seat, depth - 1, floor, floor + 1, turn)
                if value <= floor:
                    return value
            value = self._worth(after, seat, depth, floor, floor + 1, turn)
            if value <= floor or value >= beta:
                return value
        return self._worth(after, seat, depth, floor, beta, turn)

    def _remember(self, key: i64, depth: i64, value: i64, bound: i64, best: i64) -> None:
        place = key & self._mask
        entry = self._table[place]
        if entry is None:
            self._table[place] = Entry(key, depth, value, bound, best)
            return
        entry.key = key
        entry.depth = depth
        entry.value = value
        entry.bound = bound
        entry.best = best

    def _has_to_stop(self) -> bool:
        states = self.tally.states
        self._next_look = min(states + _CLOCK_STEP, self._limit)
        if states >= self._limit or self.clock.is_over():
            self.is_over = True
        return self.is_over


class Order:
    """The turns from a state, taken out the most promising first."""

    size: i64

    def __init__(self, evaluation: Evaluation, state: State, hint: i64) -> None:
        self._states: Final = evaluation.turns(state)
        self.size = len(self._states)
        self._values: Final[list[int]] = []
        for after in self._states:
            value = evaluation.value(after, state.mover)
            if hint != 0 and evaluation.key(after) == hint:
                value = WHOLE + 1
            self._values.append(value)

    def take(self, place: i64) -> State:
        """The best of those that were not taken yet; places are asked for in order."""
        states, values = self._states, self._values
        best = place
        for other in range(place + 1, self.size):
            if values[other] > values[best]:
                best = other
        states[place], states[best] = states[best], states[place]
        values[place], values[best] = values[best], values[place]
        return states[place]


def _best_first(turns: list[WholeTurn], count: i64) -> None:
    """Sort the first so many by value; equal ones keep their order."""
    for place in range(1, count):
        turn = turns[place]
        gap = place
        while gap > 0 and turns[gap - 1].value < turn.value:
            turns[gap] = turns[gap - 1]
            gap -= 1
        turns[gap] = turn


def _to_table(value: i64, turn: i64) -> i64:
    """Sure wins and losses are kept as seen from their own state, not from where the search began."""
    if value >= WHOLE - _SURE:
        return value + turn
    return value - turn if value <= _SURE else value


def _from_table(value: i64, turn: i64) -> i64:
    if value >= WHOLE - _SURE:
        return value - turn
    return value + turn if value <= _SURE else value
