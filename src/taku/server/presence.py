"""Who is here: by table the people who follow it, in this process and, as far as they are heard of, in others."""

from __future__ import annotations

from collections.abc import Callable

# Another process repeats who is there every so often; what was not repeated for so long is no longer true.
REPEAT_SECONDS = 10
FORGET_MS = 30_000


class Presence:
    """Counts connections by table and player, and remembers since when somebody has been away."""

    def __init__(self, now: Callable[[], int], grace_ms: int) -> None:
        self._now = now
        self._grace = grace_ms
        self._here: dict[tuple[str, str], int] = {}
        self._elsewhere: dict[tuple[str, str], int] = {}
        self._left: dict[tuple[str, str], int] = {}

    def arrive(self, match: str, player: str) -> bool:
        """A connection follows a table; True if the player was not here before."""
        was_here = self.is_here(match, player)
        self._here[match, player] = self._here.get((match, player), 0) + 1
        self._left.pop((match, player), None)
        return not was_here

    def leave(self, match: str, player: str) -> bool:
        """A connection follows a table no longer; True if it was the player's last here."""
        left = self._here.get((match, player), 0) - 1
        if left > 0:
            self._here[match, player] = left
            return False
        self._here.pop((match, player), None)
        self._left[match, player] = self._now()
        return True

    def hear(self, match: str, player: str, is_here: bool) -> bool:
        """Another process says who is there; True if that changes anything."""
        was_here = self.is_here(match, player)
        if is_here:
            self._elsewhere[match, player] = self._now()
        else:
            self._elsewhere.pop((match, player), None)
        if was_here and not self.is_here(match, player):
            self._left[match, player] = self._now()
        return was_here != self.is_here(match, player)

    def is_here(self, match: str, player: str) -> bool:
        """Whether a player follows the table, wherever connected."""
        heard = self._elsewhere.get((match, player))
        return (match, player) in self._here or (heard is not None and self._now() - heard < FORGET_MS)

    def is_away(self, match: str, player: str) -> bool:
        """Whether a player has been gone for longer than the grace time."""
        if self.is_here(match, player):
            return False
        # Whoever has not been here yet may still be on the way, to a new table or back to a house that was closed.
        return self._now() - self._left.setdefault((match, player), self._now()) >= self._grace

    def look_for(self, match: str, player: str | None) -> tuple[bool, bool]:
        """Whether a player is here, and whether away for too long; nobody is neither."""
        if player is None:
            return False, False
        if (match, player) in self._here:
            return True, False
        return self.is_here(match, player), self.is_away(match, player)

    def own(self) -> list[tuple[str, str]]:
        """Whom this process sees, to be repeated to the others."""
        return list(self._here)

    def forget(self, match: str) -> None:
        """The table sleeps: nobody follows it here."""
        for memory in (self._elsewhere, self._left):
            for key in [key for key in memory if key[0] == match]:
                del memory[key]
