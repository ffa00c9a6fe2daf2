"""What a terminal shows of a match, wherever it is played: history, board, offers and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from taku.kernel.game import Game
from taku.terminal.drawing import draw_view
from taku.terminal.prompt import narrow
from taku.wire import Label, Offer, Telling, View
from taku.words import Words

# Longer lists of offers leave out the notation, so that two fit beside each other.
MOST_WITH_TEXT = 12


class Screen:
    """A console that knows a game's words and what the seats are called."""

    def __init__(self, console: Console, game: Game, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.words = words
        self.names = names

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the house or the game."""
        return self.words.say(Label(key, args), self.names)

    def note(self, sentence: str, style: str = "yellow") -> None:
        """A sentence on a line of its own."""
        self.console.print(Text(sentence, style=style))

    def heading(self, title: str, style: str = "dim") -> None:
        """A line across the screen."""
        self.console.print(Rule(title, style=style, align="left"))

    def history(self, tellings: Iterable[Telling], title: str) -> None:
        """What was told, a line each."""
        self.heading(title)
        self.tell(tellings)

    def tell(self, tellings: Iterable[Telling]) -> None:
        """What was told, without a heading."""
        for telling in tellings:
            for line in telling.lines:
                self.note("  " + self.words.say(line, self.names), style="dim")

    def board(self, view: View, title: str) -> None:
        """The board as the game draws it; the heading is red for whoever is to move."""
        self.heading(title, style="red" if view.seat == view.mover else "dim")
        self.console.print(draw_view(self.game, view, self.words, self.names))

    def offers(self, offers: Sequence[Offer], word: str = "") -> None:
        """The numbered offers, or those that contain a word."""
        rows = [(number, offer, self.words.say(offer.label, self.names)) for number, offer in enumerate(offers, 1)]
        self.heading(self.say("offers"))
        cells = []
        for number, offer, sentence in narrow(rows, word):
            cell = Text(f"{number:>3} ", style="bold cyan")
            cell.append(sentence, style="not bold default")
            if len(offers) <= MOST_WITH_TEXT:
                cell.append(f" [{offer.text}]", style="not bold dim")
            cells.append(cell)
        self.console.print(Columns(cells, column_first=True, padding=(0, 2)))

    def result(self, scores: Sequence[float], winners: Sequence[int]) -> None:
        """How the match ended."""
        self.note(self.say("over"), style="bold")
        for seat, score in enumerate(scores):
            self.note(self.say("score", seat=seat, score=f"{score:g}"), style="")
        if len(winners) == 1:
            self.note(self.say("winner", seat=winners[0]), style="bold red")
        elif winners:
            names = ", ".join(self.names[winner] for winner in winners)
            self.note(self.say("shared", names=names), style="bold red")
