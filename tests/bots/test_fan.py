"""The order in which a search takes up turns, and what it remembers of states."""

from __future__ import annotations

from taku.bots.search.evaluation import WHOLE, PlainEvaluation
from taku.bots.search.fan import Fan, ListedFan, Order, Tally
from taku.bots.search.table import AT_LEAST, AT_MOST, EXACT, SURE, Entry, Table, from_table, to_table
from taku.games import find
from taku.kernel.game import State


def order(values: list[int], keys: list[int], hint: int = 0) -> Order:
    return Order(ListedFan([State() for _ in values], values, keys), hint)


def taken(turns: Order) -> list[int]:
    """The keys of the turns in the order in which they come, without those that lead to the same."""
    found: list[int] = []
    for place in range(turns.size):
        turns.advance(place)
        if not turns.is_known(place):
            found.append(int(turns.key(place)))
    return found


def test_the_most_promising_comes_first() -> None:
    assert taken(order([30, 50, 10, 40], [1, 2, 3, 4])) == [2, 4, 1, 3]


def test_what_was_best_before_comes_before_all() -> None:
    turns = order([30, 50, 10, 40], [1, 2, 3, 4], hint=3)
    assert taken(turns) == [3, 2, 4, 1]
    assert turns.value(0) > WHOLE


def test_turns_that_lead_to_the_same_are_taken_once() -> None:
    assert taken(order([30, 50, 30, 30], [1, 2, 5, 1])) == [2, 1, 5]
    assert taken(order([30, 50, 30], [1, 2, 1], hint=1)) == [1, 2]


def test_the_state_belongs_to_its_turn() -> None:
    states = [State(), State()]
    turns = Order(ListedFan(states, [1, 2], [7, 8]), 0)
    turns.advance(0)
    assert turns.state(0) is states[1]
    assert turns.reply(0, Tally(), WHOLE) == -1


def test_a_plain_game_spreads_every_turn_and_has_no_opinion_of_skipping_or_swings() -> None:
    game = find("niwa")
    evaluation = PlainEvaluation(game, 2)
    state = game.start(game.setup(first="0"), 2)
    fan = evaluation.fan(state)
    assert isinstance(fan, Fan)
    assert set(fan.ranks) == {WHOLE // 2}
    assert fan.key(0) == evaluation.key(fan.state(0))
    tally = Tally()
    assert evaluation.best_turn(state, tally, 0) == WHOLE // 2
    assert tally.states == len(fan.ranks)
    assert evaluation.skipped(state) is None
    assert evaluation.swing(0, 1) > WHOLE
    assert evaluation.swing(WHOLE, -1) < 0


def test_an_entry_settles_only_what_it_knows() -> None:
    for bound, alpha, beta, settles in [
        (EXACT, 0, WHOLE, True),
        (AT_LEAST, 0, 400, True),
        (AT_LEAST, 0, 600, False),
        (AT_MOST, 600, WHOLE, True),
        (AT_MOST, 400, WHOLE, False),
    ]:
        assert Entry(1, 3, 500, bound, 0).settles(3, 500, alpha, beta) == settles
        assert not Entry(1, 3, 500, bound, 0).settles(4, 500, alpha, beta)


def test_a_table_finds_what_it_was_told_last() -> None:
    table = Table(1)
    assert table.find(5) is None
    table.remember(5, 2, 100, EXACT, 9)
    table.remember(5, 3, 200, AT_MOST, 8)
    entry = table.find(5)
    assert entry is not None
    assert (entry.depth, entry.value, entry.bound, entry.best) == (3, 200, AT_MOST, 8)
    table.remember(5 + 2**10, 1, 1, EXACT, 1)
    assert table.find(5) is None


def test_sure_ends_are_kept_as_seen_from_their_own_state() -> None:
    for value in (3, WHOLE - 3, WHOLE // 2, SURE + 1):
        assert from_table(to_table(value, 2), 2) == value
    assert to_table(WHOLE - 3, 2) == WHOLE - 1
    assert to_table(3, 2) == 1
    assert to_table(WHOLE // 2, 2) == WHOLE // 2
