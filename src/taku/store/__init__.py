"""The store: matches as numbered events, people and house values, kept for good in SQLite or PostgreSQL."""

from taku.store.engines import BadAddress
from taku.store.kept import (
    Event,
    NewMatch,
    Overtaken,
    Player,
    Push,
    Stored,
    StoreGone,
    Summary,
    Token,
    Webhook,
    WrongSchema,
)
from taku.store.store import Store, open_store

__all__ = [
    "BadAddress",
    "Event",
    "NewMatch",
    "Overtaken",
    "Player",
    "Push",
    "Store",
    "StoreGone",
    "Stored",
    "Summary",
    "Token",
    "Webhook",
    "WrongSchema",
    "open_store",
]
