"""Each game's checked list of its rulebook: every rule is told on the rules page and proved by a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
# A compiled copy holds neither the sources of the page nor the tests.
SOURCE = ROOT / "src" / "taku"
LISTS = {path.parent.name: path for path in sorted((SOURCE / "games").glob("*/rulebook.toml"))}
SOURCES = {"stated", "inferred", "house"}


def rules(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(LISTS[game].read_text("utf-8"))["rule"]
    return found


def many(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def keys(game: str, language: str) -> set[str]:
    text = (SOURCE / "games" / game / "words" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.M))


def shown(game: str) -> str:
    """The source of the rules page: a key is shown if it stands there, or its beginning before a `${…}`."""
    page = (SOURCE / "games" / game / "web" / "Rules.svelte").read_text("utf-8")
    assert "<Ours " in page
    return page + (SOURCE / "web" / "src" / "parts" / "Ours.svelte").read_text("utf-8")


def is_shown(key: str, page: str) -> bool:
    short = key.removeprefix("rules-")
    beginnings = re.findall(r"`(?:rules-)?([\w-]*)\$\{", page)
    quoted = re.search(rf"['\"`](?:rules-)?{re.escape(short)}['\"`]", page) is not None
    return quoted or any(short.startswith(begin) for begin in beginnings if begin)


def test_every_game_with_a_page_has_a_list() -> None:
    assert set(LISTS) == {path.parent.parent.name for path in (SOURCE / "games").glob("*/web/Rules.svelte")}


@pytest.mark.parametrize("game", LISTS)
def test_every_rule_has_its_sentence_its_place_and_its_test(game: str) -> None:
    for rule in rules(game):
        assert set(rule) == {"says", "page", "test", "source"}, rule
        assert rule["source"] in SOURCES, rule
        assert rule["says"].endswith("."), rule
        assert many(rule["page"]), rule
        assert many(rule["test"]), rule


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", LISTS)
def test_every_rule_is_told_on_the_page(game: str, language: str) -> None:
    known, page = keys(game, language), shown(game)
    told = {key for rule in rules(game) for key in many(rule["page"])}
    assert told - known == set()
    assert {key for key in told if not is_shown(key, page)} == set()


@pytest.mark.parametrize("game", LISTS)
def test_every_rule_is_proved_by_a_test_that_is_there(game: str) -> None:
    missing = []
    for name in {name for rule in rules(game) for name in many(rule["test"])}:
        path, _, function = name.partition("::")
        file = ROOT / path if path.startswith("tests/") else SOURCE / "games" / game / "tests" / path
        if not file.is_file() or f"def {function.partition('[')[0]}(" not in file.read_text("utf-8"):
            missing.append(name)
    assert missing == []


@pytest.mark.parametrize("game", LISTS)
def test_what_is_not_the_rulebooks_is_told_as_ours(game: str) -> None:
    page = shown(game)
    assert 'id="ours"' in page
    for source in ("inferred", "house"):
        told = {key for rule in rules(game) if rule["source"] == source for key in many(rule["page"])}
        assert any(key.startswith(f"rules-ours-{source}-") for key in told), source
        for rule in rules(game):
            if rule["source"] == source:
                assert any(key.startswith("rules-ours-") for key in many(rule["page"])), rule
