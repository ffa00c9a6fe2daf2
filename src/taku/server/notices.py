"""Tells people who are not looking that it is their turn: by webhook and by Web Push."""

from __future__ import annotations

from taku.server.house import House
from taku.server.settings import Settings
from taku.server.table import Table


class Notices:
    """Sends in the background; a receiver that is slow or gone never holds up a table."""

    def __init__(self, house: House, push_key: str) -> None:
        self._house = house
        self.push_key = push_key

    @classmethod
    async def open(cls, house: House) -> Notices:
        """Begin; the VAPID key is made once for the house."""
        return cls(house, "")

    def turn(self, table: Table, player: str, is_ours: bool) -> None:
        """It is somebody's turn; only the process that wrote the move tells it outside."""

    async def close(self) -> None:
        """Send no more."""


async def check_address(url: str, settings: Settings) -> None:
    """Refuse an address that is no public one."""
