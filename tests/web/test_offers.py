"""The board and the list offer exactly the same moves, at every ply of random matches."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person, from_list, reachable

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
