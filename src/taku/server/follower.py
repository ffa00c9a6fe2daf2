"""Somebody who follows tables: a socket or a stream, seen from the tables' side."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from taku.server.messages import Heard, write_message


class Told:
    """What somebody has been told of a table."""

    __slots__ = ("around", "seen", "through")

    def __init__(self, seen: int | None) -> None:
        # The number of the last event told; None if nothing is known yet.
        self.seen = seen
        # The table's state around the board as last sent.
        self.around = b""
        # Through which seat the board was shown; -1 while there was no board to show.
        self.through: int | None = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower:
    """One connection of one person. What is sent waits in a bounded queue; who reads too slowly is dropped."""

    def __init__(self, player: str | None, name: str) -> None:
        self.player = player
        self.name = name
        self.tables: dict[str, Told] = {}
        self.muted: set[str] = set()

    def tell(self, message: Heard) -> None:
        """Send a message, sooner or later, without waiting."""
        self.send(write_message(message))

    def send(self, frame: bytes) -> None:
        """Send a frame, sooner or later, without waiting."""
        raise NotImplementedError

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to be sent."""
        return False

    def send_off(self) -> None:
        """The house closes: what waits is still sent, and then nothing."""
