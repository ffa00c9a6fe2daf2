"""One sitting at a table: everything that is heard and typed, one after the other, until the person leaves."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from taku.client.around import changes
from taku.client.commands import Commands
from taku.client.connection import Connection, GaveUp, Happening, Linked, Lost, Whole
from taku.client.desk import Desk
from taku.client.errors import NoServer, TurnedAway
from taku.client.followed import Change, Followed
from taku.client.keyboard import END
from taku.client.showing import Showing
from taku.client.terminal import Left, Terminal
from taku.server import messages
from taku.server.messages import ClientMessage, Enter, Play, TableNow
from taku.wire import Label, Offer

# Whoever watches is shown the board when nothing has happened for so long.
CALM_SECONDS = 1.0
TICK_SECONDS = 0.5
RETRY_SECONDS = 1.0
# Refusals that say nothing about what was asked, only that this was not the moment.
PASSING = {"refused-too-much", "refused-store", "refused-busy"}
HURRY_SECONDS = (30, 10)


class Sitting:
    """A person, or chance in their place (`auto`), at one table."""

    def __init__(self, terminal: Terminal, desk: Desk, match: str, auto: random.Random | None = None) -> None:
        self.terminal = terminal
        self.desk = desk
        self.followed = Followed(match)
        self.showing = Showing(terminal, self.followed)
        self.wants_rematch = False
        self._auto = auto
        self._commands = Commands(self)
        self._connection = Connection(desk.address.socket, desk.headers)
        self._calm_at: float | None = None
        self._again_at: float | None = None
        self._is_unsent = False
        # With several people around one terminal: what is shown when the next one has sat down before it.
        self._curtain: Change | None = None
        self._hurried: set[int] = set()
        self._is_told = asyncio.Event()
        self.has_ended = False
        self._hear: dict[type, Callable[..., Awaitable[None]]] = {
            Linked: self._linked,
            Lost: self._lost,
            GaveUp: self._gave_up,
            Whole: self._whole,
            messages.News: self._news,
            messages.History: self._history,
            messages.Hinted: self._hinted,
            messages.Refused: self._refused,
        }

    async def run(self) -> str | None:
        """Sit until the person leaves; the match to go on to, if they play again."""
        doing = [self._connection.run(), self._listen(), self._type(), self._tick()]
        tasks = [asyncio.create_task(one) for one in doing]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        except Left:
            pass
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self.followed.table.rematch if self.wants_rematch and self.followed.table else None

    async def _listen(self) -> None:
        while True:
            await self._heard(await self._connection.heard.get())

    async def _heard(self, happening: Happening) -> None:
        if getattr(happening, "match", self.followed.match) in (self.followed.match, None):
            hear = self._hear.get(type(happening))
            if hear is not None:
                await hear(happening)

    async def _type(self) -> None:
        keyboard = self.terminal.keyboard
        if not keyboard.is_terminal:
            await self._is_told.wait()  # what comes through a pipe was typed for a table that is there
        while (line := await keyboard.lines.get()) is not END:
            if self._curtain is not None and line.strip() != "q":
                await self._lift_curtain(self._curtain)
            else:
                await self._commands.do(line)
        # A pipe that is at its end types nothing more, but whoever watches goes on watching.
        if keyboard.is_terminal or not (self._auto or self._is_watching):
            raise Left

    @property
    def _is_watching(self) -> bool:
        return self.followed.table is None or self.followed.table.you is None

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = time.monotonic()
            if self._calm_at is not None and now > self._calm_at:
                self._calm_at = None
                self.showing.board()
            if self._again_at is not None and now > self._again_at:
                self._again_at = None
                await self._enter()
            self._hurry()

    def _hurry(self) -> None:
        """Warn whoever is about to run out of time."""
        table = self.followed.table
        if not self.followed.is_own_turn or table is None or table.you is None or table.clock == "none":
            self._hurried.clear()
            return
        left = self.showing.left_of(table.you) // 1000
        due = [seconds for seconds in HURRY_SECONDS if left < seconds and seconds not in self._hurried]
        if due:
            self._hurried.update(due)
            self.terminal.note(self.terminal.say("join-hurry", seconds=left + 1), style="bold red")

    async def send(self, message: ClientMessage) -> None:
        """Say something to the server, or say that there is no link."""
        if not await self._connection.send(message):
            self.terminal.note(self.terminal.say("join-no-link"))

    async def play(self, offer: Offer) -> None:
        """Make a choice. Without a link it is kept, and made once when the link is back if it still fits."""
        self.followed.click = Play(self.followed.match, self.followed.ply, offer.text)
        self._is_unsent = not await self._connection.send(self.followed.click)
        if self._is_unsent:
            self.terminal.note(self.terminal.say("join-kept"))

    async def _linked(self, _: Linked) -> None:
        if self.followed.number is not None:
            self.terminal.note(self.terminal.say("join-linked"), style="green")
        await self._enter()

    async def _enter(self) -> None:
        await self._connection.send(Enter(self.followed.match, self.followed.number))

    async def _lost(self, _: Lost) -> None:
        self.terminal.note(self.terminal.say("join-lost"))

    async def _gave_up(self, happening: GaveUp) -> None:
        raise NoServer(f"no answer from {self.desk.address.server}: {happening.reason}")

    async def _whole(self, message: Whole) -> None:
        is_first, was_unsent = self.followed.number is None, self._is_unsent
        change = self.followed.whole(message)
        self._is_unsent = False
        self.showing.told()
        if is_first and message.table.you is None:
            self.terminal.note(self.terminal.say("join-you-watch"), style="green")
        if is_first and self._hides(message.table):
            self._draw_curtain(change, message.table.you)
            return
        self._tell(change, "since" if is_first else "join-missed")
        if self.followed.click is not None:
            await self._connection.send(self.followed.click)
        elif was_unsent:
            self.terminal.note(self.terminal.say("join-dropped"))
        await self._go_on(change, is_whole=True)
        self._is_told.set()

    async def _news(self, message: messages.News) -> None:
        change = self.followed.news(message)
        self.showing.told()
        table = self.followed.table
        was_up = self._curtain is not None
        is_handed_over = change.before is not None and table is not None and change.before.you != table.you
        if table is not None and self._hides(table) and change.has_view and (is_handed_over or was_up):
            self._draw_curtain(change, table.you)
            return
        self._tell(change, None)
        await self._go_on(change, is_whole=False)

    def _hides(self, table: TableNow) -> bool:
        return self.followed.is_shared and table.status == "live" and not self._auto

    def _draw_curtain(self, change: Change, seat: int | None) -> None:
        """Nobody sees another's cards: the screen is wiped until the next person is there."""
        self._curtain = change
        self._is_told.set()
        self.terminal.console.clear()
        self.showing.sentences([Label("hand-over", {"seat": seat or 0})], style="bold")

    async def _lift_curtain(self, change: Change) -> None:
        self._curtain = None
        self._tell(change, "since")
        await self._go_on(change, is_whole=True)

    def _tell(self, change: Change, title: str | None) -> None:
        if change.taken_back_to is not None:
            self.showing.sentences([Label("join-taken-back", {"ply": change.taken_back_to})])
        if change.tellings:
            self.showing.tellings(change.tellings, title)
        self.showing.chat(change.lines)
        if self.followed.table is not None:
            self.showing.sentences(changes(change.before, self.followed.table, change.has_view))

    async def _go_on(self, change: Change, is_whole: bool) -> None:
        """Show what there is to see now, and what there is to do."""
        table = self.followed.table
        if table is None:
            return
        if table.status == "over":
            await self._over()
        elif self.followed.is_own_turn and (change.has_view or is_whole):
            if not self._auto and self.followed.click is None:
                self.showing.board()
                self.showing.offers()
            await self._choose_by_chance()
        elif is_whole:
            self.showing.board()
        elif change.has_view and table.you is None:
            self._calm_at = time.monotonic() + CALM_SECONDS
        if self._auto and table.asks:
            await self._commands.do("/yes")

    async def _choose_by_chance(self) -> None:
        view = self.followed.view
        if self._auto and view is not None and self.followed.is_own_turn and self.followed.click is None:
            await self.play(self._auto.choice(view.offers))

    async def _over(self) -> None:
        table = self.followed.table
        if not self.has_ended:
            self.has_ended = True
            self.showing.end()
            if self._auto or (self._is_watching and not self.terminal.keyboard.is_terminal):
                raise Left
            self.terminal.note(self.terminal.say("join-after"), style="bold")
        if self.wants_rematch and table is not None and table.rematch is not None:
            raise Left

    async def _history(self, message: messages.History) -> None:
        self.followed.remember(message.since, message.tellings)
        self.showing.tellings(self.followed.history(), "history")

    async def _hinted(self, message: messages.Hinted) -> None:
        if message.ply == self.followed.ply:
            self.showing.hint(message)

    async def _refused(self, message: messages.Refused) -> None:
        is_passing = message.why.key in PASSING
        if message.what == "enter" and not is_passing:
            raise TurnedAway(message.why, message.text)
        if message.what == "rematch":
            self.wants_rematch = False
        self.terminal.note(self.terminal.explain(message.why, message.text))
        if message.what in ("play", "enter"):
            # What was on offer may be no longer: the server says where the table is.
            self.followed.click = None
            self._again_at = time.monotonic() + (RETRY_SECONDS if is_passing else 0)
