"""A small lobby: one's own tables, public ones, and a form for a new table made from what the server offers."""

from __future__ import annotations

import contextlib
from pathlib import Path

from taku.client.commands import show_links
from taku.client.desk import Desk
from taku.client.errors import TurnedAway
from taku.client.terminal import Back, Left, Terminal
from taku.games import find
from taku.kernel.errors import TakuError
from taku.server.forms import GameCard, SeatForm, TableCard, TableForm
from taku.server.messages import SeatNow
from taku.wire import Choice, Label
from taku.words import Words

CLOCKS = ["none", "move:60s", "fischer:600s+10s", "days:2"]


class Lobby:
    """Where a person is while they sit at no table."""

    def __init__(self, terminal: Terminal, desk: Desk) -> None:
        self._terminal = terminal
        self._desk = desk
        self._say = terminal.say

    async def choose(self) -> str:
        """The table the person wants to sit at; Left if they want none."""
        while True:
            tables = await self._list()
            answer = await self._terminal.ask(self._say("join-lobby-ask"))
            if answer == "q":
                raise Left
            if answer == "n":
                with contextlib.suppress(Back):
                    return await self._new()
            elif answer.isdecimal() and 1 <= int(answer) <= len(tables):
                return tables[int(answer) - 1].match
            elif answer not in ("", "r"):
                self._terminal.note(self._say("join-no-choice", answer=answer))

    async def _list(self) -> list[TableCard]:
        own = await self._desk.own_tables()
        known = {card.match for card in own}
        public = [card for card in await self._desk.public_tables() if card.match not in known]
        self._show("join-lobby-own", own, 1)
        self._show("join-lobby-public", public, len(own) + 1)
        return own + public

    def _show(self, title: str, cards: list[TableCard], first: int) -> None:
        self._terminal.note("\n" + self._say(title), style="bold")
        for number, card in enumerate(cards, first):
            state = "join-lobby-turn" if card.is_your_turn else "join-lobby-status"
            seats = ", ".join(self._seat(seat, chair) for seat, chair in enumerate(card.seats))
            line = f"{number:>3} {self._title(card.game)}: {seats} ({self._say(state, status=card.status)})"
            self._terminal.note(line, style="red" if card.is_your_turn else "")
        if not cards:
            self._terminal.note("    " + self._say("join-lobby-none"), style="dim")

    def _seat(self, seat: int, chair: SeatNow) -> str:
        if chair.kind == "bot":
            return self._say("join-bot", number=seat + 1, level=chair.level or "none")
        return chair.name if chair.kind == "person" else self._say("join-open-seat", number=seat + 1)

    def _words(self, game: str) -> Words | None:
        try:
            return self._terminal.words_for(find(game))
        except TakuError:
            return None  # a game that only the server has

    def _title(self, game: str, key: str = "title") -> str:
        words = self._words(game)
        return words.say(Label(key)) if words is not None and words.has(key) else game

    async def _new(self) -> str:
        """Ask for everything a table needs and open it; Back if the person or the server does not want it so."""
        cards = await self._desk.games()
        titles = [f"{self._title(card.name)}: {self._title(card.name, 'blurb')}" for card in cards]
        card = cards[await self._terminal.choose(self._say("join-new-game"), titles)]
        count = card.seats[0]
        if len(card.seats) > 1:
            question, answers = self._say("join-new-seats"), [str(count) for count in card.seats]
            count = card.seats[await self._terminal.choose(question, answers)]
        form = await self._form(card, count)
        try:
            opened = await self._desk.open(form)
        except TurnedAway as error:
            self._terminal.note(self._terminal.explain(error.label, str(error)))
            raise Back from None
        if opened.invitations:
            show_links(self._terminal, self._desk, opened.invitations)
        return opened.match

    async def _form(self, card: GameCard, count: int) -> TableForm:
        bots = [self._say("join-bot", number=2, level=level) for level in card.levels]
        answers = [*bots, self._say("join-new-friends"), self._say("join-new-public")]
        who = await self._terminal.choose(self._say("join-new-who"), answers)
        is_bots = who < len(bots)
        other = SeatForm("bot", card.levels[who]) if is_bots else SeatForm("open")  # type: ignore[arg-type]
        setup = {choice.key: await self._choice(card.name, choice) for choice in card.choices}
        clock = "none" if is_bots else await self._clock()
        return TableForm(
            game=card.name,
            seats=[SeatForm("me"), *[other] * (count - 1)],
            setup={key: value for key, value in setup.items() if value is not None},
            is_public=who == len(answers) - 1,
            clock=clock,
        )

    async def _choice(self, game: str, choice: Choice) -> str | None:
        """One question of the set-up; None leaves it at its default."""
        title = self._title(game, f"setup-{choice.key}")
        if choice.is_open:
            return await self._file(title)
        answers = [self._title_of_value(game, choice.key, value) for value in choice.values]
        return choice.values[await self._terminal.choose(title, answers, choice.values.index(choice.default))]

    async def _file(self, title: str) -> str | None:
        """The text of a component file; None for what the game brings itself."""
        while True:
            answer = await self._terminal.ask(self._say("join-new-file", title=title))
            if answer == "q":
                raise Back
            if not answer:
                return None
            try:
                return Path(answer).expanduser().read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                self._terminal.note(str(error))

    def _title_of_value(self, game: str, key: str, value: str) -> str:
        found = self._title(game, f"setup-{key}-{value}")
        return value if found == game else found

    async def _clock(self) -> str:
        rules = [
            self._say("join-clock-rule", kind="none"),
            self._say("join-clock-rule", kind="move", time="1:00"),
            self._say("join-clock-rule", kind="fischer", time="10:00", added="0:10"),
            self._say("join-clock-rule", kind="days", days=2),
        ]
        return CLOCKS[await self._terminal.choose(self._say("join-new-clock"), rules)]
