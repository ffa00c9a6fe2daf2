"""A browser for the tests is found wherever people have one; without one, the tests say how to get it."""

from __future__ import annotations

from pathlib import Path

import pytest
from chromium import NAMES, find_browser


def program(path: Path) -> str:
    """Write something that can be run, and return where it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_the_environment_comes_before_everything_else(tmp_path: Path) -> None:
    chosen, other = program(tmp_path / "mine"), program(tmp_path / "bin" / "chromium")
    environment = {"CHROMIUM": chosen, "PATH": str(tmp_path / "bin")}
    assert find_browser(other, environment, [Path(other)]) == chosen


def test_the_environment_may_name_a_program_on_the_path(tmp_path: Path) -> None:
    chosen = program(tmp_path / "brave")
    assert find_browser("", {"CHROMIUM": "brave", "PATH": str(tmp_path)}, []) == chosen


def test_a_browser_in_the_environment_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    program(tmp_path / "chromium")
    with pytest.raises(FileNotFoundError, match="CHROMIUM is '/no/such/browser'"):
        find_browser("", {"CHROMIUM": "/no/such/browser", "PATH": str(tmp_path)}, [])


@pytest.mark.parametrize("name", NAMES)
def test_a_browser_on_the_path_is_found(tmp_path: Path, name: str) -> None:
    found, other = program(tmp_path / "bin" / name), program(tmp_path / "other")
    assert find_browser(other, {"PATH": str(tmp_path / "bin")}, [Path(other)]) == found


def test_a_browser_in_its_usual_place_comes_before_playwrights_own(tmp_path: Path) -> None:
    usual, own = program(tmp_path / "Chromium.app" / "Chromium"), program(tmp_path / "own")
    assert find_browser(own, {"PATH": ""}, [tmp_path / "nothing", Path(usual)]) == usual


def test_playwrights_own_browser_is_the_last_to_be_taken(tmp_path: Path) -> None:
    own = program(tmp_path / "own")
    assert find_browser(own, {"PATH": ""}, [tmp_path / "nothing"]) == own


def test_where_there_is_no_browser_none_is_found(tmp_path: Path) -> None:
    assert find_browser(str(tmp_path / "own"), {}, [tmp_path / "nothing"]) is None
