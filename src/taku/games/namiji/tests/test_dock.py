"""The dock: dealing, picking in slot order, meals, upgrades, and what each seat learns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def in_dock(table: Sea, *slots: int) -> Sea:
    """All boats at the first dock, boat 0 arriving last; slots by boat."""
    table.moor((14, 1), *[(15, slot) for slot in slots[1:]])
    return table.play(f"dock 15 {slots[0]}")


def deal(table: Sea, *slugs: str) -> Sea:
    return table.play(*[f"deal {slug}" for slug in slugs])


def test_one_card_more_than_players_is_dealt_by_the_number_of_copies(sea: LayOut) -> None:
    table = in_dock(sea(3), 1, 2, 3)
    assert table.keys() == ["dock", "draft"]
    assert table.told(None)[1].args == {"count": 4}
    assert table.weights()["deal ramen"] == 4
    assert sum(table.weights().values()) == 20
    deal(table, "ramen", "ramen", "maki", "sieve")
    assert table.offers() == ["take ramen", "take maki", "take sieve"]


def test_meals_score_at_once_and_upgrades_stay(sea: LayOut) -> None:
    table = deal(in_dock(sea(3), 1, 2, 3), "onigiri", "ramen", "maki", "sieve")
    table.play("take maki")
    assert table.score(0) == 5
    assert table.keys(1) == ["take", "meal", "hand-card", "hand-card", "hand-card"]
    table.play("take sieve")
    assert table.view(None).boards[1].upgrades == {"sieve": {"trap-sieve": 1}}
    table.play("take onigiri")
    assert table.score(2) == 3
    assert table.keys() == ["take", "meal", "draft-over"]
    assert table.view(None).boards[0].meals == ["maki"]
    assert table.state.card_tail == [1]
    assert table.view(None).draft is None


def test_only_the_seat_that_holds_the_hand_sees_it(sea: LayOut) -> None:
    table = deal(in_dock(sea(3), 2, 1, 3), "onigiri", "ramen", "maki", "sieve")
    assert table.keys(1) == ["deal"]
    assert table.keys(0) == ["deal-hidden"]
    drafts = [table.view(seat).draft for seat in (0, 1, 2, None)]
    assert [draft.cards for draft in drafts if draft] == [[], ["onigiri", "ramen", "maki", "sieve"], [], []]
    assert all(draft and draft.count == 4 and draft.boats == [1, 0, 2] for draft in drafts)
    table.play("take sieve")
    assert table.keys(0)[1:] == ["hand-card"] * 3
    assert table.keys(2) == ["take"]
    passed = table.view(1).draft
    assert passed is not None
    assert passed.passed == ["onigiri", "ramen", "maki"]
    table.play("take ramen")
    passed = table.view(1).draft
    assert passed is not None
    assert passed.passed == ["onigiri", "maki"]


def test_everybody_who_held_the_last_card_knows_what_lies_under_the_deck(sea: LayOut) -> None:
    table = deal(in_dock(sea(3), 1, 2, 3), "onigiri", "ramen", "maki", "sieve")
    table.play("take maki", "take ramen", "take sieve")
    assert [table.view(seat).decks.card_tail for seat in (0, 1, 2)] == [[["onigiri"]]] * 3
    assert table.view(None).decks.card_tail == [[]]


def test_a_dock_deck_that_runs_out_deals_fewer_and_whoever_finds_none_takes_none(sea: LayOut) -> None:
    table = sea(3)
    table.state.cards = [0, 0, 1, *[0] * 12]
    table.state.card_count, table.state.card_tail = 1, [0]
    in_dock(table, 1, 2, 3)
    assert table.offers() == ["deal maki"]
    table.play("deal maki")
    assert table.weights() == {"deal onigiri": 1}
    table.play("deal onigiri", "take maki", "take onigiri")
    assert table.state.agenda[-1].name == "sailing"
    assert table.keys() == ["take", "meal", "draft-over"]
    table.moor((29, 1), (30, 1), (30, 2)).play("dock 30 3")
    assert table.keys() == ["dock"]
    assert table.state.agenda[-1].name == "sailing"


def test_the_same_meal_can_be_eaten_three_times(sea: LayOut) -> None:
    table = sea(3)
    for dock in (15, 30, 45):
        table.moor((dock - 1, 1), (dock, 2), (dock, 3)).play(f"dock {dock} 1", *["deal ramen"], "deal maki")
        rest = [offer for offer in table.offers() if offer.startswith("deal")]
        table.play(rest[-1])
        rest = [offer for offer in table.offers() if offer.startswith("deal")]
        table.play(rest[-1], "take ramen")
        while table.state.slot:
            table.play(table.offers()[-1])
        if dock == 30:
            table.state.cards[2], table.state.card_count = 1, table.state.card_count + 1
    assert table.view(None).boards[0].meals == ["ramen"] * 3
    assert table.score() == 12
