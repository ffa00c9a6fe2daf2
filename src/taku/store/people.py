"""People, what they hold, and where they want to be told of their turns."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, Table, delete, func, or_, select, update

from taku.store.desk import Desk, insert_or
from taku.store.kept import Player, Push, Token, Webhook
from taku.store.schema import PLAYERS, PUSHES, TOKENS, WEBHOOKS

T = TypeVar("T")
# In so many browsers one person can be told.
MOST_BROWSERS = 10


class People(Desk):
    """Players, tokens, webhooks and push subscriptions."""

    async def add_player(self, id: str, name: str, at: int) -> None:  # noqa: A002
        """A new person."""
        row = {"id": id, "name": name, "created": at}
        await self._do(f"players:{id}", lambda connection: _put(connection, PLAYERS, "id", row, overwrite=("name",)))

    async def rename_player(self, id: str, name: str) -> None:  # noqa: A002
        """A person wants to be called otherwise."""
        change = update(PLAYERS).where(PLAYERS.c.id == id).values(name=name)
        await self._do(f"players:{id}", lambda connection: connection.execute(change).rowcount)

    async def player(self, id: str) -> Player | None:  # noqa: A002
        """The person with that id."""
        return await self._first(select(PLAYERS).where(PLAYERS.c.id == id), Player)

    async def add_token(self, token: Token) -> None:
        """Keep a new token, by its hash."""
        row = msgspec.structs.asdict(token)
        await self._do(f"tokens:{token.hash}", lambda connection: _put(connection, TOKENS, "hash", row, overwrite=()))

    async def token(self, hash: str) -> Token | None:  # noqa: A002
        """The token with that hash, used up or not."""
        return await self._first(select(TOKENS).where(TOKENS.c.hash == hash), Token)

    async def use_token(self, hash: str, at: int) -> bool:  # noqa: A002
        """Use a token: True for exactly one caller if it is good for one use; False once it has expired."""
        is_good = or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > at)
        is_unused = or_(TOKENS.c.is_single.is_(False), TOKENS.c.used.is_(None))
        use = update(TOKENS).where(TOKENS.c.hash == hash, is_good, is_unused).values(used=at)
        return await self._do(f"tokens:{hash}", lambda connection: connection.execute(use).rowcount == 1)

    async def tokens_of(self, player: str, kind: str) -> list[Token]:
        """A person's tokens of a kind, the oldest first."""
        theirs = select(TOKENS).where(TOKENS.c.player == player, TOKENS.c.kind == kind)
        return await self._all(theirs.order_by(TOKENS.c.created, TOKENS.c.id), Token)

    async def drop_token(self, id: str, player: str) -> bool:  # noqa: A002
        """Take a person's token away; False if they hold no such token."""
        drop = delete(TOKENS).where(TOKENS.c.id == id, TOKENS.c.player == player)
        return await self._do(f"tokens:{id}", lambda connection: connection.execute(drop).rowcount == 1)

    async def sweep_tokens(self, at: int) -> int:
        """Throw away what has expired, used or not; how many there were."""
        sweep = delete(TOKENS).where(TOKENS.c.expires <= at)
        return await self._do("tokens:", lambda connection: connection.execute(sweep).rowcount)

    async def set_webhook(self, player: str, url: str, form: str, language: str = "en") -> None:
        """Where a person wants to be told of their turns, instead of wherever it was before."""
        row = {"player": player, "url": url, "form": form, "language": language}
        overwrite = ("url", "form", "language")
        await self._do(
            f"webhooks:{player}", lambda connection: _put(connection, WEBHOOKS, "player", row, overwrite=overwrite)
        )

    async def webhook(self, player: str) -> Webhook | None:
        """Where a person wants to be told of their turns."""
        return await self._first(select(WEBHOOKS).where(WEBHOOKS.c.player == player), Webhook)

    async def drop_webhook(self, player: str) -> None:
        """A person no longer wants to be told there."""
        drop = delete(WEBHOOKS).where(WEBHOOKS.c.player == player)
        await self._do(f"webhooks:{player}", lambda connection: connection.execute(drop).rowcount)

    async def add_push(self, player: str, endpoint: str, p256dh: str, auth: str, most: int = MOST_BROWSERS) -> bool:
        """A browser in which a person wants to be told; an endpoint belongs to whoever named it last.

        False if the person has `most` others already.
        """
        row = {"player": player, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        return await self._do(f"pushes:{endpoint}", lambda connection: _add_push(connection, row, most))

    async def pushes_of(self, player: str) -> list[Push]:
        """The browsers in which a person wants to be told."""
        return await self._all(select(PUSHES).where(PUSHES.c.player == player).order_by(PUSHES.c.endpoint), Push)

    async def drop_push(self, endpoint: str) -> None:
        """A browser is to be told nothing any more."""
        drop = delete(PUSHES).where(PUSHES.c.endpoint == endpoint)
        await self._do(f"pushes:{endpoint}", lambda connection: connection.execute(drop).rowcount)

    async def _first(self, query: Select[Any], kind: type[T]) -> T | None:
        found = await self._all(query.limit(1), kind)
        return found[0] if found else None

    async def _all(self, query: Select[Any], kind: type[T]) -> list[T]:
        return await self._ask(lambda connection: [kind(**row) for row in connection.execute(query).mappings()])


def _add_push(connection: Connection, row: dict[str, Any], most: int) -> bool:
    others = select(func.count()).where(PUSHES.c.player == row["player"], PUSHES.c.endpoint != row["endpoint"])
    if (connection.scalar(others) or 0) >= most:
        return False
    _put(connection, PUSHES, "endpoint", row, overwrite=("player", "p256dh", "auth"))
    return True


def _put(connection: Connection, table: Table, key: str, row: dict[str, Any], overwrite: tuple[str, ...]) -> None:
    """Insert the row, or overwrite these columns of the one that is there: so it may be tried twice."""
    put = insert_or(connection, table).values(row)
    if overwrite:
        put = put.on_conflict_do_update(index_elements=[key], set_={name: row[name] for name in overwrite})
    else:
        put = put.on_conflict_do_nothing(index_elements=[key])
    connection.execute(put)
