"""A house in one process for tests: a real database, a clock one can turn, people who note what they hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import msgspec
from fresh import fresh_database
from waiting import becomes

from taku.server import hints, messages
from taku.server import house as house_module
from taku.server.attending import Attendant
from taku.server.follower import Follower
from taku.server.forms import Opened, SeatForm, SitForm, TableForm
from taku.server.hints import Hints
from taku.server.house import House, new_id
from taku.server.lobby import Lobby
from taku.server.refusals import Refusal
from taku.server.settings import Settings
from taku.store import Player, open_store

T = TypeVar("T")
NOON = 1_800_000_000_000
NEVER = 1e9
# A hint that is thought about for a second is another one on a slow machine.
mock.patch.object(hints, "HINT_THINK", "30sims").start()


class Here:
    """Bots think at once, in this process."""

    async def run(self, ask: Callable[[], T]) -> T:
        """The answer, after the loop has had its turn."""
        await asyncio.sleep(0)
        return ask()

    def close(self) -> None:
        """Nothing is running."""


class Person(Follower):
    """Somebody connected, who remembers every frame."""

    def __init__(self, sitting: Sitting, player: Player | None) -> None:
        super().__init__(player.id if player else None, player.name if player else "")
        self.known = player
        self.frames: list[bytes] = []
        self._read: list[dict[str, Any]] = []
        self._sitting = sitting
        sitting.house.connect(self)

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    @property
    def heard(self) -> list[dict[str, Any]]:
        """Everything heard so far, as objects."""
        self._read += [json.loads(frame) for frame in self.frames[len(self._read) :]]
        return self._read

    def forget(self) -> None:
        """Remember nothing of what was heard so far."""
        self.frames.clear()
        self._read.clear()

    def last(self, field: str) -> Any:
        """What a field of the news was when it was last there."""
        return next(frame[field] for frame in reversed(self.heard) if field in frame)

    async def say(self, message: messages.ClientMessage) -> str | None:
        """Say something; the key of the refusal, or None."""
        try:
            await self._sitting.attendant.hear(self, message)
        except Refusal as refusal:
            return refusal.label.key
        return None

    async def enter(self, match: str, seen: int | None = None) -> None:
        """Follow a table."""
        assert await self.say(messages.Enter(match, seen)) is None

    async def play(self, match: str, pick: int = 0) -> str | None:
        """Click on an offer of the last view."""
        view = self.last("view")
        return await self.say(messages.Play(match, self.last("ply"), view["offers"][pick]["text"]))


class Sitting:
    """The house and the way into it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = Lobby(house)
        self.attendant = Attendant(house, self.lobby, Hints(Here()))

    async def person(self, name: str) -> Person:
        """Somebody new."""
        player = Player(new_id(), name, self.house.now())
        await self.house.store.add_player(player.id, name, player.created)
        return Person(self, player)

    async def open(self, host: Person, game: str, seats: str, **choices: Any) -> Opened:
        """A table; seats are written as `m` for the host, `o` open, and a bot's level by its first letter."""
        assert host.known is not None
        form = TableForm(game=game, seats=[_SEATS[letter] for letter in seats], **choices)
        return await self.lobby.open(host.known, form)

    async def sit(self, person: Person, opened: Opened, seat: int | None = None) -> None:
        """Follow an invitation."""
        assert person.known is not None
        link = next(one for one in opened.invitations if one.seat == seat)
        await self.lobby.sit(person.known, opened.match, SitForm(code=link.path.partition("#")[2]))

    async def pair(self, game: str = "niwa", **choices: Any) -> tuple[Person, Person, str]:
        """Two people at a table of two, the awaited one first, both looking."""
        ann, bob = await self.person("Ann"), await self.person("Bob")
        opened = await self.open(ann, game, "mo", **choices)
        await self.sit(bob, opened)
        for person in (ann, bob):
            await person.enter(opened.match)
        is_ann = ann.last("view")["mover"] == 0
        return (ann, bob, opened.match) if is_ann else (bob, ann, opened.match)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        await becomes(is_so)


_SEATS = {
    "m": SeatForm("me"),
    "o": SeatForm("open"),
    "n": SeatForm("bot", "novice"),
    "a": SeatForm("bot", "apprentice"),
}


class Hands:
    """A clock that stands still until a test turns it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return NOON + self.ahead


@asynccontextmanager
async def sitting(folder: Path, hands: Callable[[], int] | None = None, **settings: Any) -> AsyncIterator[Sitting]:
    """A house for the length of a test, or of a part of it: opened again in the same folder it knows everything."""
    chosen = msgspec.structs.replace(Settings(think="30sims", person_rate=0), **settings)
    store = await open_store(fresh_database(folder / "tables.db"))
    house = House(store, chosen, hands or Hands(), Here())
    # A heartbeat after a test has turned the clock would take the turn for an outage, in which no clock runs.
    with mock.patch.object(house_module, "HEARTBEAT_SECONDS", NEVER):
        await house.open()
    try:
        yield Sitting(house)
    finally:
        await house.close()
