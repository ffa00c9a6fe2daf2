"""Every sentence of Niwa can be said in every language, and every language has the same messages."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import taku
from taku import Label, Match
from taku.games.niwa.setup import Setup
from taku.kernel.dice import Dice
from taku.wire import choices_of
from taku.wire.view import Value
from taku.words import LANGUAGES, words_of

NAMES = ["Ana", "Bo"]
SETUPS = [{"garden": "wild"}, {"garden": "wild", "mirror": "no", "placement": "open"}, {"garden": "lantern"}]


def messages(language: str) -> set[str]:
    text = (resources.files("taku.games.niwa") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def test_the_three_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("fr") == messages("ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_the_set_up_has_its_words(language: str) -> None:
    words = words_of(taku.find("niwa"), language)
    for choice in choices_of(Setup):
        assert words.say(Label(f"setup-{choice.key}"))
        for value in choice.values:
            assert words.say(Label(f"setup-{choice.key}-{value}"))
    assert words.say(Label("title")) == {"en": "Niwa", "fr": "Niwa", "ru": "Нива"}[language]
    assert words.say(Label("blurb"))


def said(setup: dict[str, str], seed: int) -> set[str]:
    """Play a match and say every offer and telling in every language; the keys that were used."""
    game = taku.find("niwa")
    match, dice = Match(game, seed=str(seed), setup=setup), Dice(seed)
    labels: dict[str, Label] = {}
    while not match.is_over:
        for offer in match.view(match.mover).offers:
            labels[offer.label.key + str(sorted(offer.label.args.values(), key=str))] = offer.label
        match.play(game.wander(match._state, dice).text)
    for tellings in match.told.values():
        labels |= {str((line.key, line.args)): line for telling in tellings for line in telling.lines}
    for language in LANGUAGES:
        words = words_of(game, language)
        sentences = [words.say(label, NAMES) for label in labels.values()]
        assert all("{" not in sentence and sentence for sentence in sentences)
    return {label.key for label in labels.values()}


def test_every_offer_and_telling_of_random_matches_can_be_said_in_every_language() -> None:
    used = set().union(*(said(setup, seed) for setup in SETUPS for seed in range(3)))
    expected = {key for key in messages("en") if key.startswith("offer-")}
    expected |= {"first", "shape", "tile", "tile-mirrored", "place", "place-hidden", "reveal"}
    expected |= {"step", "jump", "pass", "give", "stop", "end-base"}
    assert expected <= used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["end-repetition", "end-limit"])
def test_a_draw_can_be_said(language: str, key: str) -> None:
    assert words_of(taku.find("niwa"), language).say(Label(key), NAMES)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana steps from 1,0 to 2,0 along an orange ◆ line."),
        ("fr", "Ana va de 1,0 à 2,0 par une ligne orange ◆."),
        ("ru", "Ana идёт с 1,0 на 2,0 по оранжевой ◆ линии."),
    ],
)
def test_a_step_names_its_line(language: str, sentence: str) -> None:
    label = Label("step", {"seat": 0, "from": "1,0", "cell": "2,0", "colour": "orange", "goal": "no"})
    assert words_of(taku.find("niwa"), language).say(label, NAMES) == sentence


@pytest.mark.parametrize(
    ("count", "sentence"),
    [(0, "0 линий"), (1, "1 линия"), (3, "3 линии"), (5, "5 линий"), (11, "11 линий"), (21, "21 линия")],
)
def test_russian_counts_lines(count: int, sentence: str) -> None:
    words = words_of(taku.find("niwa"), "ru")
    assert words.say(Label("draw-distance", {"count": count})) == f"кратчайший путь: {sentence}"
    assert words.say(Label("explain-distance", {"seat": 0, "count": count}), NAMES).startswith(
        f"Ana: кратчайший путь от ближайшего персонажа до базы противника — {sentence}, "
    )


@pytest.mark.parametrize(
    ("colour", "sentence"),
    [
        ("green", "Поставить персонажа с зелёными кольцами на 1,0"),
        ("yellow", "Поставить персонажа с жёлтыми кольцами на 1,0"),
        ("orange", "Поставить персонажа с оранжевыми кольцами на 1,0"),
    ],
)
def test_russian_inflects_the_colour_of_a_figure(colour: str, sentence: str) -> None:
    label = Label("offer-place", {"cell": "1,0", "colour": colour})
    assert words_of(taku.find("niwa"), "ru").say(label) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Tile T1 goes on tile position 1,-1, turned 2 × 60°."),
        ("fr", "La tuile T1 est posée à l’emplacement de tuile 1,-1, tournée de 2 × 60°."),
        ("ru", "Карточка T1 ложится на место карточек 1,-1, поворот 2 × 60°."),
    ],
)
def test_the_place_of_a_tile_is_told_from_a_cell(language: str, sentence: str) -> None:
    label = Label("tile", {"tile": "T1", "place": "1,-1", "rotation": 2})
    assert words_of(taku.find("niwa"), language).say(label) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_of_the_set_up_are_counted_from_one_like_those_of_the_table(language: str) -> None:
    words = words_of(taku.find("niwa"), language)
    assert [words.say(Label(f"setup-first-{seat}"))[-1] for seat in (0, 1)] == ["1", "2"]


FIGURE = {"seat": 0, "cell": "1,0", "colour": "orange"}
LINE = {"colour": "orange", "from": "1,0", "to": "2,0"}
ON_TOP = {"en": "top", "fr": "dessus", "ru": "верхн"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "args"), [("explain-figure", FIGURE), ("explain-line", LINE)])
def test_the_top_bead_is_spoken_of_only_where_it_alone_pays_for_a_step(
    language: str, key: str, args: dict[str, Value]
) -> None:
    words = words_of(taku.find("niwa"), language)
    top, any_bead = (words.say(Label(key, args | {"beads": beads}), NAMES) for beads in ("top", "any"))
    assert ON_TOP[language] in top
    assert ON_TOP[language] not in any_bead
