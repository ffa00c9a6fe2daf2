"""Choosing in secret: mixtures where nothing is best against everything, and no look at what is hidden."""

from __future__ import annotations

from taku.bots.clock import Clock
from taku.bots.search.alphabeta import AlphaBeta
from taku.bots.search.evaluation import WHOLE, Evaluation, Secret
from taku.bots.search.secret import Settling
from taku.kernel.dice import Dice
from taku.kernel.game import State


class Result(State):
    """A match that is over, with what seat 0 got out of it."""

    def __init__(self, share: int) -> None:
        super().__init__()
        self.share = share


class Judge(Evaluation):
    """Knows results, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def value(self, state: State, seat: int) -> int:
        assert isinstance(state, Result)
        self.asked += 1
        return state.share if seat == 0 else WHOLE - state.share


class Table(Secret):
    """A game of one choice each."""

    def __init__(self, shares: list[list[int]]) -> None:
        super().__init__([[] for _ in shares], len(shares[0]))
        self.shares = shares

    def state(self, choice: int, other: int) -> State:
        return Result(self.shares[choice][other])


def settled(shares: list[list[int]], deepest: int = 6, seat: int = 0) -> Settling:
    search = AlphaBeta(Judge(), Clock(None), 10**6, deepest, 0)
    settling = Settling(Table(shares), search, seat, Dice(1))
    settling.settle(deepest)
    return settling


def test_where_each_has_an_answer_choices_are_mixed() -> None:
    settling = settled([[900_000, 100_000], [100_000, 900_000]])
    assert sum(settling.weights) == 400
    assert all(180 <= weight <= 220 for weight in settling.weights)
    assert all(abs(share - 500_000) < 60_000 for share in settling.shares)


def test_a_choice_that_is_worse_whatever_the_other_does_is_not_made() -> None:
    settling = settled([[600_000, 400_000], [500_000, 300_000], [300_000, 700_000]])
    assert settling.weights[1] == 0
    assert settling.weights[0] > settling.weights[2] > 0


def test_the_other_seat_sees_the_same_table_from_its_side() -> None:
    shares = [[800_000, 300_000], [600_000, 200_000]]
    assert settled(shares).weights.index(400) == 0
    assert settled(shares, seat=1).weights.index(400) == 1


def test_only_the_best_of_many_choices_meet_in_the_end() -> None:
    shares = [[500_000 + 4000 * row - 3000 * column for column in range(80)] for row in range(100)]
    settling = settled(shares, deepest=8)
    assert settling.weights[99] == 400
    assert settling.shares[99] == max(settling.shares)
    assert len(settling.rows) == len(settling.columns) == 6
    assert settling.columns[0] == 79


def test_how_deep_it_may_look_decides_how_many_are_compared() -> None:
    shares = [[500_000 + 4000 * row - 3000 * column for column in range(80)] for row in range(100)]
    assert [len(settled(shares, deepest).rows) for deepest in (1, 2, 4, 6)] == [100, 30, 12, 6]
    assert settled(shares, 1).weights.index(1) > 80


def test_any_of_equal_choices_is_made_whatever_its_number() -> None:
    """Else the numbering of its choices would favour a seat, in a garden whose halves are alike."""
    made = set()
    for seed in range(30):
        search = AlphaBeta(Judge(), Clock(None), 10**6, 6, 0)
        search.is_over = True
        settling = Settling(Table([[500_000] * 5] * 5), search, 0, Dice(seed))
        settling.settle(6)
        made.add(settling.weights.index(1))
    assert made == set(range(5))


def test_without_time_the_best_at_first_sight_is_chosen() -> None:
    search = AlphaBeta(Judge(), Clock(None), 10**6, 6, 0)
    search.is_over = True
    settling = Settling(Table([[100_000], [900_000], [300_000]]), search, 0, Dice(1))
    settling.settle(6)
    assert settling.weights == [0, 1, 0]
    assert not settling._compare(2, 2)
    assert settling.weights == [0, 1, 0]
