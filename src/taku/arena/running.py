"""Runs an arena: matches in worker processes, every result on disk before the next, so that it can go on."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Self

import msgspec

from taku.arena.pairings import Fixture
from taku.arena.playing import Result, Terms, play
from taku.extras import extra
from taku.kernel.errors import BadSetup

# So many matches are handed to a worker's queue at once: enough to keep it busy, few to lose.
AHEAD = 2
# How soon Ctrl-C is noticed while no match ends.
POLL_SECONDS = 0.2


class Journal:
    """The results of an arena as they come in: a line of terms, then one line a match."""

    def __init__(self, path: Path, terms: Terms, names: list[str]) -> None:
        self.path = path
        self._head = msgspec.json.encode({"terms": terms, "names": names})

    def read(self) -> list[Result]:
        """What was played before; BadSetup if the file belongs to another arena. A torn last line is dropped."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(self._head + b"\n")
            return []
        head, _, body = self.path.read_bytes().partition(b"\n")
        if head != self._head:
            raise BadSetup(f"{self.path.name} is the journal of another arena: choose another --seed or --out")
        lines = body.split(b"\n")
        whole, torn = lines[:-1], lines[-1]
        if torn:
            self.path.write_bytes(b"\n".join([head, *whole]) + b"\n")
        return [msgspec.json.decode(line, type=Result) for line in whole]

    def append(self, result: Result) -> None:
        """Write a result and make sure it stays."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())


class HeldInterrupts:
    """Within it, the first Ctrl-C is held back until `check`; a second one interrupts at once.

    An interrupt in the middle of the pool's own code can leave one of its locks taken, and then nothing ends any more.
    """

    def __init__(self) -> None:
        self._is_pressed = False
        self._before = signal.getsignal(signal.SIGINT)
        # Only the main thread may choose, and where Ctrl-C is ignored it stays so.
        is_main = threading.current_thread() is threading.main_thread()
        self._is_ours = is_main and self._before is signal.default_int_handler

    def __enter__(self) -> Self:
        if self._is_ours:
            signal.signal(signal.SIGINT, self._press)
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_ours:
            signal.signal(signal.SIGINT, self._before)

    def _press(self, *_: object) -> None:
        if self._is_pressed:
            raise KeyboardInterrupt
        self._is_pressed = True

    def check(self) -> None:
        """KeyboardInterrupt if Ctrl-C was pressed."""
        if self._is_pressed:
            raise KeyboardInterrupt


Runner = Callable[[Terms, list[Fixture], int], Iterator[Result]]


def run_in_processes(terms: Terms, fixtures: list[Fixture], workers: int) -> Iterator[Result]:
    """The results of the fixtures as they come in."""
    with HeldInterrupts() as interrupts, ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
        waiting: set[Future[Result]] = set()
        rest = iter(fixtures)
        try:
            while True:
                interrupts.check()
                for fixture in rest:
                    waiting.add(pool.submit(play, terms, fixture))
                    if len(waiting) >= AHEAD * workers:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, POLL_SECONDS, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def run_on_ray(terms: Terms, fixtures: list[Fixture], workers: int) -> Iterator[Result]:
    """The very same matches as tasks of a Ray cluster: the one RAY_ADDRESS names, or one started here."""
    with extra("cluster"):
        import ray
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS")
        options = {"address": address} if address else {"num_cpus": workers, "include_dashboard": False}
        ray.init(log_to_driver=False, configure_logging=False, **options)
    task = ray.remote(max_retries=3)(play)
    waiting: list[object] = []
    rest = iter(fixtures)
    while True:
        for fixture in rest:
            waiting.append(task.remote(terms, fixture))
            if len(waiting) >= AHEAD * workers:
                break
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)


RUNNERS: dict[str, Runner] = {"processes": run_in_processes, "ray": run_on_ray}
