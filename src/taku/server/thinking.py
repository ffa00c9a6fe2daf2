"""Bots think here: in processes of their own, never where people are served."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Protocol, TypeVar

import structlog

from taku.bots import Clock, find_bot
from taku.kernel.eye import Eye
from taku.seeds import new_bot_seed
from taku.server import deciding, events
from taku.server.messages import LevelName
from taku.server.playing import Playing
from taku.server.refusals import Refusal
from taku.server.table import Table
from taku.server.tables import Tables

T = TypeVar("T")
_log = structlog.get_logger("taku.thinking")
# A worker remembers so many matches, so that it needs to play only what is new to it.
REMEMBERED = 64
LOWER: dict[LevelName, LevelName] = {"master": "adept", "adept": "apprentice", "apprentice": "novice"}


# A decision that is wanted: the match, the position by its number, and the level that decides.
Key = tuple[str, int, LevelName]


class Job:
    """A decision to be made: the match so far, and who decides how."""

    def __init__(self, table: Table, level: LevelName, think: str, seed: int) -> None:
        self.match = table.match
        self.header = table.playing.record(with_seed=False).partition("\n")[0]
        self.lines = [entry.line for entry in table.playing.entries]
        self.ply = table.playing.ply
        self.seat = table.awaited if table.awaited is not None else -1
        self.level = level
        self.think = think
        self.seed = seed


_remembered: OrderedDict[str, Playing] = OrderedDict()


def think(job: Job) -> str:
    """The text of what a bot decides; called in a worker. The bot looks through an eye like everybody."""
    playing = playing_of(job)
    bot = find_bot(job.level)(job.seed)
    clock = Clock.read(job.think)
    clock.start()
    return bot.choose(Eye(playing.game, playing.state, job.seat), clock)


def playing_of(job: Job) -> Playing:
    """The match of a job, as far as its worker needs to play it."""
    playing = _remembered.pop(job.match, None)
    if playing is None or not _is_beginning(playing, job.lines):
        # The dice are not rolled here: the worker does not know the seed.
        playing = Playing(job.header, seed="")
    playing.write(job.lines[playing.ply :])
    _remembered[job.match] = playing
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return playing


def _is_beginning(playing: Playing, lines: list[str]) -> bool:
    """Whether what is remembered is how the match began; after a choice was taken back it may not be."""
    known = playing.entries
    return len(known) <= len(lines) and (not known or known[-1].line == lines[len(known) - 1])


class Workers(Protocol):
    """Somewhere to think: a pool of processes here, or a cluster."""

    async def run(self, ask: Callable[[], T]) -> T:
        """What is found out; an exception if the bot or the worker fails."""

    def close(self) -> None:
        """Think no more."""


class Pool:
    """Processes on this machine, started when first needed; a pool whose worker died is replaced by a new one."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, ask: Callable[[], T]) -> T:
        executor = self._executor
        if executor is None:
            context = multiprocessing.get_context("forkserver")
            executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_live_with_the_server)
            self._executor = executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, ask)
        except BrokenProcessPool:
            if executor is self._executor:
                self._executor = None
            raise

    def close(self) -> None:
        if self._executor is not None:
            # Otherwise the end of the server waits for the end of every thought.
            thinking = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()


def _live_with_the_server() -> None:
    """Called in each worker: it ends with its server, also one that was killed, and not before by a Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinking:
    """Sees to it that bots decide whenever they are awaited."""

    def __init__(self, tables: Tables, workers: Workers, think: str) -> None:
        self._tables = tables
        self._workers = workers
        self._think = think
        self._tasks: dict[Key, asyncio.Task[None]] = {}

    def after(self, table: Table, is_ours: bool) -> None:
        """Called after every change: whoever made it lets the bot think; the others only if nobody does."""
        if is_ours:
            self.begin(table)

    def begin(self, table: Table) -> None:
        """Let the awaited bot think, if one is awaited and does not think already."""
        seat = table.awaited
        level = None if seat is None else table.chairs[seat].thinks
        if level is None:
            return
        key = (table.match, table.boards, level)
        if key in self._tasks:
            return
        job = Job(table, level, self._think, new_bot_seed())
        self._tasks[key] = asyncio.create_task(self._decide(job, key))
        self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key, None))

    async def wake(self, match: str, patience_ms: int) -> None:
        """A bot may have been forgotten: after a restart, or when the process that let it think is gone."""
        with contextlib.suppress(Refusal):
            async with self._tables.looking_at(match) as table:
                if self._tables.now() - table.changed_at >= patience_ms:
                    self.begin(table)

    async def _decide(self, job: Job, key: Key) -> None:
        try:
            text = await self._text(job)
        except Exception as error:  # whatever a bot does must not end the match
            _log.warning("bot failed", match=job.match, level=job.level, error=f"{type(error).__name__}: {error}")
            await self._weaken(job, key)
            return
        with contextlib.suppress(Refusal):
            await self._tables.change(job.match, lambda table: _moved(table, key, text, job.level))

    async def _text(self, job: Job) -> str:
        try:
            return await self._workers.run(partial(think, job))
        except BrokenProcessPool:
            return await self._workers.run(partial(think, job))

    async def _weaken(self, job: Job, key: Key) -> None:
        """One of a lower level takes over; below the lowest any offer will do."""
        lower = LOWER.get(job.level)

        def decide(table: Table) -> deciding.Events:
            if not _is_wanted(table, key):
                return []
            if lower is not None:
                return [events.Weakened(job.seat, lower)]
            offers = table.playing.state.options()
            return [deciding.moved(table, random.Random(job.seed).choice(offers).text, job.level)]

        with contextlib.suppress(Refusal):
            await self._tables.change(job.match, decide)

    async def close(self) -> None:
        """Think no more; what was being thought is thought again after the next start."""
        for task in list(self._tasks.values()):
            task.cancel()
        self._workers.close()


def _moved(table: Table, key: Key, text: str, level: LevelName) -> deciding.Events:
    """The bot's decision, unless something else has happened while it thought."""
    return [deciding.moved(table, text, level)] if _is_wanted(table, key) else []


def _is_wanted(table: Table, key: Key) -> bool:
    seat = table.awaited
    return table.boards == key[1] and seat is not None and table.chairs[seat].thinks == key[2]
