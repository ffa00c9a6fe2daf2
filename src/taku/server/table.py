"""A table: a match awake in memory with the people around it, made of its events and of nothing else."""

from __future__ import annotations

from collections.abc import Callable

from taku.kernel.game import CHANCE, NOBODY
from taku.server import events
from taku.server.clock import Clocks, Outages, Rule
from taku.server.messages import AskNow, ChatLine, LevelName, ResultNow, TableNow
from taku.server.playing import Playing
from taku.server.undo import last_choice

KEPT_LINES = 200


class Chair:
    """A place at the table as it is now."""

    def __init__(self, place: events.Place) -> None:
        self.kind = place.kind
        self.player = place.player
        self.name = place.name
        self.level: LevelName | None = place.level
        self.stand_in: LevelName | None = None
        self.is_out = False

    @property
    def thinks(self) -> LevelName | None:
        """The level of the bot that decides here, if a bot does."""
        return self.level if self.kind == "bot" else self.stand_in

    def sit(self, player: str, name: str) -> None:
        """Somebody sits down."""
        self.kind, self.player, self.name = "person", player, name

    def stand(self) -> None:
        """The place is open again."""
        self.kind, self.player, self.name = "open", None, ""


class Table:
    """What the events have made of a table so far."""

    def __init__(self, match: str, playing: Playing, outages: Outages) -> None:
        self.match = match
        self.playing = playing
        self.number = 0
        # How often the board has changed, choices taken back included: names a position.
        self.boards = 0
        self.changed_at = 0
        self.chairs: list[Chair] = []
        self.is_paused = False
        self.asks: dict[int, AskNow] = {}
        self.chat: list[ChatLine] = []
        self.reports: list[int] = []
        self.muted: set[str] = set()
        self.result: ResultNow | None = None
        self.rematch: str | None = None
        # The ply after each event, so that whoever was away can be told what came since.
        self.plies: list[int] = []
        # `waiting` for players, `live`, `paused` or `over`; and the seat that is to decide now, if the match is on.
        self.status = "waiting"
        self.awaited: int | None = None
        # How often anything around the board has changed, but for who is here and what the clocks show.
        self.surroundings = 0
        # What was made of them for each person, for whoever tells the table: from what, as a struct, and encoded.
        self.told: dict[str | None, tuple[tuple[object, ...], TableNow, bytes]] = {}
        self._is_waiting = True
        self._seats: dict[str | None, list[int]] = {}
        self._outages = outages
        self.clocks = Clocks(Rule("none"), 0, outages)
        self.opened = events.Opened(host="", places=[])

    def _settle(self) -> None:
        """Work out the status and who is awaited; everybody asks for them all the time."""
        if self.result is not None:
            self.status = "over"
        elif self._is_waiting:
            self.status = "waiting"
        else:
            self.status = "paused" if self.is_paused else "live"
        mover = self.playing.mover
        self.awaited = mover if self.status == "live" and mover not in (CHANCE, NOBODY) else None

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of a player: none, one, or several on one device."""
        return self._seats.get(player, [])

    def is_concerned(self, player: str | None) -> bool:
        """Whether somebody sees the table in another way than a mere watcher: as its host, or from a seat."""
        return player is not None and (player in self._seats or player == self.opened.host)

    def seat_of(self, player: str | None) -> int | None:
        """The seat through which a player looks: of several, the awaited one, or the one that was it last."""
        seats = self._seats.get(player)
        if seats is None:
            return None
        if len(seats) == 1:
            return seats[0]
        if self.awaited in seats:
            return self.awaited
        ply = last_choice(self.playing, seats)
        return seats[0] if ply is None else self.playing.entries[ply].actor

    def people(self, without: str | None = None) -> list[int]:
        """The seats of people who play themselves, without those of one player."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.stand_in is None and not chair.is_out and chair.player != without
        ]

    def since(self, seen: int | None, player: str | None) -> int:
        """The first ply that somebody who has seen the events up to a number has not heard of."""
        if seen is None or seen > self.number:
            return last_choice(self.playing, self.seats_of(player)) or 0
        return min(self.playing.ply, *self.plies[seen - 1 :]) if seen else 0

    def apply(self, at: int, event: events.AnyEvent) -> None:
        """Let an event happen."""
        is_plain = type(event) is events.Moved and not self.asks
        _EFFECTS[type(event)](self, at, event)
        self._settle()
        if not is_plain or self.status != "live":
            self.surroundings += 1
        self.number += 1
        self.changed_at = at
        self.plies.append(self.playing.ply)

    def _opened(self, at: int, event: events.Opened) -> None:
        self.opened = event
        self.chairs = [Chair(place) for place in event.places]
        self.clocks = Clocks(Rule(event.clock), len(event.places), self._outages)
        self._seated(at)

    def _sat(self, at: int, event: events.Sat) -> None:
        self.chairs[event.seat].sit(event.player, event.name)
        self._seated(at)

    def _stood(self, at: int, event: events.Stood) -> None:
        self.chairs[event.seat].stand()
        self._seated(at)

    def _seated(self, at: int) -> None:
        """The match begins as soon as no seat is open."""
        self._is_waiting = any(chair.kind == "open" for chair in self.chairs)
        self._seats = {}
        for seat, chair in enumerate(self.chairs):
            if chair.player is not None:
                self._seats.setdefault(chair.player, []).append(seat)
        self._run(at)

    def _moved(self, at: int, event: events.Moved) -> None:
        mover = self.playing.mover
        self.clocks.stop(at)
        self.playing.write(event.lines)
        self.boards += 1
        if mover != CHANCE:
            self.clocks.moved(mover)
        # A question about taking back is about a position that is no more.
        if self.asks:
            self.asks = {number: ask for number, ask in self.asks.items() if ask.kind != "undo"}
        if self.playing.is_over:
            self._finish("played")
        self._run(at)

    def _run(self, at: int) -> None:
        """The clock of whoever is awaited runs; a bot has none."""
        self._settle()
        seat = self.awaited
        if seat is not None and self.chairs[seat].thinks is None:
            self.clocks.start(seat, at)

    def _finish(self, reason: str) -> None:
        scores = self.playing.scores()
        running = [seat for seat, chair in enumerate(self.chairs) if not chair.is_out]
        winners = [seat for seat in self.playing.winners() if seat in running]
        if not winners:
            best = max((scores[seat] for seat in running), default=0)
            winners = [seat for seat in running if scores[seat] == best or len(running) == 1]
        if reason == "absent":
            winners = []
        self.result = ResultNow(reason=reason, winners=winners, scores=scores)  # type: ignore[arg-type]
        self.asks = {}

    def _asked(self, at: int, event: events.Asked) -> None:
        waits_for = self.people(without=self.chairs[event.seat].player)
        self.asks[self.number] = AskNow(self.number, event.kind, event.seat, waits_for, event.ply)

    def _answered(self, at: int, event: events.Answered) -> None:
        ask = self.asks.pop(event.ask, None)
        if ask is None or not event.yes:
            return
        player = self.chairs[event.seat].player
        left = [seat for seat in ask.waits_for if self.chairs[seat].player != player]
        self.asks[event.ask] = AskNow(ask.number, ask.kind, ask.seat, left, ask.ply)

    def _taken_back(self, at: int, event: events.TakenBack) -> None:
        self.clocks.stop(at)
        self.playing.take_back(event.ply)
        self.boards += 1
        self.asks = {}
        self._run(at)

    def _paused(self, at: int, event: events.Paused) -> None:
        self.clocks.stop(at)
        self.is_paused = True
        self.asks = {}

    def _resumed(self, at: int, event: events.Resumed) -> None:
        self.is_paused = False
        self._run(at)

    def _gave_up(self, at: int, event: events.GaveUp) -> None:
        self.clocks.stop(at)
        self.chairs[event.seat].is_out = True
        self._run(at)

    def _stood_in(self, at: int, event: events.StoodIn) -> None:
        self.clocks.stop(at)
        self.chairs[event.seat].stand_in = event.level
        self.asks = {}
        self._run(at)

    def _retook(self, at: int, event: events.Retook) -> None:
        self.clocks.stop(at)
        self.chairs[event.seat].stand_in = None
        if self.clocks.rule.is_by_move:
            self.clocks.left[event.seat] = self.clocks.rule.first
        self._run(at)

    def _weakened(self, at: int, event: events.Weakened) -> None:
        chair = self.chairs[event.seat]
        if chair.kind == "bot":
            chair.level = event.level
        else:
            chair.stand_in = event.level

    def _ended(self, at: int, event: events.Ended) -> None:
        self.clocks.stop(at)
        self._finish(event.reason)

    def _spoke(self, at: int, event: events.Spoke) -> None:
        line = ChatLine(
            number=self.number, speaker=event.player, name=event.name, text=event.text, at=at, seat=event.seat
        )
        self.chat = [*self.chat[1 - KEPT_LINES :], line]

    def _muted(self, at: int, event: events.Muted) -> None:
        (self.muted.add if event.on else self.muted.discard)(event.speaker)

    def _reported(self, at: int, event: events.Reported) -> None:
        self.reports = [*self.reports, event.number]

    def _rematched(self, at: int, event: events.Rematched) -> None:
        self.rematch = event.match


_EFFECTS: dict[type, Callable[..., None]] = {
    events.Opened: Table._opened,
    events.Sat: Table._sat,
    events.Stood: Table._stood,
    events.Moved: Table._moved,
    events.Asked: Table._asked,
    events.Answered: Table._answered,
    events.TakenBack: Table._taken_back,
    events.Paused: Table._paused,
    events.Resumed: Table._resumed,
    events.GaveUp: Table._gave_up,
    events.StoodIn: Table._stood_in,
    events.Retook: Table._retook,
    events.Weakened: Table._weakened,
    events.Ended: Table._ended,
    events.Spoke: Table._spoke,
    events.Muted: Table._muted,
    events.Reported: Table._reported,
    events.Rematched: Table._rematched,
}
