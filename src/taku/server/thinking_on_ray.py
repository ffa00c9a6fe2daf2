"""Bots think on a Ray cluster: the same decisions, made on other machines."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, TypeVar

import ray

T = TypeVar("T")


def _call(ask: Callable[[], T]) -> T:
    return ask()


class RayWorkers:
    """At most so many decisions at a time on the cluster that `RAY_ADDRESS` names, or on a local one."""

    def __init__(self, workers: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if not ray.is_initialized():
            ray.init(num_cpus=None if os.environ.get("RAY_ADDRESS") else workers, log_to_driver=False)
        self._call: Any = ray.remote(max_retries=0)(_call)
        self._places = asyncio.Semaphore(workers)

    async def run(self, ask: Callable[[], T]) -> T:
        """What is found out; an exception if the bot or the worker fails."""
        async with self._places:
            found: T = await self._call.remote(ask)
            return found

    def close(self) -> None:
        """Think no more."""
        ray.shutdown()
