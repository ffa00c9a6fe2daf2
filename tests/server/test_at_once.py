"""The short way of a click, at a table that is awake and free: nothing that the long way promises is lost on it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sitting import Person, Sitting, sitting

from taku.server import events
from taku.server.clicking import Click
from taku.server.messages import Play
from taku.server.refusals import Refusal
from taku.server.tables import summary_of
from taku.store import Overtaken

Ends = list[BaseException | None]


def click(house: Sitting, person: Person, match: str, ends: Ends, ply: int | None = None) -> bool:
    """Click on the first offer."""
    offer = person.last("view")["offers"][0]["text"]
    play = Play(match, person.last("ply") if ply is None else ply, offer)
    return house.attendant.play_at_once(person, play, Click(), ends.append)


def test_nobody_is_told_before_it_is_written_and_everybody_before_the_house_closes(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, other, match = await house.pair()
            heard, ends = len(other.frames), Ends()
            assert click(house, mover, match, ends)
            assert (len(other.frames), ends) == (heard, [])
            await house.house.tables.finish()
            assert (len(other.frames), ends) == (heard + 1, [None])
            found = await house.house.store.read(match)
            assert found is not None
            assert found[0].length == other.last("number")

    asyncio.run(run())


def test_a_table_that_somebody_looks_at_is_not_changed_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, _, match = await house.pair()
            ends = Ends()
            async with house.house.tables.looking_at(match):
                assert not click(house, mover, match, ends)
            assert click(house, mover, match, ends)
            # While the first is written the table is nobody's.
            assert not click(house, mover, match, ends)
            await house.house.tables.finish()
            assert ends == [None]

    asyncio.run(run())


def test_a_refusal_leaves_the_table_free(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, _, match = await house.pair()
            ends = Ends()
            with pytest.raises(Refusal, match="moved on"):
                click(house, mover, match, ends, ply=900)
            assert click(house, mover, match, ends)
            await house.house.tables.finish()
            assert ends == [None]

    asyncio.run(run())


def test_a_fault_while_telling_is_said_and_the_table_goes_on(tmp_path: Path) -> None:
    class Broken(Person):
        is_broken = False

        def send(self, frame: bytes) -> None:
            if self.is_broken:
                raise RuntimeError("no network")
            super().send(frame)

    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, _, match = await house.pair()
            watcher, ends = Broken(house, None), Ends()
            await watcher.enter(match)
            watcher.is_broken = True
            assert click(house, mover, match, ends)
            await house.house.tables.finish()
            assert [str(end) for end in ends] == ["no network"]
            watcher.is_broken = False
            async with house.house.tables.looking_at(match) as table:
                assert table.playing.ply == mover.last("ply")

    asyncio.run(run())


def test_whoever_was_overtaken_by_another_process_decides_anew_on_what_is_true(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, _, match = await house.pair()
            async with house.house.tables.looking_at(match) as table:
                number, summary = table.number, summary_of(table)
            spoke = events.write_event(events.Spoke("somebody", "Eve", "Hello"))
            await house.house.store.append(match, number, [(house.house.now(), spoke)], summary)
            ends = Ends()
            assert click(house, mover, match, ends)
            await house.house.tables.finish()
            assert [type(end) for end in ends] == [Overtaken]
            assert await mover.play(match) is None
            assert mover.last("lines")[0]["text"] == "Hello"

    asyncio.run(run())
