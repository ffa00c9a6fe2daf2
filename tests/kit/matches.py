"""Matches to keep: small ones, of which a test says only what it is about."""

from __future__ import annotations

from typing import Any

import msgspec

from taku.store import NewMatch, Store, Summary

SEED = "the-seed-nobody-may-see"


def new_match(id: str = "m1", **changes: Any) -> NewMatch:  # noqa: A002
    """A match of Niwa, with whatever the test wants otherwise."""
    match = NewMatch(
        id=id, game="niwa", header='{"taku":1}', seed=SEED, options=b"\x00\xff", is_public=False, created=1000
    )
    return msgspec.structs.replace(match, **changes)


def summary(status: str = "live", **changes: Any) -> Summary:
    """Anna's turn against Bert."""
    usual = Summary(status=status, ply=0, players=["anna", "bert"], awaited="anna", awaits_bot=False, deadline=None)
    return msgspec.structs.replace(usual, **changes)


async def keep(store: Store, id: str = "m1", at: int = 1000, is_public: bool = False, **changes: Any) -> None:  # noqa: A002
    """Keep a match with one event."""
    await store.open(new_match(id, is_public=is_public, created=at), [(at, b"opened")], summary(**changes))
