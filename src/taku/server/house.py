"""The house: everything that lives as long as the server does, and what it does by the clock."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import string
import time
from collections.abc import Awaitable, Callable, Coroutine

import structlog

from taku.server.clock import Outages
from taku.server.follower import Follower
from taku.server.messages import YourTurn
from taku.server.metrics import METRICS
from taku.server.presence import REPEAT_SECONDS, Presence
from taku.server.refusals import Refusal
from taku.server.settings import Settings
from taku.server.table import Table
from taku.server.tables import Tables
from taku.server.thinking import Pool, Thinking, Workers
from taku.store import Store, StoreGone

_log = structlog.get_logger("taku.house")
_ALPHABET = string.ascii_letters + string.digits
ID_LENGTH = 16
HEARTBEAT_SECONDS = 3
# Where no heartbeat was written for so long, the database takes nothing: it is full, locked or not to be written to.
FAINT_SECONDS = 3 * HEARTBEAT_SECONDS
TOKENS_SECONDS = 3600
# So long whoever reads slowly may take for the last frames when the house closes.
GOODBYE_SECONDS = 2
# Whoever was gone for longer than this was closed; clocks stood still meanwhile.
CLOSED_MS = 10_000
# A bot that has not moved for so long may have been forgotten by a process that is gone.
PATIENCE_MS = 6_000


def new_id() -> str:
    """A name nobody can guess."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH))


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class House:
    """Store, tables, people who are connected, bots, and the round that is made every second."""

    def __init__(
        self, store: Store, settings: Settings, now: Callable[[], int] = now_ms, workers: Workers | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.outages: Outages = []
        self.presence = Presence(now, settings.grace_ms)
        self.tables = Tables(store, self.presence, now, self.outages)
        self.thinking = Thinking(self.tables, workers or _workers(settings), settings.think)
        self.followers: dict[str, set[Follower]] = {}
        self._connected: set[Follower] = set()
        self._rounds: list[asyncio.Task[None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self.tables.after.append(self.thinking.after)
        self.tables.on_turn.append(self._your_turn)
        self._away: set[tuple[str, str]] = set()
        self.is_closing = False
        self._beat_at = time.monotonic()

    @property
    def is_faint(self) -> bool:
        """Whether the database has taken nothing for a while, although it may still answer."""
        return time.monotonic() - self._beat_at > FAINT_SECONDS

    async def open(self) -> None:
        """Begin: how long was the house closed, and which bots are waited for?"""
        self._loop = asyncio.get_running_loop()
        await self.store.wake(self.now(), CLOSED_MS)
        await self._read_outages()
        await self._sweep_tokens()
        self.store.listen(self._heard)
        self._rounds = [
            asyncio.create_task(self._every(HEARTBEAT_SECONDS, self._beat)),
            asyncio.create_task(self._every(self.settings.sweep_seconds, self._sweep)),
            asyncio.create_task(self._every(REPEAT_SECONDS, self._repeat_presence)),
            asyncio.create_task(self._every(TOKENS_SECONDS, self._sweep_tokens)),
        ]
        await self._wake_bots(PATIENCE_MS if self.store.is_shared else 0)

    async def say_goodbye(self) -> None:
        """Begin to end: what is being written is written and told, then everybody is sent off."""
        self.is_closing = True
        for task in self._rounds:
            task.cancel()
        await self.thinking.close()
        await self.tables.finish()
        leaving = self._connected.union(self.tables.followers())
        for follower in leaving:
            follower.send_off()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while any(follower.is_waiting for follower in leaving):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """End: nothing new, what is being written is written."""
        await self.say_goodbye()
        with contextlib.suppress(StoreGone):
            await self.store.heartbeat(self.now())
        await self.store.close()

    def connect(self, follower: Follower) -> None:
        """Somebody is connected: their turns at all tables are told here."""
        self._connected.add(follower)
        if follower.player is not None:
            self.followers.setdefault(follower.player, set()).add(follower)

    def disconnect(self, follower: Follower) -> None:
        """Somebody's connection ended."""
        self._connected.discard(follower)
        for match in list(follower.tables):
            self.tables.leave(match, follower)
        others = self.followers.get(follower.player or "", set())
        others.discard(follower)
        if not others:
            self.followers.pop(follower.player or "", None)

    async def tell_turns(self, follower: Follower) -> None:
        """The tables that await somebody now."""
        for stored in await self.store.list_of(follower.player or ""):
            if stored.awaited is not None and stored.awaited == follower.player:
                follower.tell(YourTurn(match=stored.id, game=stored.game, ply=stored.ply))

    def _your_turn(self, table: Table, player: str, is_ours: bool) -> None:
        """Tell a person who is connected anywhere; the other processes are told by the one that wrote the move."""
        if is_ours:
            match, game, ply = table.match, table.playing.game.name, table.playing.ply
            self.store.announce(f"{match} !{player} {game} {ply}")
            self._tell_turn(player, match, game, ply)

    def _tell_turn(self, player: str, match: str, game: str, ply: int) -> None:
        for follower in self.followers.get(player, ()):
            # Whoever follows the table has just heard the news of it.
            if match not in follower.tables:
                follower.tell(YourTurn(match=match, game=game, ply=ply))

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except StoreGone:
                _log.warning("the database does not answer", what=getattr(do, "__name__", ""))
            except Exception:
                _log.exception("a round failed", what=getattr(do, "__name__", ""))

    async def _beat(self) -> None:
        """Say that the house is open. Where nobody could say so for a while, it was closed, and clocks stood still."""
        await self.store.wake(self.now(), CLOSED_MS)
        self._beat_at = time.monotonic()
        await self._read_outages()
        await self._wake_bots(PATIENCE_MS)
        if self.store.is_shared:
            await self.tables.refresh_behind()

    async def _sweep_tokens(self) -> None:
        """Links to another device that nobody followed in time."""
        await self.store.sweep_tokens(self.now())

    async def _read_outages(self) -> None:
        self.outages[:] = await self.store.outages(0)

    async def _sweep(self) -> None:
        """News that could not be read, clocks that ran out, people away too long, tables that may sleep."""
        await self.tables.refresh_unsure()
        for match in await self.store.list_due(self.now()):
            await self._run_out(match)
        self._notice_absence()
        self.tables.sleep(self.settings.idle_ms)
        METRICS.tables.set(len(self.tables.awake_matches()))
        METRICS.sort_in()

    async def _run_out(self, match: str) -> None:
        with contextlib.suppress(Refusal):
            # Time that has run out is dealt with before anything that is asked of a table.
            await self.tables.change(match, lambda _: [])
            async with self.tables.looking_at(match) as table:
                deadline, number = table.clocks.deadline(), table.number
            if deadline is None or deadline > self.now():
                await self.store.set_deadline(match, number, deadline)

    async def _wake_bots(self, patience_ms: int) -> None:
        for match in await self.store.list_awaiting_bots():
            await self.thinking.wake(match, patience_ms)

    def _notice_absence(self) -> None:
        """Tell a table when somebody has been away for longer than the grace time."""
        for match in self.tables.awake_matches():
            for player in self.tables.players_at(match):
                is_away = self.presence.is_away(match, player)
                if is_away != ((match, player) in self._away):
                    (self._away.add if is_away else self._away.discard)((match, player))
                    self.tables.tell_again(match)

    async def _repeat_presence(self) -> None:
        for match, player in self.presence.own():
            self.store.announce(f"{match} +{player}")

    def _heard(self, payload: str) -> None:
        """Another process says something: that a table has so many events, that somebody has come or gone or is
        awaited (`MATCH NUMBER`, `MATCH +PLAYER`, `MATCH -PLAYER`, `MATCH !PLAYER GAME PLY`), or `*`: all may be old."""
        if payload == "*":
            self._start(self.tables.refresh_all())
            return
        match, _, what = payload.partition(" ")
        if what[:1] in ("+", "-"):
            if self.presence.hear(match, what[1:], what[0] == "+"):
                self.tables.tell_again(match)
        elif what[:1] == "!":
            player, game, ply = what[1:].split(" ")
            self._tell_turn(player, match, game, int(ply))
        elif what.isdecimal():
            self._start(self.tables.refresh(match, int(what)))

    def _start(self, doing: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._rounds.append(task)
        task.add_done_callback(lambda done: self._rounds.remove(done) if done in self._rounds else None)


def _workers(settings: Settings) -> Workers:
    if settings.on_ray:
        from taku.server.thinking_on_ray import RayWorkers

        return RayWorkers(settings.bot_workers)
    return Pool(settings.bot_workers)
