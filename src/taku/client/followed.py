"""A table as a client knows it: everything it was told, put together, and the click that waits for an answer."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from taku.client.connection import Whole
from taku.games import find
from taku.kernel.game import Game
from taku.server.messages import ChatLine, News, Play, TableNow
from taku.terminal.drawing import read_view
from taku.wire import Telling, View

NOTHING = b"null"
_TELLINGS = msgspec.json.Decoder(Telling)


class Change(msgspec.Struct, frozen=True):
    """What a message changed: the table before, the tellings that are new, and the ply that play was taken back to."""

    before: TableNow | None
    tellings: list[Telling]
    lines: list[ChatLine]
    has_view: bool
    taken_back_to: int | None = None


class Followed:
    """The fold of `table` and `news`. `number` is what the server is told when the link is back."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.number: int | None = None
        self.ply = 0
        self.table: TableNow | None = None
        self.view: View | None = None
        self.game: Game | None = None
        # By ply; what was told before this client came is not there unless it is asked for.
        self.told: dict[int, Telling] = {}
        self.chat: list[ChatLine] = []
        self.click: Play | None = None

    @property
    def is_own_turn(self) -> bool:
        """Whether this person is to decide now."""
        table, view = self.table, self.view
        if table is None or view is None or table.status != "live" or table.you is None:
            return False
        return view.mover == table.you and not table.seats[table.you].stand_in and bool(view.offers)

    @property
    def is_shared(self) -> bool:
        """Whether several seats are played at this terminal."""
        table = self.table
        if table is None or table.you is None:
            return False
        own = table.seats[table.you].speaker
        return sum(chair.kind == "person" and chair.speaker == own for chair in table.seats) > 1

    def whole(self, message: Whole) -> Change:
        """The table was told from the beginning, or since it was last seen."""
        before, self.table = self.table, message.table
        self.game = self.game or find(message.table.game)
        self.view = None if bytes(message.view) == NOTHING else read_view(self.game, message.view)
        was_at, is_new = self.ply, self.number is None
        known = {line.number for line in self.chat}
        lines = [line for line in message.chat if line.number not in known]
        self.chat = message.chat
        told = self._hear(message.since, message.tellings)
        self.number, self.ply = message.number, message.ply
        back = message.since if not is_new and message.since < was_at else None
        self._keep_click_if_it_fits(message.since)
        return Change(before, told, lines, self.view is not None, back)

    def news(self, message: News) -> Change:
        """Something changed."""
        before, was_at, told, back = self.table, self.ply, [], None
        if message.table is not UNSET:
            self.table = message.table
        if message.view is not UNSET and self.game is not None:
            self.view = read_view(self.game, message.view)
        if message.since is not UNSET and message.tellings is not UNSET:
            told = self._hear(message.since, message.tellings)
            back = message.since if message.ply < was_at else None
        lines = [] if message.lines is UNSET else message.lines
        self.chat += lines
        self.number, self.ply = message.number, message.ply
        if self.click is not None and (self.ply != self.click.ply or back is not None):
            self.click = None
        return Change(before, told, lines, message.view is not UNSET, back)

    def _hear(self, since: int, tellings: list[msgspec.Raw]) -> list[Telling]:
        """Whatever was heard from `since` on before is void."""
        self.told = {ply: telling for ply, telling in self.told.items() if ply < since}
        new = [_TELLINGS.decode(telling) for telling in tellings]
        self.told |= dict(enumerate(new, since))
        return new

    def _keep_click_if_it_fits(self, since: int) -> None:
        """A click fits if nothing has been played or taken back since, and it is still on offer."""
        click = self.click
        if click is None:
            return
        texts = [offer.text for offer in self.view.offers] if self.view is not None else []
        if not (self.ply == click.ply == since and self.is_own_turn and click.move in texts):
            self.click = None

    def missing(self) -> int:
        """Up to which ply the history is not known."""
        ply = self.ply
        while ply - 1 in self.told:
            ply -= 1
        return ply

    def remember(self, since: int, tellings: list[msgspec.Raw]) -> None:
        """What was told before this client came."""
        self.told = dict(enumerate((_TELLINGS.decode(telling) for telling in tellings), since)) | self.told

    def history(self) -> list[Telling]:
        """Everything known to have been told, in order."""
        return [self.told[ply] for ply in sorted(self.told)]
