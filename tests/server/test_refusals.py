"""Every refusal has a sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taku
from taku.server import refusals
from taku.server.refusals import Refusal, refusal_keys
from taku.wire import Label
from taku.words import LANGUAGES, words_of

ARGS: dict[str, str | int] = {"ply": 7, "reason": "because", "line": 3, "all": 5}
SOURCE = Path(taku.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", refusal_keys())
def test_a_refusal_is_said_in_every_language(key: str, language: str) -> None:
    said = words_of(taku.find("niwa"), language).say(Label(key, ARGS))
    english = Refusal(key, **ARGS).text
    assert (said == english) is (language == "en" or key in ("refused-seats", "refused-form"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_refusals_of_its_own(language: str) -> None:
    own = re.findall(r"^(refused-[\w-]+) =", (SOURCE / "words" / f"{language}.ftl").read_text("utf-8"), flags=re.M)
    assert own == refusal_keys()


def test_every_refusal_that_is_used_is_known() -> None:
    """A refusal without a sentence would be a fault at the worst moment."""
    used = set()
    for path in (SOURCE / "server").rglob("*.py"):
        if path != Path(refusals.__file__):
            used |= set(re.findall(r'"(refused-[\w-]+)"', path.read_text("utf-8")))
    assert used <= set(refusal_keys())
