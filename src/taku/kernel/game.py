"""The protocol on one screen: Move, State, Phase and Game, which every game fills in."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice

CHANCE: Final = -1
NOBODY: Final = -2

# A mark is folded from the contents of a state; 63 bits, so that both builds count alike.
_MARK_START: Final = 1469598103934665603
_MARK_PRIME: Final = 1099511628211
_MARK_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table: mutable, flat, plain. It has no encoder; a view is the only door out."""

    mover: i64
    agenda: list[Phase[Any]]

    def __init__(self) -> None:
        self.mover = NOBODY
        self.agenda = []

    def copy(self) -> State:
        """Another state with the same contents, sharing nothing that can change."""
        raise NotImplementedError

    def contents(self) -> list[int]:
        """Everything that is on the table, as whole numbers in a fixed order."""
        raise NotImplementedError

    def mark(self) -> int:
        """A fingerprint of the contents and of the pauses to come, the same on every machine and build."""
        fold: i64 = _MARK_START
        for number in self.contents():
            fold = ((fold ^ number) * _MARK_PRIME) & _MARK_BITS
            fold = fold ^ (fold >> 29)
        for phase in self.agenda:
            fold = ((fold ^ phase.number) * _MARK_PRIME) & _MARK_BITS
            fold = fold ^ (fold >> 29)
        return fold

    def then(self, phase: Phase[Any]) -> None:
        """Put a pause on top of the agenda: it comes next."""
        self.agenda.append(phase)

    def done(self) -> None:
        """Take the pause that was just answered off the agenda."""
        self.agenda.pop()

    def wake(self) -> None:
        """Work out who is awaited now; called once after every move and once at the start."""
        self.mover = self.agenda[-1].mover(self) if self.agenda else NOBODY

    def options(self) -> list[Move]:
        """The moves on offer now, in catalogue order; none when the match is over."""
        return self.agenda[-1].options(self) if self.agenda else []

    def apply(self, move: Move) -> None:
        """Make a move that is known to be on offer."""
        self.agenda[-1].apply(self, move)
        self.mover = self.agenda[-1].mover(self) if self.agenda else NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of pause: who is awaited, what is offered, and what each offer does.

    `size` and `pick` say the same as `options` and `weights` without listing them: rollouts live on them.
    A phase that overrides one overrides both; a law holds them together.
    """

    number: i64
    name: str

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1

    def mover(self, state: S) -> i64:
        """The seat that is awaited, or CHANCE."""
        raise NotImplementedError

    def options(self, state: S) -> list[Move]:
        """Never empty, no duplicates, in catalogue order."""
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """How many identical pieces stand behind each option; asked of chance only."""
        return [1] * len(self.options(state))

    def size(self, state: S) -> i64:
        """The sum of the weights."""
        raise NotImplementedError

    def pick(self, state: S, index: i64) -> Move:
        """The option behind the piece of that index, counting pieces in the order of the options."""
        raise NotImplementedError

    def apply(self, state: S, move: Move) -> None:
        """Make the move; trusts its caller that it is on offer."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Phase[S]):
    """A pause that awaits a seat."""

    def size(self, state: S) -> i64:
        return len(self.options(state))

    def pick(self, state: S, index: i64) -> Move:
        return self.options(state)[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Phase[S]):
    """A pause that awaits chance."""

    def mover(self, state: S) -> i64:
        return CHANCE

    def size(self, state: S) -> i64:
        return sum(self.weights(state))

    def pick(self, state: S, index: i64) -> Move:
        left = index
        options = self.options(state)
        weights = self.weights(state)
        for place in range(len(options)):
            left -= weights[place]
            if left < 0:
                return options[place]
        raise IndexError(f"piece {index} of {self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: its name plate, and the few functions by which the house plays it."""

    name: str
    title: str
    seats: list[int]
    edition: int
    longest: int
    phases: list[Phase[Any]]
    setup: type[Any]

    def __init__(
        self,
        *,
        name: str,
        title: str,
        seats: list[int],
        edition: int,
        longest: int,
        phases: list[Phase[Any]],
        setup: type[Any],
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.edition = edition
        self.longest = longest
        self.phases = phases
        self.setup = setup  # the struct of the choices; called without arguments it gives the defaults
        for number, phase in enumerate(phases):
            phase.number = number

    def catalogue(self, setup: object) -> Catalogue:
        """All moves there can be with this set-up."""
        raise NotImplementedError

    def start(self, setup: object, seats: int) -> State:
        """The table before the first pause, without any randomness."""
        raise NotImplementedError

    def scores(self, state: State) -> list[float]:
        """The score of each seat, at any moment."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that share the highest score; nobody before the end."""
        if state.mover != NOBODY:
            return []
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def view(self, state: State, seat: int | None) -> object:
        """All that a seat, or a watcher, sees: a frozen struct built from nothing."""
        raise NotImplementedError

    def told(self, before: State, move: Move, after: State, seat: int | None) -> object:
        """What a seat, or a watcher, hears of a move."""
        raise NotImplementedError

    def false_claims(self, view: object, rest: list[str], end: object) -> list[str]:
        """What a view said about the rest of the match and the moves up to its end, and its last view, proved wrong."""
        return []

    def components(self, setup: object) -> object | None:
        """The printed components of a set-up for the rules page: a struct, or None if all tables have the same."""
        return None

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        """A state that could be true for all that the seat knows."""
        raise NotImplementedError

    def census(self, state: State) -> dict[str, int]:
        """How many pieces of each sort there are, wherever they lie: numbers that no move may change."""
        return {}

    def wander(self, state: State, dice: Dice) -> Move:
        """A random move for fuzzing; a game whose even chances see little of it prefers the scenic ones."""
        phase = state.agenda[-1]
        return phase.pick(state, dice.below(phase.size(state)))

    def box_key(self) -> str | None:
        """The set-up choice that takes the text of a component file, where the game has one."""
        return None

    def inspect_box(self, text: str) -> tuple[list[str], list[str]]:
        """The mistakes in a component file, each with its line, and what differs from the house's components."""
        raise NotImplementedError
