"""The load generator on a real server of ours: everybody at every table hears of every click."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from ports import lease_port
from waiting import HANG_SECONDS

from taku.bench.serving import crowd, servers
from taku.bench.serving.crowd import Crowd, Timed
from taku.bench.serving.ours import Ours

PEER = Path(__file__).parents[2] / "bench" / "boardgame.io"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "free_port", lease_port)
    monkeypatch.setattr(servers, "START_SECONDS", HANG_SECONDS)
    monkeypatch.setattr(crowd, "SETTLE_SECONDS", HANG_SECONDS)


def test_a_crowd_clicks_through_the_peers_small_game(tmp_path: Path) -> None:
    """On the server that `taku bench` starts; the small game has no dice to be fixed."""

    async def run(port: int) -> tuple[Timed, list[bool]]:
        people = Crowd(Ours(port, "small"))
        await people.gather(3)
        timed = await people.click(30, 1)
        waiting = [bool(table.waiting) or table.is_over for table in people.tables]
        await people.leave()
        return timed, waiting

    games = servers.install_small(PEER, tmp_path / "games")
    with servers.taku(f"sqlite:///{tmp_path}/bench.db", games) as (port, process):
        timed, waiting = asyncio.run(run(port))
        assert servers.resident(process) > 0
    assert waiting == [False] * 3
    # What was not made was late: a slow machine makes fewer.
    assert timed.made + timed.is_late == 30
    assert timed.made >= 3
    assert 0 < timed.p50 <= timed.p99
    assert timed.busy > 0


def test_a_rate_is_fine_if_all_was_made_in_time() -> None:
    fine = Timed(asked=100, made=99, p50=1, p99=20)
    assert fine.is_fine(25)
    assert not fine.is_fine(10)
    assert not Timed(asked=100, made=80, p50=1, p99=20).is_fine(25)
