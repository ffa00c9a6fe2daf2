"""Sacred Rocks: drawing, keeping in secret, the tail of the deck, and the Lantern."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from taku.kernel.sets import BIT

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def leave_rocks(table: Sea, *slugs: str) -> Sea:
    """Only these Rock cards are left in the pool."""
    names = [rock.slug for rock in table.state.box.rocks]
    table.state.rocks = sum(BIT[names.index(slug)] for slug in slugs)
    return table


def test_two_are_drawn_one_is_kept_and_the_other_goes_under_by_itself(sea: LayOut) -> None:
    table = sea().before_station(8).play("sail 8")
    assert len(table.weights()) == 20
    table.play("rock devout", "rock pilgrim")
    assert table.offers() == ["keep-rock devout", "keep-rock pilgrim"]
    table.play("keep-rock pilgrim")
    assert table.state.agenda[-1].name == "sailing"
    assert table.view(0).decks.rock_tail == [["devout"]]
    own = table.view(0).boards[0].rocks
    assert own is not None
    assert [(rock.card, rock.points, rock.met) for rock in own] == [("pilgrim", 4, False)]


def test_nobody_else_hears_or_sees_the_cards(sea: LayOut) -> None:
    table = sea().before_station(8).play("sail 8", "rock devout")
    assert [label.key for label in table.told(0)] == ["rock"]
    assert [label.key for label in table.told(1)] == ["rock-hidden"]
    assert table.view(0).drawn == ["devout"]
    assert table.view(1).drawn == []
    table.play("rock pilgrim", "keep-rock devout")
    assert table.keys(0) == ["keep-rock", "rock-under"]
    assert table.keys(2) == ["keep-rock-hidden"]
    board = table.view(1).boards[0]
    assert (board.rock_count, board.rocks, board.rock_points, board.standing) == (1, None, None, None)
    assert table.view(1).decks.rock_tail == [[]]


def test_one_card_left_is_kept_and_none_left_is_nothing(sea: LayOut) -> None:
    table = leave_rocks(sea(), "devout").before_station(8).play("sail 8", "rock devout")
    assert table.offers() == ["keep-rock devout"]
    table.play("keep-rock devout").before_station(13).play("sail 13")
    assert table.keys() == ["sail", "nothing"]


def test_the_tail_comes_up_in_the_order_it_went_under(sea: LayOut) -> None:
    table = sea()
    names = [rock.slug for rock in table.state.box.rocks]
    for index, space in enumerate((8, 13, 21, 26, 36, 46, 57, 8, 13, 21)):
        first, second = names[2 * index], names[2 * index + 1]
        table.before_station(space).play(f"sail {space}", f"rock {first}", f"rock {second}", f"keep-rock {first}")
    assert table.state.rocks == 0
    assert [names[rock] for rock in table.state.rock_tail] == names[1::2]
    table.before_station(8).play("sail 8")
    assert table.weights() == {f"rock {names[1]}": 1}
    table.play(f"rock {names[1]}", f"rock {names[3]}", f"keep-rock {names[1]}")
    assert [names[rock] for rock in table.state.rock_tail] == [*names[5::2], names[3]]


def test_the_last_of_the_pool_and_the_head_of_the_tail_can_come_together(sea: LayOut) -> None:
    table = leave_rocks(sea(), "devout", "gourmet", "pilgrim").before_station(8)
    table.play("sail 8", "rock devout", "rock gourmet", "keep-rock devout")
    table.before_station(13).play("sail 13", "rock pilgrim")
    assert table.offers() == ["rock gourmet"]


def test_lantern_draws_four_and_chance_puts_three_under(sea: LayOut) -> None:
    table = sea().give(0, "lantern").before_station(8).play("sail 8")
    table.play("rock devout", "rock gourmet", "rock pilgrim", "rock unhurried")
    assert len(table.offers()) == 4
    table.play("keep-rock gourmet")
    assert table.weights() == {"under devout": 1, "under unhurried": 1, "under pilgrim": 1}
    table.play("under pilgrim")
    assert table.weights() == {"under devout": 1, "under unhurried": 1}
    table.play("under unhurried")
    names = [rock.slug for rock in table.state.box.rocks]
    assert [names[rock] for rock in table.state.rock_tail] == ["pilgrim", "unhurried", "devout"]
    assert table.state.agenda[-1].name == "sailing"


def test_lantern_leaves_nobody_knowing_the_order(sea: LayOut) -> None:
    table = sea().give(0, "lantern").before_station(8).play("sail 8")
    table.play("rock devout", "rock gourmet", "rock pilgrim", "rock unhurried", "keep-rock gourmet")
    assert table.keys(0) == ["keep-rock"]
    assert table.view(0).drawn == []
    table.play("under pilgrim", "under unhurried")
    assert table.keys(0) == ["under-hidden"]
    assert table.view(0).decks.rock_tail == [["devout", "unhurried", "pilgrim"]] * 3
    assert table.view(1).decks.rock_tail == [[]] * 3


def test_lantern_with_a_deck_that_runs_out_draws_fewer(sea: LayOut) -> None:
    table = leave_rocks(sea().give(0, "lantern"), "devout", "gourmet", "pilgrim").before_station(8).play("sail 8")
    table.play("rock devout", "rock gourmet", "rock pilgrim", "keep-rock devout")
    assert len(table.offers()) == 2
    table = leave_rocks(sea().give(0, "lantern"), "devout", "gourmet").before_station(8).play("sail 8")
    table.play("rock devout", "rock gourmet", "keep-rock devout")
    assert table.state.agenda[-1].name == "sailing"
