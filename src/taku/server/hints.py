"""What would a master do? Hints and analyses, thought where bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from taku.bots import Clock
from taku.match import Match, PlayersEye
from taku.server.messages import Weighed
from taku.server.refusals import Refusal
from taku.server.table import Table
from taku.server.thinking import Job, Workers, playing_of
from taku.wire import encode

T = TypeVar("T")
HINT_THINK = "1s"
ANALYSIS_THINK = "200sims"


def weigh(job: Job) -> list[tuple[str, float]]:
    """A master's opinion of every offer, best first; called in a worker."""
    playing = playing_of(job)
    found = PlayersEye(playing.game, playing.state, job.seat).hint(Clock.read(job.think))
    return [(offered.text, offered.value) for offered in found if offered.value is not None]


def analyse(record: str, people: list[int]) -> bytes:
    """The analysis of a finished match as JSON, with advice for its people; called in a worker."""
    match = Match.replay(record, settle=False)
    return encode(match.analyse(think=ANALYSIS_THINK, people=people or None))


class Hints:
    """At most one question at a time for each person."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asking: set[str] = set()
        self._analyses: dict[str, asyncio.Task[bytes]] = {}

    def job(self, table: Table) -> Job:
        """The question of the awaited seat."""
        return Job(table, "master", HINT_THINK, seed=1)

    async def weigh(self, player: str, job: Job) -> list[Weighed]:
        """What a master thinks of the offers, best first."""
        found = await self._once(player, partial(weigh, job))
        return [Weighed(text, round(chance, 3)) for text, chance in found]

    async def analyse(self, match: str, record: str, people: list[int]) -> bytes:
        """The analysis of a finished match; several who ask for the same wait for one."""
        task = self._analyses.get(match)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._workers.run(partial(analyse, record, people)))
            self._analyses[match] = task
        return await asyncio.shield(task)

    async def _once(self, player: str, ask: Callable[[], T]) -> T:
        if player in self._asking:
            raise Refusal("refused-too-much")
        self._asking.add(player)
        try:
            return await self._workers.run(ask)
        finally:
            self._asking.discard(player)
