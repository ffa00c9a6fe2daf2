"""The one thread that writes: it takes all that is waiting, commits it at once, and then tells everybody."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine

from taku.store.engines import gone, is_passing
from taku.store.kept import StoreGone

# Called in the event loop when a job is done, with what went wrong if anything did.
Done = Callable[[BaseException | None], None]
LARGEST_BATCH = 500
FIRST_PAUSE, LONGEST_PAUSE = 0.01, 0.25


class Job:
    """Something to be written. Jobs of a batch are done in the order of their keys, so that no two processes block
    each other for ever."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.done: Done
        self.give_up: float
        self.outcome: Any = None
        self.error: BaseException | None = None
        self.is_retried = False


class Writer:
    """Group commit: the more is waiting, the more shares one commit. What was not committed is never told."""

    def __init__(self, engine: Engine, write: Callable[[Connection, list[Job]], None], patience: float) -> None:
        self._engine = engine
        self._write = write
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        # What this round of the event loop has brought so far: the thread is woken once for all of it.
        self._new: list[Job] = []
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="taku-writer", daemon=True)
        self._thread.start()

    def begin(self, job: Job, done: Done) -> None:
        """Have it written, and be called afterwards."""
        if self._is_closed:
            raise StoreGone("the store is closed")
        job.done = done
        job.give_up = time.monotonic() + self._patience
        if not self._new:
            self._loop.call_soon(self._hand_over)
        self._new.append(job)

    def _hand_over(self) -> None:
        if self._new:
            self._queue.put(self._new)
            self._new = []

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """Have it written. A caller who stops waiting changes nothing: it is written all the same."""
        future = self._loop.create_future()

        def done(error: BaseException | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(job.outcome)

        self.begin(job, done)
        return future

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over()
            self._queue.put(None)
            await self._loop.run_in_executor(None, self._thread.join)
            self._engine.dispose()

    def _run(self) -> None:
        pending: list[Job] = []
        pause = FIRST_PAUSE
        is_open = True
        while is_open or pending:
            is_open = self._take(pending) and is_open
            try:
                self._commit(pending)
            except Exception as error:
                pending = self._left_after(error, pending)
                time.sleep(pause if pending else 0)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._tell(pending)
                pending, pause = [], FIRST_PAUSE

    def _take(self, pending: list[Job]) -> bool:
        """Add what is waiting to what is pending; False once the store is closing."""
        while len(pending) < LARGEST_BATCH:
            try:
                jobs = self._queue.get(block=not pending)
            except queue.Empty:
                return True
            if jobs is None:
                return False
            pending += jobs
        return True

    def _commit(self, jobs: list[Job]) -> None:
        for job in jobs:
            job.outcome = job.error = None
        try:
            with self._engine.begin() as connection:
                self._write(connection, sorted(jobs, key=lambda job: job.key))
        except Exception:
            # The answer to a commit may have been lost on its way: then what is there may be our own.
            for job in jobs:
                job.is_retried = True
            raise

    def _left_after(self, error: Exception, jobs: list[Job]) -> list[Job]:
        """What is to be tried again after the batch failed."""
        if is_passing(error):
            return self._give_up(jobs, error)
        # One of them cannot be written: find it, and let it fail alone.
        left = []
        for job in jobs:
            try:
                self._commit([job])
            except Exception as own_error:
                if is_passing(own_error):
                    left += self._give_up([job], own_error)
                    continue
                job.error = own_error
            self._tell([job])
        return left

    def _give_up(self, jobs: list[Job], error: BaseException) -> list[Job]:
        """Tell those who have waited long enough; the others are left."""
        now = time.monotonic()
        tired = [job for job in jobs if job.give_up <= now]
        for job in tired:
            job.error = gone(error)
        self._tell(tired)
        return [job for job in jobs if job.give_up > now]

    def _tell(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        try:
            self._loop.call_soon_threadsafe(self._settle, jobs)
        except RuntimeError:
            # The loop was closed before the store: nobody is waiting any more.
            self._is_closed = True

    def _settle(self, jobs: list[Job]) -> None:
        for job in jobs:
            try:
                job.done(job.error)
            except Exception as error:
                # What one of them makes of it is no business of the others.
                self._loop.call_exception_handler({"message": "a job's end failed", "exception": error})
