"""The words of `taku join`: the same messages in every language, and every one that the code names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taku.client
from taku.words import LANGUAGES

FOLDER = Path(taku.client.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """Each message with the variables in it."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z-]+) =", text, flags=re.M)[1:]
    return {key: set(re.findall(r"\$([a-z-]+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_the_code_names_is_there_and_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    assert set(re.findall(r'"(join-[a-z-]+)"', code)) == set(messages("en"))
