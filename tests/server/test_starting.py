"""`taku serve` says where it is once it answers, and in one line why it cannot start."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from command import run, untraced
from server import Server

import taku
from taku.server import addresses, running
from taku.server.settings import Settings


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield int(busy.getsockname()[1])


@contextmanager
def started(home: Path, *options: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """`taku serve` with its output at hand."""
    source = {"PYTHONPATH": str(Path(taku.__file__).parent.parent), "TAKU_HOME": str(home), "LANG": "C.UTF-8"}
    screen = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    clean = {key: value for key, value in untraced().items() if key not in screen}
    process = subprocess.Popen(
        [sys.executable, "-m", "taku", "serve", "--host", "127.0.0.1", *options],
        env={**clean, **source, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def lines_until(process: subprocess.Popen[str], text: str) -> list[str]:
    """What was printed up to the line with that text."""
    found: list[str] = []
    assert process.stdout is not None
    for line in process.stdout:
        found.append(line.rstrip())
        if text in line:
            return found
    raise AssertionError(f"{text!r} was not printed, but: {found}")


def test_the_address_is_printed_when_the_server_answers_there(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, "--port", port) as process:
        assert lines_until(process, "Taku is served")[-1] == f"Taku is served at http://localhost:{port}"
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        assert (tmp_path / "tables.db").exists(), "TAKU_HOME holds the database"


def test_behind_a_proxy_the_public_address_and_the_own_one_are_told_apart(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, "--port", port, "--https", "--public-url", "https://taku.example") as process:
        said = lines_until(process, "Taku is served")[-1]
        assert said == f"Taku is served at https://taku.example and listens at http://localhost:{port}"


def test_without_a_browser_the_address_is_to_be_opened_by_hand(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, "--port", port, "--open") as process:
        said = lines_until(process, "No browser")[-1]
        assert said == f"No browser could be opened here: open http://localhost:{port} yourself."


def test_the_browser_is_opened_at_the_lobby(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part"\nmv "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    port = free_port()
    with started(tmp_path, "--port", port, "--open", BROWSER=f"{browser} %s") as process:
        lines_until(process, "Ctrl-C")
        while not opened.exists():
            assert process.poll() is None
            time.sleep(0.02)
        assert opened.read_text() == f"http://localhost:{port}\n"


def test_a_port_that_is_taken_is_one_line(tmp_path: Path, taken: int) -> None:
    done = run("serve", "--host", "127.0.0.1", "--port", str(taken), home=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        f"Error: Address already in use; is Taku running already? Another --port may be free: 127.0.0.1:{taken}\n"
    )


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("serve", "--port", free_port(), home=tmp_path, TAKU_HOME=str(tmp_path / "file" / "home"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert "choose another place with --database or TAKU_HOME" in done.stderr


def test_logs_in_a_file_carry_no_colours(tmp_path: Path) -> None:
    """With --json-logs they never do; without, only a terminal gets them."""
    log = tmp_path / "log"
    code = (
        "from taku.server.logs import set_up_logs; import structlog; set_up_logs(False);"
        "structlog.get_logger('taku').warning('a happening', match='m1')"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(taku.__file__).parent.parent), "FORCE_COLOR": ""}
    with log.open("wb") as file:
        subprocess.run([sys.executable, "-c", code], stderr=file, env=environment, check=True)
    text = log.read_text()
    assert "a happening" in text
    assert "\x1b" not in text


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_links_for_others_are_not_guessed_behind_a_proxy(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: "192.168.1.7")
    assert addresses.address_for_others(Settings(host=host, is_https=True), "localhost:8477") == ""
    assert addresses.addresses(Settings(host=host, is_https=True))[1] == "http://192.168.1.7:8477"


def test_a_terminal_browser_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(webbrowser, "open", lambda _: pytest.fail("a browser was opened"))
    assert not running._open_browser("http://localhost:8477")


def test_the_doctor_knows_the_servers_database(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        said = run("doctor", home=tmp_path, TAKU_DATABASE=server.database).stdout.splitlines()
        assert next(line for line in said if line.startswith("database")).endswith("0 matches, 0 people")
    finally:
        server.remove()
