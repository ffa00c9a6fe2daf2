"""What a seat heard of late as numbers of a fixed size: a row a telling, a bucket for each of its words."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Final

import numpy as np

from taku.kernel.game import CHANCE
from taku.research.planes.planes import Array, Plane
from taku.wire import Telling

BUCKETS: Final = 64


def heard_plane(seats: int, rows: int) -> Plane:
    """The plane that an information state has beside those of an observation."""
    meaning = (
        f"the last {rows} tellings, the latest first: who acted ({seats} seats counted from the viewer, then chance), "
        f"then {BUCKETS} buckets in which the telling's keys and values are marked by their CRC-32"
    )
    return Plane("heard", (rows, seats + 1 + BUCKETS), meaning)


def write_heard(tellings: tuple[Telling, ...], seat: int | None, seats: int, into: Array) -> None:
    """Fill the plane, which is all zero."""
    for row, telling in zip(into, reversed(tellings), strict=False):
        row[seats if telling.actor == CHANCE else (telling.actor - (seat or 0)) % seats] = 1
        row[np.array(_buckets(telling), np.intp) + (seats + 1)] = 1


def _buckets(telling: Telling) -> list[int]:
    words = [line.key for line in telling.lines]
    words += [f"{line.key} {name}={value}" for line in telling.lines for name, value in line.args.items()]
    return [_bucket(word) for word in words]


@lru_cache(4096)
def _bucket(word: str) -> int:
    return zlib.crc32(word.encode()) % BUCKETS
