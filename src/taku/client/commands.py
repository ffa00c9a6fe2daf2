"""What a person types at a table: an offer, a letter, or a word with a slash before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from taku.client.desk import Desk
from taku.client.errors import NoServer, TurnedAway
from taku.client.followed import Followed
from taku.client.showing import Showing
from taku.client.terminal import Left, Terminal
from taku.record import save
from taku.server import messages
from taku.server.forms import Invitation
from taku.server.messages import ClientMessage, TableNow
from taku.terminal.prompt import understand
from taku.terminal.save import save_folder
from taku.wire import Label, Offer


class Seated(Protocol):
    """What a command needs of the sitting in which it is typed."""

    terminal: Terminal
    desk: Desk
    followed: Followed
    showing: Showing
    wants_rematch: bool

    async def send(self, message: ClientMessage) -> None:
        """Say something to the server."""

    async def play(self, offer: Offer) -> None:
        """Make a choice."""


class Commands:
    """Understands lines."""

    def __init__(self, sitting: Seated) -> None:
        self._at = sitting
        self._match = sitting.followed.match
        self._is_sure = False
        self._letters: dict[str, Callable[[], Awaitable[None]]] = {
            "q": self._leave,
            "h": self._history,
            "b": self._board,
            "o": self._offers,
            "t": self._table,
            "?": self._help,
        }
        self._words: dict[str, Callable[[str], Awaitable[None]]] = {
            "say": self._say,
            "undo": self._undo,
            "yes": self._yes,
            "no": self._no,
            "pause": lambda _: self._send(messages.Pause(self._match)),
            "resume": lambda _: self._send(messages.Resume(self._match)),
            "resign": self._resign,
            "rematch": self._rematch,
            "hint": self._hint,
            "bot": lambda _: self._absent("bot"),
            "end": lambda _: self._absent("end"),
            "link": self._link,
            "record": self._record,
        }

    async def do(self, line: str) -> None:
        """Do what a line asks for; Left if it is to leave."""
        line = line.strip()
        word, _, rest = line[1:].partition(" ")
        was_sure, self._is_sure = self._is_sure, False
        if not line:
            return
        if line in self._letters:
            await self._letters[line]()
        elif line[0] == "/" and word in self._words:
            self._is_sure = was_sure and word == "resign"
            await self._words[word](rest.strip())
        elif line[0] == "/":
            self._at.showing.offers(line[1:])
        else:
            await self._choose(line)

    @property
    def _table_now(self) -> TableNow | None:
        return self._at.followed.table

    def _note(self, key: str, **args: str | int) -> None:
        self._at.terminal.note(self._at.terminal.say(key, **args))

    async def _send(self, message: ClientMessage) -> None:
        await self._at.send(message)

    async def _choose(self, line: str) -> None:
        followed = self._at.followed
        if followed.view is None or not followed.is_own_turn:
            self._at.showing.whose_turn()
            return
        found = understand(line, followed.view.offers)
        if isinstance(found, Offer):
            await self._at.play(found)
        else:
            self._at.showing.sentences([found], style="yellow")

    async def _leave(self) -> None:
        raise Left

    async def _history(self) -> None:
        followed = self._at.followed
        if first := followed.missing():
            await self._send(messages.Hear(self._match, 0, first))
        else:
            self._at.showing.tellings(followed.history(), "history")

    async def _board(self) -> None:
        self._at.showing.board()

    async def _offers(self) -> None:
        self._at.showing.offers()

    async def _table(self) -> None:
        self._at.showing.table()

    async def _help(self) -> None:
        self._at.terminal.note(self._at.terminal.say("join-help"), style="")

    async def _say(self, text: str) -> None:
        if text:
            await self._send(messages.Say(self._match, text[:400]))

    async def _undo(self, _: str) -> None:
        await self._send(messages.Undo(self._match, self._at.followed.ply))

    async def _yes(self, _: str) -> None:
        await self._answer(True)

    async def _no(self, _: str) -> None:
        await self._answer(False)

    async def _answer(self, yes: bool) -> None:
        table = self._table_now
        asks = table.asks if table is not None else []
        you = table.you if table is not None else None
        # Whoever asked may think better of it.
        asked = [ask for ask in asks if you in ask.waits_for or (ask.seat == you and not yes)]
        if not asked:
            self._note("join-nothing-asked")
        for ask in asked[:1]:
            await self._send(messages.Answer(self._match, ask.number, yes))

    async def _resign(self, _: str) -> None:
        if self._is_sure:
            self._is_sure = False
            await self._send(messages.Resign(self._match))
        else:
            self._is_sure = True
            self._note("join-sure")

    async def _rematch(self, _: str) -> None:
        self._at.wants_rematch = True
        if self._table_now is None or self._table_now.rematch is None:
            await self._send(messages.Rematch(self._match))

    async def _hint(self, _: str) -> None:
        self._note("join-thinking")
        await self._send(messages.Hint(self._match, self._at.followed.ply))

    async def _absent(self, do: str) -> None:
        seats = self._table_now.seats if self._table_now is not None else []
        gone = [seat for seat, chair in enumerate(seats) if chair.is_away_too_long and not chair.stand_in]
        if not gone:
            self._note("join-nobody-away")
        for seat in gone[:1]:
            await self._send(messages.Absent(self._match, seat, "bot" if do == "bot" else "end"))

    async def _link(self, _: str) -> None:
        try:
            links = await self._at.desk.invite(self._match)
        except (NoServer, TurnedAway) as error:
            self._refused(error)
            return
        show_links(self._at.terminal, self._at.desk, links)

    async def _record(self, _: str) -> None:
        try:
            text = await self._at.desk.record(self._match)
        except (NoServer, TurnedAway) as error:
            self._refused(error)
            return
        path = save_folder() / f"{self._match}.log"
        save(path, text)
        self._note("record", path=str(path))

    def _refused(self, error: NoServer | TurnedAway) -> None:
        label = error.label if isinstance(error, TurnedAway) else Label("")
        self._at.terminal.note(self._at.terminal.explain(label, str(error)))


def show_links(terminal: Terminal, desk: Desk, links: list[Invitation]) -> None:
    """Links to pass on; with only one open seat its own link says no more than the one for any."""
    if not links:
        terminal.note(terminal.say("join-no-links"))
    for link in links if len(links) > 2 else links[:1]:
        address = desk.address.link(link.path)
        if link.seat is None:
            terminal.note(terminal.say("join-link-any", link=address), style="bold")
        else:
            terminal.note(terminal.say("join-link-seat", number=link.seat + 1, link=address), style="")
