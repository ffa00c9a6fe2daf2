"""The screen that terminal tests read misses nothing, however the text comes in."""

from __future__ import annotations

from pathlib import Path

import pytest
from screen import Screen
from waiting import HANG_SECONDS


def test_what_came_in_one_piece_with_the_last_text_is_found_too(tmp_path: Path) -> None:
    screen = Screen(["--help"], tmp_path)
    try:
        screen.process.wait(HANG_SECONDS)
        screen.wait_for("Usage:")
        screen.wait_for("Commands:")
    finally:
        screen.close()


def test_what_was_there_before_a_key_is_no_answer_to_it(tmp_path: Path) -> None:
    screen = Screen(["--version"], tmp_path)
    try:
        screen.take(b"ready")
        screen.type("?")
        with pytest.raises(AssertionError, match="did not appear"):
            screen.wait_for("ready", seconds=0)
    finally:
        screen.close()


def test_a_sign_that_comes_in_two_pieces_is_one_sign(tmp_path: Path) -> None:
    screen = Screen(["--version"], tmp_path)
    try:
        whole = "▒▒".encode()
        screen.take(whole[:1])
        screen.take(whole[1:])
        assert screen.seen == "▒▒"
    finally:
        screen.close()
