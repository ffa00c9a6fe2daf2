"""A receiver of notices for tests: a real HTTP server that notes what it is sent, and answers as it is told to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec


class Received(msgspec.Struct, frozen=True):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, if it is JSON."""
        return msgspec.json.decode(self.body)


class Receiver:
    """Answers 200, or what `answers` says, one after the other; while `hangs` is set it answers nothing at all."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.received: list[Received] = []
        self.answers: list[int] = []
        self.hangs = False
        self._let_go = threading.Event()

    def take(self, request: Received) -> int:
        """Note a request; the status of the answer."""
        self.received.append(request)
        if self.hangs:
            self._let_go.wait()
        return self.answers.pop(0) if self.answers else 200

    def let_go(self) -> None:
        """Hang no longer."""
        self._let_go.set()


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver on a port of its own."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = receiver.take(Received(self.path, headers, body))
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", f"{receiver.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Say nothing."""

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Whoever hung up before the answer is none of our business."""

    server = Quiet(("127.0.0.1", 0), Handler)
    receiver = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.let_go()
        server.shutdown()
        thread.join()
        server.server_close()
