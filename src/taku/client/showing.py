"""Shows a followed table: what was told, the board, the offers, the clocks, and how it ended."""

from __future__ import annotations

import time

from taku.client.around import time_left
from taku.client.followed import Followed
from taku.client.terminal import Terminal
from taku.server.messages import ChatLine, Hinted, SeatNow
from taku.terminal.screen import Screen
from taku.wire import Label, Telling


class Showing:
    """A table on a terminal. Everything printed goes above the line that is being typed."""

    def __init__(self, terminal: Terminal, followed: Followed) -> None:
        self.terminal = terminal
        self.followed = followed
        self._told_at = time.monotonic()

    def told(self) -> None:
        """The clocks were told just now."""
        self._told_at = time.monotonic()

    @property
    def screen(self) -> Screen:
        """The screen with everybody's name as it is now."""
        game, table = self.followed.game, self.followed.table
        assert game is not None
        assert table is not None
        names = [self._name(seat, chair) for seat, chair in enumerate(table.seats)]
        # Of two with one name, or one at two seats, each is called by the seat as well.
        told_apart = [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
        return self.terminal.screen(game, told_apart)

    def _name(self, seat: int, chair: SeatNow) -> str:
        if chair.kind == "person":
            return chair.name
        if chair.kind == "bot":
            return self.terminal.say("join-bot", number=seat + 1, level=chair.level or "none")
        return self.terminal.say("join-open-seat", number=seat + 1)

    def sentences(self, labels: list[Label], style: str = "green") -> None:
        """Something around the table."""
        screen = self.screen
        for label in labels:
            self.terminal.note(screen.words.say(label, screen.names), style)

    def tellings(self, tellings: list[Telling], title: str | None = None) -> None:
        """What was told, with a heading if it is more than news."""
        with self.terminal.keyboard.aside():
            if title is None:
                self.screen.tell(tellings)
            else:
                self.screen.history(tellings, self.terminal.say(title))

    def chat(self, lines: list[ChatLine]) -> None:
        """What people say."""
        for line in lines:
            self.terminal.note(f"{line.name}: {line.text}", style="cyan")

    def board(self) -> None:
        """The board with whose turn it is, and the clocks."""
        view, table = self.followed.view, self.followed.table
        if view is None or table is None:
            self.sentences([Label("join-waiting")])
            return
        screen = self.screen
        is_on = 0 <= view.mover < len(screen.names) and table.status != "over"
        title = [screen.say("whose-turn", seat=view.mover)] if is_on else []
        with self.terminal.keyboard.aside():
            screen.board(view, " · ".join([*title, *self.clocks()]))

    def offers(self, word: str = "") -> None:
        """What this person can choose from, and how."""
        view = self.followed.view
        if view is None or not self.followed.is_own_turn:
            self.whose_turn()
            return
        with self.terminal.keyboard.aside():
            self.screen.offers(view.offers, word)
        self.terminal.note(self.terminal.say("join-ask"), style="bold")

    def whose_turn(self) -> None:
        """Why there is nothing to choose."""
        table, view = self.followed.table, self.followed.view
        if table is None or table.status != "live" or view is None or view.mover < 0:
            self.sentences([Label("join-not-live")], style="yellow")
        elif table.you is None:
            self.sentences([Label("join-watching-only")], style="yellow")
        else:
            self.sentences([Label("join-not-turn", {"seat": view.mover})], style="yellow")

    def clocks(self) -> list[str]:
        """Everybody's time as it is now."""
        table, screen = self.followed.table, self.screen
        found = []
        for seat, chair in enumerate(table.seats if table else []):
            if chair.clock is not None:
                left = time_left(self.left_of(seat))
                found.append(self.terminal.say("join-clock", name=screen.names[seat], left=left))
        return found

    def left_of(self, seat: int) -> int:
        """The time a seat has left, in milliseconds."""
        table = self.followed.table
        clock = table.seats[seat].clock if table is not None else None
        if clock is None:
            return 0
        passed = int((time.monotonic() - self._told_at) * 1000) if clock.runs else 0
        return max(0, clock.left_ms - passed)

    def table(self) -> None:
        """Who sits where, who is here, and the clocks."""
        table, screen = self.followed.table, self.screen
        for seat, chair in enumerate(table.seats if table else []):
            state = "long" if chair.is_away_too_long else "here" if chair.is_here or chair.kind != "person" else "away"
            line = self.terminal.say("join-seat-line", name=screen.names[seat], state=state)
            left = f"  {time_left(self.left_of(seat))}" if chair.clock is not None else ""
            self.terminal.note(f"{seat + 1:>3} {line}{left}", style="")

    def hint(self, message: Hinted) -> None:
        """What a master thinks of the offers."""
        view, screen = self.followed.view, self.screen
        labels = {offer.text: offer.label for offer in view.offers} if view is not None else {}
        self.terminal.note(self.terminal.say("join-hint"), style="bold")
        for weighed in message.offers[:5]:
            label = labels.get(weighed.text)
            sentence = screen.words.say(label, screen.names) if label is not None else weighed.text
            chance = f"{weighed.chance * 100:3.0f}"
            self.terminal.note(self.terminal.say("join-hint-line", chance=chance, offer=sentence), style="")

    def end(self) -> None:
        """How the match ended."""
        table = self.followed.table
        result = table.result if table is not None else None
        if result is None:
            return
        self.board()
        with self.terminal.keyboard.aside():
            self.screen.result(result.scores, result.winners)
        if result.reason != "played":
            self.sentences([Label("join-reason", {"reason": result.reason})], style="")
        if not result.winners:
            self.sentences([Label("join-nobody-won")], style="bold red")
