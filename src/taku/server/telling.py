"""What one person hears of a table: everything on entering, and afterwards only what changed."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from taku.server.follower import Follower
from taku.server.messages import ChatLine, ClockNow, News, SeatNow, TableNow, write_message
from taku.server.messages import Table as WholeTable
from taku.server.presence import Presence
from taku.server.table import Chair, Table
from taku.server.undo import is_still_own_turn, last_choice

_ENCODER = msgspec.json.Encoder()
LONGEST_CHOICE = 60


class Teller:
    """Tells a table to its followers at one moment; what several of them hear alike is made once."""

    def __init__(self, table: Table, presence: Presence, now: int) -> None:
        self.table = table
        self._presence = presence
        self._now = now
        self._views: dict[int | None, Raw] = {}
        self._tellings: dict[tuple[int | None, int], list[Raw]] = {}
        self._arounds: dict[str | None, tuple[TableNow, bytes]] = {}
        self._frames: dict[tuple[int, bytes | None, int | None], bytes] = {}
        self._seats: list[SeatNow] = [self._seat(seat, chair) for seat, chair in enumerate(table.chairs)]

    def whole(self, follower: Follower) -> WholeTable:
        """The table for whoever enters it; from now on the follower hears the news."""
        table, match = self.table, self.table.match
        since = table.since(follower.seen.get(match), follower.player)
        seat = table.seat_of(follower.player)
        around, follower.last_table[match] = self._around(follower.player)
        follower.seen[match] = table.number
        follower.shown[match] = self._through(seat)
        return WholeTable(
            match=match,
            number=table.number,
            ply=table.playing.ply,
            table=around,
            view=None if table.status == "waiting" else self._view(seat),
            since=since,
            tellings=self._told(seat, since),
            chat=[line for line in table.chat if line.speaker not in follower.muted],
            reports=table.reports if around.is_host else [],
        )

    def frame(self, follower: Follower) -> bytes | None:
        """What changed as it goes out. Watchers who have heard the same before hear the same now."""
        match = self.table.match
        if self._has_own_view(follower.player) or follower.muted:
            news = self.news(follower)
            return None if news is None else write_message(news)
        key = (follower.seen[match], follower.last_table.get(match), follower.shown[match])
        known = self._frames.get(key)
        news = self.news(follower) if known is None else None
        if news is not None:
            known = self._frames[key] = write_message(news)
        elif known is not None:
            follower.seen[match] = self.table.number
            follower.last_table[match] = self._around(None)[1]
            follower.shown[match] = self._through(None)
        return known

    def _has_own_view(self, player: str | None) -> bool:
        """Whether somebody sees the table in another way than a mere watcher."""
        return player is not None and (player == self.table.opened.host or bool(self.table.seats_of(player)))

    def _around(self, player: str | None) -> tuple[TableNow, bytes]:
        """What is around the board, and the same encoded; made once for all watchers."""
        who = player if self._has_own_view(player) else None
        if who not in self._arounds:
            around = self.around(who)
            self._arounds[who] = (around, _ENCODER.encode(around))
        return self._arounds[who]

    def news(self, follower: Follower) -> News | None:
        """What changed since the follower was told last; None if nothing did."""
        table, match = self.table, self.table.match
        seen = follower.seen[match]
        around, encoded = self._around(follower.player)
        is_changed = encoded != follower.last_table.get(match)
        if seen == table.number and not is_changed:
            return None
        seat = table.seat_of(follower.player)
        is_handed_over = follower.shown[match] != self._through(seat)
        follower.seen[match] = table.number
        follower.last_table[match] = encoded
        follower.shown[match] = self._through(seat)
        was = table.plies[seen - 1] if seen else 0
        since = table.since(None if is_handed_over else seen, follower.player)
        is_told = since < max(was, table.playing.ply) or is_handed_over
        return News(
            match=match,
            number=table.number,
            ply=table.playing.ply,
            since=since if is_told else UNSET,
            tellings=self._told(seat, since) if is_told else UNSET,
            view=self._view(seat) if is_told and table.status != "waiting" else UNSET,
            table=around if is_changed else UNSET,
            lines=self._lines(seen, follower) or UNSET,
            reports=table.reports if is_changed and around.is_host and table.reports else UNSET,
        )

    def _through(self, seat: int | None) -> int | None:
        """Through which seat somebody looks at the board; -1 while there is none."""
        return -1 if self.table.status == "waiting" else seat

    def around(self, player: str | None) -> TableNow:
        """Everything about the table but the board."""
        table, opened = self.table, self.table.opened
        return TableNow(
            game=table.playing.game.name,
            status=table.status,  # type: ignore[arg-type]
            seats=self._seats,
            setup=_short(table.playing.header.setup),
            clock=opened.clock,
            on_timeout=opened.on_timeout,
            is_public=opened.is_public,
            is_rated=opened.is_rated,
            commitment=table.playing.header.commitment or "",
            you=table.seat_of(player),
            is_host=opened.host == player,
            undo=self._undo(player),  # type: ignore[arg-type]
            asks=list(table.asks.values()),
            result=table.result,
            seed=table.playing.seed if table.status == "over" and table.playing.header.commitment else None,
            rematch=table.rematch,
            muted=sorted(table.muted),
        )

    def _undo(self, player: str | None) -> str:
        """Whether a wish to take back would be granted at once, or put to the others."""
        table = self.table
        ply = last_choice(table.playing, table.seats_of(player)) if table.status == "live" else None
        if ply is None:
            return "no"
        if is_still_own_turn(table.playing, ply):
            return "free"
        if table.opened.is_rated:
            return "no"
        return "ask" if table.people(without=player) else "free"

    def _seat(self, seat: int, chair: Chair) -> SeatNow:
        table, player = self.table, chair.player
        clock = None
        if table.clocks.rule.is_running and chair.kind != "bot":
            clock = ClockNow(table.clocks.left_of(seat, self._now), runs=table.clocks.running == seat)
        return SeatNow(
            kind=chair.kind,
            name=chair.name,
            speaker=player or "",
            level=chair.level,
            stand_in=chair.stand_in,
            is_here=player is not None and self._presence.is_here(table.match, player),
            is_away_too_long=player is not None and self._presence.is_away(table.match, player),
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
        said = [line for line in reversed(self.table.chat) if line.number >= seen]
        return [line for line in reversed(said) if line.speaker not in follower.muted]


def _short(setup: dict[str, str]) -> dict[str, str]:
    """The choices by name; a box of one's own is a long text that nobody needs to be sent again and again."""
    return {key: value if len(value) <= LONGEST_CHOICE else "own" for key, value in setup.items()}
