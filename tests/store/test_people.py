"""People, tokens, webhooks, push subscriptions, and the house's own values."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from taku.store import Player, Push, Store, Token, Webhook, open_store

pytestmark = pytest.mark.anyio

INVITATION = Token(
    hash="aa", id="t1", kind="invite", player="anna", match="m1", seat=1, name="", created=100, expires=None, used=None,
    is_single=True,
)  # fmt: skip


async def test_a_person_is_known_by_the_last_name_chosen(store: Store) -> None:
    await store.add_player("anna", "Anna", 100)
    await store.rename_player("anna", "Änna 卓")
    assert await store.player("anna") == Player("anna", "Änna 卓", 100)
    assert await store.player("bert") is None


async def test_a_token_is_read_as_it_was_kept(store: Store) -> None:
    await store.add_token(INVITATION)
    assert await store.token("aa") == INVITATION
    assert await store.token("bb") is None


async def test_a_single_token_is_used_by_exactly_one_of_many(url: str) -> None:
    stores = [await open_store(url), await open_store(url)]
    await stores[0].add_token(INVITATION)
    used = await asyncio.gather(*(stores[index % 2].use_token("aa", 200 + index) for index in range(20)))
    assert sorted(used) == [False] * 19 + [True]
    token = await stores[0].token("aa")
    assert token is not None
    assert token.used == 200 + used.index(True)
    for store in stores:
        await store.close()


async def test_a_token_for_many_uses_is_good_until_it_expires(store: Store) -> None:
    await store.add_token(msgspec.structs.replace(INVITATION, is_single=False, expires=300))
    assert [await store.use_token("aa", at) for at in (200, 250, 300, 350)] == [True, True, False, False]
    assert not await store.use_token("not a token", 200)


async def test_a_persons_tokens_are_listed_by_kind_and_dropped_by_themselves_only(store: Store) -> None:
    for number, kind in enumerate(["api", "device", "api"]):
        await store.add_token(
            msgspec.structs.replace(INVITATION, hash=f"h{number}", id=f"t{number}", kind=kind, created=number)
        )
    assert [token.id for token in await store.tokens_of("anna", "api")] == ["t0", "t2"]
    assert not await store.drop_token("t0", "bert")
    assert await store.drop_token("t0", "anna")
    assert [token.id for token in await store.tokens_of("anna", "api")] == ["t2"]
    assert await store.token("h0") is None


async def test_a_person_has_one_webhook(store: Store) -> None:
    await store.set_webhook("anna", "https://one.example", "json")
    assert await store.webhook("anna") == Webhook("anna", "https://one.example", "json", "en")
    await store.set_webhook("anna", "https://two.example", "slack", "ru")
    assert await store.webhook("anna") == Webhook("anna", "https://two.example", "slack", "ru")
    await store.drop_webhook("anna")
    assert await store.webhook("anna") is None


async def test_a_person_has_many_browsers_and_a_browser_one_person(store: Store) -> None:
    await store.add_push("anna", "https://push.example/1", "key", "auth")
    await store.add_push("anna", "https://push.example/2", "key", "auth")
    await store.add_push("bert", "https://push.example/2", "key2", "auth2")
    assert await store.pushes_of("anna") == [Push("anna", "https://push.example/1", "key", "auth")]
    assert await store.pushes_of("bert") == [Push("bert", "https://push.example/2", "key2", "auth2")]
    await store.drop_push("https://push.example/1")
    assert await store.pushes_of("anna") == []


async def test_a_house_value_is_made_once_for_all_processes(url: str) -> None:
    stores = [await open_store(url) for _ in range(3)]
    values = await asyncio.gather(
        *(store.house_value("cookie", lambda number=number: f"secret {number}") for number, store in enumerate(stores))  # type: ignore[misc]
    )
    assert len(set(values)) == 1
    assert await stores[0].house_value("cookie", lambda: "never") == values[0]
    for store in stores:
        await store.close()


async def test_the_time_without_a_heartbeat_is_an_outage(store: Store) -> None:
    await store.wake(1_000, tolerance=100)
    assert await store.outages(0) == []
    await store.heartbeat(2_000)
    await store.wake(2_050, tolerance=100)
    assert await store.outages(0) == []
    await store.wake(9_000, tolerance=100)
    assert await store.outages(0) == [(2_050, 9_000)]
    assert await store.outages(8_999) == [(2_050, 9_000)]
    assert await store.outages(9_000) == []


async def test_an_outage_is_noted_once_however_many_wake(url: str) -> None:
    stores = [await open_store(url) for _ in range(3)]
    await stores[0].heartbeat(1_000)
    await asyncio.gather(*(store.wake(5_000 + number, tolerance=100) for number, store in enumerate(stores)))
    outages = await stores[0].outages(0)
    assert [start for start, _ in outages] == [1_000]
    for store in stores:
        await store.close()


async def test_a_late_heartbeat_does_not_turn_the_clock_back(store: Store) -> None:
    await store.heartbeat(5_000)
    await store.heartbeat(4_000)
    await store.wake(5_050, tolerance=100)
    assert await store.outages(0) == []


async def test_a_person_is_told_in_so_many_browsers_and_no_more(store: Store) -> None:
    assert [await store.add_push("anna", f"https://push.example/{n}", "key", "auth", most=2) for n in range(3)] == [
        True,
        True,
        False,
    ]
    assert len(await store.pushes_of("anna")) == 2
    # One that is there already may be named again, and somebody else's number is another.
    assert await store.add_push("anna", "https://push.example/1", "new key", "auth", most=2)
    assert await store.add_push("bert", "https://push.example/2", "key", "auth", most=2)


async def test_tokens_that_have_expired_are_swept_and_no_others(store: Store) -> None:
    for name, expires in (("old", 10), ("new", 30), ("for ever", None)):
        await store.add_token(msgspec.structs.replace(INVITATION, hash=name, id=name, expires=expires))
    assert await store.sweep_tokens(20) == 1
    assert [await store.token(name) is not None for name in ("old", "new", "for ever")] == [False, True, True]
