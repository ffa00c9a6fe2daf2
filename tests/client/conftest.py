"""What the client's tests share: tables on a real server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from server import Server


@pytest.fixture(scope="session")
def opened() -> Callable[..., tuple[str, str]]:
    """Opens tables: the link that is good for any open seat, and the name of the match."""

    def begin(server: Server, game: str, seats: str, **choices: Any) -> tuple[str, str]:
        host = server.client()
        host.put("/api/me", json={"name": "Host"})
        kinds = {"o": {"kind": "open"}, "n": {"kind": "bot", "level": "novice"}}
        form = {"game": game, "seats": [kinds[letter] for letter in seats], **choices}
        answer = host.post("/api/tables", json=form)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        return server.url + table["invitations"][0]["path"], table["match"]

    return begin
