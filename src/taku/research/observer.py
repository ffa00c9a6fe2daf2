"""What one seat, or a watcher, observes: as text from its view and tellings, as a tensor from its planes."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from taku.research.planes.heard import heard_plane, write_heard
from taku.research.planes.planes import Array
from taku.research.position import RECENT, Position
from taku.research.table import Table
from taku.wire import encode


class Holder(Protocol):
    """Anything that stands at a position."""

    position: Position


class Observer:
    """An observer as OpenSpiel wants it: `set_from` fills `tensor` and the named parts of it in `dict`.

    Without recall the text is the view as JSON. With recall it is every telling since the beginning, one a line,
    and the tensor is that of the view and the last tellings.
    """

    def __init__(self, table: Table, has_recall: bool, is_watcher: bool) -> None:
        self._table = table
        self._has_recall = has_recall
        self._is_watcher = is_watcher
        heard = heard_plane(table.seats, RECENT)
        self._size = table.planes.size
        self.tensor: Array = np.zeros(self._size + (int(np.prod(heard.shape)) if has_recall else 0), np.float32)
        self.dict: dict[str, Array] = table.planes.split(self.tensor[: self._size])
        if has_recall:
            self.dict[heard.name] = self.tensor[self._size :].reshape(heard.shape)

    def set_from(self, holder: Holder, player: int) -> None:
        """Fill the tensor with what the player observes."""
        position, seat = holder.position, self._seat(player)
        self.tensor[: self._size] = self._table.planes.encode(self._table.view(position.state, seat))
        if self._has_recall:
            into = self.dict["heard"]
            into.fill(0)
            write_heard(position.hear(seat).recent, seat, self._table.seats, into)

    def string_from(self, holder: Holder, player: int) -> str:
        """What the player observes, as text."""
        position = holder.position
        if self._has_recall:
            who = "watcher" if self._is_watcher else f"seat {player}"
            return f"{who}\n{position.hear(self._seat(player)).text}"
        return encode(self._table.view(position.state, self._seat(player))).decode()

    def _seat(self, player: int) -> int | None:
        return None if self._is_watcher else player


class SecretObserver:
    """What a seat sees and a watcher does not: the parts of its view that differ. It has no tensor."""

    tensor = None

    def __init__(self, table: Table) -> None:
        self._table = table
        self.dict: dict[str, Array] = {}

    def set_from(self, holder: Holder, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, holder: Holder, player: int) -> str:
        """The fields of the seat's view that a watcher's view has otherwise."""
        seen = self._table.view(holder.position.state, player)
        shown = self._table.view(holder.position.state, None)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return encode({name: value for name, value in fields.items() if value != getattr(shown, name)}).decode()
