"""What can go wrong between a client and its server."""

from __future__ import annotations

from taku.kernel.errors import TakuError
from taku.wire import Label


class BadAddress(TakuError):
    """The address of a table or a server was expected."""


class NoServer(TakuError):
    """Nobody answers, or somebody who is no table server."""


class TurnedAway(TakuError):
    """The server says no; `label` says why in every language, the error itself in English."""

    def __init__(self, label: Label, text: str) -> None:
        self.label = label
        super().__init__(text)
