"""The load generator on a real server of ours: everybody at every table hears of every click."""

from __future__ import annotations

import asyncio
from pathlib import Path

from taku.bench.serving import servers
from taku.bench.serving.crowd import Crowd, Timed
from taku.bench.serving.ours import Ours

PEER = Path(__file__).parents[2] / "bench" / "boardgame.io"


def test_a_crowd_clicks_through_the_peers_small_game(tmp_path: Path) -> None:
    async def run(port: int) -> tuple[Timed, list[bool]]:
        crowd = Crowd(Ours(port, "small"))
        await crowd.gather(3)
        timed = await crowd.click(15, 2)
        waiting = [bool(table.waiting) or table.is_over for table in crowd.tables]
        await crowd.leave()
        return timed, waiting

    games = servers.install_small(PEER, tmp_path / "games")
    with servers.taku(f"sqlite:///{tmp_path}/bench.db", games) as (port, process):
        timed, waiting = asyncio.run(run(port))
        assert servers.resident(process) > 0
    assert waiting == [False] * 3
    assert timed.made * 2 + timed.is_late == 30
    assert timed.made > 5
    assert 0 < timed.p50 <= timed.p99
    assert 0 < timed.busy < 1


def test_a_rate_is_fine_if_all_was_made_in_time() -> None:
    fine = Timed(asked=100, made=99, p50=1, p99=20)
    assert fine.is_fine(25)
    assert not fine.is_fine(10)
    assert not Timed(asked=100, made=80, p50=1, p99=20).is_fine(25)
