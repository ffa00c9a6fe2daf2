"""The terminal of one person: sentences above the line that is being typed, and questions with answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from taku.client.keyboard import END, Keyboard
from taku.kernel.game import Game
from taku.terminal.screen import Screen
from taku.wire import Label
from taku.words import MissingWords, Words, words_of

ROOM = "taku.client"


class Left(Exception):
    """The person leaves."""


class Back(Left):
    """The person leaves a form, and is where they were before it."""


class Terminal:
    """What is printed and typed, in one language."""

    def __init__(self, console: Console, keyboard: Keyboard, language: str) -> None:
        self.console = console
        self.keyboard = keyboard
        self.language = language
        self.words = words_of(None, language, ROOM)

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of this room."""
        return self.words.say(Label(key, args))

    def words_for(self, game: Game) -> Words:
        """The words of a game, with those of this room beside them."""
        return words_of(game, self.language, ROOM)

    def screen(self, game: Game, names: Sequence[str]) -> Screen:
        """What a match is shown on."""
        return Screen(self.console, game, self.words_for(game), names)

    def explain(self, label: Label, text: str) -> str:
        """Why the server said no: in the person's language if there are words for it, otherwise in English."""
        try:
            return self.words.say(label) if self.words.has(label.key) else text
        except MissingWords:
            return text

    def show(self, shown: RenderableType) -> None:
        """Print something above the line that is being typed."""
        with self.keyboard.aside():
            self.console.print(shown, soft_wrap=isinstance(shown, Text))

    def note(self, sentence: str, style: str = "yellow") -> None:
        """A sentence on a line of its own."""
        self.show(Text(sentence, style=style))

    async def ask(self, question: str) -> str:
        """What the person answers; Left if there is nobody to answer."""
        self.note(question, style="bold")
        line = await self.keyboard.lines.get()
        if line is END:
            raise Left
        return line.strip()

    async def choose(self, question: str, answers: Sequence[str], default: int = 0) -> int:
        """Which of some answers, by number; Enter takes the default."""
        lines = [f"{number:>3} {answer}" for number, answer in enumerate(answers, 1)]
        self.note("\n".join(["", question, *lines]), style="")
        while True:
            answer = await self.ask(self.say("join-choose", default=answers[default]))
            if not answer:
                return default
            if answer.isdecimal() and 1 <= int(answer) <= len(answers):
                return int(answer) - 1
            if answer == "q":
                raise Back
            self.note(self.say("join-no-choice", answer=answer))
