"""Where the whole turns of a mover lead, spread out before a search and taken up the most promising first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from taku.kernel.game import State

# Higher than any value: what has been best before comes first.
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
        self.values: Final[list[int]] = []  # for the mover, at first sight

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
        self.values.extend(values)

    def key(self, place: i64) -> i64:
        return self._keys[place]

    def state(self, place: i64) -> State:
        return self._states[place]


class Order:
    """The turns of a fan, taken out the most promising first."""

    size: i64

    def __init__(self, fan: Fan, hint: i64) -> None:
        self._fan: Final = fan
        self._values: Final = fan.values[:]
        self.size = len(self._values)
        self._places: Final[list[int]] = list(range(self.size))
        if hint != 0:
            for place in range(self.size):
                if fan.key(place) == hint:
                    self._values[place] = _FIRST

    def advance(self, place: i64) -> None:
        """Bring the best of those that were not taken yet to this place; places are asked for in order."""
        values, places = self._values, self._places
        best = place
        most: i64 = values[place]
        for other in range(place + 1, self.size):
            value: i64 = values[other]
            if value > most:
                most = value
                best = other
        places[place], places[best] = places[best], places[place]
        values[place], values[best] = values[best], values[place]

    def is_known(self, place: i64) -> bool:
        """Whether a turn taken before leads to the same: those are of the same worth, so they came just before."""
        value: i64 = self._values[place]
        before = place - 1
        while before >= 0 and self._values[before] == value:
            if self.key(before) == self.key(place):
                return True
            before -= 1
        return False

    def value(self, place: i64) -> i64:
        """What the turn at this place is worth at first sight; more than all if it has been best before."""
        return self._values[place]

    def key(self, place: i64) -> i64:
        """The key of the state that the turn at this place leads to."""
        return self._fan.key(self._places[place])

    def state(self, place: i64) -> State:
        """The state that the turn at this place leads to."""
        return self._fan.state(self._places[place])

    def reply(self, place: i64, tally: Tally, enough: i64) -> i64:
        """What the best answer to the turn at this place is worth to the other seat, if that is seen at once, or -1."""
        return self._fan.reply(self._places[place], tally, enough)
