"""What each seat knows: imagined states keep it and vary the rest, in small decks and large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taku
from taku.games.namiji.imagine import imagine, imagine_cards, imagine_rocks
from taku.games.namiji.state import NamijiState
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.laws import LAWS, Law, Trial
from taku.kernel.sets import members_of

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def dreams(table: Sea, seat: int, count: int = 200) -> list[NamijiState]:
    """Imagined states of a seat, all of which look to it like the real one."""
    dice = Dice(seat + 11)
    states = [cast(NamijiState, table.game.imagine(table.state, seat, dice)) for _ in range(count)]
    seen = taku.encode(table.view(seat))
    assert all(taku.encode(table.game.view(state, seat)) == seen for state in states)
    return states


def held(table: Sea, state: NamijiState, seat: int) -> set[str]:
    return {table.state.box.rocks[rock].slug for rock in members_of(state.boards[seat].rocks)}


def rock_stop(table: Sea, seat: int, space: int, first: str, second: str, kept: str) -> Sea:
    """A seat stops at a Rock, draws two and keeps one."""
    berths = [(space - 1, 1) if boat == seat else (60, boat + 1) for boat in range(table.state.boats)]
    return table.moor(*berths).play(f"sail {space}", f"rock {first}", f"rock {second}", f"keep-rock {kept}")


def test_the_rocks_of_others_are_drawn_from_what_the_seat_has_not_seen(sea: LayOut) -> None:
    table = rock_stop(sea(), 0, 8, "devout", "gourmet", "devout")
    rock_stop(table, 1, 13, "pilgrim", "unhurried", "pilgrim")
    states = dreams(table, 0, 600)
    assert {frozenset(held(table, state, 0)) for state in states} == {frozenset({"devout"})}
    counts = Counter(next(iter(held(table, state, 1))) for state in states)
    assert len(counts) == 18
    assert not {"devout", "gourmet"} & {*counts}
    assert max(counts.values()) < 2 * 600 / 18
    assert all(state.rock_tail[0] == table.state.rock_tail[0] for state in states)
    assert len({state.rock_tail[1] for state in states}) == 18


def test_a_seat_that_saw_everything_drawn_imagines_only_the_truth(sea: LayOut) -> None:
    table = rock_stop(sea(), 0, 8, "devout", "gourmet", "devout")
    assert {state.mark() for state in dreams(table, 0)} == {table.state.mark()}


def test_cards_put_back_that_another_draws_are_one_kept_and_one_under(sea: LayOut, small: str) -> None:
    """Seat 0 put back both cards that seat 1 then drew from the tail: it knows the pair, not the choice."""
    table = sea(3, box=small)
    rock_stop(table, 0, 8, "devout", "pilgrim", "devout")
    rock_stop(table, 0, 13, "craftsman", "gallery", "craftsman")
    rock_stop(table, 2, 21, "angler", "early", "angler")
    rock_stop(table, 1, 26, "pilgrim", "gallery", "gallery")
    states = dreams(table, 0)
    assert {frozenset(held(table, state, 1)) for state in states} == {frozenset({"pilgrim"}), frozenset({"gallery"})}
    assert {frozenset(held(table, state, 2)) for state in states} == {frozenset({"angler"}), frozenset({"early"})}
    for state in states:
        assert {*held(table, state, 1), table.state.box.rocks[state.rock_tail[-1]].slug} == {"pilgrim", "gallery"}


def test_a_card_that_comes_up_again_was_put_back_by_whoever_drew_it(sea: LayOut, small: str) -> None:
    """Seat 0 draws what seat 1 put under the deck: seat 1 cannot have kept it."""
    table = sea(3, box=small)
    rock_stop(table, 1, 8, "devout", "pilgrim", "devout")
    rock_stop(table, 2, 13, "craftsman", "gallery", "craftsman")
    rock_stop(table, 2, 21, "angler", "early", "angler")
    rock_stop(table, 0, 26, "pilgrim", "gallery", "gallery")
    states = dreams(table, 0)
    assert {frozenset(held(table, state, 0)) for state in states} == {frozenset({"gallery"})}
    for state in states:
        assert not {"pilgrim", "gallery"} & (held(table, state, 1) | held(table, state, 2))
        assert table.state.box.rocks[state.rock_tail[-1]].slug == "pilgrim"
    assert len({frozenset(held(table, state, 1)) for state in states}) == 4
    watched = dreams(table, 1)
    assert {frozenset(held(table, state, 1)) for state in watched} == {frozenset({"devout"})}


def test_a_lantern_leaves_its_owner_with_every_order_of_the_three(sea: LayOut) -> None:
    table = sea().give(0, "lantern").before_station(8).play("sail 8")
    table.play("rock devout", "rock gourmet", "rock pilgrim", "rock unhurried", "keep-rock gourmet")
    assert len({state.drawn for state in dreams(table, 0)}) == 1
    table.play("under pilgrim")
    assert len({state.drawn for state in dreams(table, 0)}) == 3
    table.play("under unhurried")
    assert len({tuple(state.rock_tail) for state in dreams(table, 0)}) == 6


def test_a_card_of_the_lanterns_group_that_is_seen_again_leaves_the_group(sea: LayOut, small: str) -> None:
    table = sea(3, box=small).give(0, "lantern").before_station(8).play("sail 8")
    table.play("rock devout", "rock pilgrim", "rock craftsman", "rock gallery", "keep-rock devout")
    table.play("under craftsman", "under pilgrim")
    rock_stop(table, 1, 13, "angler", "early", "angler")
    rock_stop(table, 2, 21, "craftsman", "pilgrim", "pilgrim")
    assert table.view(0).decks.rock_tail == [["pilgrim", "craftsman", "gallery"], [], []]
    states = dreams(table, 0)
    assert len({state.rock_tail[0] for state in states}) == 3
    for state in states:
        assert len(held(table, state, 2) & {"craftsman", "pilgrim", "gallery"}) == 1
    table.state.boards[0].upgrades = 0
    rock_stop(table, 0, 26, "gallery", "early", "early")
    assert table.view(0).decks.rock_tail == [[], ["gallery"]]
    for state in dreams(table, 0):
        assert held(table, state, 2) <= {"craftsman", "pilgrim"}


def in_draft(table: Sea, *slots: int) -> Sea:
    table.moor((14, 1), *[(15, slot) for slot in slots[1:]]).play(f"dock 15 {slots[0]}")
    return table


def names(table: Sea, cards: list[int]) -> list[str]:
    return [table.state.box.cards[card] for card in cards]


def test_a_hand_not_held_yet_is_imagined_from_the_whole_deck_less_what_was_taken(sea: LayOut) -> None:
    table = in_draft(sea(), 1, 2, 3).play("deal maki", "deal maki", "deal sieve", "deal ramen")
    hands = {tuple(state.hand) for state in dreams(table, 2)}
    assert len(hands) > 50
    table.play("take maki")
    assert all(len(state.hand) == 3 for state in dreams(table, 2))
    assert all(names(table, state.hand).count("maki") <= 1 for state in dreams(table, 2))
    assert {tuple(state.hand) for state in dreams(table, 0)} == {tuple(table.state.hand)}
    assert {tuple(state.hand) for state in dreams(table, 1)} == {tuple(table.state.hand)}
    table.play("take sieve")
    assert {tuple(state.hand) for state in dreams(table, 2)} == {tuple(table.state.hand)}
    table.play("take maki")
    for seat in range(3):
        assert {tuple(state.card_tail) for state in dreams(table, seat)} == {tuple(table.state.card_tail)}


def test_slot_1_knows_the_cards_dealt_so_far_and_the_others_do_not(sea: LayOut) -> None:
    table = in_draft(sea(), 1, 2, 3).play("deal maki", "deal sieve")
    assert {tuple(state.hand) for state in dreams(table, 0)} == {tuple(table.state.hand)}
    assert len({tuple(state.hand) for state in dreams(table, 1)}) > 20


def test_what_the_neutral_boat_lost_is_imagined_by_what_each_player_held(sea: LayOut) -> None:
    table = sea(2).moor((15, 1), (15, 3), (14, 1)).play("dock 15 2")
    table.play("deal onigiri", "deal maki", "deal ramen", "deal sieve", "take sieve", "lose maki")
    assert len({tuple(state.hand) for state in dreams(table, 0)}) == 3
    assert {tuple(state.hand) for state in dreams(table, 1)} == {tuple(table.state.hand)}
    table.play("take ramen")
    tails = Counter(names(table, state.card_tail)[0] for state in dreams(table, 0, 400))
    assert set(tails) == {"onigiri", "maki"}
    assert min(tails.values()) > 120
    assert {names(table, state.card_tail)[0] for state in dreams(table, 1)} == {"onigiri"}
    assert len({tuple(state.cards) for state in dreams(table, 1)}) > 5


def test_a_known_card_that_a_seat_does_not_find_in_the_hand_was_the_one_lost(sea: LayOut, small: str) -> None:
    """Both cards of the third draft come from the tail and are known; one is lost before seat 0 looks."""
    table = sea(2, box=small)
    drafts = {
        15: ("ramen", "ramen", "live-bait", "spare-hook", "lose ramen", "take ramen", "take live-bait"),
        30: ("hand-line", "fine-mesh", "lantern", "sieve", "lose hand-line", "take fine-mesh", "take lantern"),
        45: ("spare-hook", "sieve", "lose spare-hook"),
    }
    for dock, events in drafts.items():
        table.moor((dock, 2), (dock, 3), (dock - 1, 1)).play(f"dock {dock} 1")
        table.play(*[event if " " in event else f"deal {event}" for event in events])
    assert {tuple(names(table, state.hand)) for state in dreams(table, 0)} == {("sieve",)}
    assert {tuple(names(table, state.hand)) for state in dreams(table, 1)} == {("sieve",), ("spare-hook",)}
    table.play("take sieve")
    assert {len(state.hand) for state in dreams(table, 0)} == {0}


def test_without_luck_the_true_choices_of_the_others_stand_in(sea: LayOut, small: str) -> None:
    table = sea(3, box=small)
    rock_stop(table, 1, 8, "devout", "pilgrim", "devout")
    rock_stop(table, 2, 13, "craftsman", "gallery", "craftsman")
    rock_stop(table, 2, 21, "angler", "early", "angler")
    rock_stop(table, 0, 26, "pilgrim", "gallery", "gallery")
    for tries in (0, 1):
        for seed in range(20):
            twin = table.state.copy()
            imagine_rocks(twin, 0, Dice(seed), tries)
            assert taku.encode(table.game.view(twin, 0)) == taku.encode(table.view(0))
    table = sea(2).moor((15, 3), (15, 2), (14, 1)).play("dock 15 1")
    table.play("deal onigiri", "deal maki", "deal ramen", "deal sieve", "lose ramen", "take maki", "take sieve")
    for tries in (0, 1):
        for seed in range(20):
            twin = table.state.copy()
            imagine_cards(twin, 0, Dice(seed), tries)
            assert taku.encode(table.game.view(twin, 0)) == taku.encode(table.view(0))


def test_at_the_end_the_rocks_of_all_are_known_and_the_tail_is_not(sea: LayOut) -> None:
    table = rock_stop(sea(), 1, 8, "devout", "gourmet", "devout")
    rock_stop(table, 2, 13, "pilgrim", "unhurried", "pilgrim")
    table.moor((59, 1), (58, 1), (57, 1)).play("sail 60", "sail 60", "sail 60")
    assert table.state.mover == NOBODY
    states = dreams(table, 0)
    assert {frozenset(held(table, state, 1)) for state in states} == {frozenset({"devout"})}
    assert len({tuple(state.rock_tail) for state in states}) > 50


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_box_so_small_that_everything_runs_out_keeps_the_laws(law: Law, seats: int, small: str) -> None:
    game = taku.find("namiji")
    law.check(Trial(game, seats, game.setup(box=small), seats, encode=taku.encode, wanders=True))


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**40), seats=st.sampled_from([2, 3, 4, 5]), is_small=st.booleans())
def test_an_imagined_state_keeps_the_view_and_the_census(seed: int, seats: int, is_small: bool, small: str) -> None:
    game, dice = taku.find("namiji"), Dice(seed)
    state = cast(NamijiState, game.start(game.setup(box=small) if is_small else game.setup(), seats))
    while state.mover != NOBODY:
        if dice.below(6) == 0:
            seat = int(dice.below(seats))
            dream = imagine(state, seat, dice)
            assert taku.encode(game.view(dream, seat)) == taku.encode(game.view(state, seat))
            assert game.census(dream) == game.census(state)
        state.apply(game.wander(state, dice))
