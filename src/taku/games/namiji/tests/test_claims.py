"""What a view says about the rest of the match is held against the end of it, and a false claim is named."""

from __future__ import annotations

from msgspec.structs import replace

import taku
from taku import Match
from taku.games.namiji.facts import LINE_NAMES
from taku.games.namiji.views import NamijiView
from taku.kernel.dice import Dice

NAMIJI = taku.find("namiji")


def seen(match: Match, seat: int | None = None) -> NamijiView:
    view = match.view(seat)
    assert isinstance(view, NamijiView)
    return view


def played(seed: int) -> tuple[list[NamijiView], NamijiView]:
    """What those who moved saw in a match of two, and its end."""
    match, dice, views = Match(NAMIJI, 2, str(seed)), Dice(seed), []
    while not match.is_over:
        views.append(seen(match, match.mover))
        match.play(NAMIJI.wander(match._state, dice).text)
    return views, seen(match)


def test_a_line_called_dead_that_is_not_is_a_false_claim() -> None:
    _, end = played(1)
    assert NAMIJI.false_claims(end, [], end) == []
    line = end.boards[0].lines.index("open")
    lines = ["dead" if index == line else state for index, state in enumerate(end.boards[0].lines)]
    lying = replace(end, boards=[replace(end.boards[0], lines=lines), *end.boards[1:]])
    assert NAMIJI.false_claims(lying, [], end) == [f"{LINE_NAMES[line]} of seat 0 is dead"]


def test_a_wrong_penalty_is_a_false_claim() -> None:
    _, end = played(1)
    lying = replace(end, boards=[replace(end.boards[0], penalty=99), *end.boards[1:]])
    left = end.boards[0].offerings
    assert NAMIJI.false_claims(lying, [], end) == [f"{left} offerings of seat 0 cost 99"]


def test_a_wrong_penalty_on_the_way_to_a_whirlpool_is_a_false_claim() -> None:
    views, end = played(1)
    false = set()
    for view in views:
        assert NAMIJI.false_claims(view, [], end) == []
        offers = [
            replace(offer, label=replace(offer.label, args={**offer.label.args, "penalty": 99}))
            for offer in view.offers
        ]
        false.update(NAMIJI.false_claims(replace(view, offers=offers), [], end))
    assert any(claim.endswith("would cost 99") for claim in false)
