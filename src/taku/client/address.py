"""Reads what people paste: the link of a table with or without an invitation, or just a server's address."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec

from taku.client.errors import BadAddress

_TABLE = re.compile(r"(?P<before>.*?)/(?:table|replay)/(?P<match>[0-9A-Za-z]{16})/?")
_LOCAL = re.compile(r"(localhost|127\.|10\.|192\.168\.|\[?::1)")


class Address(msgspec.Struct, frozen=True):
    """Where a server is, which table is meant, and the code of an invitation."""

    server: str
    match: str | None = None
    code: str | None = None

    @property
    def socket(self) -> str:
        """Where the server's socket is."""
        return "ws" + self.server.removeprefix("http") + "/ws"

    def link(self, path: str) -> str:
        """A path of the server as something to pass on."""
        return self.server + path


def read_address(text: str) -> Address:
    """The address that a text means; BadAddress if it means none.

    >>> read_address("http://taku.example:8477/table/0123456789abcdef#c0de")
    Address(server='http://taku.example:8477', match='0123456789abcdef', code='c0de')
    >>> read_address("localhost:8477").server
    'http://localhost:8477'
    """
    text = text.strip()
    if "://" not in text:
        text = ("http://" if _LOCAL.match(text) else "https://") + text
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise BadAddress(f"{text!r}: expected an address such as http://localhost:8477/table/…")
    base = f"{parts.scheme}://{parts.netloc}"
    found = _TABLE.fullmatch(parts.path)
    if found is not None:
        return Address(base + found["before"], found["match"], parts.fragment or None)
    if "/table/" in parts.path:
        raise BadAddress(f"{text!r}: the name of a table has 16 letters and digits")
    return Address(base + parts.path.rstrip("/"))
