"""The tables that are awake: every change is written before anybody is told, and one at a time for each table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial

from taku.kernel.errors import TakuError
from taku.server import deciding, events
from taku.server.clicking import TELLING, Click
from taku.server.clock import Outages
from taku.server.follower import Follower, Told
from taku.server.key import Key
from taku.server.metrics import METRICS
from taku.server.presence import Presence
from taku.server.refusals import Refusal
from taku.server.replaying import rebuilt
from taku.server.table import Table
from taku.server.telling import Teller
from taku.store import Overtaken, Store, StoreGone, Summary

# So often a change that lost a race is decided anew.
RACES = 8
# So long it takes at most to see that nothing is being written any more.
FINISH_SECONDS = 0.005

Decide = Callable[[Table], deciding.Events]
Done = Callable[[BaseException | None], None]
# What is to be written: from which number on, the events, and what becomes of the summary.
Written = tuple[int, list[tuple[int, bytes]], Summary]


class Awake:
    """A table in memory, who follows it, and the key that everybody who looks at it holds."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.key = Key()
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
        # How many changes are being written for which no task waits.
        self._under_way = 0
        # Called after a change was told: the table, and whether it was this process that made it.
        self.after: list[Callable[[Table, bool], None]] = []
        self.on_turn: list[Callable[[Table, str, bool], None]] = []
        # Tables about which the database did not answer: what is true of them now has to be read.
        self._unsure: set[str] = set()

    @contextlib.asynccontextmanager
    async def looking_at(self, match: str) -> AsyncIterator[Table]:
        """A table nobody changes meanwhile; refused if there is none."""
        awake = self._awake.setdefault(match, Awake(match))
        async with awake.key:
            yield await self._load(awake)

    async def change(self, match: str, decide: Decide, click: Click | None = None) -> None:
        """Let something happen at a table. It goes on to its end even if whoever asked is gone."""
        await asyncio.shield(self.keep(self._change(match, decide, click)))

    def keep(self, doing: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Begin something that is waited for before the house closes."""
        task = asyncio.create_task(doing)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return task

    def change_at_once(self, match: str, decide: Decide, click: Click, done: Done) -> bool:
        """The same without waiting for anything, for a table that is awake and free; False if it is not.

        `done` is called when the change was told, or with what went wrong.
        """
        awake = self._awake.get(match)
        if awake is None or awake.table is None or not awake.key.try_take():
            return False
        table = awake.table
        is_begun = False
        try:
            if deciding.ran_out(table, self.now()):
                return False
            happened = decide(table)
            if not happened:
                return False
            told = partial(self._written, awake, table, happened, click, done)
            self.store.begin_append(awake.match, *self._apply(awake, table, happened), told)
            self._under_way += 1
            is_begun = True
        finally:
            if not is_begun:
                awake.key.give_back()
        return True

    def _written(
        self,
        awake: Awake,
        table: Table,
        happened: deciding.Events,
        click: Click,
        done: Done,
        error: BaseException | None,
    ) -> None:
        self._under_way -= 1
        try:
            if error is None:
                self._is_true(awake, table, happened)
                self._tell(awake, is_ours=True, click=click)
            elif isinstance(error, StoreGone):
                self._outcome_is_unknown(table)
        except Exception as fault:
            error = fault
        finally:
            awake.key.give_back()
        done(error)

    async def _change(self, match: str, decide: Decide, click: Click | None) -> None:
        awake = self._awake.setdefault(match, Awake(match))
        async with awake.key:
            for _ in range(RACES):
                table = await self._load(awake)
                # Time that has run out comes first, whoever asks for whatever.
                late = deciding.ran_out(table, self.now())
                happened = late or decide(table)
                if not happened:
                    return
                try:
                    await self.store.append(match, *self._apply(awake, table, happened))
                except StoreGone:
                    self._outcome_is_unknown(table)
                    raise Refusal("refused-store") from None
                except Overtaken:
                    continue
                self._is_true(awake, table, happened)
                self._tell(awake, is_ours=True, click=click)
                if not late:
                    return
        raise Refusal("refused-busy")

    def _apply(self, awake: Awake, table: Table, happened: deciding.Events) -> Written:
        """Apply events; what is to be written. Until that is done the table is forgotten, so that nobody sees it; if
        it fails, the table is read again when it is needed."""
        at, first = max(self.now(), table.changed_at), table.number
        awake.table = None
        for event in happened:
            table.apply(at, event)
        begun = deciding.began(table)
        for event in begun:
            table.apply(at, event)
        rows = [(at, events.write_event(event)) for event in (*happened, *begun)]
        return first, rows, summary_of(table)

    def _is_true(self, awake: Awake, table: Table, happened: deciding.Events) -> None:
        """The events are written."""
        awake.table, awake.used_at = table, table.changed_at
        _count(table, happened)
        self.store.announce(f"{awake.match} {table.number}")

    def _outcome_is_unknown(self, table: Table) -> None:
        """The database went away before it said whether the events are written: every process looks for them."""
        self._unsure.add(table.match)
        self.store.announce(f"{table.match} {table.number}")

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
            self._unsure.discard(match)
            return
        async with awake.key:
            table = awake.table
            if table is not None and number is not None and table.number >= number:
                return
            # A database that does not answer now is asked again later: nobody waits for news that came meanwhile.
            self._unsure.add(match)
            with contextlib.suppress(StoreGone, Refusal):
                if table is None:
                    await self._load(awake)
                else:
                    found = await self.store.read(match, since=table.number)
                    awake.table = None
                    for row in found[1] if found else []:
                        table.apply(row.at, events.read_event(row.body))
                    awake.table = table
                    self._tell(awake, is_ours=False)
                self._unsure.discard(match)

    async def refresh_unsure(self) -> None:
        """Ask again about tables of which the database has not told what is true."""
        for match in list(self._unsure):
            await self.refresh(match)

    async def refresh_all(self) -> None:
        """News from other processes may have been missed."""
        for match in list(self._awake):
            await self.refresh(match)

    async def refresh_behind(self) -> None:
        """Read what was written but never announced, because the process that wrote it was killed in between."""
        followed = [match for match, awake in self._awake.items() if awake.followers]
        for match, length in (await self.store.lengths(followed)).items():
            await self.refresh(match, length)

    async def enter(self, match: str, follower: Follower, seen: int | None) -> None:
        """Somebody follows a table from now on, and is told it whole."""
        player = follower.player
        if seen is not None:
            # Another process may have told more than this one has heard of: nobody is taken back in time.
            await self.refresh(match, seen)
        async with self.looking_at(match) as table:
            awake = self._awake[match]
            is_new = follower not in awake.followers
            awake.followers.add(follower)
            has_come = player is not None and is_new and self.presence.arrive(match, player)
            follower.tables[match] = Told(seen)
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
        follower.tables.pop(match, None)
        if follower.player is not None and self.presence.leave(match, follower.player):
            self._presence_changed(awake, follower.player, False)

    def _presence_changed(self, awake: Awake, player: str, is_here: bool) -> None:
        self.store.announce(f"{awake.match} {'+' if is_here else '-'}{player}")
        self.tell_again(awake.match)

    def tell_again(self, match: str) -> None:
        """Something around the table changed that is no event: who is here, who has been away too long."""
        awake = self._awake.get(match)
        if awake is not None and awake.followers:
            self.keep(self._tell_when_free(awake))

    async def _tell_when_free(self, awake: Awake) -> None:
        # While a change is being written nobody may be told.
        async with awake.key:
            self._tell(awake, is_ours=False)

    def _tell(self, awake: Awake, is_ours: bool, click: Click | None = None) -> None:
        table = awake.table
        if table is None:
            return
        TELLING.click = click
        try:
            teller = Teller(table, self.presence, self.now())
            for follower in list(awake.followers):
                frame = teller.frame(follower)
                if frame is not None:
                    follower.send(frame)
        finally:
            TELLING.click = None
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
            is_idle = not awake.followers and not awake.key.is_held and self.now() - awake.used_at > idle_ms
            if is_idle:
                del self._awake[match]
                self.presence.forget(match)

    async def finish(self) -> None:
        """Wait until every change under way is written."""
        while self._changes or self._under_way:
            await asyncio.gather(*self._changes, asyncio.sleep(FINISH_SECONDS), return_exceptions=True)


def _count(table: Table, happened: deciding.Events) -> None:
    for event in happened:
        if isinstance(event, events.Moved):
            METRICS.moved(table.playing.game.name, "person" if event.level is None else "bot").inc()


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
        winners=None if table.result is None else table.result.winners,
    )
