"""Match: the friendly face of one playing of a game, used by people and tools."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, cast

from taku.bots.clock import Clock
from taku.games import find
from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import commit
from taku.kernel.errors import BadLog, BadSetup, OutOfTurn, TakuError
from taku.kernel.eye import Eye
from taku.kernel.game import CHANCE, NOBODY, Game, State
from taku.kernel.log import (
    Entry,
    Header,
    Replayer,
    check_commitment,
    check_roll,
    short_mark,
)
from taku.kernel.offered import offered
from taku.kernel.settle import settle
from taku.record import read_record, write_record
from taku.seeds import new_seed
from taku.wire import Telling, View, check_text, read_choices, recorded_choices, write_choices

if TYPE_CHECKING:
    from taku.analysis import Analysis
    from taku.analysis.analysing import Offered

FIRST_ENTRY_LINE = 2


class Log:
    """What a match has been so far: its header and its entries, readable as text."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.is_over = False

    @property
    def text(self) -> str:
        """The public record: the seed appears only when the match is over."""
        return write_record(self.header, self.entries, with_seed=self.is_over)

    @property
    def private_text(self) -> str:
        """The record with its seed, for the host's own save: whoever has it knows all dice to come."""
        return write_record(self.header, self.entries, with_seed=True)


class PlayersEye(Eye):
    """A seat's knowledge, and somebody to ask about it."""

    def hint(self, clock: Clock | None = None) -> list[Offered]:
        """What a master thinks of every offer, best first; a second of thinking if no clock is given."""
        from taku.analysis import hint

        clock = clock or Clock()
        clock.start()
        return hint(self, clock)


class Match:
    """One playing of a game.

    Chance plays by itself from the seed; with `settle=False` the caller plays chance too.

    >>> match = Match(find("nautilus"), seats=2, seed="7", setup={"length": "all"})
    >>> match.mover, match.offers()
    (0, ['keep kraken', 'keep eye'])
    >>> match.play("keep kraken")
    >>> match.offers()
    ['skip']
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: str | None = None,
        setup: Mapping[str, object] | None = None,
        settle: bool = True,
    ) -> None:
        if seats is None:
            seats = game.seats[0]
        _check_seats(game, seats)
        if seed is not None:
            check_text("seed", seed)
        if seed is None and settle:
            seed = new_seed()
        choices = read_choices(game.setup, setup or {})
        header = Header(
            game=game.name,
            edition=game.edition,
            seats=seats,
            setup=write_choices(choices),
            commitment=None if seed is None else commit(seed),
            seed=seed,
        )
        self._open(game, choices, header)
        self.settles = settle
        self._settle()

    def _open(self, game: Game, choices: object, header: Header) -> None:
        self.game = game
        self.setup = choices
        self.seats = header.seats
        self.catalogue: Catalogue = game.catalogue(choices)
        self.log = Log(header)
        self._moves: list[Move] = []
        self._state: State = game.start(choices, header.seats)
        self._told: dict[int | None, list[Telling]] = {seat: [] for seat in [*range(header.seats), None]}
        self._heard: State = self._state.copy()

    @property
    def mover(self) -> int:
        """The seat that is awaited, CHANCE, or NOBODY when the match is over."""
        return self._state.mover

    @property
    def ply(self) -> int:
        """How many moves have been made, chance included."""
        return len(self._moves)

    @property
    def is_over(self) -> bool:
        """Whether nobody is awaited any more."""
        return self._state.mover == NOBODY

    def offers(self) -> list[str]:
        """The texts of the moves that whoever is to move may make; none when the match is over."""
        return [move.text for move in self._state.options()]

    def weights(self) -> dict[str, int]:
        """At a chance pause, how many identical pieces stand behind each outcome; otherwise empty."""
        if self._state.mover != CHANCE:
            return {}
        weights = self._state.agenda[-1].weights(self._state)
        return dict(zip(self.offers(), weights, strict=True))

    def play(self, text: str, seat: int | None = None) -> None:
        """Make a move; NotOffered names what was offered, OutOfTurn who is awaited instead of `seat`."""
        if seat is not None and seat != self._state.mover:
            raise OutOfTurn(f"seat {seat} is not awaited; {self._awaited()}")
        self._apply(offered(self._state, self.catalogue, text))
        self._settle()

    def view(self, seat: int | None) -> View:
        """What a seat sees, or a watcher for None."""
        self._check_seat(seat)
        return cast(View, self.game.view(self._state, seat))

    def state(self) -> State:
        """A copy of the state, for tools that may know everything; players get a view, bots an eye."""
        return self._state.copy()

    def eye(self, seat: int) -> PlayersEye:
        """All that a seat may know, for a bot to look through."""
        self._check_seat(seat)
        return PlayersEye(self.game, self._state, seat)

    def analyse(self, seed: int = 1, think: str = "400sims", people: list[int] | None = None) -> Analysis:
        """Everybody's chances ply by ply, the biggest swings, and better offers for each decision of these seats."""
        from taku.analysis import analyse

        return analyse(self, seed, think, people)

    @property
    def told(self) -> dict[int | None, list[Telling]]:
        """What each seat, and a watcher under None, has heard since the beginning: one telling a ply.

        Tellings are made when somebody asks, so that fast play does not pay for them.
        """
        heard = len(self._told[None])
        for move in self._moves[heard:]:
            before = self._heard.copy()
            self._heard.apply(move)
            for seat, tellings in self._told.items():
                tellings.append(cast(Telling, self.game.told(before, move, self._heard, seat)))
        return self._told

    def scores(self) -> list[float]:
        """The score of each seat so far."""
        return self.game.scores(self._state)

    def winners(self) -> list[int]:
        """The seats that won; nobody before the end."""
        return self.game.winners(self._state)

    def copy(self) -> Match:
        """Another match that goes on from here on its own."""
        return Match.replay(self.log.private_text)

    @classmethod
    def replay(cls, text: str, settle: bool = True) -> Match:
        """The match of a record; BadLog names the line. With a seed in the record it can go on."""
        match = deque(cls.steps(text), maxlen=1)[0][0]
        match.settles = settle
        match._settle()
        return match

    @classmethod
    def verify(cls, text: str) -> Match:
        """The match of a record, with every roll of chance checked against its seed, if it has one."""
        for match, entry in cls.steps(text):
            seed = match.log.header.seed
            if entry is not None and seed is not None:
                check_roll(match._state, seed, entry, entry.ply + FIRST_ENTRY_LINE)
        return match

    @classmethod
    def steps(cls, text: str) -> Iterator[tuple[Match, Entry | None]]:
        """The match of a record as it stands before each of its entries, and at last, with None, after them."""
        header, entries = read_record(text)
        match = cls._of(header)
        replayer = Replayer(match._state, match.catalogue)
        for number, entry in enumerate(entries, start=FIRST_ENTRY_LINE):
            yield match, entry
            match._write(replayer.play(entry, number), entry.actor)
        yield match, None

    @classmethod
    def _of(cls, header: Header) -> Match:
        """The match of a header, before its first ply."""
        match = cls.__new__(cls)
        try:
            game = find(header.game)
            if header.edition != game.edition:
                raise BadLog(f"the record is of edition {header.edition}, but {game.name} has edition {game.edition}")
            _check_seats(game, header.seats)
            if header.seed is not None:
                check_commitment(header.seed, header.commitment)
            match._open(game, recorded_choices(game.setup, header.setup), header)
        except TakuError as error:
            raise BadLog(f"line 1: {error}") from None
        match.settles = header.seed is not None
        return match

    def _apply(self, move: Move) -> None:
        actor = self._state.mover
        self._state.apply(move)
        self._write(move, actor)

    def _write(self, move: Move, actor: int) -> None:
        """Enter a move that has just been made into the log."""
        self.log.entries.append(Entry(self.ply, actor, move.text, short_mark(self._state)))
        self._moves.append(move)
        self.log.is_over = self.is_over

    def _settle(self) -> None:
        """Let chance play, and write what it played."""
        seed = self.log.header.seed
        if not self.settles or seed is None or self._state.mover != CHANCE:
            return
        for move in settle(self._state.copy(), seed, self.ply):
            self._apply(move)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise OutOfTurn(f"there is no seat {seat}; {self.game.name} has seats 0 to {self.seats - 1} here")

    def _awaited(self) -> str:
        if self.is_over:
            return "the match is over"
        return "chance is" if self.mover == CHANCE else f"seat {self.mover} is"


def _check_seats(game: Game, seats: int) -> None:
    # 2.0 and True are equal to seats that there are, and are none.
    if type(seats) is not int or seats not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise BadSetup(f"{game.name} is played by {allowed} seats, not {seats!r}")
