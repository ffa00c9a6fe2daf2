"""Every sentence of Nautilus can be said in every language, and every moment can be imagined."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taku
from taku import Match
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.playout import random_move
from taku.words import LANGUAGES, words_of

GAME = taku.find("nautilus")
WORDS = Path(__file__).parent.parent / "words"
NAMES = ["Ana", "Bo"]


@pytest.fixture(scope="module")
def labels() -> list[taku.Label]:
    """Every label of the offers and tellings of forty random matches, each once."""
    found: dict[bytes, taku.Label] = {}
    for seed in range(40):
        match, dice = Match(GAME, seed=str(seed)), Dice(seed)
        while not match.is_over:
            found.update({taku.encode(offer.label): offer.label for offer in match.view(match.mover).offers})
            match.play(match.offers()[dice.below(len(match.offers()))])
        for telling in [telling for tellings in match.told.values() for telling in tellings]:
            found.update({taku.encode(line): line for line in telling.lines})
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_telling_can_be_said(language: str, labels: list[taku.Label]) -> None:
    words = words_of(GAME, language)
    assert len({label.key for label in labels}) == 43
    for label in labels:
        assert words.say(label, NAMES)


def test_the_languages_have_the_same_messages() -> None:
    keys = {
        language: set(re.findall(r"^([a-z][\w-]*) =", (WORDS / f"{language}.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    }
    # Russian names a card in two cases.
    assert keys["ru"] - keys["en"] == {"card-name"}
    assert keys["en"] == keys["fr"] == keys["ru"] - {"card-name"}


@pytest.mark.parametrize(
    ("count", "ending"), [(1, "1 сфера"), (3, "3 сферы"), (5, "5 сфер")], ids=["one", "few", "many"]
)
def test_russian_counts_domains_in_the_right_case(count: int, ending: str) -> None:
    label = taku.Label("end", {"seat": 0, "count": count, "lost": 0})
    assert f": {ending} против" in words_of(GAME, "ru").say(label, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_of_the_set_up_are_counted_from_one_like_those_of_the_table(language: str) -> None:
    words = words_of(GAME, language)
    assert [words.say(taku.Label(f"setup-first-{seat}"))[-1] for seat in (0, 1)] == ["1", "2"]


@pytest.mark.parametrize("seed", range(12))
def test_every_moment_can_be_imagined_and_looks_the_same(seed: int) -> None:
    state, dice = GAME.start(GAME.setup(), 2), Dice(seed)
    while state.mover != NOBODY:
        for seat in (0, 1):
            dream = GAME.imagine(state, seat, dice)
            assert taku.encode(GAME.view(dream, seat)) == taku.encode(GAME.view(state, seat))
            assert GAME.census(dream) == GAME.census(state)
        state.apply(random_move(state, dice))
