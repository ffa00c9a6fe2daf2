"""Every sentence of Nautilus can be said in every language, and every moment can be imagined."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import taku
from taku import Match
from taku.games.nautilus import terminal
from taku.games.nautilus.views import NautilusView
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
        match, dice = Match(GAME, seed=str(seed), setup={"length": "early"}), Dice(seed)
        while not match.is_over:
            found.update({taku.encode(offer.label): offer.label for offer in match.view(match.mover).offers})
            match.play(match.offers()[dice.below(len(match.offers()))])
        for telling in [telling for tellings in match.told.values() for telling in tellings]:
            found.update({taku.encode(line): line for line in telling.lines})
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_telling_can_be_said(language: str, labels: list[taku.Label]) -> None:
    words = words_of(GAME, language)
    assert len({label.key for label in labels}) == 44
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


FISHBONE = {"en": "Fishbone", "fr": "Arête", "ru": "Рыбью кость"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["explain-card-1", "rules-crab"])
def test_the_crab_is_said_to_beat_the_14_and_the_fishbone(language: str, key: str) -> None:
    sentence = words_of(GAME, language).say(taku.Label(key))
    assert "14" in sentence
    assert FISHBONE[language] in sentence


NOTHING_ELSE = {"en": "nothing else", "fr": "rien d’autre", "ru": "больше никого"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_that_the_crab_beats_the_14_and_nothing_else(language: str) -> None:
    assert NOTHING_ELSE[language] not in (WORDS / f"{language}.ftl").read_text("utf-8")


EARLY = {"en": "early", "fr": "plus tôt", "ru": "раньше"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_early_end_is_spoken_of_only_where_there_can_be_one(language: str) -> None:
    words = words_of(GAME, language)
    early, whole = (words.say(taku.Label("explain-round", {"length": length})) for length in ("early", "all"))
    assert EARLY[language] in early
    assert EARLY[language] not in whole
    assert words.say(taku.Label("draw-round", {"round": 2, "length": "early"})) != words.say(
        taku.Label("draw-round", {"round": 2, "length": "all"})
    )


def drawn(match: Match, language: str = "en") -> str:
    words = words_of(GAME, language)
    console = Console(width=100, file=StringIO())
    console.print(terminal.draw(nautilus_view(match), lambda label: words.say(label, NAMES)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def nautilus_view(match: Match) -> NautilusView:
    view = match.view(0)
    assert isinstance(view, NautilusView)
    return view


@pytest.mark.parametrize(("length", "said"), [("all", "Round 1 of 6 "), ("early", "Round 1 of at most 6 ")])
def test_the_terminal_says_how_many_rounds_there_are(length: str, said: str) -> None:
    match = Match(GAME, seed="1", setup={"first": "0", "length": length})
    assert drawn(match).startswith(said)
    assert nautilus_view(match).ends_early == (length == "early")


@pytest.mark.parametrize(
    ("language", "kraken", "fishbone"),
    [("en", "Kraken 15", "Fishbone 0"), ("fr", "Kraken 15", "Arête 0"), ("ru", "Кракен 15", "Рыбья кость 0")],
)
def test_the_terminal_names_cards_in_the_language(
    opened: Callable[..., Match], language: str, kraken: str, fishbone: str
) -> None:
    match = opened()
    match.play("place kraken a1")
    match.play("place fishbone b1")
    table = drawn(match, language)
    assert kraken in table
    assert fishbone in table
    assert max(map(len, table.splitlines())) <= 80


def test_a_seat_without_a_scouting_card_is_not_asked_to_use_one() -> None:
    words = words_of(GAME, "en")
    match = Match(GAME, settle=False, setup={"first": "0"})
    labels: dict[int, str] = {}
    while len(labels) < 2:
        for offer in match.view(match.mover).offers if match.mover >= 0 else []:
            if offer.text == "skip":
                labels[len(match.offers())] = words.say(offer.label)
        match.play(match.offers()[-1])
    assert labels == {1: "Continue without scouting", 2: "Don’t use the Eye"}


@pytest.mark.parametrize("seed", range(12))
def test_every_moment_can_be_imagined_and_looks_the_same(seed: int) -> None:
    state, dice = GAME.start(GAME.setup(), 2), Dice(seed)
    while state.mover != NOBODY:
        for seat in (0, 1):
            dream = GAME.imagine(state, seat, dice)
            assert taku.encode(GAME.view(dream, seat)) == taku.encode(GAME.view(state, seat))
            assert GAME.census(dream) == GAME.census(state)
        state.apply(random_move(state, dice))
