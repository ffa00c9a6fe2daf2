"""What the client's tests share: a real server for all of them, and tables on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from server import Serve, Server, serve

__all__ = ["serve"]

Opening = Callable[..., str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a module share."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.remove()


@pytest.fixture
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


@pytest.fixture
def server_again(serve: Serve) -> Server:
    """A server of one's own, to be stopped and started."""
    return serve()
