"""Deals with what a person says: to a table, about a table, or just to know whether anybody is there."""

from __future__ import annotations

from taku.server import messages
from taku.server.clicking import Click
from taku.server.deciding import Asking, check_live, decide
from taku.server.follower import Follower
from taku.server.hints import Hints
from taku.server.house import House
from taku.server.limits import Limit
from taku.server.lobby import Lobby
from taku.server.messages import Hinted, History, Past, Pong
from taku.server.refusals import Refusal
from taku.server.table import Table
from taku.server.tables import Decide, Done
from taku.store import Player

CHAT_RATE, CHAT_BURST = 0.5, 6
HEAR_MOST = 2_000


class Attendant:
    """Knows the house, and treats everybody alike."""

    def __init__(self, house: House, lobby: Lobby, hints: Hints) -> None:
        self._house = house
        self._lobby = lobby
        self._hints = hints
        rate = house.settings.person_rate
        self._talk = Limit(rate, burst=rate * 4)
        self._chat = Limit(CHAT_RATE, CHAT_BURST)

    async def hear(self, follower: Follower, message: messages.ClientMessage) -> None:
        """Do what is asked, or refuse."""
        if isinstance(message, messages.Ping):
            follower.tell(Pong())
            return
        if not self._talk.allows(follower.player or str(id(follower))):
            raise Refusal("refused-too-much")
        if isinstance(message, messages.Enter):
            await self._house.tables.enter(message.match, follower, message.seen)
        elif isinstance(message, messages.Leave):
            self._house.tables.leave(message.match, follower)
        elif isinstance(message, messages.Look | messages.Hear):
            await self._look_back(follower, message)
        else:
            await self._act(follower, message)

    async def _act(self, follower: Follower, message: messages.Said) -> None:
        """What only a known person may do."""
        player = self._known(follower)
        if isinstance(message, messages.Hint):
            await self._hint(follower, player, message)
        elif isinstance(message, messages.Rematch):
            await self._lobby.rematch(Player(player, follower.name, 0), message.match)
        elif isinstance(message, messages.Mute) and not message.everybody:
            (follower.muted.add if message.on else follower.muted.discard)(message.speaker)
        else:
            await self._change(follower, player, message)

    async def _change(self, follower: Follower, player: str, message: messages.Said) -> None:
        if isinstance(message, messages.Say | messages.Report) and not self._chat.allows(player):
            raise Refusal("refused-too-much")
        match: str = message.match  # type: ignore[attr-defined]
        await self._house.tables.change(match, self._decide(follower, player, message, match))

    def _decide(self, follower: Follower, player: str, message: messages.Said, match: str) -> Decide:
        presence = self._house.presence
        asking = Asking(player, follower.name, self._house.now(), lambda other: presence.is_away(match, other))
        return lambda table: decide(table, asking, message)

    async def play(self, follower: Follower, message: messages.Play, click: Click) -> None:
        """A click, at a table that has to be read or waited for first."""
        decide = self._decide(follower, self._known(follower), message, message.match)
        await self._house.tables.change(message.match, decide, click)

    def play_at_once(self, follower: Follower, message: messages.Play, click: Click, done: Done) -> bool:
        """A click, at a table that is awake and free; False if it is not. `done` is called when it was told."""
        if not self._talk.allows(follower.player or str(id(follower))):
            raise Refusal("refused-too-much")
        decide = self._decide(follower, self._known(follower), message, message.match)
        return self._house.tables.change_at_once(message.match, decide, click, done)

    def _known(self, follower: Follower) -> str:
        if follower.player is None:
            raise Refusal("refused-name")
        return follower.player

    async def _look_back(self, follower: Follower, message: messages.Look | messages.Hear) -> None:
        async with self._house.tables.looking_at(message.match) as table:
            if table.status == "waiting":
                raise Refusal("refused-waiting")
            seat = table.seat_of(follower.player)
            if isinstance(message, messages.Look):
                follower.tell(_past(table, seat, message.ply))
                return
            until = min(message.until, table.playing.ply, message.since + HEAR_MOST)
            since = min(message.since, until)
            told = table.playing.tellings(seat, since, until)
            follower.tell(History(match=message.match, since=since, tellings=told))

    async def _hint(self, follower: Follower, player: str, message: messages.Hint) -> None:
        async with self._house.tables.looking_at(message.match) as table:
            check_live(table)
            seat = table.seat_of(player)
            if seat is None:
                raise Refusal("refused-no-seat")
            if table.opened.is_rated:
                raise Refusal("refused-rated")
            if message.ply != table.playing.ply:
                raise Refusal("refused-stale", ply=table.playing.ply)
            if table.awaited != seat:
                raise Refusal("refused-turn")
            job = self._hints.job(table)
        offers = await self._hints.weigh(player, job)
        follower.tell(Hinted(match=message.match, ply=message.ply, offers=offers))


def _past(table: Table, seat: int | None, ply: int) -> Past:
    if ply > table.playing.ply:
        raise Refusal("refused-stale", ply=table.playing.ply)
    told = table.playing.tellings(seat, ply - 1, ply) if ply else []
    return Past(match=table.match, ply=ply, view=table.playing.view(seat, ply), telling=told[0] if told else None)
