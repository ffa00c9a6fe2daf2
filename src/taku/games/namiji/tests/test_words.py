"""Every sentence of every offer, telling and drawing, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from io import StringIO
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console

import taku
from taku.games.namiji.box import EFFECT_NAMES
from taku.games.namiji.terminal import draw
from taku.games.namiji.views import NamijiView
from taku.games.namiji.views.wording import condition_label, effects_label
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY
from taku.wire import Label, Telling, choices_of
from taku.words import LANGUAGES, words_of

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]

NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eva"]


def _keys(language: str) -> list[str]:
    text = (files("taku.games.namiji") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def _labels_in(view: NamijiView) -> Iterator[Label]:
    for board in view.boards:
        yield from map(effects_label, board.upgrades.values())
        for rock in board.rocks or []:
            yield from map(condition_label, rock.conditions)


def _labels(box: str) -> Iterator[Label]:
    """Every label that matches of all sizes bring up."""
    game = taku.find("namiji")
    for seats in game.seats:
        state, dice = game.start(game.setup(box=box), seats), Dice(seats)
        while state.mover != NOBODY:
            if state.mover != CHANCE:
                view = cast(NamijiView, game.view(state, state.mover))
                yield from [offer.label for offer in view.offers]
                yield from _labels_in(view)
            move, before = game.wander(state, dice), state.copy()
            state.apply(move)
            for seat in (0, None):
                yield from cast(Telling, game.told(before, move, state, seat)).lines


@pytest.fixture(scope="module")
def labels() -> list[Label]:
    return list(_labels("house"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_whole_matches_can_be_said(labels: list[Label], language: str) -> None:
    words = words_of(taku.find("namiji"), language)
    for label in labels:
        assert words.say(label, NAMES).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_small_box_can_be_said(language: str, small: str) -> None:
    words = words_of(taku.find("namiji"), language)
    for label in _labels(small):
        assert words.say(label, NAMES).strip()


def test_every_language_has_the_same_messages_and_the_setup_is_among_them() -> None:
    keys = _keys("en")
    assert len(keys) == len({*keys})
    for language in LANGUAGES:
        assert {*_keys(language)} == {*keys}
    assert {"title", "blurb"} <= {*keys}
    for choice in choices_of(taku.find("namiji").setup):
        values = choice.values or [choice.default]
        assert {f"setup-{choice.key}", *[f"setup-{choice.key}-{value}" for value in values]} <= {*keys}


def test_every_card_of_the_house_box_has_a_name_of_its_own(sea: LayOut) -> None:
    box = sea().state.box
    slugs = [*box.cards, *[rock.slug for rock in box.rocks]]
    for language in LANGUAGES:
        words = words_of(taku.find("namiji"), language)
        said = [words.say(Label("card-name", {"card": slug})) for slug in slugs]
        assert not {*said} & {*slugs}
        assert len({*said}) == len(slugs)


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 1, "Ana keeps one crustacean."),
        ("en", 3, "Ana keeps 3 crustaceans."),
        ("fr", 1, "Ana garde un crustacé."),
        ("fr", 5, "Ana garde 5 crustacés."),
        ("ru", 1, "Ana оставляет 1 ракообразное."),
        ("ru", 3, "Ana оставляет 3 ракообразных."),
    ],
)
def test_numbers_agree_with_their_nouns(language: str, count: int, expected: str) -> None:
    words = words_of(taku.find("namiji"), language)
    assert words.say(Label("haul-kept", {"seat": 0, "count": count}), NAMES) == expected


@pytest.mark.parametrize(("points", "expected"), [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (21, "21 очко")])
def test_russian_points_take_their_case(points: int, expected: str) -> None:
    assert words_of(taku.find("namiji"), "ru").say(Label("points", {"points": points})) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ana releases the blue bream."),
        ("fr", "Ana relâche la daurade bleue."),
        ("ru", "Ana отпускает синюю дораду."),
    ],
)
def test_a_fish_is_spoken_of_as_the_language_asks(language: str, expected: str) -> None:
    label = Label("release", {"seat": 0, "colour": "blue", "kind": "bream"})
    assert words_of(taku.find("namiji"), language).say(label, NAMES) == expected


def test_an_offer_says_what_the_stop_brings(sea: LayOut) -> None:
    table = sea(3).before_station(18)
    table.state.boards[0].sections = 2 * 256
    label = next(offer.label for offer in table.view(0).offers if offer.text == "sail 18")
    said = {language: words_of(table.game, language).say(label) for language in LANGUAGES}
    assert said == {
        "en": "Sail to 18, Whale: your 3rd section, 3 points",
        "fr": "Aller à la case 18, Baleine\u00a0: votre 3e section, 3 points",
        "ru": "Плыть на 18: Кит, ваша 3-я часть, 3 очка",
    }


def _take(table: Sea, slug: str) -> dict[str, str]:
    """What the offer of a Dock card says."""
    table.moor((14, 1), (15, 1), (15, 2)).play("dock 15 3")
    for card in (slug, "ramen", "onigiri", "maki"):
        table.play(f"deal {card}")
    seat = table.state.mover
    label = next(offer.label for offer in table.view(seat).offers if offer.text == f"take {slug}")
    return {language: words_of(table.game, language).say(label) for language in LANGUAGES}


def test_the_offer_of_an_upgrade_names_its_station_and_everything_it_does(sea: LayOut) -> None:
    assert _take(sea(3), "large-trap") == {
        "en": "Take Large Trap (Crustacean trap): up to 2 more draws; +1 for a haul of two or more that you keep",
        "fr": "Prendre «\u00a0Grande nasse\u00a0» (Nasse à crustacés)\u00a0: piochez jusqu’à 2 jetons de plus\u00a0; "
        "+1 si vous gardez au moins deux jetons",
        "ru": "Взять карту «Большая ловушка» (Ловушка для ракообразных): можно вытянуть ещё 2 жетона; "
        "+1, если вы сохранили не меньше двух жетонов",
    }


def test_an_upgrade_of_ones_own_box_tells_all_its_effects(sea: LayOut, boxed: Callable[..., str]) -> None:
    more = '{ effect = "points", amount = 2 }, { effect = "sieve" }, { effect = "crabs", amount = 2 }'
    text = boxed(('and = [{ effect = "points", amount = 1 }]', f"and = [{more}]"))
    said = _take(sea(3, box=text), "large-trap")
    for part in ("2 more crabs", "2 more draws", "only the last crab", "+2 for a haul"):
        assert part in said["en"]
    for words in said.values():
        assert words.count(";") == 3
        assert " ; ;" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_stand_first_alone_and_last(language: str) -> None:
    words = words_of(taku.find("namiji"), language)
    for station in dict.fromkeys(station for station, _ in EFFECT_NAMES):
        names = [f"{place}-{name}" for place, name in EFFECT_NAMES if place == station]
        alone = [words.say(effects_label({name: 2})) for name in names]
        assert not any(one.startswith((" ", "\u00a0", ";")) or ";" in one for one in alone)
        together = words.say(effects_label(dict.fromkeys(names, 2)))
        assert [part.strip(" \u00a0") for part in together.split(";")] == alone


def test_the_terminal_says_of_upgrades_and_rocks_when_they_work_and_all_they_do(
    sea: LayOut, boxed: Callable[..., str]
) -> None:
    two = 'count = "crabs"\nat-least = 3\nand = [{ count = "nets", at-least = 1 }, { count = "meals", at-most = 0 }]'
    table = sea(3, box=boxed(('count = "crabs"\nat-least = 3', two))).give(0, "large-trap", "sturdy-rod")
    table.before_station(21).play("sail 21", "rock crab-tamer", "rock devout")
    page = StringIO()
    words = words_of(table.game, "en")
    Console(width=120, file=page).print(draw(table.view(0), lambda label: words.say(label, NAMES)))
    text = page.getvalue()
    assert "Large Trap (Crustacean trap) — up to 2 more draws; +1 for a haul of two or more that you keep" in text
    assert "Sturdy Rod (Angling)" in text
    assert "Rock cards to choose from, scored at the end:" in text
    assert "crabs: 3 or more; nets in your rack: 1 or more; meals: none" in text
    offer = next(offer.label for offer in table.view(0).offers if offer.text == "keep-rock crab-tamer")
    assert "(crabs: 3 or more; and 2 more conditions): 4 points at the end, not fulfilled yet" in words.say(offer)
    drawn = {rock.card: rock.conditions for rock in table.view(0).drawn_rocks}
    assert [condition.count for condition in drawn["crab-tamer"]] == ["crabs", "nets", "meals"]
    assert table.view(1).drawn_rocks == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_phase_can_be_drawn_in_eighty_columns(language: str, seats: int, small: str) -> None:
    game, words = taku.find("namiji"), words_of(taku.find("namiji"), language)
    for box in ("house", small):
        state, dice = game.start(game.setup(box=box), seats), Dice(7)
        drawn: set[str] = set()
        while True:
            phase = state.agenda[-1].name if state.agenda else "over"
            if phase not in drawn:
                view = cast(NamijiView, game.view(state, state.mover if state.mover >= 0 else dice.below(2) or None))
                page = StringIO()
                Console(width=80, file=page).print(draw(view, lambda label: words.say(label, NAMES)))
                lines = page.getvalue().splitlines()
                assert len(lines) > 10
                assert max(map(len, lines)) <= 80
            drawn.add(phase)
            if phase == "over":
                break
            state.apply(game.wander(state, dice))
