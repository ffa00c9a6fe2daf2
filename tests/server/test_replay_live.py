"""Every stored match is replayed on the code at hand, and the first that differs is named."""

from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from sitting import sitting
from sqlalchemy import create_engine, text

from taku.cli import main


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two matches between bots, and one that has just begun."""
    folder = tmp_path_factory.mktemp("played")

    async def play() -> None:
        async with sitting(folder) as house:
            ann = await house.person("Ann")
            for game in ("niwa", "nautilus"):
                match = (await house.open(ann, game, "nn")).match
                await ann.enter(match)
                await house.until(lambda: ann.last("table")["status"] == "over")
            await house.open(ann, "namiji", "mn")

    asyncio.run(play())
    return folder / "tables.db"


@pytest.fixture
def database(played: Path, tmp_path: Path) -> str:
    """A copy of it, to be changed."""
    shutil.copy(played, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


def replay_live(database: str, *options: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["replay-live", "--database", database, *options])
    return result.exit_code, result.output


def test_matches_lead_where_they_led(database: str) -> None:
    assert replay_live(database) == (0, "ok: 3 matches replay as they were played\n")


def test_a_match_that_differs_is_named(database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        match, number, body = connection.execute(
            text("select match, number, body from events where number = 5 limit 1")
        ).one()
        changed = re.sub(rb"#[0-9a-f]{4}", b"#beef", bytes(body))
        connection.execute(
            text("update events set body = :body where match = :match and number = :number"),
            {"body": changed, "match": match, "number": number},
        )
    engine.dispose()
    code, output = replay_live(database)
    assert code == 2
    assert f"match {match}, event {number}: BadLog" in output


def test_other_dice_are_a_difference(database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("update matches set seed = 'other'"))
    engine.dispose()
    code, output = replay_live(database, "--all")
    assert code == 2
    assert "the seed gives" in output
