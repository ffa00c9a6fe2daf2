"""The small parts of the kernel, each by itself."""

from __future__ import annotations

import copy

import pytest
from hush import DEAL, Dealing, Hush, HushState, HushView

import taku
from taku import Match
from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE
from taku.kernel.playout import pass_chance, perft, random_move


def test_a_move_is_one_value_wherever_it_is_copied() -> None:
    assert copy.copy(DEAL[0]) is DEAL[0]
    assert copy.deepcopy([DEAL[0]])[0] is DEAL[0]
    assert repr(DEAL[0]) == "<deal 0>"


def test_two_moves_cannot_have_the_same_text() -> None:
    with pytest.raises(ValueError, match="two moves are called 'deal 0'"):
        Catalogue([Move("deal 0"), Move("deal 0")])


def test_an_eye_offers_only_to_the_seat_that_is_awaited() -> None:
    match = Match(Hush(), seed="1")
    assert match.eye(0).offers() == match.offers()
    assert match.eye(1).offers() == []
    assert isinstance(match.eye(1).view(), HushView)


def test_a_piece_beyond_the_last_is_refused() -> None:
    with pytest.raises(IndexError, match="piece 8 of deal"):
        Dealing("deal").pick(HushState(), 8)


def test_chance_can_be_passed_with_other_dice() -> None:
    state = Hush().start(None, 2)
    assert state.mover == CHANCE
    pass_chance(state, Dice(1))
    assert state.mover == 0
    assert random_move(state, Dice(1)) in state.options()


def test_perft_counts_sequences_and_none_beyond_the_end() -> None:
    state = Hush().start(None, 2)
    assert perft(state, 0) == 1
    assert perft(state, 1) == 4
    pass_chance(state, Dice(3))
    assert perft(state, 9) == 0


def test_a_game_without_pieces_to_count_or_a_box_says_so() -> None:
    assert super(Hush, Hush()).census(Hush().start(None, 2)) == {}
    assert Hush().box_key() is None
    assert taku.find("nautilus").box_key() is None
