"""The page and its parts, as the build of the front end left them."""

from __future__ import annotations

import gzip
import mimetypes
import re
from importlib.resources import files
from pathlib import Path

from taku import __version__

_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Taku</title>
<h1>Taku</h1><p>The page has not been built here. The server answers all the same: <code>taku join</code> plays in a
terminal, and <a href="/schema">the interface is documented</a>.</p></html>
"""
# What has a hash in its name never changes; everything else is asked for anew.
FOR_EVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
KINDS = {".webmanifest": "application/manifest+json", ".ftl": "text/plain"}


class File:
    """A file of the page: its content, its type, and how long it may be kept."""

    def __init__(self, content: bytes, kind: str, keep: str) -> None:
        self.content = content
        self.kind = kind
        self.keep = keep
        # The content as it travels faster; None where that gains nothing. Made here, so that no visitor waits for it.
        zipped = gzip.compress(content, 9, mtime=0)
        self.zipped = zipped if len(zipped) < 0.9 * len(content) else None


class Pages:
    """Reads every file once: what is served is what was there at the start."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(files("taku.server"))).parent / "web" / "dist"
        self._files: dict[str, File] = {}
        for path in sorted(self._folder.rglob("*")):
            if path.is_file():
                self._add(path)
        missing = File(_MISSING.encode(), "text/html", ANEW)
        self.index = self._files.get("index.html", missing)
        found = re.search(rb'name="?taku-version"? content="?([^">]+)', self.index.content)
        self.version = found[1].decode() if found else __version__

    def _add(self, path: Path) -> None:
        name = path.relative_to(self._folder).as_posix()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        kind = KINDS.get(path.suffix, kind)
        self._files[name] = File(path.read_bytes(), kind, FOR_EVER if name.startswith("assets/") else ANEW)

    def find(self, name: str) -> File | None:
        """The file of that name."""
        return self._files.get(name)
