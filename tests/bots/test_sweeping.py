"""While a bot thinks nobody sweeps for garbage, and afterwards everything is as it was."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

import taku
from taku.bots import Clock
from taku.bots.alphabeta import AlphaBetaBot
from taku.bots.bot import Bot
from taku.bots.ismcts import IsmctsBot
from taku.bots.rehearsal import RehearsalBot
from taku.bots.sweeping import unswept


@pytest.fixture
def sweeps() -> Iterator[list[int]]:
    """Notes every sweep; one comes as soon as a handful of things was made."""
    noted: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            noted.append(info["generation"])

    before = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(5, 1, 1)
    yield noted
    gc.set_threshold(*before)
    gc.callbacks.remove(note)


@pytest.mark.parametrize(("game", "kind"), [("nautilus", IsmctsBot), ("namiji", RehearsalBot), ("niwa", AlphaBetaBot)])
def test_nobody_sweeps_while_a_bot_thinks(sweeps: list[int], game: str, kind: type[Bot]) -> None:
    match = taku.Match(taku.find(game), seats=2, seed="7")
    while len(match.offers()) == 1:
        match.play(match.offers()[0])
    eye, bot = match.eye(match.mover), kind(1)
    clock = Clock(seconds=None, simulations=200)
    sweeps.clear()
    bot.choose(eye, clock)
    # A few may come before the bot has begun and when it is done; while it thought there would be hundreds.
    assert len(sweeps) < 20
    assert gc.isenabled()


def test_who_had_switched_sweeping_off_finds_it_off() -> None:
    gc.disable()
    try:
        with unswept():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_an_error_while_thinking_switches_it_on_again() -> None:
    with pytest.raises(ZeroDivisionError), unswept():
        raise ZeroDivisionError
    assert gc.isenabled()


def test_of_two_who_think_the_last_one_switches_it_on_again() -> None:
    may_end, has_begun = threading.Event(), threading.Event()

    def long() -> None:
        with unswept():
            has_begun.set()
            may_end.wait(10)

    thread = threading.Thread(target=long)
    thread.start()
    has_begun.wait(10)
    with unswept():
        pass
    was_on = gc.isenabled()
    may_end.set()
    thread.join()
    assert (was_on, gc.isenabled()) == (False, True)


def test_what_was_made_meanwhile_is_not_gone_through_at_once() -> None:
    swept: list[int] = []
    with unswept():
        made = [[number] for number in range(100_000)]
        gc.callbacks.append(lambda phase, _: swept.append(0) if phase == "start" else None)
    try:
        made.append([0])
        assert swept == []
        assert gc.get_count()[0] < 1000
    finally:
        gc.callbacks.pop()


def test_what_somebody_has_frozen_stays_frozen() -> None:
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        with unswept():
            pass
        assert gc.get_freeze_count() >= frozen - 100
    finally:
        gc.unfreeze()
