"""A click is measured until the last frame about it is out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sitting import sitting

from taku.server.clicking import Click
from taku.server.messages import Play
from taku.server.metrics import METRICS
from taku.server.sending import QueueFollower


def measured() -> float:
    METRICS.sort_in()
    return float(METRICS.clicks._sum.get())


def test_a_click_ends_with_the_last_frame_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, _, match = await house.pair()
            slow = QueueFollower(None, "", 10)
            await house.house.tables.enter(match, slow, None)
            await slow.next()
            before, click = measured(), Click()
            offer = mover.last("view")["offers"][0]["text"]
            await house.attendant.play(mover, Play(match, mover.last("ply"), offer), click)
            click.sent()
            assert measured() == before
            await slow.next()
            assert measured() == before
            waiting = asyncio.create_task(slow.next())
            await asyncio.sleep(0)  # asking for the next frame says that the one before is out
            assert measured() > before
            waiting.cancel()
            house.house.tables.leave(match, slow)

    asyncio.run(run())


def test_frames_that_are_about_no_click_are_not_measured(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            _, _, match = await house.pair()
            before = measured()
            watcher = QueueFollower(None, "", 10)
            await house.house.tables.enter(match, watcher, None)
            await watcher.next()
            assert measured() == before
            house.house.tables.leave(match, watcher)

    asyncio.run(run())
