"""The board and the list offer exactly the same moves, at every ply of random matches, and all can be pressed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person, covered, from_list, reachable

People = Callable[..., Person]
# Own turns; a match of Namiji is over before.
MOST_TURNS = 40


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_board_offers_what_the_list_offers_and_nothing_else(person: People, game: str) -> None:
    player, dice = person(), random.Random(11)
    player.play_bot(game)
    looked_at = 0
    while looked_at < MOST_TURNS and player.awaited():
        state = player.until(lambda shown: bool(shown["offers"] and (shown["board"] or shown["spots"])))
        assert reachable(player) == {text for text, _ in state["offers"]}, f"at ply {state['ply']}"
        looked_at += 1
        from_list(player, dice)
    assert player.state()["isOver"] or looked_at == MOST_TURNS
    assert player.complaints == []


@pytest.mark.slow
@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "bots", "turns"), [("namiji", 1, 40), ("namiji", 4, 40), ("nautilus", 1, 12), ("niwa", 1, 12)]
)
def test_nothing_lies_over_what_can_be_played(person: People, game: str, bots: int, turns: int, is_phone: bool) -> None:
    player, dice = person(is_phone=is_phone), random.Random(5)
    player.play_bots(game, bots)
    for _ in range(turns):
        if not player.awaited():
            break
        player.until(lambda shown: bool(shown["board"] or shown["spots"]))
        assert covered(player) == [], f"at ply {player.state()['ply']}"
        from_list(player, dice)
