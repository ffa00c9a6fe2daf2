"""The match of a table: its state, its log, and the way back to every earlier ply."""

from __future__ import annotations

from msgspec import Raw

from taku.games import find
from taku.kernel.catalogue import Move
from taku.kernel.errors import BadLog
from taku.kernel.game import CHANCE, NOBODY, State
from taku.kernel.log import Entry, Header, read_entry, short_mark
from taku.kernel.offered import offered
from taku.kernel.settle import rolled
from taku.record import read_header, write_record
from taku.wire import encode, recorded_choices, write_choices

# A state is kept every so many plies, so that no look back has to begin at the beginning.
KEPT_EVERY = 16


class Prepared:
    """Lines that may be written next, and where they lead."""

    def __init__(self, state: State, ply: int) -> None:
        self.state = state
        self.ply = ply
        self.entries: list[Entry] = []
        self.lines: list[str] = []

    def play(self, move: Move) -> None:
        """One more ply."""
        actor = self.state.mover
        self.state.apply(move)
        entry = Entry(self.ply, actor, move.text, short_mark(self.state))
        self.entries.append(entry)
        self.lines.append(entry.line)
        self.ply += 1


class Playing:
    """One playing of a game at a table. `seed` rolls the dice and stays here until the end."""

    def __init__(self, header: str, seed: str) -> None:
        self.header: Header = read_header(header)
        self.seed = seed
        self.game = find(self.header.game)
        if self.header.edition != self.game.edition:
            found = f"the record is of edition {self.header.edition}"
            raise BadLog(f"{found}, but {self.game.name} has edition {self.game.edition}")
        choices = recorded_choices(self.game.setup, self.header.setup)
        self.header.setup = write_choices(choices)
        self.catalogue = self.game.catalogue(choices)
        self.state: State = self.game.start(choices, self.header.seats)
        self.entries: list[Entry] = []
        self._kept: list[State] = [self.state.copy()]
        # The state before the lines written last: what they told is asked for right after they were written.
        self._before: tuple[int, State] = (0, self._kept[0])
        self._prepared: Prepared | None = None
        self._stepped: tuple[tuple[int, int, int], list[tuple[State, Move, State]]] | None = None
        # Waking a table compares the last mark of an event; looking for differences compares them all.
        self.checks_every_mark = False

    @property
    def ply(self) -> int:
        """How many plies there have been, chance included."""
        return len(self.entries)

    @property
    def mover(self) -> int:
        """Whom the rules await."""
        return self.state.mover

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the match."""
        return self.state.mover == NOBODY

    def decide(self, text: str) -> list[str]:
        """The lines of the log that a decision of the awaited seat leads to; NotOffered if it is not on offer."""
        prepared = Prepared(self.state.copy(), self.ply)
        prepared.play(offered(prepared.state, self.catalogue, text))
        return self._settled(prepared)

    def begin(self) -> list[str]:
        """The lines of what chance plays before anybody decides."""
        return self._settled(Prepared(self.state.copy(), self.ply))

    def _settled(self, prepared: Prepared) -> list[str]:
        while prepared.state.mover == CHANCE:
            prepared.play(rolled(prepared.state, self.seed, prepared.ply))
        self._prepared = prepared
        return prepared.lines

    def write(self, lines: list[str]) -> None:
        """Enter lines into the log and play them; BadLog if one does not fit."""
        prepared, self._prepared, self._stepped = self._prepared, None, None
        if prepared is not None and prepared.lines is lines and not self._is_to_be_kept(len(lines)):
            # They were played when they were decided on, a moment ago.
            self._before = (self.ply, self.state)
            self.state = prepared.state
            self.entries += prepared.entries
            return
        self._before = (self.ply, self.state.copy())
        for line in lines:
            self._write(line, is_last=line is lines[-1])

    def _is_to_be_kept(self, plies: int) -> bool:
        """Whether a state after one of the next plies is to be kept."""
        return self.ply // KEPT_EVERY != (self.ply + plies) // KEPT_EVERY

    def _write(self, line: str, is_last: bool) -> None:
        entry = read_entry(line, self.ply)
        if entry.ply != self.ply or entry.actor != self.state.mover:
            raise BadLog(f"{line!r} came at ply {self.ply} where {self.state.mover} was awaited")
        self.state.apply(self._move(entry))
        self.entries.append(entry)
        if self.ply % KEPT_EVERY == 0:
            self._kept.append(self.state.copy())
        if (self.checks_every_mark or is_last) and entry.mark != short_mark(self.state):
            raise BadLog(f"{line!r} does not lead where it led before: {short_mark(self.state)} came instead")

    def _move(self, entry: Entry) -> Move:
        move = self.catalogue.find(entry.text)
        if move is None:
            raise BadLog(f"ply {entry.ply}: there is no move {entry.text!r}")
        return move

    def take_back(self, ply: int) -> None:
        """Forget every ply from this one on."""
        self.state = self.state_at(ply)
        self._before = (ply, self.state.copy())
        self._prepared = self._stepped = None
        del self.entries[ply:]
        del self._kept[ply // KEPT_EVERY + 1 :]

    def state_at(self, ply: int) -> State:
        """A state of one's own as it was after so many plies."""
        if ply == self._before[0]:
            return self._before[1].copy()
        nearest = ply // KEPT_EVERY
        state = self._kept[nearest].copy()
        for entry in self.entries[nearest * KEPT_EVERY : ply]:
            state.apply(self._move(entry))
        return state

    def view(self, seat: int | None, ply: int | None = None) -> Raw:
        """What a seat sees now, or saw after so many plies."""
        state = self.state if ply is None else self.state_at(ply)
        return Raw(encode(self.game.view(state, seat)))

    def tellings(self, seat: int | None, since: int, until: int) -> list[Raw]:
        """What a seat heard from one ply up to another."""
        return [Raw(encode(self.game.told(*step, seat))) for step in self._steps(since, until)]

    def _steps(self, since: int, until: int) -> list[tuple[State, Move, State]]:
        """Each move with the state before and after it. What was asked for last is kept: every seat asks for it."""
        key = (since, until, len(self.entries))
        if self._stepped is None or self._stepped[0] != key:
            if since == self._before[0] and since + 1 == until == self.ply:
                steps = [(self._before[1], self._move(self.entries[since]), self.state)]
            else:
                steps = self._played_again(since, until)
            self._stepped = (key, steps)
        return self._stepped[1]

    def _played_again(self, since: int, until: int) -> list[tuple[State, Move, State]]:
        before = self.state_at(since)
        steps = []
        for entry in self.entries[since:until]:
            move = self._move(entry)
            after = before.copy()
            after.apply(move)
            steps.append((before, move, after))
            before = after
        return steps

    def scores(self) -> list[float]:
        """The score of every seat."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Who has won by the rules; nobody before the end."""
        return self.game.winners(self.state)

    def record(self, with_seed: bool) -> str:
        """The log as a record. With its seed it tells all dice to come: that is for the house and for afterwards."""
        header = self.header
        if with_seed and header.commitment is not None:
            header = Header(
                game=header.game,
                edition=header.edition,
                seats=header.seats,
                setup=header.setup,
                commitment=header.commitment,
                seed=self.seed,
            )
        return write_record(header, self.entries, with_seed=with_seed)
