"""`taku bench bots`: what is measured of masters, and when it counts as met."""

from __future__ import annotations

import re

import pytest

from taku.bench import thinking


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "STATES", 20_000)
    monkeypatch.setattr(thinking, "SIMULATIONS", 200)
    monkeypatch.setattr(thinking, "BUDGET_SECONDS", 0.05)
    monkeypatch.setattr(thinking, "OPENINGS", 1)


def rows_of(text: str) -> dict[str, list[str]]:
    """The cells after the first of every row of the table."""
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {cells[0]: cells[1:] for cells in lines[1:]}


@pytest.mark.usefixtures("hurried")
def test_every_bar_is_measured() -> None:
    rows = rows_of(thinking.report(seconds=0.05, decisions=2))
    assert {"Niwa: states a second", "Nautilus: simulations a second", "Namiji, 5 seats: longer than its budget"} <= {
        *rows
    }
    for what, (asked, measured, *verdict) in rows.items():
        assert re.search(r"\d", measured), what
        assert bool(asked) == (verdict in (["met"], ["short"])), what


@pytest.mark.usefixtures("hurried")
def test_who_thinks_longer_than_allowed_falls_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "ROOM_MS", -1_000_000)
    rows = rows_of(thinking.report(seconds=0.05, decisions=1))
    late = {what: cells[-1] for what, cells in rows.items() if "budget" in what}
    assert len(late) == 4
    assert {*late.values()} == {"short"}
