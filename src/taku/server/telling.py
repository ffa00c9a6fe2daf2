"""What one person hears of a table: everything on entering, and afterwards only what changed."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from taku.server.follower import Follower, Told
from taku.server.messages import ChatLine, ClockNow, News, SeatNow, TableNow, write_message
from taku.server.messages import Table as WholeTable
from taku.server.presence import Presence
from taku.server.table import Chair, Table
from taku.server.undo import is_still_own_turn, last_choice

_ENCODER = msgspec.json.Encoder()
# What is around the board, and the same encoded.
Around = tuple[TableNow, bytes]
LONGEST_CHOICE = 60


class Teller:
    """Tells a table to its followers at one moment; what several of them hear alike is made once."""

    def __init__(self, table: Table, presence: Presence, now: int) -> None:
        self.table = table
        self._presence = presence
        self._now = now
        self._views: dict[int | None, Raw] = {}
        self._tellings: dict[tuple[int | None, int], list[Raw]] = {}
        self._arounds: dict[str | None, Around] = {}
        self._frames: dict[tuple[int | None, bytes, int | None], bytes] = {}
        # Who is here: besides the table's own changes the only thing that the surroundings are made of.
        self._here = [presence.look_for(table.match, chair.player) for chair in table.chairs]

    def whole(self, follower: Follower) -> WholeTable:
        """The table for whoever enters it; from now on the follower hears the news."""
        table, told = self.table, follower.tables[self.table.match]
        since = table.since(told.seen, follower.player)
        seat = table.seat_of(follower.player)
        around, encoded = self._around(follower.player)
        self._note(told, encoded, seat)
        return WholeTable(
            match=table.match,
            number=table.number,
            ply=table.playing.ply,
            table=around,
            view=None if table.status == "waiting" else self._view(seat),
            since=since,
            tellings=self._told(seat, since),
            chat=[line for line in table.chat if line.speaker not in follower.muted],
            reports=table.reports if around.is_host else [],
        )

    def _note(self, told: Told, encoded: bytes, seat: int | None) -> None:
        """Somebody has been told everything."""
        told.seen, told.around = self.table.number, encoded
        # -1 while there is no board to look at.
        told.through = -1 if self.table.status == "waiting" else seat

    def frame(self, follower: Follower) -> bytes | None:
        """What changed as it goes out. Watchers who have heard the same before hear the same now."""
        told = follower.tables[self.table.match]
        if follower.muted or self.table.is_concerned(follower.player):
            news = self._news(follower, told)
            return None if news is None else write_message(news)
        key = (told.seen, told.around, told.through)
        known = self._frames.get(key)
        if known is not None:
            self._note(told, self._around(None)[1], None)
            return known
        news = self._news(follower, told)
        if news is not None:
            known = self._frames[key] = write_message(news)
        return known

    def _around(self, player: str | None) -> Around:
        """What is around the board, and the same encoded; made once for all watchers, and only when it changes."""
        who = player if self.table.is_concerned(player) else None
        found = self._arounds.get(who)
        if found is None:
            found = self._arounds[who] = self._remembered(who)
        return found

    def _remembered(self, who: str | None) -> Around:
        """As it was made before, if it would be made of the same again."""
        table = self.table
        undo = self._undo(who)
        made_of = (table.surroundings, self._here, table.seat_of(who), undo)
        known = table.told.get(who)
        if known is None or known[0] != made_of or table.clocks.rule.is_running:
            around = self.around(who, undo)
            known = table.told[who] = (made_of, around, _ENCODER.encode(around))
        return known[1], known[2]

    def _news(self, follower: Follower, told: Told) -> News | None:
        """What changed since the follower was told last; None if nothing did."""
        table, player = self.table, follower.player
        seen = told.seen or 0
        around, encoded = self._around(player)
        is_changed = encoded != told.around
        if seen == table.number and not is_changed:
            return None
        seat, ply, before = table.seat_of(player), table.playing.ply, told.through
        self._note(told, encoded, seat)
        is_handed_over = before != told.through
        was = table.plies[seen - 1] if seen else 0
        since = table.since(None if is_handed_over else seen, player)
        is_told = is_handed_over or since < was or since < ply
        return News(
            match=table.match,
            number=table.number,
            ply=ply,
            since=since if is_told else UNSET,
            tellings=self._told(seat, since) if is_told else UNSET,
            view=self._view(seat) if is_told and table.status != "waiting" else UNSET,
            table=around if is_changed else UNSET,
            lines=(self._lines(seen, follower) or UNSET) if table.chat else UNSET,
            reports=table.reports if is_changed and around.is_host and table.reports else UNSET,
        )

    def around(self, player: str | None, undo: str | None = None) -> TableNow:
        """Everything about the table but the board."""
        table, opened = self.table, self.table.opened
        return TableNow(
            game=table.playing.game.name,
            status=table.status,  # type: ignore[arg-type]
            seats=[self._seat(seat, chair) for seat, chair in enumerate(table.chairs)],
            setup=short_choices(table.playing.header.setup),
            clock=opened.clock,
            on_timeout=opened.on_timeout,
            is_public=opened.is_public,
            is_rated=opened.is_rated,
            commitment=table.playing.header.commitment or "",
            you=table.seat_of(player),
            is_host=opened.host == player,
            undo=self._undo(player) if undo is None else undo,  # type: ignore[arg-type]
            asks=list(table.asks.values()),
            result=table.result,
            seed=table.playing.seed if table.status == "over" and table.playing.header.commitment else None,
            rematch=table.rematch,
            muted=sorted(table.muted),
        )

    def _undo(self, player: str | None) -> str:
        """Whether a wish to take back would be granted at once, or put to the others."""
        table = self.table
        seats = table.seats_of(player) if table.status == "live" else []
        ply = last_choice(table.playing, seats) if seats else None
        if ply is None:
            return "no"
        if is_still_own_turn(table.playing, ply):
            return "free"
        if table.opened.is_rated:
            return "no"
        return "ask" if table.people(without=player) else "free"

    def _seat(self, seat: int, chair: Chair) -> SeatNow:
        table = self.table
        clock = None
        if table.clocks.rule.is_running and chair.kind != "bot":
            clock = ClockNow(table.clocks.left_of(seat, self._now), runs=table.clocks.running == seat)
        return SeatNow(
            kind=chair.kind,
            name=chair.name,
            speaker=chair.player or "",
            level=chair.level,
            stand_in=chair.stand_in,
            is_here=self._here[seat][0],
            is_away_too_long=self._here[seat][1],
            has_resigned=chair.is_out,
            clock=clock,
        )

    def _view(self, seat: int | None) -> Raw:
        if seat not in self._views:
            self._views[seat] = self.table.playing.view(seat)
        return self._views[seat]

    def _told(self, seat: int | None, since: int) -> list[Raw]:
        if self.table.status == "waiting":
            return []
        if (seat, since) not in self._tellings:
            playing = self.table.playing
            self._tellings[seat, since] = playing.tellings(seat, since, playing.ply)
        return self._tellings[seat, since]

    def _lines(self, seen: int, follower: Follower) -> list[ChatLine]:
        chat = self.table.chat
        if not chat or chat[-1].number < seen:
            return []
        return [line for line in chat if line.number >= seen and line.speaker not in follower.muted]


def short_choices(setup: dict[str, str]) -> dict[str, str]:
    """The choices by name; a box of one's own is a long text that nobody needs to be sent again and again."""
    return {key: value if len(value) <= LONGEST_CHOICE else "own" for key, value in setup.items()}
