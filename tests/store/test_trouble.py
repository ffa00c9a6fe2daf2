"""Races and kills: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio

import pytest
from appending import acknowledged_until_killed
from matches import keep, summary
from sqlalchemy.exc import OperationalError

from taku.store import Overtaken, Store, StoreGone, open_store
from taku.store.writer import Job, Writer

pytestmark = pytest.mark.anyio

KILLS = 20


async def _push_in(store: Store, match: str, who: str, times: int) -> list[int]:
    """Append as often as asked, reading again whenever somebody was faster; the numbers that were acknowledged."""
    kept: list[int] = []
    number = 1
    while len(kept) < times:
        try:
            await store.append(match, number, [(number, who.encode())], summary(ply=number))
            kept.append(number)
            number += 1
        except Overtaken:
            found = await store.read(match)
            assert found is not None
            number = found[0].length
    return kept


async def test_of_many_who_append_at_once_nobody_loses_or_doubles_a_number(url: str) -> None:
    stores = [await open_store(url), await open_store(url)]
    for match in ("m1", "m2"):
        await keep(stores[0], match)
    racers = [(f"{match}-{index}", match, stores[index % 2]) for match in ("m1", "m2") for index in range(6)]
    kept = await asyncio.gather(*(_push_in(store, match, who, 10) for who, match, store in racers))
    for match in ("m1", "m2"):
        found = await stores[0].read(match)
        assert found is not None
        assert [event.number for event in found[1]] == list(range(61))
        said = {
            number: who for (who, at, _), numbers in zip(racers, kept, strict=True) if at == match for number in numbers
        }
        assert {event.number: event.body.decode() for event in found[1][1:]} == said
    for store in stores:
        await store.close()


@pytest.mark.slow
async def test_whatever_was_acknowledged_before_a_kill_is_there(url: str) -> None:
    matches = [f"m{index}" for index in range(5)]
    store = await open_store(url)
    for match in matches:
        await keep(store, match)
    acknowledged: list[str] = []
    for round_ in range(KILLS):
        acknowledged += await asyncio.to_thread(acknowledged_until_killed, url, matches, 1 + 7 * round_)
    there: set[str] = set()
    for match in matches:
        found = await store.read(match)
        assert found is not None
        assert [event.number for event in found[1]] == list(range(found[0].length))
        there |= {event.body.decode() for event in found[1][1:]}
    assert len(acknowledged) == len(set(acknowledged)) >= KILLS
    assert set(acknowledged) <= there
    await store.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreGone, match="closed"):
        await keep(store)
    with pytest.raises(StoreGone, match="closed"):
        await store.read("m1")


async def test_closing_writes_what_is_waiting(url: str) -> None:
    store = await open_store(url)
    await keep(store)
    waiting = [asyncio.ensure_future(store.append("m1", 1 + n, [(n, b"x")], summary())) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)


async def test_a_commit_whose_answer_was_lost_is_not_taken_for_somebody_elses(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(store)
    commit = Writer._commit
    lost = iter([True])

    def commit_and_lose_the_answer(self: Writer, jobs: list[Job]) -> None:
        commit(self, jobs)
        if next(lost, False):
            for job in jobs:
                job.is_retried = True
            raise OperationalError("COMMIT", {}, Exception("connection lost"))

    monkeypatch.setattr(Writer, "_commit", commit_and_lose_the_answer)
    await store.append("m1", 1, [(2, b"mine")], summary())
    with pytest.raises(Overtaken):
        await store.append("m1", 1, [(2, b"not mine")], summary())
    found = await store.read("m1")
    assert found is not None
    assert [event.body for event in found[1]] == [b"opened", b"mine"]
