"""The way in: who one is, a seat if there is one to take, and from table to table until one leaves."""

from __future__ import annotations

import asyncio
import getpass
import random

import msgspec
from rich.console import Console

from taku.client.address import Address
from taku.client.desk import Desk
from taku.client.errors import TurnedAway
from taku.client.keyboard import Keyboard
from taku.client.lobby import Lobby
from taku.client.sitting import Sitting
from taku.client.terminal import Left, Terminal


class Wishes(msgspec.Struct, frozen=True):
    """How somebody wants to join."""

    name: str | None = None
    language: str = "en"
    is_watching: bool = False
    auto: str | None = None


def join(address: Address, wishes: Wishes, console: Console) -> None:
    """Play at a server until the person leaves."""
    asyncio.run(_join(address, wishes, console))


async def _join(address: Address, wishes: Wishes, console: Console) -> None:
    keyboard = Keyboard()
    desk = Desk(address)
    terminal = Terminal(console, keyboard, wishes.language)
    try:
        # Who is not there is noticed before anybody is asked anything.
        me = await desk.me()
        keyboard.start()
        await Joining(terminal, desk, wishes).run(me.name)
    except Left:
        pass
    except asyncio.CancelledError:
        console.print()
    finally:
        keyboard.close()
        await desk.close()


class Joining:
    """A person on the way to a table."""

    def __init__(self, terminal: Terminal, desk: Desk, wishes: Wishes) -> None:
        self._terminal = terminal
        self._desk = desk
        self._wishes = wishes
        self._auto = random.Random(wishes.auto) if wishes.auto is not None else None

    async def run(self, known_as: str) -> None:
        """A name, then a table, or one table after the other from the lobby."""
        if not (self._wishes.is_watching and not known_as):
            await self._introduce(known_as)
        match = self._desk.address.match
        if match is not None:
            await self._sit(match, self._desk.address.code)
            await self._play(match)
            return
        lobby = Lobby(self._terminal, self._desk)
        while True:
            match = await lobby.choose()
            await self._sit(match, None)
            await self._play(match)

    async def _introduce(self, known_as: str) -> None:
        name = self._wishes.name or known_as or await self._ask_name()
        if name != known_as:
            name = (await self._desk.name(name)).name
        server = self._desk.address.server
        self._terminal.note(self._terminal.say("join-hello", server=server, player=name), style="green")

    async def _ask_name(self) -> str:
        try:
            hint = getpass.getuser()[:30]
        except (OSError, KeyError):
            hint = "none"
        while True:
            name = await self._terminal.ask(self._terminal.say("join-name", hint=hint)) or hint.replace("none", "")
            if 1 <= len(name) <= 30 and name.isprintable():
                return name

    async def _sit(self, match: str, code: str | None) -> None:
        """Take a seat: with an invitation at once, at a public table if the person wants to."""
        if self._wishes.is_watching:
            return
        card = await self._desk.table(match)
        if card.you is not None or (code is None and (card.status != "waiting" or not card.is_public)):
            return
        if code is None and not self._auto:
            answer = await self._terminal.ask(self._terminal.say("join-lobby-sit"))
            if answer and answer[0].casefold() != "y":
                return
        try:
            await self._desk.sit(match, code)
        except TurnedAway as error:
            # The table can be watched all the same.
            self._terminal.note(self._terminal.explain(error.label, str(error)))

    async def _play(self, match: str) -> None:
        following: str | None = match
        while following is not None:
            match = following
            sitting = Sitting(self._terminal, self._desk, match, self._auto)
            following = await sitting.run()
            if following is not None:
                self._terminal.note(self._terminal.say("join-rematch"), style="green")
        if sitting.has_ended:
            return
        link = self._desk.address.link(f"/table/{match}")
        self._terminal.note("\n" + self._terminal.say("join-bye", link=link), style="")
