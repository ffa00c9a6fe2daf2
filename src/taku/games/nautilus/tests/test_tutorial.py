"""The tutorial on the real board: its record replays, and what it shows and asks for is really there."""

from __future__ import annotations

from pathlib import Path

import msgspec

import taku
from taku import Match
from taku.words import LANGUAGES, words_of

WEB = Path(__file__).parent.parent / "web"


def _tutorial() -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode((WEB / "tutorial.json").read_bytes())
    return found


def _steps() -> list[dict[str, object]]:
    steps = _tutorial()["steps"]
    assert isinstance(steps, list)
    return steps


def test_every_step_shows_what_seat_0_saw_at_its_ply() -> None:
    shown = {step["ply"]: step["view"] for step in _steps()}
    seen = {
        ply: msgspec.json.decode(taku.encode(match.view(0)))
        for ply, (match, _) in enumerate(Match.steps((WEB / "tutorial.log").read_text("utf-8")))
        if ply in shown
    }
    assert shown == seen


def test_every_move_asked_for_is_offered_at_its_spot_and_is_the_next_of_the_record() -> None:
    entries = [entry for _, entry in Match.steps(str(_tutorial()["record"]))]
    moves = [step for step in _steps() if step["move"]]
    assert 5 <= len(moves) < len(_steps()) <= 10
    for step in moves:
        view, ply = step["view"], step["ply"]
        assert isinstance(view, dict)
        assert isinstance(ply, int)
        assert {offer["text"]: offer["spot"] for offer in view["offers"]}[step["move"]] == step["spot"]
        entry = entries[ply]
        assert entry is not None
        assert entry.text == step["move"]


def test_every_step_is_worded_in_every_language() -> None:
    for language in LANGUAGES:
        words = words_of(taku.find("nautilus"), language)
        assert all(words.say(taku.Label(str(step["key"]))) for step in _steps())
