"""Where the whole turns of a mover lead, spread out before a search and taken up the most promising first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from taku.kernel.game import State

# Higher than any rank: what has been best before comes first.
_FIRST: Final = 2_000_000


class Tally:
    """How many states a search has looked at: the ends of turns that were judged."""

    states: i64

    def __init__(self) -> None:
        self.states = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Fan:
    """The ends of all turns from a state; one that wins is enough. A game may make the states only when asked."""

    def __init__(self) -> None:
        # How promising each looks to the mover: higher comes first, and those that lead to the same are equal.
        self.ranks: Final[list[int]] = []

    def value(self, rank: i64) -> i64:
        """The share of the win, at first sight, of a turn of such a rank; to be overridden if that is not the rank."""
        return rank

    def key(self, place: i64) -> i64:
        """Of the state that the turn of that place leads to: alike where the match goes on alike."""
        raise NotImplementedError

    def state(self, place: i64) -> State:
        """The state that the turn of that place leads to."""
        raise NotImplementedError

    def reply(self, place: i64, tally: Tally, enough: i64) -> i64:
        """What `best_turn` says of that state to the other seat, half a win if the match has been there; or -1.

        To be overridden where that can be seen without the state; -1 sends the search to the state itself.
        """
        return -1


class ListedFan(Fan):
    """States that have been made already."""

    def __init__(self, states: list[State], values: list[int], keys: list[int]) -> None:
        super().__init__()
        self._states: Final = states
        self._keys: Final = keys
        self.ranks.extend(values)

    def key(self, place: i64) -> i64:
        return self._keys[place]

    def state(self, place: i64) -> State:
        return self._states[place]


class Order:
    """The turns of a fan, taken out the most promising first."""

    size: i64

    def __init__(self, fan: Fan, hint: i64) -> None:
        self._fan: Final = fan
        self._ranks: Final = fan.ranks[:]
        self.size = len(self._ranks)
        self._places: Final[list[int]] = list(range(self.size))
        if hint != 0:
            for place in range(self.size):
                if fan.key(place) == hint:
                    self._ranks[place] = _FIRST

    def advance(self, place: i64) -> None:
        """Bring the best of those that were not taken yet to this place; places are asked for in order."""
        ranks, places = self._ranks, self._places
        best = place
        most: i64 = ranks[place]
        for other in range(place + 1, self.size):
            rank: i64 = ranks[other]
            if rank > most:
                most = rank
                best = other
        if best != place:
            places[place], places[best] = places[best], places[place]
            ranks[place], ranks[best] = ranks[best], ranks[place]

    def is_known(self, place: i64) -> bool:
        """Whether a turn taken before leads to the same: those are of the same rank, so they came just before."""
        rank: i64 = self._ranks[place]
        before = place - 1
        while before >= 0 and self._ranks[before] == rank:
            if self.key(before) == self.key(place):
                return True
            before -= 1
        return False

    def value(self, place: i64) -> i64:
        """What the turn at this place is worth at first sight; more than all if it has been best before."""
        rank: i64 = self._ranks[place]
        return rank if rank == _FIRST else self._fan.value(rank)

    def key(self, place: i64) -> i64:
        """The key of the state that the turn at this place leads to."""
        return self._fan.key(self._places[place])

    def state(self, place: i64) -> State:
        """The state that the turn at this place leads to."""
        return self._fan.state(self._places[place])

    def reply(self, place: i64, tally: Tally, enough: i64) -> i64:
        """What the best answer to the turn at this place is worth to the other seat, if that is seen at once, or -1."""
        return self._fan.reply(self._places[place], tally, enough)
