"""Namiji as a tensor: the Sea Route, every boat board, the School and the decks as far as the viewer knows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from taku.games.namiji.facts import (
    CELL_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    FISH,
    HAUL_NAMES,
    KINDS,
    LINES,
    MOST_BOATS,
    PANORAMA_NAMES,
    PANORAMAS,
    ROWS,
    STATION_NAMES,
)
from taku.games.namiji.views import NamijiView
from taku.games.namiji.views.boards import BoardView
from taku.games.namiji.views.decks import Draft
from taku.research.planes.planes import Array, Plane, Planes

_LINE_STATES: Final = ["scored", "open", "dead"]
_COLOUR_AND_KIND: Final = len(COLOUR_NAMES) + KINDS
_STATION: Final = {name: station for station, name in enumerate(STATION_NAMES)}
_CELL: Final = {name: divmod(cell, COLUMNS) for cell, name in enumerate(CELL_NAMES)}
# Points and counts without a limit of their own are divided by these.
_POINTS: Final = 50
_FEW: Final = 10
_COPIES: Final = 4


class NamijiPlanes(Planes):
    """Seats and their boats are counted from the viewer; the neutral boat of two players comes last."""

    score_scale = 50.0

    def declare(self) -> list[Plane]:
        self._read_box()
        return [*self._declare_route(), *self._declare_boards(), *self._declare_decks(), *self._declare_pauses()]

    def _read_box(self) -> None:
        """What the box calls its pieces stands in the moves; how many there are, in the view of the opening."""
        self._fish = {name: fish for fish, name in enumerate(self._named("flip "))}
        self._kinds = [name.split()[1] for name in self._fish][:KINDS]
        self._cards = {name: card for card, name in enumerate(self._named("deal "))}
        self._rocks = {name: rock for rock, name in enumerate(self._named("rock "))}
        decks = self.opening.decks
        self._sizes = {name: max(1, getattr(decks, name)) for name in ("nets", "shrimp", "crabs", "rocks", "cards")}
        self._boats = len(self.opening.boats)

    def _named(self, verb: str) -> list[str]:
        return [move.text.removeprefix(verb) for move in self.catalogue.moves if move.text.startswith(verb)]

    def _declare_route(self) -> list[Plane]:
        spaces, boats = len(self.opening.route), self._boats
        return [
            Plane("stations", (spaces, len(STATION_NAMES)), f"by space, what it is: {', '.join(STATION_NAMES)}"),
            Plane("doubles", (spaces,), "by space, 1 if two boats may lie there"),
            Plane("boats", (boats, spaces), "by boat, the space where it lies"),
            Plane("slots", (boats, MOST_BOATS), "by boat, its slot there, 1 first"),
            Plane("queue", (boats, boats), "by boat, its place in the order of sailing, the next one first"),
            Plane("actor", (self.seats,), "the seat whose stop is being carried out"),
        ]

    def _declare_boards(self) -> list[Plane]:
        seats, cards, rocks = self.seats, len(self._cards), len(self._rocks)
        names = ", ".join([*COLOUR_NAMES, *self._kinds])
        return [
            Plane("rack", (seats, _COLOUR_AND_KIND, ROWS, COLUMNS), f"by seat, what each cell holds: {names}"),
            Plane("rack_nets", (seats, ROWS, COLUMNS), "by seat, 1 where a cell belongs to a net"),
            Plane("lines", (seats, LINES, len(_LINE_STATES)), f"by seat, rows then columns: {', '.join(_LINE_STATES)}"),
            Plane("offerings", (seats,), "by seat, offerings left / those at the start"),
            Plane("crustaceans", (seats, 2), f"by seat, shrimp and crabs / {_FEW}"),
            Plane("sections", (seats, PANORAMAS), f"by seat, how complete: {', '.join(PANORAMA_NAMES)}"),
            Plane("bonuses", (seats, PANORAMAS), "by seat, the Panorama bonuses it has"),
            Plane("cards", (seats, cards), f"by seat, its Dock cards / {_COPIES}: {', '.join(self._cards)}"),
            Plane("upgrade_points", (seats,), f"by seat, points from upgrades / {_POINTS}"),
            Plane("places", (seats, MOST_BOATS), "by seat, its order of arrival in the finish port"),
            Plane("early_bird", (seats,), f"by seat, points of its Early Bird token / {_FEW}"),
            Plane("rock_counts", (seats,), f"by seat, number of its Rock cards / {_FEW}"),
            Plane("rocks", (seats, rocks), f"by seat, the Rock cards the viewer may see: {', '.join(self._rocks)}"),
            Plane("rocks_met", (seats, rocks), "by seat, those of them that are fulfilled as things stand"),
            Plane("standing", (seats,), f"by seat, where Rocks are seen, the score with Rocks and penalty / {_POINTS}"),
        ]

    def _declare_decks(self) -> list[Plane]:
        sizes, rocks, cards = self._sizes, len(self._rocks), len(self._cards)
        fish = ", ".join(self._fish)
        return [
            Plane("school_up", (FISH,), f"face-up fish / {_COPIES}: {fish}"),
            Plane("school_down", (FISH,), f"face-down fish / {_COPIES}, in the same order"),
            Plane("decks", (len(sizes),), f"what is left, of all: {', '.join(sizes)}"),
            Plane("net_tail", (sizes["nets"], FISH), "nets put under the deck, the next one first"),
            Plane("rock_tail", (sizes["rocks"], rocks), "by place under the deck, the Rock cards it can be"),
            Plane("card_tail", (sizes["cards"], cards), "by place under the deck, the Dock cards it can be"),
            Plane("early_birds", (MOST_BOATS,), f"points of the tokens left / {_FEW}, the next one first"),
            Plane("bonuses_left", (PANORAMAS,), "the Panorama bonuses nobody has"),
        ]

    def _declare_pauses(self) -> list[Plane]:
        return [
            Plane("catch", (FISH,), "the fish or net in hand"),
            Plane("revealed", (FISH,), f"nets to choose from / {_COPIES}"),
            Plane("haul", (2,), f"shrimp and crabs of the last haul / {_FEW}"),
            Plane("haul_end", (len(HAUL_NAMES),), f"how it ended: {', '.join(HAUL_NAMES)}"),
            Plane("haul_seat", (self.seats,), "whose haul it was"),
            Plane("drawn", (len(self._rocks),), "the Rock cards in the viewer's hand"),
            Plane("draft_boats", (self._boats, MOST_BOATS), "by boat, its slot in the draft"),
            Plane("draft_slot", (MOST_BOATS + 1,), "the slot that picks; the last one when all have"),
            Plane("draft_count", (1,), f"cards in the draft / {_FEW}"),
            Plane("draft_cards", (len(self._cards),), f"the hand the viewer looks at / {_COPIES}"),
            Plane(
                "draft_passed", (len(self._cards),), f"cards the viewer handed on that may still be there / {_COPIES}"
            ),
        ]

    def write(self, view: NamijiView, into: dict[str, Array]) -> None:
        self._write_route(view, into)
        for place, seat in enumerate(self.around(view)):
            self._write_board(view, seat, {name: into[name][place, ...] for name in _BY_SEAT})
        self._write_decks(view, into)
        self._write_pauses(view, into)
        if view.draft is not None:
            self._write_draft(view, view.draft, into)

    def _boat(self, view: NamijiView, boat: int) -> int:
        return self.place_of(view, boat) if boat < self.seats else boat

    def _write_route(self, view: NamijiView, into: dict[str, Array]) -> None:
        for number, space in enumerate(view.route):
            into["stations"][number, _STATION[space.station]] = 1
            into["doubles"][number] = space.double
        for boat, berth in enumerate(view.boats):
            if berth.space is not None and berth.slot is not None:
                into["boats"][self._boat(view, boat), berth.space] = 1
                into["slots"][self._boat(view, boat), berth.slot - 1] = 1
        for rank, boat in enumerate(view.queue):
            into["queue"][self._boat(view, boat), rank] = 1
        if view.actor is not None:
            into["actor"][self.place_of(view, view.actor)] = 1

    def _write_board(self, view: NamijiView, seat: int, into: dict[str, Array]) -> None:
        board = view.boards[seat]
        self._write_rack(board, into)
        into["offerings"][...] = board.offerings / max(1, self.opening.boards[0].offerings)
        into["crustaceans"][:] = board.shrimp / _FEW, board.crabs / _FEW
        into["sections"][:] = [sections / length for sections, length in zip(board.sections, view.lengths, strict=True)]
        into["bonuses"][:] = [panorama in board.bonuses for panorama in PANORAMA_NAMES]
        _count(into["cards"], (self._cards[card] for card in board.meals))
        _count(into["cards"], (self._cards[upgrade] for upgrade in board.upgrades))
        into["upgrade_points"][...] = board.upgrade_points / _POINTS
        if board.place is not None:
            into["places"][board.place - 1] = 1
        into["early_bird"][...] = board.early_bird / _FEW
        into["rock_counts"][...] = board.rock_count / _FEW
        for rock in board.rocks or []:
            into["rocks"][self._rocks[rock.card]] = 1
            into["rocks_met"][self._rocks[rock.card]] = rock.met
        into["standing"][...] = (board.standing or 0) / _POINTS

    def _write_rack(self, board: BoardView, into: dict[str, Array]) -> None:
        for cell, fish in enumerate(board.rack):
            if fish is not None:
                row, column = divmod(cell, COLUMNS)
                into["rack"][fish // KINDS, row, column] = 1
                into["rack"][len(COLOUR_NAMES) + fish % KINDS, row, column] = 1
        for pair in board.nets:
            for name in pair:
                into["rack_nets"][_CELL[name]] = 1
        for number, line in enumerate(board.lines):
            into["lines"][number, _LINE_STATES.index(line)] = 1

    def _write_decks(self, view: NamijiView, into: dict[str, Array]) -> None:
        into["school_up"][:] = [count / _COPIES for count in view.school.up]
        into["school_down"][:] = [count / _COPIES for count in view.school.down]
        into["decks"][:] = [getattr(view.decks, name) / size for name, size in self._sizes.items()]
        for place, net in enumerate(view.decks.net_tail):
            into["net_tail"][place, net] = 1
        for place, group in enumerate(view.decks.rock_tail):
            into["rock_tail"][place, [self._rocks[rock] for rock in group]] = 1
        for place, group in enumerate(view.decks.card_tail):
            into["card_tail"][place, [self._cards[card] for card in group]] = 1
        into["early_birds"][: len(view.early_birds)] = [points / _FEW for points in view.early_birds]
        into["bonuses_left"][[PANORAMA_NAMES.index(name) for name in view.bonuses]] = 1

    def _write_pauses(self, view: NamijiView, into: dict[str, Array]) -> None:
        if view.catch is not None:
            into["catch"][view.catch] = 1
        _count(into["revealed"], view.revealed)
        if view.haul is not None:
            into["haul"][:] = view.haul.shrimp / _FEW, view.haul.crabs / _FEW
            into["haul_end"][HAUL_NAMES.index(view.haul.end)] = 1
            into["haul_seat"][self.place_of(view, view.haul.seat)] = 1
        into["drawn"][[self._rocks[rock] for rock in view.drawn]] = 1

    def _write_draft(self, view: NamijiView, draft: Draft, into: dict[str, Array]) -> None:
        for slot, boat in enumerate(draft.boats):
            into["draft_boats"][self._boat(view, boat), slot] = 1
        into["draft_slot"][draft.slot - 1] = 1
        into["draft_count"][0] = draft.count / _FEW
        _count(into["draft_cards"], (self._cards[card] for card in draft.cards))
        _count(into["draft_passed"], (self._cards[card] for card in draft.passed))


_BY_SEAT: Final = [
    "rack",
    "rack_nets",
    "lines",
    "offerings",
    "crustaceans",
    "sections",
    "bonuses",
    "cards",
    "upgrade_points",
    "places",
    "early_bird",
    "rock_counts",
    "rocks",
    "rocks_met",
    "standing",
]


def _count(into: Array, numbers: Iterable[int]) -> None:
    """One more of each of these."""
    for number in numbers:
        into[number] += 1 / _COPIES


PLANES = NamijiPlanes
