"""A person or a bot who uses a server from outside: the page, a move over the socket, a stream of the bot API."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import smoke

from hosting.debian import FOLDER
from hosting.report import Failed, Stopwatch, check

START_SECONDS = 120
# OpenSSL's variable: the certificates that are believed.
TRUSTED = "SSL_CERT_FILE"
# The server sends an empty line after six seconds; what a proxy holds back comes together with it, or later.
AT_ONCE_SECONDS = 3.0


class PastTheProxy(httpx.HTTPTransport):
    """Speaks http to a server that expects a proxy with https before it: cookies lose their `Secure`."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Pass a request on, and take the attribute off the cookies of the answer."""
        answer = super().handle_request(request)
        cookies = [(name, value.replace("; Secure", "")) for name, value in answer.headers.multi_items()]
        answer.headers = httpx.Headers(cookies)
        return answer


def browser_at(url: str) -> httpx.Client:
    """A browser for that address, without cookies."""
    transport = PastTheProxy() if url.startswith("http:") else None
    return httpx.Client(base_url=url, timeout=smoke.SECONDS, transport=transport)


@contextmanager
def trusting(certificate: Path, *names: str) -> Iterator[None]:
    """Within it, this process believes that certificate alone, and finds those names on its own computer.

    /etc/hosts is changed for this process only, which has a view of the file system of its own.
    """
    hosts = FOLDER / "hosts"
    hosts.write_text("".join(f"127.0.0.1 {name}\n" for name in ("localhost", *names)))
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)
    before = os.environ.get(TRUSTED)
    os.environ[TRUSTED] = str(certificate)
    try:
        yield
    finally:
        os.environ.pop(TRUSTED)
        if before is not None:
            os.environ[TRUSTED] = before
        subprocess.run(["umount", "/etc/hosts"], check=True)


def wait_until_ready(url: str) -> None:
    """Wait until the server says that its database answers."""
    watch = Stopwatch()
    while watch.seconds < START_SECONDS:
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/readyz", timeout=5).status_code == httpx.codes.OK:
                return check(f"{url}/readyz answers 200", True)
        time.sleep(0.2)
    raise Failed(f"{url}/readyz did not answer 200 within {START_SECONDS} s")


def play(url: str) -> None:
    """Play a move against a bot, with a new identity."""
    with browser_at(url) as browser:
        smoke.play_a_move(browser, url)
    check(f"a move is played at {url.replace('http', 'ws', 1)}/ws", True)


def visit(url: str) -> None:
    """Look at the page and play a move."""
    with browser_at(url) as browser:
        smoke.check_page(browser)
    check("the page and its scripts are sent", True)
    play(url)


def read_a_stream(url: str) -> None:
    """Read the bot API's stream of events while a table is opened: each line comes when it was sent."""
    with browser_at(url) as browser:
        browser.put("/api/me", json={"name": "Botty"}).raise_for_status()
        token = browser.post("/api/me/tokens", json={"name": "a bot"}).raise_for_status().json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=url, headers=headers, timeout=smoke.SECONDS) as bot:
            watch = Stopwatch()
            with bot.stream("GET", "/api/bot/events") as answer:
                lines = (json.loads(line) for line in answer.iter_lines() if line)
                first, took = next(lines)["t"], watch.seconds
                check(f"a stream says hello after {took:.1f} s", first == "hello" and took < AT_ONCE_SECONDS, took)
                watch = Stopwatch()
                form = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
                browser.post("/api/tables", json={**form, "setup": {"first": "0"}}).raise_for_status()
                turn, took = next(lines)["t"], watch.seconds
                check(f"a turn is told after {took:.1f} s", turn == "turn" and took < AT_ONCE_SECONDS, (turn, took))
