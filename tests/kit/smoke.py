"""A smoke test that an installed Taku runs on itself: serve, send the page, play a move, verify it, stop.

    python smoke.py [--offline]

It needs nothing but what the extra `serve` installs. With --offline it first leaves every network but the loopback,
which only root may do.
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

CLONE_NEWNET = 0x40000000
SIOCSIFFLAGS = 0x8914
IFF_UP = 1
# Generous: it only guards against hanging.
SECONDS = 300


def go_offline() -> None:
    """Move this process into a network of its own, in which only the loopback is up."""
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "the network cannot be left")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        fcntl.ioctl(probe, SIOCSIFFLAGS, struct.pack("16sh14x", b"lo", IFF_UP))


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def check_page(browser: httpx.Client) -> None:
    """The page is sent, and so are the scripts that it names."""
    page = browser.get("/").raise_for_status().text
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
    assert scripts, page
    assert all(browser.get(script).raise_for_status().content for script in scripts)


def play_a_move(browser: httpx.Client, url: str) -> None:
    """Open a table with a bot and play one move through the socket."""
    browser.put("/api/me", json={"name": "Ana"}).raise_for_status()
    form = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "setup": {"first": "0"}}
    match = browser.post("/api/tables", json=form).raise_for_status().json()["match"]
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    with connect(url.replace("http", "ws") + "/ws", additional_headers={"cookie": cookie}) as line:
        line.send(json.dumps({"t": "enter", "match": match}))
        table = heard(line, "table")
        move = table["view"]["offers"][0]["text"]
        line.send(json.dumps({"t": "play", "match": match, "ply": table["ply"], "move": move}))
        assert heard(line, "news")["ply"] > table["ply"]


def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=SECONDS))
        if message["t"] == kind:
            return message


def main() -> None:
    """Serve and play; print how the rules were built."""
    if "--offline" in sys.argv:
        go_offline()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as home:
        server = subprocess.Popen(
            [sys.executable, "-m", "taku", "serve", "--host", "127.0.0.1", "--port", str(port)],
            env={**os.environ, "TAKU_HOME": home},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said == f"Taku is served at http://localhost:{port}\n", said
            with httpx.Client(base_url=url, timeout=SECONDS) as browser:
                check_page(browser)
                play_a_move(browser, url)
            server.send_signal(signal.SIGTERM)
            assert server.wait(SECONDS) == 0
        finally:
            server.kill()
    print("played")


if __name__ == "__main__":
    main()
