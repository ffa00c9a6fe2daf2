"""One sitting at the terminal: shows what a seat may see, asks, plays bots, and saves after every move."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from taku.bots import Bot, Clock, RandomBot, find_bot
from taku.match import Match
from taku.seeds import new_bot_seed
from taku.terminal.prompt import understand
from taku.terminal.save import Save, Seating
from taku.terminal.screen import Screen
from taku.wire import Label, Offer
from taku.words import words_of


class Left(Exception):
    """A person leaves the table; the match is saved."""


class Session:
    """A match with the people and bots around it."""

    def __init__(self, match: Match, seating: Seating, save: Save, console: Console) -> None:
        self.match = match
        self.seating = seating
        self.save = save
        self.console = console
        self.words = words_of(match.game, seating.language)
        bot_type = find_bot(seating.bot)
        self.bots: dict[int, Bot] = {
            seat: bot_type(new_bot_seed()) for seat in range(match.seats) if seat not in seating.people
        }
        self.names = [self._name(seat) for seat in range(match.seats)]
        self.screen = Screen(console, match.game, self.words, self.names)
        self._heard = dict.fromkeys(seating.people, 0)
        self._at_screen: int | None = seating.people[0] if len(seating.people) == 1 else None

    def _name(self, seat: int) -> str:
        if seat in self.bots:
            return self.words.say(Label("seat-bot", {"number": seat + 1, "bot": self.seating.bot}))
        return self.words.say(Label("seat-player", {"number": seat + 1}))

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the house or the game."""
        return self.screen.say(key, **args)

    def run(self) -> None:
        """Play until the match is over; raises Left when a person leaves."""
        while not self.match.is_over:
            seat = self.match.mover
            text = self._bot_chooses(seat) if seat in self.bots else self._ask(seat)
            self.match.play(text, seat)
            self.save.write(self.match)
        self._finish()

    def _bot_chooses(self, seat: int) -> str:
        """What the bot names; one that fails is replaced by a lower one, and the table is told."""
        clock = Clock() if self.seating.think is None else Clock.read(self.seating.think)
        clock.start()
        try:
            text = self.bots[seat].choose(self.match.eye(seat), clock)
            if text in self.match.offers():
                return text
            reason = f"{text!r}"
        except Exception as error:  # a bot may be anybody's: its failure must not end the match
            reason = f"{type(error).__name__}: {error}"
        self.bots[seat] = RandomBot(new_bot_seed())
        self.console.print(self.say("bot-failed", seat=seat, reason=reason), style="yellow", markup=False)
        return self.bots[seat].choose(self.match.eye(seat), clock)

    def _ask(self, seat: int) -> str:
        self._hand_over(seat)
        self._show_history(seat, since=self._heard[seat])
        self._heard[seat] = self.match.ply
        self._show_board(seat)
        offers = self.match.view(seat).offers
        self.screen.offers(offers)
        while True:
            answer = self._read(self.say("ask") + " > ").strip()
            if answer in ("q", "h", "b", "?") or answer.startswith("/"):
                self._command(answer, seat, offers)
                continue
            found = understand(answer, offers)
            if isinstance(found, Offer):
                return found.text
            self.console.print(self.words.say(found), style="yellow", markup=False)

    def _command(self, answer: str, seat: int, offers: list[Offer]) -> None:
        if answer == "q":
            raise Left
        if answer == "h":
            self._show_history(seat, since=0)
        elif answer == "b":
            self._show_board(seat)
        elif answer == "?":
            self.console.print(self.say("help"), markup=False)
        else:
            self.screen.offers(offers, answer[1:])

    def _hand_over(self, seat: int) -> None:
        """Between two people the screen is wiped, so that nobody sees the other's cards."""
        if self._at_screen == seat:
            return
        if self._at_screen is not None:
            self._read(self.say("hand-over-done", seat=self._at_screen))
        self.console.clear()
        self._read(self.say("hand-over", seat=seat))
        self.console.clear()
        self._at_screen = seat

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, style="bold"))
        except EOFError:
            raise Left from None

    def _show_history(self, seat: int | None, since: int) -> None:
        self.screen.history(self.match.told[seat][since:], self.say("since" if since else "history"))

    def _show_board(self, seat: int | None) -> None:
        title = "" if self.match.is_over else self.say("whose-turn", seat=self.match.mover)
        self.screen.board(self.match.view(seat), title)

    def _finish(self) -> None:
        # With several people around one screen the end is shown as a watcher sees it.
        seat = self.seating.people[0] if len(self.seating.people) == 1 else None
        self._show_history(seat, since=max(self._heard.values(), default=self.match.ply - 1))
        self._show_board(seat)
        self.screen.result(self.match.scores(), self.match.winners())
        self.console.print(self.say("record", path=str(self.save.path)), markup=False, soft_wrap=True)
