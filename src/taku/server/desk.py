"""The front desk: what every request may need, made once for the whole server."""

from __future__ import annotations

import gc
from typing import Any

from litestar import Request, WebSocket

from taku.server.attending import Attendant
from taku.server.hints import Hints
from taku.server.house import House
from taku.server.identity import Identities
from taku.server.lobby import Lobby
from taku.server.notices import Notices
from taku.server.pages import Pages
from taku.server.refusals import Refusal
from taku.server.settings import Settings
from taku.server.thinking import Pool
from taku.store import Player, open_store

# So many new objects make a round of the youngest generation, so many rounds one of the next, and so on.
COLLECT_AFTER = (5_000, 10, 10)
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


class Desk:
    """Opens with the server and closes with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = Pages()
        self.house: House
        self.lobby: Lobby
        self.identities: Identities
        self.attendant: Attendant
        self.notices: Notices
        self.hints: Hints
        self._advisers: Pool | None = None

    async def open(self) -> None:
        """Find the database and let the house begin."""
        store = await open_store(self.settings.database, self.settings.store_seconds)
        self.house = House(store, self.settings)
        self.lobby = Lobby(self.house)
        self.identities = Identities(self.house, await store.house_value("cookie-secret", new_secret))
        self._advisers = Pool(1)
        self.hints = Hints(self._advisers)
        self.attendant = Attendant(self.house, self.lobby, self.hints)
        self.notices = await Notices.open(self.house)
        self.house.tables.on_turn.append(self.notices.turn)
        await self.house.open()
        spare_the_collector()

    async def say_goodbye(self) -> None:
        """The server is about to stop: send everybody off while connections are still open."""
        await self.house.say_goodbye()

    async def close(self) -> None:
        """Write what is to be written, then go."""
        await self.notices.close()
        if self._advisers is not None:
            self._advisers.close()
        await self.house.close()

    async def who(self, connection: AnyRequest | AnySocket) -> Player | None:
        """The person behind a request, if known."""
        return await self.identities.who(connection.cookies, connection.headers.get("authorization"))

    async def person(self, request: AnyRequest) -> Player:
        """The person behind a request; somebody without a name is asked for one."""
        player = await self.who(request)
        if player is None:
            raise Refusal("refused-name")
        return player


def spare_the_collector() -> None:
    """Let the garbage collector leave alone what was imported, and look seldom: a whole round stops everybody.

    Of a move one small object stays. Cycles are rare here, and most of them are found in the young generations.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def new_secret() -> str:
    """A key that only the house knows."""
    import secrets

    return secrets.token_hex(32)
