"""The board and the list offer exactly the same moves all through random matches, and all can be pressed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from clicks import covered, from_list, reachable

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# Turns of this player; a match of Namiji is over before.
MOST_TURNS = 40
# After the first turns, which are all looked at, a look at every third sees each kind of choice many times.
ALL_OF_THE_FIRST = 10
SIZES = ((1280, 800), (390, 844))


@pytest.mark.parametrize("game", GAMES)
def test_the_board_offers_what_the_list_offers_and_nothing_else(person: People, game: str) -> None:
    player, dice = person(), random.Random(11)
    player.play_bots(game)
    for turn in range(MOST_TURNS):
        if not player.awaited():
            break
        if turn < ALL_OF_THE_FIRST or turn % 3 == 0:
            state = player.at_board()
            assert reachable(player) == {text for text, _ in state["offers"]}, f"at ply {state['ply']}"
        from_list(player, dice)
    assert turn > ALL_OF_THE_FIRST
    assert player.complaints == []


@pytest.mark.parametrize(
    ("game", "bots", "turns"), [("namiji", 1, 20), ("namiji", 4, 40), ("nautilus", 1, 12), ("niwa", 1, 12)]
)
def test_nothing_lies_over_what_can_be_played(person: People, game: str, bots: int, turns: int) -> None:
    player, dice = person(is_phone=True), random.Random(5)
    player.play_bots(game, bots)
    for turn in range(turns):
        if not player.awaited():
            break
        player.at_board()
        for size in SIZES if turn % 2 else reversed(SIZES):
            player.resize(*size)
            assert covered(player) == [], f"at ply {player.state()['ply']}, {size}"
        from_list(player, dice)
    assert turn > 10
