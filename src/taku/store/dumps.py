"""Dumps: a database as files that outlive it, every table as JSON lines and every match as a record.

A dump holds seeds of unfinished matches, the house's keys and hashed tokens. It is private, and only its owner can
read the files.
"""

from __future__ import annotations

import base64
import contextlib
import os
import shutil
import tarfile
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, LargeBinary, Table

from taku.kernel.errors import TakuError
from taku.store.copying import Row, filling, put_rows, rows_of, snapshot
from taku.store.kept import Event, Stored
from taku.store.matches import read_match
from taku.store.schema import MATCHES, METADATA, REVISION

FORMAT = 1
ARCHIVES = {".tar.gz": "gztar", ".zip": "zip"}
MANIFEST = "manifest.json"
ABOUT = "Private: contains seeds of unfinished matches and the keys of the server."

# The record of a match as text; None if none can be made of it.
RecordOf = Callable[[Stored, list[Event]], str | None]


class BadDump(TakuError):
    """What came is no dump, or not a whole one."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What is in a dump."""

    about: str = ABOUT
    format: int
    revision: str
    rows: dict[str, int]
    records: int
    without_record: list[str] = []


def dump(url: URL, path: Path, record_of: RecordOf) -> Manifest:
    """Write everything into a new folder, or an archive if the name ends in `.tar.gz` or `.zip`."""
    if path.exists():
        raise BadDump(f"{path} already exists: choose a new name")
    path.parent.mkdir(parents=True, exist_ok=True)
    # Half a dump is never seen under its name.
    with tempfile.TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as temporary:
        folder = Path(temporary) / "dump"
        folder.mkdir(mode=0o700)
        with snapshot(url) as connection:
            manifest = _write(connection, folder, record_of)
        ending = _ending(path)
        if ending:
            packed = Path(shutil.make_archive(str(Path(temporary) / "packed"), ARCHIVES[ending], folder))
            packed.chmod(0o600)
            packed.replace(path)
        else:
            folder.replace(path)
    return manifest


def _ending(path: Path) -> str | None:
    return next((ending for ending in ARCHIVES if path.name.endswith(ending)), None)


def _write(connection: Connection, folder: Path, record_of: RecordOf) -> Manifest:
    (folder / "tables").mkdir(mode=0o700)
    (folder / "records").mkdir(mode=0o700)
    rows = {
        table.name: _write_lines(folder / "tables" / f"{table.name}.jsonl", rows_of(connection, table))
        for table in METADATA.sorted_tables
    }
    records, without = 0, []
    for match in [row["id"] for row in rows_of(connection, MATCHES)]:
        found = read_match(connection, match, 0)
        record = record_of(*found) if found else None
        if record is None:
            without.append(match)
        else:
            _write_private(folder / "records" / f"{match}.log", [record.encode()])
            records += 1
    manifest = Manifest(format=FORMAT, revision=REVISION, rows=rows, records=records, without_record=without)
    _write_private(folder / MANIFEST, [msgspec.json.format(msgspec.json.encode(manifest)), b"\n"])
    return manifest


def _write_lines(path: Path, rows: Iterable[Row]) -> int:
    count = 0

    def lines() -> Iterator[bytes]:
        nonlocal count
        for row in rows:
            count += 1
            yield msgspec.json.encode(row) + b"\n"

    _write_private(path, lines())
    return count


def _write_private(path: Path, parts: Iterable[bytes]) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.writelines(parts)
        file.flush()
        os.fsync(file.fileno())


def restore(path: Path, url: URL) -> Manifest:
    """Put everything from a dump into an empty database, all or nothing; then bring it up to date."""
    with _unpacked(path) as folder:
        manifest = _read_manifest(folder)
        with filling(url, manifest.revision) as (connection, tables):
            for table in tables.sorted_tables:
                if table.name in manifest.rows:
                    _restore_table(connection, table, folder, manifest.rows[table.name])
    return manifest


@contextlib.contextmanager
def _unpacked(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield path
        return
    ending = _ending(path)
    if ending is None:
        raise BadDump(f"{path.name}: expected a folder, or a name that ends in {' or '.join(ARCHIVES)}")
    with tempfile.TemporaryDirectory(prefix="taku-restore-") as temporary:
        try:
            if ending == ".tar.gz":
                _unpack_tar(path, Path(temporary))
            else:
                # It leaves out files that would be written outside the folder.
                shutil.unpack_archive(path, temporary, ARCHIVES[ending])
        except (shutil.ReadError, tarfile.TarError, EOFError, zlib.error) as error:
            raise BadDump(f"{path.name} cannot be unpacked: {error}") from None
        yield Path(temporary)


def _unpack_tar(path: Path, folder: Path) -> None:
    """Unpack plain files; BadDump if one would be written outside the folder.

    The filter that tarfile has for this is from Python 3.11.4, and Debian 12 has 3.11.2.
    """
    with tarfile.open(path, "r:gz") as archive:
        for member in archive:
            target = Path(os.path.normpath(folder / member.name))
            if not target.is_relative_to(folder) or not (member.isfile() or member.isdir()):
                raise BadDump(f"{path.name}: {member.name} does not belong to a dump")
            content = archive.extractfile(member)
            if content is not None:
                target.parent.mkdir(parents=True, exist_ok=True)
                with content, target.open("wb") as file:
                    shutil.copyfileobj(content, file)


def _read_manifest(folder: Path) -> Manifest:
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise BadDump(f"this is not a dump of Taku: {MANIFEST} is missing") from None
    except msgspec.DecodeError as error:
        raise BadDump(f"{MANIFEST}: {error}") from None
    if manifest.format != FORMAT:
        raise BadDump(f"the dump has format {manifest.format}, expected {FORMAT}")
    return manifest


def _restore_table(connection: Connection, table: Table, folder: Path, expected: int) -> None:
    file = folder / "tables" / f"{table.name}.jsonl"
    if not file.exists():
        raise BadDump(f"{file.name} is missing")
    count = put_rows(connection, table, _read_lines(file, table))
    if count != expected:
        raise BadDump(f"{file.name} has {count} rows, expected {expected}")


def _read_lines(file: Path, table: Table) -> Iterator[Row]:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    with file.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            try:
                row = msgspec.json.decode(line, type=dict[str, Any])
                yield row | {name: base64.b64decode(row[name], validate=True) for name in binary}
            except (ValueError, KeyError) as error:
                raise BadDump(f"{file.name} line {number} cannot be read: {error}") from None
