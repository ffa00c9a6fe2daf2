"""Where Taku keeps what belongs to a user: saved matches, the server's database, identities at other servers."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """The folder named by TAKU_HOME, otherwise the data folder the system gives to each user."""
    chosen = os.environ.get("TAKU_HOME")
    return Path(chosen).expanduser() if chosen else platformdirs.user_data_path("taku", appauthor=False)
