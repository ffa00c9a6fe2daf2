"""Records: a match's log as text, one JSON line and one line a ply, and its safe way into a file."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from taku.kernel.errors import BadLog
from taku.kernel.log import FORMAT, Entry, Header, read_entry


class _HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a record, field by field in the order in which it is written."""

    taku: int
    game: str
    edition: int
    seats: int
    setup: dict[str, str]
    commitment: str | None
    seed: str | None


def write_header(header: Header, with_seed: bool) -> str:
    """The first line of a record, without the end of the line."""
    line = _HeaderLine(
        taku=FORMAT,
        game=header.game,
        edition=header.edition,
        seats=header.seats,
        setup=header.setup,
        commitment=header.commitment,
        seed=header.seed if with_seed else None,
    )
    return msgspec.json.encode(line).decode()


def read_header(line: str) -> Header:
    """The header in the first line of a record; BadLog says what is wrong with it."""
    try:
        found = msgspec.json.decode(line.encode(), type=_HeaderLine)
    except msgspec.DecodeError as error:
        raise BadLog(f"line 1: expected a header as a JSON object; {error}") from None
    if found.taku != FORMAT:
        raise BadLog(f"line 1: expected format {FORMAT}, got {found.taku}")
    return Header(
        game=found.game,
        edition=found.edition,
        seats=found.seats,
        setup=found.setup,
        commitment=found.commitment,
        seed=found.seed,
    )


def write_record(header: Header, entries: list[Entry], with_seed: bool) -> str:
    """The whole record, every line ended."""
    lines = [write_header(header, with_seed), *(entry.line for entry in entries)]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[Header, list[Entry]]:
    """Header and entries of a record; entry i stands in line i + 2."""
    lines = text.removesuffix("\n").split("\n")
    header = read_header(lines[0])
    entries = [read_entry(line, number) for number, line in enumerate(lines[1:], start=2)]
    # A last line cut off in the middle may still read like a move; then its mark is missing.
    if not text.endswith("\n") and entries and entries[-1].mark is None and any(entry.mark for entry in entries):
        raise BadLog(f"line {len(lines)}: the last line is cut off, got {lines[-1]!r}")
    return header, entries


def load(path: Path) -> str:
    """The text of a record file; BadLog if it is not text."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLog(f"{path.name} is not a record: byte {error.start} is not UTF-8 text") from None


def save(path: Path, text: str) -> None:
    """Put the text where nobody ever sees half of it: a temporary file beside it, synced and renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with _temporary_beside(path) as (handle, name):
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)


@contextlib.contextmanager
def _temporary_beside(path: Path) -> Iterator[tuple[int, str]]:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        yield handle, name
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        raise
