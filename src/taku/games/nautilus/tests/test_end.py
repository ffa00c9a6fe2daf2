"""Rounds, the end of a match, and its score (worked case 10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import taku
from taku import NOBODY, Match
from taku.games.nautilus.facts import DOMAIN_NAMES, FULL_DECK, ONE_OF
from taku.games.nautilus.rounds import is_decided
from taku.games.nautilus.scoring import clinched, domains_won, has_clinched, points, winner_of
from taku.games.nautilus.state import NautilusState, start_state
from taku.games.nautilus.views import NautilusView
from taku.kernel.dice import Dice
from taku.kernel.playout import playout


def _pile(*cards: tuple[int, int]) -> int:
    """A pile of domain cards given as (domain, index of the stars: 0 is +2, 1 is +1, 2 is ink)."""
    return sum(ONE_OF[3 * domain + stars] for domain, stars in cards)


def _state(mine: int, theirs: int, ends_early: bool = True) -> NautilusState:
    state = start_state(False, ends_early)
    state.won = [mine, theirs]
    state.deck = FULL_DECK - mine - theirs
    return state


def test_every_domain_nets_five() -> None:
    assert [points(FULL_DECK, domain) for domain in range(5)] == [5] * 5


def test_ink_takes_a_star_away() -> None:
    state = _state(_pile((0, 1), (0, 2)), _pile((1, 2)))
    assert points(state.won[0], 0) == 0
    assert points(state.won[1], 1) == -1
    assert [winner_of(state, domain) for domain in range(5)] == [-1, 0, -1, -1, -1]
    assert domains_won(state) == [1, 0]


def test_a_domain_is_clinched_only_when_nothing_in_the_deck_can_take_it() -> None:
    four_stars = _pile((0, 0), (0, 1), (0, 1))
    # Out are +1, +1 and the ink: 4 - 1 = 3 against 0 + 2.
    assert has_clinched(_state(four_stars, 0), 0, 0)
    # The other seat has one star: out are +1 and the ink, 4 - 1 = 3 against 1 + 1.
    assert has_clinched(_state(four_stars, _pile((0, 1))), 0, 0)
    # Three stars are not enough while four more points and the ink are out.
    assert not has_clinched(_state(_pile((0, 0), (0, 1)), 0), 0, 0)
    # With the ink already gone three against none, two out, are enough.
    assert has_clinched(_state(_pile((0, 0), (0, 1)), _pile((0, 2))), 0, 0)


def test_a_card_lying_in_a_lane_can_still_take_a_domain() -> None:
    three_stars, one_star = _pile((0, 1), (0, 1), (0, 1)), _pile((0, 1))
    state = _state(three_stars, one_star)
    state.deck -= _pile((0, 0), (0, 2))
    assert has_clinched(state, 0, 0)
    state.lanes = [0]  # the card with two stars: 3 against 1 + 2
    assert not has_clinched(state, 0, 0)
    state.lanes = [2]  # the ink: 3 - 1 against 1
    assert has_clinched(state, 0, 0)
    state.lanes = [0, 2]
    assert not has_clinched(state, 0, 0)


STRONG, WEAK = (10, 11, 12, 13, 14), (1, 2, 3, 4, 5)
PAIRS = (("kraken", "fishbone"), ("anchor", "eye"), ("bathyscaphe", "harpoon"))


def _deal(match: Match, dealt: Callable[..., None], number: int, stars: str, winner: int) -> None:
    """Open a round in which every lane has a card of its own domain and one seat has all the strong divers."""
    hands = (STRONG, WEAK) if winner == 0 else (WEAK, STRONG)
    dealt(match, hands, PAIRS[number % 3], [f"{domain} {stars}" for domain in DOMAIN_NAMES])
    match.play("skip")
    match.play("skip")


def _place_all(match: Match, winner: int) -> None:
    """Fill the lanes in order, each seat on its own side: the seat with the strong divers takes all five."""
    for lane in range(5):
        for _ in range(2):
            card = (STRONG if match.mover == winner else WEAK)[lane]
            match.play(f"place {card} {'ab'[match.mover]}{lane + 1}")


def test_no_domain_is_clinched_in_round_six_while_two_stars_lie_in_its_lane(dealt: Callable[..., None]) -> None:
    match = Match(taku.find("nautilus"), settle=False, setup={"first": "0", "length": "all"})
    for number, (stars, winner) in enumerate([("+1", 0), ("+1", 0), ("+1", 1), ("+1", 1), ("-1", 1)]):
        _deal(match, dealt, number, stars, winner)
        _place_all(match, winner)
    _deal(match, dealt, 5, "+2", 1)
    view = match.view(0)
    assert isinstance(view, NautilusView)
    assert (view.round, view.piles[0].points, view.piles[1].points) == (6, [2] * 5, [1] * 5)
    assert [pile.clinched for pile in view.piles] == [[], []]
    _place_all(match, 1)
    assert match.scores() == [0, 5]


def test_the_match_ends_early_once_three_domains_are_clinched() -> None:
    three = sum((_pile((d, 0), (d, 1), (d, 1)) for d in range(3)), 0)
    assert clinched(_state(three, 0), 0) == [0, 1, 2]
    assert is_decided(_state(three, 0))
    assert not is_decided(_state(three, 0, ends_early=False))
    two = sum((_pile((d, 0), (d, 1), (d, 1)) for d in range(2)), 0)
    assert not is_decided(_state(two, 0))


def test_an_early_end_with_a_level_domain_scores_less_than_five() -> None:
    lengths, sums = set(), set()
    game = taku.find("nautilus")
    for seed in range(150):
        state = game.start(game.setup(length="early"), 2)
        playout(state, Dice(seed))
        assert isinstance(state, NautilusState)
        lengths.add(state.round)
        scores = domains_won(state)
        sums.add(sum(scores))
        assert max(scores) >= 3
        if state.round == 6:
            assert sum(scores) == 5
    assert {5, 6} <= lengths
    assert 4 in sums


def test_all_six_rounds_are_played_when_the_table_wants_it() -> None:
    game = taku.find("nautilus")
    for seed in range(30):
        state = game.start(game.setup(length="all"), 2)
        playout(state, Dice(seed))
        assert isinstance(state, NautilusState)
        assert (state.round, state.deck, sum(domains_won(state))) == (6, 0, 5)


def test_nemo_changes_hands_every_round_and_specials_return_after_round_three() -> None:
    match = Match(taku.find("nautilus"), seed="nemo", setup={"first": "1", "length": "all"})
    holders, piles = {}, {}
    while match.mover != NOBODY:
        view = match.view(0)
        assert isinstance(view, NautilusView)
        holders[view.round] = view.nemo
        piles[view.round] = view.special_pile
        match.play(match.offers()[0])
    assert holders == {1: 1, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0}
    assert piles == {1: 4, 2: 2, 3: 0, 4: 4, 5: 2, 6: 0}


def test_chance_or_the_setup_names_the_first_seat() -> None:
    match = Match(taku.find("nautilus"), settle=False)
    assert match.weights() == {"first 0": 1, "first 1": 1}
    match.play("first 1")
    assert match.weights()["domain 1 war +1"] == 4
    assert match.weights()["domain 1 war -1"] == 1
    assert Match(taku.find("nautilus"), settle=False, setup={"first": "1"}).offers()[0] == "domain 1 science +2"


@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_piles_show_their_number_and_only_the_owner_their_cards(seat: int) -> None:
    match = Match(taku.find("nautilus"), seed="5", setup={"piles": "hidden"})
    while match.mover != NOBODY:
        view = match.view(seat)
        assert isinstance(view, NautilusView)
        assert view.scores is None
        assert view.piles[seat].cards is not None
        assert view.piles[1 - seat].cards is None
        watched = match.view(None)
        assert isinstance(watched, NautilusView)
        assert [pile.cards for pile in watched.piles] == [None, None]
        match.play(match.offers()[-1])
    view = match.view(seat)
    assert view.scores == match.scores()
    assert isinstance(view, NautilusView)
    assert all(pile.cards is not None and sum(map(sum, pile.cards)) == pile.count for pile in view.piles)
