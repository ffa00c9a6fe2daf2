"""The dice: repeatable, even, and the same in both builds for ever."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from taku.kernel.dice import Dice, commit, roll


def test_a_roll_is_the_same_answer_for_ever() -> None:
    assert [roll("7", ply, 6) for ply in range(8)] == [2, 5, 4, 1, 4, 3, 1, 1]
    assert [roll("卓", ply, 1000) for ply in range(4)] == [312, 504, 482, 183]


@given(st.text(), st.integers(0, 10_000), st.integers(1, 2**62))
def test_a_roll_is_one_of_the_sides(seed: str, ply: int, sides: int) -> None:
    assert 0 <= roll(seed, ply, sides) < sides


def test_sides_that_do_not_divide_the_word_are_as_likely_as_each_other() -> None:
    sides = 2**62 + 2**61  # a modulo would make the lower third twice as likely
    thirds = Counter(roll("even", ply, sides) * 3 // sides for ply in range(6000))
    assert all(abs(count - 2000) < 150 for count in thirds.values()), thirds


def test_seeds_and_plies_change_the_roll() -> None:
    assert len({roll(seed, ply, 2**60) for seed in ("a", "b", "") for ply in range(50)}) == 150


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commit("7") == hashlib.sha256(b"7").hexdigest()


def test_the_fast_dice_are_the_same_answer_for_ever() -> None:
    dice = Dice(5)
    assert [dice.below(10) for _ in range(10)] == [9, 7, 8, 0, 7, 9, 6, 5, 8, 3]
    assert [Dice(2**70 + 3).below(1_000_000), Dice(-4).below(1_000_000)] == [336566, 320581]


@given(st.integers(), st.integers(1, 2**31))
def test_the_fast_dice_stay_below(seed: int, sides: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(sides) < sides for _ in range(5))


def test_the_fast_dice_are_even() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(7) for _ in range(14_000))
    assert all(abs(count - 2000) < 150 for count in counts.values()), counts


def test_the_fast_dice_pass_over_words_beyond_the_last_multiple() -> None:
    dice = Dice(3)
    sides = 2**30 + 2**29
    halves = Counter(dice.below(sides) < sides // 2 for _ in range(4000))
    assert abs(halves[True] - 2000) < 150
