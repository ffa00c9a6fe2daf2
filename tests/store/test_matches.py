"""Open, append, read and list."""

from __future__ import annotations

import asyncio
import traceback
from pathlib import Path

import pytest
from matches import SEED, keep, new_match, summary
from sqlalchemy.exc import DBAPIError

from taku.store import Event, Overtaken, Store, open_store

pytestmark = pytest.mark.anyio


async def test_a_match_is_read_as_it_was_opened(store: Store) -> None:
    players = ["anna", None, "anna"]
    await store.open(new_match(is_public=True), [(1000, b"\x00one"), (1001, b"")], summary("waiting", players=players))
    found = await store.read("m1")
    assert found is not None
    stored, events = found
    assert events == [Event(0, 1000, b"\x00one"), Event(1, 1001, b"")]
    assert (stored.id, stored.game, stored.header, stored.seed) == ("m1", "niwa", '{"taku":1}', SEED)
    assert (stored.options, stored.is_public, stored.created) == (b"\x00\xff", True, 1000)
    assert (stored.length, stored.updated, stored.status) == (2, 1001, "waiting")
    assert (stored.players, stored.awaited, stored.awaits_bot, stored.deadline) == (players, "anna", False, None)


async def test_what_is_appended_is_read_in_order(store: Store) -> None:
    await keep(store)
    await store.append("m1", 1, [(2000, b"two"), (2001, b"three")], summary(ply=2, awaited="bert", deadline=9999))
    await store.append("m1", 3, [(2002, b"four")], summary("over", ply=3, awaited=None, deadline=None))
    found = await store.read("m1", since=2)
    assert found is not None
    stored, events = found
    assert events == [Event(2, 2001, b"three"), Event(3, 2002, b"four")]
    assert (stored.length, stored.updated, stored.status, stored.ply) == (4, 2002, "over", 3)
    assert (stored.awaited, stored.deadline) == (None, None)


async def test_a_match_that_is_not_there_is_none(store: Store) -> None:
    assert await store.read("nothing") is None


async def test_how_many_events_matches_have_is_asked_for_any_number_of_them(store: Store) -> None:
    await keep(store)
    await store.append("m1", 1, [(2000, b"two"), (2001, b"three")], summary(ply=2))
    assert await store.lengths([]) == {}
    assert await store.lengths([*(f"x{number}" for number in range(2500)), "m1"]) == {"m1": 3}


async def test_nothing_is_appended_to_a_match_that_is_not_there(store: Store) -> None:
    with pytest.raises(Overtaken, match="no match m9"):
        await store.append("m9", 0, [(1, b"x")], summary())


async def test_an_id_is_given_once(store: Store) -> None:
    await keep(store)
    with pytest.raises(Overtaken):
        await store.open(new_match(seed="another"), [(5, b"other")], summary("over"))
    found = await store.read("m1")
    assert found is not None
    assert [event.body for event in found[1]] == [b"opened"]


@pytest.mark.parametrize("number", [0, 2, 7])
async def test_a_wrong_number_is_overtaken_and_changes_nothing(store: Store, number: int) -> None:
    await keep(store)
    with pytest.raises(Overtaken):
        await store.append("m1", number, [(2000, b"wrong")], summary("over", ply=9))
    found = await store.read("m1")
    assert found is not None
    assert (found[0].length, found[0].status, [event.body for event in found[1]]) == (1, "live", [b"opened"])


async def test_an_overtaken_append_does_not_hold_up_its_neighbours(store: Store) -> None:
    await asyncio.gather(*(keep(store, f"m{index}") for index in range(20)))
    appends = [store.append(f"m{index}", index % 2, [(2, b"x")], summary()) for index in range(20)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [isinstance(outcome, Overtaken) for outcome in outcomes] == [index % 2 == 0 for index in range(20)]


async def test_appends_one_after_the_other_need_not_wait(store: Store) -> None:
    await keep(store)
    await asyncio.gather(*(store.append("m1", 1 + n, [(n, str(n).encode())], summary(ply=n)) for n in range(30)))
    found = await store.read("m1")
    assert found is not None
    assert [event.body for event in found[1][1:]] == [str(n).encode() for n in range(30)]
    assert (found[0].length, found[0].ply) == (31, 29)


async def test_nothing_cannot_be_appended(store: Store) -> None:
    await keep(store)
    with pytest.raises(ValueError, match="nothing"):
        await store.append("m1", 1, [], summary())


async def test_a_match_survives_its_store(url: str) -> None:
    first = await open_store(url)
    await keep(first)
    await first.close()
    second = await open_store(url)
    assert await second.read("m1") is not None
    await second.close()


async def test_public_matches_are_listed_newest_first(store: Store) -> None:
    for at, status in enumerate(["waiting", "live", "paused", "over", "waiting"]):
        await keep(store, f"m{at}", at, is_public=True, status=status)
    await keep(store, "private", 9, status="waiting")
    assert [match.id for match in await store.list_public()] == ["m4", "m1", "m0"]
    assert [match.id for match in await store.list_public(limit=2)] == ["m4", "m1"]


async def test_a_persons_matches_are_listed_own_turns_first(store: Store) -> None:
    await keep(store, "over-early", 1, status="over", awaited=None)
    await keep(store, "over-late", 2, status="over", awaited=None)
    await keep(store, "theirs", 3, awaited="bert")
    await keep(store, "mine-early", 4)
    await keep(store, "mine-late", 5, players=["anna", "anna"])
    await keep(store, "not-at-it", 6, players=["carl", None], awaited="carl")
    listed = [match.id for match in await store.list_of("anna")]
    assert listed == ["mine-late", "mine-early", "theirs", "over-late", "over-early"]
    assert [match.id for match in await store.list_of("anna", limit=2)] == ["mine-late", "mine-early"]
    assert await store.list_of("nobody") == []


async def test_who_won_is_known_once_a_match_is_over(store: Store) -> None:
    await keep(store, winners=None)
    await store.append("m1", 1, [(2, b"over")], summary(status="over", awaited=None, winners=[1]))
    await keep(store, "drawn", status="over", awaited=None, winners=[])
    assert {match.id: match.winners for match in await store.list_of("anna")} == {"m1": [1], "drawn": []}
    await keep(store, "live")
    found = await store.read("live")
    assert found is not None
    assert found[0].winners is None


async def test_whoever_leaves_a_seat_no_longer_has_the_match(store: Store) -> None:
    await keep(store)
    await store.append("m1", 1, [(2, b"stood up, sat down")], summary(players=["carl", "bert"]))
    assert [await store.list_of("anna"), len(await store.list_of("carl")), len(await store.list_of("bert"))] == [
        [], 1, 1,
    ]  # fmt: skip


async def test_due_are_live_matches_whose_clock_has_run_out(store: Store) -> None:
    await keep(store, "later", deadline=500)
    await keep(store, "due", deadline=300)
    await keep(store, "overdue", deadline=100)
    await keep(store, "paused", status="paused", deadline=100)
    await keep(store, "over", status="over", deadline=100)
    await keep(store, "no-clock")
    assert await store.list_due(300) == ["overdue", "due"]


async def test_a_deadline_is_set_only_if_nothing_has_happened(store: Store) -> None:
    await keep(store, deadline=300)
    await store.set_deadline("m1", 0, 50)
    assert await store.list_due(100) == []
    await store.set_deadline("m1", 1, 60)
    assert await store.list_due(100) == ["m1"]
    await store.set_deadline("m1", 1, None)
    assert await store.list_due(1000) == []


async def test_live_matches_in_which_a_bot_is_awaited_are_listed(store: Store) -> None:
    await keep(store, "b", awaits_bot=True)
    await keep(store, "a", awaits_bot=True)
    await keep(store, "person")
    await keep(store, "over", status="over", awaits_bot=True)
    assert await store.list_awaiting_bots() == ["a", "b"]


async def test_a_seed_is_in_no_text_made_of_a_match(store: Store) -> None:
    await keep(store)
    found = await store.read("m1")
    assert SEED not in repr(found) + str(found) + repr(new_match())
    with pytest.raises(DBAPIError) as caught:
        await store.open(new_match("m2", header=object()), [(1, b"x")], summary())
    assert SEED not in "".join(traceback.format_exception(caught.value))


async def test_opening_twice_by_mistake_is_opening_once(store: Store) -> None:
    await keep(store)
    await keep(store)
    found = await store.read("m1")
    assert found is not None
    assert found[0].length == 1


async def test_one_who_stops_waiting_changes_nothing(store: Store) -> None:
    await keep(store)
    waiting = asyncio.ensure_future(store.append("m1", 1, [(2, b"kept all the same")], summary()))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.append("m1", 2, [(3, b"next")], summary())
    found = await store.read("m1")
    assert found is not None
    assert [event.body for event in found[1]] == [b"opened", b"kept all the same", b"next"]


async def test_one_bad_job_does_not_fail_the_others(store: Store) -> None:
    await asyncio.gather(*(keep(store, f"m{index}") for index in range(10)))
    too_big = [1 << 70 if index == 4 else 2 for index in range(10)]
    appends = [store.append(f"m{index}", 1, [(at, b"x")], summary()) for index, at in enumerate(too_big)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [outcome is None for outcome in outcomes] == [index != 4 for index in range(10)]
    found = await store.read("m4")
    assert found is not None
    assert found[0].length == 1


async def test_the_lists_use_their_indexes(tmp_path: Path) -> None:
    from sqlalchemy import create_engine, select, text

    from taku.store.schema import AWAITS_BOT, IS_CLOCKED, IS_LISTED, PROGRESS

    store = await open_store(f"sqlite:///{tmp_path}/taku.db")
    await store.close()
    engine = create_engine(f"sqlite:///{tmp_path}/taku.db")
    with engine.connect() as connection:
        for condition, index in ((IS_LISTED, "listed"), (IS_CLOCKED, "clocked"), (AWAITS_BOT, "awaiting_bots")):
            order = {"listed": PROGRESS.c.created, "clocked": PROGRESS.c.deadline}.get(index, PROGRESS.c.match)
            query = select(PROGRESS.c.match).where(condition).order_by(order)
            plan = connection.execute(text(f"EXPLAIN QUERY PLAN {query.compile(engine)}")).all()
            assert f"progress_{index}" in str(plan)
    engine.dispose()
