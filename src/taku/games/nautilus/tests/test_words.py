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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_telling_can_be_said(language: str) -> None:
    words = words_of(GAME, language)
    said = set()
    for seed in range(40):
        match, dice = Match(GAME, seed=str(seed)), Dice(seed)
        while not match.is_over:
            for offer in match.view(match.mover).offers:
                said.add(offer.label.key)
                assert words.say(offer.label, NAMES)
            match.play(match.offers()[dice.below(len(match.offers()))])
        for tellings in match.told.values():
            for line in [line for telling in tellings for line in telling.lines]:
                said.add(line.key)
                assert words.say(line, NAMES)
    assert len(said) == 43


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
