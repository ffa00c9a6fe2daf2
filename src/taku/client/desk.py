"""What is asked of a server over HTTP: who one is, which tables there are, opening one and sitting down."""

from __future__ import annotations

from typing import TypeVar

import httpx
import msgspec

from taku.client.address import Address
from taku.client.errors import NoServer, TurnedAway
from taku.client.pass_book import Pass, recall, remember
from taku.server.forms import Done, GameCard, Invitation, Me, NameForm, Opened, Problem, SitForm, TableCard, TableForm
from taku.wire import Label

COOKIE = "taku"
SECONDS = 20
T = TypeVar("T")


class Desk:
    """One person at one server."""

    def __init__(self, address: Address) -> None:
        self.address = address
        kept = recall(address.server)
        self.cookie = kept.cookie if kept else ""
        self._http = httpx.AsyncClient(base_url=address.server, timeout=SECONDS)

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        """What proves who one is."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def me(self) -> Me:
        """Who one is; an empty player for somebody new."""
        return await self._ask("GET", "/api/me", Me)

    async def name(self, name: str) -> Me:
        """Choose a name; it is remembered for the next time."""
        me = await self._ask("PUT", "/api/me", Me, NameForm(name))
        remember(Pass(self.address.server, me.name, self.cookie))
        return me

    async def games(self) -> list[GameCard]:
        """Every game the server has."""
        return await self._ask("GET", "/api/games", list[GameCard])

    async def own_tables(self) -> list[TableCard]:
        """One's own tables; those that wait come first."""
        return await self._ask("GET", "/api/me/tables", list[TableCard])

    async def public_tables(self) -> list[TableCard]:
        """Tables that anybody may sit down at or watch."""
        return await self._ask("GET", "/api/tables", list[TableCard])

    async def table(self, match: str) -> TableCard:
        """One table."""
        return await self._ask("GET", f"/api/tables/{match}", TableCard)

    async def open(self, form: TableForm) -> Opened:
        """Open a table."""
        return await self._ask("POST", "/api/tables", Opened, form)

    async def sit(self, match: str, code: str | None) -> Done:
        """Sit down."""
        return await self._ask("POST", f"/api/tables/{match}/sit", Done, SitForm(code=code))

    async def invite(self, match: str) -> list[Invitation]:
        """Links to the open seats."""
        return await self._ask("POST", f"/api/tables/{match}/invitations", list[Invitation])

    async def record(self, match: str) -> str:
        """The record of a finished match."""
        return (await self._send("GET", f"/api/tables/{match}/record", None)).text

    async def _ask(self, method: str, path: str, kind: type[T], form: msgspec.Struct | None = None) -> T:
        answer = await self._send(method, path, form)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError:
            raise NoServer(f"{self.address.server} is not a Taku server, or one of another version") from None

    async def _send(self, method: str, path: str, form: msgspec.Struct | None) -> httpx.Response:
        body = None if form is None else msgspec.json.encode(form)
        headers = {**self.headers, "Content-Type": "application/json"} if body else self.headers
        try:
            answer = await self._http.request(method, path, content=body, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            reason = str(error) or type(error).__name__
            raise NoServer(f"no answer from {self.address.server}: {reason}") from None
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        self._http.cookies.clear()
        if answer.is_success:
            return answer
        raise _no(self.address.server, answer)


def _no(server: str, answer: httpx.Response) -> NoServer | TurnedAway:
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.DecodeError:
        return NoServer(f"{server} is not a Taku server: it answers {answer.status_code}")
    return TurnedAway(Label(problem.key, problem.args), problem.text)
