"""Every law is shown to bite: a toy game broken in one way breaks the law that is made for it."""

from __future__ import annotations

from typing import cast

import pytest
from hush import BURY, CATALOGUE, DEAL, SHOW, VALUES, Burying, Card, Dealing, Hush, HushState, HushView, Showing
from mypy_extensions import i64

import taku
from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import Game, State
from taku.kernel.laws import LAWS, Law, LawBroken, Trial

ALL_LAWS = {law.name: law for law in LAWS}
SEEDS = range(12)


def _trial(game: Game, seed: int) -> Trial:
    return Trial(game, 2, game.setup(), seed, encode=taku.encode)


def _breaks(law: Law, game: Game) -> bool:
    try:
        for seed in SEEDS:
            law.check(_trial(game, seed))
    except LawBroken:
        return True
    return False


def _with_phases(dealing: Dealing | None = None, burying: Burying | None = None) -> Hush:
    game = Hush()
    game.phases = [dealing or Dealing("deal"), burying or Burying("bury"), Showing("show")]
    for number, phase in enumerate(game.phases):
        phase.number = number
    return game


class DoubleOffers(Burying):
    def options(self, state: HushState) -> list[Move]:
        return super().options(state) * 2


class BackwardOffers(Burying):
    def options(self, state: HushState) -> list[Move]:
        return [SHOW[0], BURY[0]]


class NoOffers(Burying):
    def options(self, state: HushState) -> list[Move]:
        return []


class OddTexts(Hush):
    def catalogue(self, setup: object) -> Catalogue:
        return Catalogue([*(Card(" bury  #", value) for value in range(2))])


class NoWeight(Dealing):
    def weights(self, state: HushState) -> list[int]:
        return [0 for _ in self.options(state)]

    def size(self, state: HushState) -> i64:
        return 4


class OtherPick(Dealing):
    def pick(self, state: HushState, index: i64) -> Move:
        return self.options(state)[0]


class OtherSize(Dealing):
    def size(self, state: HushState) -> i64:
        return len(self.options(state))


class EverythingOffered(Burying):
    """Offers moves beside its options: whatever is asked for is found among them."""

    def options(self, state: HushState) -> list[Move]:
        return _Everything(super().options(state))

    def apply(self, state: HushState, move: Move) -> None:
        if cast(Card, move).value in state.hands[state.mover]:
            super().apply(state, move)


class _Everything(list[Move]):
    def __contains__(self, item: object) -> bool:
        return True


class SharedHands(HushState):
    def copy(self) -> HushState:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class Forgetful(HushState):
    """A mark that does not look at the hands."""

    def contents(self) -> list[int]:
        return [*self.shown]

    def copy(self) -> HushState:
        return _as(Forgetful, super().copy())


class Restless(HushState):
    """Marks that never come out the same twice."""

    tick = 0

    def contents(self) -> list[int]:
        Restless.tick += 1
        return [*super().contents(), Restless.tick]

    def copy(self) -> HushState:
        return _as(Restless, super().copy())


def _as(kind: type[HushState], state: HushState) -> HushState:
    twin = kind()
    twin.mover, twin.agenda = state.mover, state.agenda
    twin.pool, twin.hands, twin.buried, twin.shown = state.pool, state.hands, state.buried, state.shown
    twin.shown_from = state.shown_from
    return twin


class StartsWith(Hush):
    """Hush on another kind of state."""

    def __init__(self, kind: type[HushState]) -> None:
        super().__init__()
        self.kind = kind

    def start(self, setup: object, seats: int) -> State:
        state = _as(self.kind, cast(HushState, super().start(setup, seats)))
        state.wake()
        return state


class Whimsical(Dealing):
    """Chance that does not come from the seed alone."""

    calls = 0

    def pick(self, state: HushState, index: i64) -> Move:
        Whimsical.calls += 1
        options = self.options(state)
        return options[Whimsical.calls**2 // 7 % len(options)]


class Endless(Burying):
    def apply(self, state: HushState, move: Move) -> None:
        state.shown_from += 1


class NoScores(Hush):
    def scores(self, state: State) -> list[float]:
        return [0.0]


class NobodyWins(Hush):
    def winners(self, state: State) -> list[int]:
        return []


class EarlyWinner(Hush):
    def winners(self, state: State) -> list[int]:
        return [0]


class LostCard(Burying):
    def apply(self, state: HushState, move: Move) -> None:
        super().apply(state, move)
        if len(state.buried) == 1 and state.hands[1]:
            state.hands[1] = state.hands[1][:1]


class OffersToAll(Hush):
    def __init__(self) -> None:
        super().__init__(leak="offers")


class Boastful(Hush):
    """Says of a seat with the highest card that it will show it."""

    def false_claims(self, view: object, rest: list[str], end: object) -> list[str]:
        seen = cast(HushView, view)
        is_claimed = seen.seat is not None and VALUES - 1 in seen.hand
        is_true = seen.seat is None or cast(HushView, end).shown[seen.seat] == VALUES - 1
        return ["the highest card will be shown"] if is_claimed and not is_true else []


class Stale(Hush):
    """Imagines a state in which the seat itself holds other cards."""

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        twin = cast(HushState, state.copy())
        twin.hands[seat] = [0 for _ in twin.hands[seat]]
        return twin


class Meddling(Hush):
    """Changes the real state while imagining."""

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        cast(HushState, state).shown_from += 1
        return state.copy()


class Unimaginative(Hush):
    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        return state.copy()


BROKEN = [
    ("offers_are_in_order", _with_phases(burying=DoubleOffers("bury"))),
    ("offers_are_in_order", _with_phases(burying=BackwardOffers("bury"))),
    ("offers_are_in_order", _with_phases(burying=NoOffers("bury"))),
    ("texts_are_plain", OddTexts()),
    ("chance_is_weighted", _with_phases(dealing=NoWeight("deal"))),
    ("picking_agrees_with_listing", _with_phases(dealing=OtherPick("deal"))),
    ("picking_agrees_with_listing", _with_phases(dealing=OtherSize("deal"))),
    ("only_offers_are_accepted", _with_phases(burying=EverythingOffered("bury"))),
    ("copies_are_independent", StartsWith(SharedHands)),
    ("marks_tell_states_apart", StartsWith(Forgetful)),
    ("entries_rebuild_the_match", StartsWith(Restless)),
    ("seed_and_decisions_rebuild_the_entries", _with_phases(dealing=Whimsical("deal"))),
    ("a_match_ends", _with_phases(burying=Endless("bury"))),
    ("somebody_wins", NoScores()),
    ("somebody_wins", NobodyWins()),
    ("somebody_wins", EarlyWinner()),
    ("pieces_are_conserved", _with_phases(burying=LostCard("bury"))),
    ("views_offer_to_the_mover_alone", OffersToAll()),
    ("claims_come_true", Boastful()),
    ("imagination_is_faithful", Stale()),
    ("imagination_is_faithful", Meddling()),
    ("imagination_varies", Unimaginative()),
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_the_honest_toy_keeps_every_law(law: Law) -> None:
    assert not _breaks(law, Hush())


@pytest.mark.parametrize(("name", "game"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_broken_toy_breaks_its_law(name: str, game: Game) -> None:
    assert _breaks(ALL_LAWS[name], game)


@pytest.mark.parametrize("leak", ["deck", "last", "offers", "order", "buried"])
def test_the_secrecy_law_catches_planted_leaks(leak: str) -> None:
    assert _breaks(ALL_LAWS["secrets_are_kept"], Hush(leak=leak))


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {name for name, _ in BROKEN} | {"secrets_are_kept"} == set(ALL_LAWS)


def test_laws_say_where_they_were_broken() -> None:
    with pytest.raises(LawBroken, match=r"ply \d+: seat .* sees what it was not told; .* against .*"):
        ALL_LAWS["secrets_are_kept"].check(_trial(Hush(leak="deck"), 1))


def test_the_toy_is_what_it_says() -> None:
    assert len(CATALOGUE) == len(DEAL) + len(BURY) + len(SHOW)
    assert isinstance(Hush().view(Hush().start(None, 2), 0), HushView)
