"""The Crustacean trap: drawing, losing, keeping, and its three upgrades."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def haul(table: Sea, *tokens: str) -> Sea:
    """Sail to the trap and draw these, one after the other."""
    table.before_station(5).play("sail 5", f"haul {tokens[0]}")
    for token in tokens[1:]:
        table.play("draw", f"haul {token}")
    return table


def test_the_first_draw_is_automatic_and_weighted_by_the_bag(sea: LayOut) -> None:
    table = sea().before_station(5).play("sail 5")
    assert table.weights() == {"haul crab": 20, "haul shrimp": 30}
    table.play("haul shrimp")
    assert table.offers() == ["draw", "stop"]
    table.play("stop")
    assert (table.score(), table.state.boards[0].shrimp, table.state.shrimp) == (1, 1, 29)
    assert table.keys() == ["stop", "haul-kept"]


def test_crab_shrimp_crab_loses_the_haul_and_the_bag_is_full_again(sea: LayOut) -> None:
    table = haul(sea(), "crab", "shrimp", "crab")
    assert (table.state.shrimp, table.state.crabs, table.score()) == (30, 20, 0)
    assert table.state.agenda[-1].name == "sailing"
    assert table.keys() == ["haul", "haul-lost"]
    last = table.view(None).haul
    assert last is not None
    assert (last.seat, last.shrimp, last.crabs, last.end) == (0, 1, 2, "lost")


def test_five_draws_end_the_haul(sea: LayOut) -> None:
    table = haul(sea(), "crab", "shrimp", "shrimp", "shrimp", "shrimp")
    assert table.state.agenda[-1].name == "sailing"
    assert table.score() == 5


def test_the_second_crab_loses_the_haul_on_the_fifth_draw_too(sea: LayOut) -> None:
    assert haul(sea(), "crab", "shrimp", "shrimp", "shrimp", "crab").score() == 0


def test_an_empty_bag_ends_the_haul_and_gives_nothing_on_arrival(sea: LayOut) -> None:
    table = sea()
    table.state.shrimp, table.state.crabs = 1, 1
    haul(table, "shrimp", "crab")
    assert table.score() == 2
    table.before_station(20).play("sail 20")
    assert table.keys() == ["sail", "nothing"]


def test_a_bag_of_one_kind_offers_that_kind_alone(sea: LayOut) -> None:
    table = sea()
    table.state.shrimp = 0
    assert table.before_station(5).play("sail 5").weights() == {"haul crab": 20}
    table = sea()
    table.state.crabs = 0
    assert table.before_station(5).play("sail 5").weights() == {"haul shrimp": 30}


def test_reinforced_trap_loses_on_the_third_crab(sea: LayOut) -> None:
    table = haul(sea().give(0, "reinforced-trap"), "crab", "crab")
    assert table.offers() == ["draw", "stop"]
    assert table.play("draw", "haul crab").score() == 0
    assert table.state.crabs == 20


def test_large_trap_allows_seven_draws_and_a_point_for_two_or_more_kept(sea: LayOut) -> None:
    table = haul(sea().give(0, "large-trap"), *["shrimp"] * 7)
    assert table.state.agenda[-1].name == "sailing"
    assert (table.score(), table.state.boards[0].tally) == (8, 1)
    assert haul(sea().give(0, "large-trap"), "shrimp").play("stop").score() == 1
    assert haul(sea().give(0, "large-trap"), "shrimp", "crab").play("stop").score() == 3
    assert haul(sea().give(0, "large-trap"), "shrimp", "crab", "crab").score() == 0


def test_sieve_lets_only_the_crab_go_that_lost_the_haul(sea: LayOut) -> None:
    table = haul(sea().give(0, "sieve"), "crab", "shrimp", "crab")
    assert (table.score(), table.state.boards[0].crabs, table.state.crabs) == (2, 1, 19)
    assert table.state.agenda[-1].name == "sailing"
    assert table.keys() == ["haul", "haul-sieved"]


def test_a_haul_that_sieve_saved_counts_as_lost_for_large_trap(sea: LayOut) -> None:
    table = haul(sea().give(0, "sieve", "large-trap"), "crab", "shrimp", "crab")
    assert (table.score(), table.state.boards[0].tally) == (2, 0)


def test_all_three_upgrades_work_at_one_stop(sea: LayOut) -> None:
    table = haul(sea().give(0, "sieve", "large-trap", "reinforced-trap"), "crab", "crab", *["shrimp"] * 4)
    assert table.offers() == ["draw", "stop"]
    table.play("draw", "haul crab")
    assert table.score() == 6
    assert table.state.boards[0].crabs == 2
