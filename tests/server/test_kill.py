"""A server that is killed again and again loses no ply that anybody was told of."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from siege import Mortal, Player, leave, same_as_before, seat_two
from waiting import becomes

# `make siege` asks for 200. The moments of the kills are those of the machine: no two runs are alike.
KILLS = int(os.environ.get("TAKU_KILLS", "10"))
PLIES = 5 * KILLS


@pytest.mark.slow
def test_a_killed_server_loses_no_acknowledged_ply(tmp_path: Path) -> None:
    server = Mortal(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        asyncio.run(_besiege(server))
    finally:
        server.kill()


async def _besiege(server: Mortal) -> None:
    dice = random.Random(4)
    ann, bob = Player("Ann", [server.port], 1), Player("Bob", [server.port], 2)
    for player in (ann, bob):
        await player.ask("PUT", "/api/me", {"name": player.name})
    for game in ("nautilus", "niwa", "namiji") * 4:
        await seat_two(ann, bob, game)
    playing = [asyncio.create_task(player.play()) for player in (ann, bob)]
    kills = 0
    while kills < KILLS or ann.acknowledged < PLIES:
        heard = ann.acknowledged + bob.acknowledged
        await becomes(lambda: ann.acknowledged + bob.acknowledged > heard or len(ann.over) == len(ann.seen))  # noqa: B023
        if len(ann.over) == len(ann.seen):
            for game in ("nautilus", "niwa", "namiji") * 2:
                await seat_two(ann, bob, game)
        await asyncio.sleep(dice.uniform(0, 0.06))
        await asyncio.to_thread(server.kill)
        kills += 1
        await asyncio.to_thread(server.start)
    await leave(playing)
    await same_as_before([ann, bob])
    print(f"{kills} kills, {ann.acknowledged} plies acknowledged to Ann, {bob.acknowledged} to Bob")
