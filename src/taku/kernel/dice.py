"""Randomness that can be repeated: `roll` for matches, `Dice` for bots, tests and imagined states."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

_WORD: Final = 1 << 64
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF


def commit(seed: str) -> str:
    """The SHA-256 of a seed: shown from the start, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def roll(seed: str, ply: int, sides: int) -> int:
    """A whole number from 0 to sides - 1 for this ply: a keyed hash, the same answer for ever.

    The hash is read as 64-bit words; a word beyond the last whole multiple of `sides` is passed over,
    so that every side is exactly as likely as every other.

    >>> [roll("7", ply, 6) for ply in range(5)]
    [2, 5, 4, 1, 4]
    """
    limit = _WORD - _WORD % sides
    attempt = 0
    while True:
        digest = hmac.new(seed.encode(), f"{ply} {attempt}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < limit:
                return word % sides
        attempt += 1


class Dice:
    """A fast stream of small random numbers for everything that is not a match's own chance."""

    _state: i64

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435769 + 97) & _BITS
        self.below(2)
        self.below(2)

    def below(self, sides: i64) -> i64:
        """A whole number from 0 to sides - 1; sides may be up to 2**31.

        Multiplication wraps in the compiled build and grows in the other: the mask makes both the same.
        """
        while True:
            self._state = (self._state * _MULTIPLIER + _INCREMENT) & _BITS
            word = self._state >> 32
            if word < 2147483648 - 2147483648 % sides:
                return word % sides
