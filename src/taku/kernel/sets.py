"""Sets as whole numbers, one bit a member: counting, finding and listing their members."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Tables of powers keep shifts of literals out of compiled code.
BIT: Final[list[int]] = [2**member for member in range(62)]
_CHUNK: Final = 16
# A set below this needs one look into a table; most are.
_SMALL: Final = 65536


def _tables() -> tuple[bytes, bytes]:
    counts = bytes(members.bit_count() for members in range(2**_CHUNK))
    lowest = bytes((members & -members).bit_length() - 1 if members else 0 for members in range(2**_CHUNK))
    return counts, lowest


_TABLES: Final = _tables()
_COUNT: Final[bytes] = _TABLES[0]
_LOWEST: Final[bytes] = _TABLES[1]


def count_of(members: i64) -> i64:
    """How many members a set has."""
    if members < _SMALL:
        return _COUNT[members]
    return _COUNT[members & 0xFFFF] + count_of(members >> 16)


def lowest_of(members: i64) -> i64:
    """The lowest member of a set that has one."""
    low = members & 0xFFFF
    if low:
        return _LOWEST[low]
    return 16 + lowest_of(members >> 16)


def nth_of(members: i64, index: i64) -> i64:
    """The member of that index, lowest first."""
    while index > 0:
        members = members & (members - 1)
        index -= 1
    return lowest_of(members)


def members_of(members: i64) -> list[int]:
    """The members of a set, lowest first."""
    listed: list[int] = []
    while members:
        listed.append(lowest_of(members))
        members = members & (members - 1)
    return listed
