"""The tables that are awake: every change is written before anybody is told, and one at a time for each table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from taku.kernel.errors import TakuError
from taku.server import deciding, events
from taku.server.clock import Outages
from taku.server.follower import Follower
from taku.server.metrics import METRICS
from taku.server.presence import Presence
from taku.server.refusals import Refusal
from taku.server.replaying import rebuilt
from taku.server.table import Table
from taku.server.telling import Teller
from taku.store import Overtaken, Store, StoreGone, Summary

# So often a change that lost a race is decided anew.
RACES = 8

Decide = Callable[[Table], deciding.Events]


class Awake:
    """A table in memory, who follows it, and the lock that everybody who looks at it holds."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.followers: set[Follower] = set()
        # Whose turn was announced last, and when something was last asked of the table.
        self.announced: tuple[int | None, int] = (None, -1)
        self.used_at = 0


class Tables:
    """All tables of this process. What is in memory can be thrown away at any time: the store has the truth."""

    def __init__(self, store: Store, presence: Presence, now: Callable[[], int], outages: Outages) -> None:
        self.store = store
        self.presence = presence
        self.now = now
        self._outages = outages
        self._awake: dict[str, Awake] = {}
        self._changes: set[asyncio.Task[None]] = set()
        # Called after a change was told: the table, and whether it was this process that made it.
        self.after: list[Callable[[Table, bool], None]] = []
        self.on_turn: list[Callable[[Table, str, bool], None]] = []

    @contextlib.asynccontextmanager
    async def looking_at(self, match: str) -> AsyncIterator[Table]:
        """A table nobody changes meanwhile; refused if there is none."""
        awake = self._awake.setdefault(match, Awake(match))
        async with awake.lock:
            yield await self._load(awake)

    async def change(self, match: str, decide: Decide) -> None:
        """Let something happen at a table. It goes on to its end even if whoever asked is gone."""
        task = self._keep(asyncio.create_task(self._change(match, decide)))
        await asyncio.shield(task)

    def _keep(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return task

    async def _change(self, match: str, decide: Decide) -> None:
        awake = self._awake.setdefault(match, Awake(match))
        async with awake.lock:
            for _ in range(RACES):
                table = await self._load(awake)
                # Time that has run out comes first, whoever asks for whatever.
                late = deciding.ran_out(table, self.now())
                happened = late or decide(table)
                if not happened:
                    return
                try:
                    await self._write(awake, table, happened)
                except Overtaken:
                    continue
                self._tell(awake, is_ours=True)
                if not late:
                    return
        raise Refusal("refused-busy")

    async def _write(self, awake: Awake, table: Table, happened: deciding.Events) -> None:
        """Apply events and commit them. If that fails the table is forgotten, and read again when it is needed."""
        at, first = max(self.now(), table.changed_at), table.number
        awake.table = None
        for event in happened:
            table.apply(at, event)
        begun = deciding.began(table)
        for event in begun:
            table.apply(at, event)
        rows = [(at, events.write_event(event)) for event in [*happened, *begun]]
        try:
            await self.store.append(awake.match, first, rows, summary_of(table))
        except StoreGone:
            raise Refusal("refused-store") from None
        awake.table = table
        _count(table, happened)
        self.store.announce(f"{awake.match} {table.number}")

    async def _load(self, awake: Awake) -> Table:
        awake.used_at = self.now()
        if awake.table is None:
            awake.table = await self._read(awake.match)
            if awake.table is None:
                self._awake.pop(awake.match, None)
                raise Refusal("refused-no-table")
            self._tell(awake, is_ours=False)
        return awake.table

    async def _read(self, match: str) -> Table | None:
        try:
            found = await self.store.read(match)
        except StoreGone:
            raise Refusal("refused-store") from None
        if found is None:
            return None
        try:
            return rebuilt(*found, self._outages)
        except TakuError as error:
            raise Refusal("refused-form", reason=str(error)) from None

    def opened(self, table: Table) -> None:
        """A table was just opened and written: it is awake, and whoever is awaited is told."""
        awake = self._awake.setdefault(table.match, Awake(table.match))
        awake.table, awake.used_at = table, self.now()
        self._tell(awake, is_ours=True)

    async def refresh(self, match: str, number: int | None = None) -> None:
        """Another process has changed a table, or may have: read what is new and tell it."""
        awake = self._awake.get(match)
        if awake is None:
            return
        async with awake.lock:
            table = awake.table
            if table is None or (number is not None and table.number >= number):
                return
            with contextlib.suppress(StoreGone):
                found = await self.store.read(match, since=table.number)
                rows = found[1] if found else []
                awake.table = None
                for row in rows:
                    table.apply(row.at, events.read_event(row.body))
                awake.table = table
            self._tell(awake, is_ours=False)

    async def refresh_all(self) -> None:
        """News from other processes may have been missed."""
        for match in list(self._awake):
            await self.refresh(match)

    async def enter(self, match: str, follower: Follower, seen: int | None) -> None:
        """Somebody follows a table from now on, and is told it whole."""
        player = follower.player
        async with self.looking_at(match) as table:
            awake = self._awake[match]
            is_new = follower not in awake.followers
            awake.followers.add(follower)
            has_come = player is not None and is_new and self.presence.arrive(match, player)
            follower.forget(match)
            if seen is not None:
                follower.seen[match] = seen
            follower.tell(Teller(table, self.presence, self.now()).whole(follower))
            if has_come and player is not None:
                self._presence_changed(awake, player, True)
            is_replaced = player is not None and bool(deciding.retaken(table, player))
        if is_replaced and player is not None:
            await self.change(match, lambda table: deciding.retaken(table, player))

    def leave(self, match: str, follower: Follower) -> None:
        """Somebody follows a table no longer."""
        awake = self._awake.get(match)
        if awake is None or follower not in awake.followers:
            return
        awake.followers.discard(follower)
        follower.forget(match)
        if follower.player is not None and self.presence.leave(match, follower.player):
            self._presence_changed(awake, follower.player, False)

    def _presence_changed(self, awake: Awake, player: str, is_here: bool) -> None:
        self.store.announce(f"{awake.match} {'+' if is_here else '-'}{player}")
        self.tell_again(awake.match)

    def tell_again(self, match: str) -> None:
        """Something around the table changed that is no event: who is here, who has been away too long."""
        awake = self._awake.get(match)
        if awake is not None and awake.followers:
            self._keep(asyncio.create_task(self._tell_when_free(awake)))

    async def _tell_when_free(self, awake: Awake) -> None:
        # While a change is being written nobody may be told.
        async with awake.lock:
            self._tell(awake, is_ours=False)

    def _tell(self, awake: Awake, is_ours: bool) -> None:
        table = awake.table
        if table is None:
            return
        teller = Teller(table, self.presence, self.now())
        for follower in list(awake.followers):
            frame = teller.frame(follower)
            if frame is not None:
                follower.send(frame)
        turn = (table.awaited, table.number)
        if table.awaited != awake.announced[0]:
            player = None if table.awaited is None else table.chairs[table.awaited].player
            if player is not None:
                for announce in self.on_turn:
                    announce(table, player, is_ours)
        awake.announced = turn
        for after in self.after:
            after(table, is_ours)

    def awake_matches(self) -> list[str]:
        """The tables in memory."""
        return list(self._awake)

    def followers(self) -> list[Follower]:
        """Everybody who follows a table here."""
        return [follower for awake in self._awake.values() for follower in awake.followers]

    def players_at(self, match: str) -> list[str]:
        """The people with a seat at a table in memory that somebody follows."""
        awake = self._awake.get(match)
        if awake is None or awake.table is None or not awake.followers:
            return []
        return [chair.player for chair in awake.table.chairs if chair.player is not None]

    def sleep(self, idle_ms: int) -> None:
        """Let go of tables that nobody follows and nobody has asked for in a while."""
        for match, awake in list(self._awake.items()):
            is_idle = not awake.followers and not awake.lock.locked() and self.now() - awake.used_at > idle_ms
            if is_idle:
                del self._awake[match]
                self.presence.forget(match)

    async def finish(self) -> None:
        """Wait until every change under way is written."""
        while self._changes:
            await asyncio.gather(*self._changes, return_exceptions=True)


def _count(table: Table, happened: deciding.Events) -> None:
    for event in happened:
        if isinstance(event, events.Moved):
            METRICS.moves.labels(table.playing.game.name, "person" if event.level is None else "bot").inc()


def summary_of(table: Table) -> Summary:
    """What lists and sweepers need to know of a table."""
    seat = table.awaited
    thinks = seat is not None and table.chairs[seat].thinks is not None
    return Summary(
        status=table.status,
        ply=table.playing.ply,
        players=[chair.player for chair in table.chairs],
        awaited=None if seat is None or thinks else table.chairs[seat].player,
        awaits_bot=thinks,
        deadline=table.clocks.deadline(),
    )
