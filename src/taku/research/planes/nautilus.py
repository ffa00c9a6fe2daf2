"""Nautilus as a tensor: the submarine, the hands and piles as far as the viewer knows them."""

from __future__ import annotations

from typing import Final

from taku.games.nautilus.facts import (
    CARDS,
    DOMAIN_CARDS,
    DOMAIN_NAMES,
    DOMAINS,
    LANES,
    PLACE_NAMES,
    ROUNDS,
    SPECIAL_NAMES,
    STAR_COPIES,
    STAR_NAMES,
    STAR_VALUES,
    STRONGEST_DIVER,
    card_name,
)
from taku.games.nautilus.views import Hand, Lane, NautilusView, Pile
from taku.research.planes.planes import Array, Plane, Planes

_CARD: Final = {card_name(card): card for card in range(CARDS)}
_PLACE: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
_SPECIAL: Final = {name: special for special, name in enumerate(SPECIAL_NAMES)}
_DOMAIN: Final = {name: domain for domain, name in enumerate(DOMAIN_NAMES)}
_STARS: Final = {name: stars for stars, name in enumerate(STAR_NAMES)}
_DIVERS: Final = STRONGEST_DIVER
_SPECIALS: Final = len(SPECIAL_NAMES)
_MOST_POINTS: Final = sum(stars * copies for stars, copies in zip(STAR_VALUES, STAR_COPIES, strict=True) if stars > 0)
_DOMAIN_AND_STARS: Final = DOMAINS + len(STAR_NAMES)


class NautilusPlanes(Planes):
    """Sides of the submarine and hands: the viewer's first."""

    score_scale = 3.0

    def declare(self) -> list[Plane]:
        cards = "fishbone, divers 1 to 14, kraken"
        return [
            Plane("round", (ROUNDS,), "the round"),
            Plane("nemo", (2,), "the seat that has Nemo"),
            Plane("turn", (2,), "the seat whose turn it is"),
            Plane("lanes", (LANES, _DOMAIN_AND_STARS), "by lane, the domain card: its domain, then +2, +1, -1"),
            Plane("table", (2, LANES, CARDS), f"by side and lane, the card: {cards}"),
            Plane("anchored", (2, LANES), "the place under the Anchor"),
            Plane("is_ready", (1,), "1 if the Anchor is announced"),
            *self._declare_hands(),
            *self._declare_piles(),
            Plane(
                "last_lanes",
                (LANES, _DOMAIN_AND_STARS),
                "the last domain cards, as in lanes, until placing begins",
            ),
            Plane("last_table", (2, LANES, CARDS), "the cards of the last round, as in table"),
            Plane("last_taken", (2, LANES), "by seat, the lanes it took in the last round"),
        ]

    def _declare_hands(self) -> list[Plane]:
        return [
            Plane("hands", (2, _DIVERS), "by seat, the divers the viewer knows in its hand"),
            Plane("hand_counts", (2,), f"by seat, the number of divers / {_DIVERS}"),
            Plane("specials", (2, _SPECIALS), f"by seat, its special card if known: {', '.join(SPECIAL_NAMES)}"),
            Plane("has_special", (2,), "by seat, 1 if it holds a special card"),
            Plane("undealt", (1,), f"divers not dealt / {_DIVERS}"),
            Plane("sunk", (_DIVERS,), "the diver the viewer put back with the Bathyscaphe"),
            Plane("special_pile", (1,), f"special cards not drawn / {_SPECIALS}"),
            Plane("pair", (_SPECIALS,), "the special cards the viewer chooses from"),
            Plane("drawn", (_DIVERS,), "the divers the Bathyscaphe brought up, for their drawer"),
            Plane("drawn_count", (1,), f"their number / {_DIVERS}"),
            Plane("stolen", (_DIVERS,), "the diver on the Harpoon"),
        ]

    def _declare_piles(self) -> list[Plane]:
        return [
            Plane("piles", (2, DOMAINS, len(STAR_NAMES)), "by seat, its domain cards of each kind / 4"),
            Plane("pile_counts", (2,), f"by seat, the number of its domain cards / {DOMAIN_CARDS}"),
            Plane("pile_known", (2,), "by seat, 1 if the viewer sees the pile"),
            Plane("points", (2, DOMAINS), f"by seat and domain, its stars / {_MOST_POINTS}"),
            Plane("clinched", (2, DOMAINS), "by seat, the domains that can no longer be lost"),
        ]

    def write(self, view: NautilusView, into: dict[str, Array]) -> None:
        into["round"][view.round - 1] = 1
        for role, seat in (("nemo", view.nemo), ("turn", view.turn)):
            if seat is not None:
                into[role][self.place_of(view, seat)] = 1
        for lane, card in enumerate(view.lanes):
            _write_domain_card(card, into["lanes"][lane])
        for name, card_there in view.table.items():
            place = _PLACE[name]
            into["table"][self._side(view, place), place % LANES, _CARD[card_there]] = 1
        if view.anchored is not None:
            place = _PLACE[view.anchored]
            into["anchored"][self._side(view, place), place % LANES] = 1
        into["is_ready"][0] = view.is_ready
        for place, seat in enumerate(self.around(view)):
            _write_hand(view.hands[seat], place, into)
            _write_pile(view.piles[seat], place, into)
        self._write_decks(view, into)
        for lane, last in enumerate(view.last_round):
            self._write_last_lane(view, lane, last, into)

    def _side(self, view: NautilusView, place: int) -> int:
        """Side a belongs to seat 0."""
        return self.place_of(view, place // LANES)

    def _write_decks(self, view: NautilusView, into: dict[str, Array]) -> None:
        into["undealt"][0] = view.undealt / _DIVERS
        into["special_pile"][0] = view.special_pile / _SPECIALS
        into["drawn_count"][0] = view.drawn_count / _DIVERS
        into["pair"][[_SPECIAL[name] for name in view.pair]] = 1
        into["drawn"][[card - 1 for card in view.drawn]] = 1
        for name, diver in (("sunk", view.sunk), ("stolen", view.stolen)):
            if diver is not None:
                into[name][diver - 1] = 1

    def _write_last_lane(self, view: NautilusView, lane: int, last: Lane, into: dict[str, Array]) -> None:
        _write_domain_card(last.card, into["last_lanes"][lane])
        for seat, name in enumerate((last.a, last.b)):
            into["last_table"][self.place_of(view, seat), lane, _CARD[name]] = 1
        into["last_taken"][self.place_of(view, last.taken_by), lane] = 1


def _write_domain_card(card: str, into: Array) -> None:
    domain, stars = card.split()
    into[_DOMAIN[domain]] = 1
    into[DOMAINS + _STARS[stars]] = 1


def _write_hand(hand: Hand, place: int, into: dict[str, Array]) -> None:
    into["hands"][place, [card - 1 for card in hand.cards]] = 1
    into["hand_counts"][place] = hand.count / _DIVERS
    into["has_special"][place] = hand.has_secret or hand.special is not None
    if hand.special is not None:
        into["specials"][place, _SPECIAL[hand.special]] = 1


def _write_pile(pile: Pile, place: int, into: dict[str, Array]) -> None:
    into["pile_counts"][place] = pile.count / DOMAIN_CARDS
    if pile.cards is None or pile.points is None:
        return
    into["pile_known"][place] = 1
    into["piles"][place] = [[count / 4 for count in counts] for counts in pile.cards]
    into["points"][place] = [points / _MOST_POINTS for points in pile.points]
    into["clinched"][place, [_DOMAIN[name] for name in pile.clinched]] = 1


PLANES = NautilusPlanes
