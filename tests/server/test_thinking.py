"""Bots think elsewhere: a worker that dies costs a retry, a bot that fails is replaced, and people never wait."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeVar

import pytest
from sitting import Here, Sitting, sitting

from taku.server.thinking import Pool, Thinking, Workers

T = TypeVar("T")


class Failing(Here):
    """Workers that fail so many times before they work."""

    def __init__(self, error: Exception, times: int) -> None:
        self.error = error
        self.left = times

    async def run(self, ask: Callable[[], T]) -> T:
        self.left -= 1
        if self.left >= 0:
            raise self.error
        return await super().run(ask)


def with_workers(house: Sitting, workers: Workers) -> None:
    """Let the bots of a house think elsewhere."""
    thinking = Thinking(house.house.tables, workers, "30sims")
    house.house.tables.after.remove(house.house.thinking.after)
    house.house.thinking = thinking
    house.house.tables.after.append(thinking.after)


def levels_after(folder: Path, workers: Workers) -> list[str]:
    """The levels a bot had while a whole match was played."""

    async def run() -> list[str]:
        async with sitting(folder) as house:
            with_workers(house, workers)
            ann = await house.person("Ann")
            # A game that ends soon, also where every move is random.
            match = (await house.open(ann, "nautilus", "aa")).match
            await ann.enter(match)
            await house.until(lambda: ann.last("table")["status"] == "over")
            tables = [frame["table"] for frame in ann.heard if "table" in frame]
            return [seat["level"] for table in tables for seat in table["seats"]]

    return asyncio.run(run())


def test_a_dead_worker_costs_one_retry(tmp_path: Path) -> None:
    assert set(levels_after(tmp_path, Failing(BrokenProcessPool(), 1))) == {"apprentice"}


def test_a_bot_that_fails_is_replaced_by_the_level_below_and_the_table_says_so(tmp_path: Path) -> None:
    assert set(levels_after(tmp_path, Failing(ZeroDivisionError(), 1))) == {"apprentice", "novice"}


def test_even_where_every_bot_fails_the_match_goes_on(tmp_path: Path) -> None:
    assert set(levels_after(tmp_path, Failing(ZeroDivisionError(), 10_000))) == {"apprentice", "novice"}


def _where() -> int:
    return os.getpid()


def test_a_pool_whose_worker_is_killed_works_again() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            worker = await pool.run(_where)
            assert worker != os.getpid()
            os.kill(worker, signal.SIGKILL)
            with pytest.raises(BrokenProcessPool):
                await asyncio.gather(*(pool.run(_where) for _ in range(100)))
            assert await pool.run(_where) != worker
        finally:
            pool.close()

    asyncio.run(run())


def test_a_bot_on_ray_plays_on(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    from taku.server.thinking_on_ray import RayWorkers

    async def run() -> None:
        async with sitting(tmp_path) as house:
            workers = RayWorkers(1)
            try:
                with_workers(house, workers)
                ann = await house.person("Ann")
                match = (await house.open(ann, "niwa", "mn")).match
                await ann.enter(match)
                await house.until(lambda: ann.last("view")["mover"] == 0)
                ply = ann.last("ply")
                while ann.last("view")["mover"] == 0:
                    await ann.play(match)
                await house.until(lambda: ann.last("view")["mover"] == 0 and ann.last("ply") > ply)
            finally:
                workers.close()

    asyncio.run(run())
