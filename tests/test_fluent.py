"""Messages are formatted as Fluent's own runtime formats them, for every message and whatever it is given."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import taku
from taku.words import LANGUAGES
from taku.words.fluent import BadMessage, Bundle, Value

SOURCE = Path(taku.__file__).parent
# The page formats its own words in the browser.
FILES = sorted(path for path in SOURCE.rglob("*.ftl") if path.relative_to(SOURCE).parts[0] != "web")
# Given as a text, the reference takes one of these for a number of that category.
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 1000, 1234, 1_000_000, 2_000_000, 12345678, -1, -3]


class Wanted(Visitor):
    """What the messages of a file can be given: the names of their variables, and the texts that they know."""

    def __init__(self, source: str) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = {"Ana", "12", "a2"}
        self.visit(FluentParser().parse(source))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.texts.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_message_is_formatted_as_by_the_reference(path: Path) -> None:
    source = (SOURCE / "words" / path.name).read_text(encoding="utf-8") + "\n" + path.read_text(encoding="utf-8")
    wanted = Wanted(source)
    ours, reference = Bundle(path.stem), FluentBundle([path.stem], use_isolating=False)
    ours.add(source)
    reference.add_resource(FluentResource(source), allow_overrides=True)
    dice, names, texts = random.Random(3), sorted(wanted.variables), sorted(wanted.texts - CATEGORIES)
    for _ in range(8):
        values: list[Value] = [*dice.choices(NUMBERS, k=len(names)), *dice.choices(texts, k=len(names))]
        args = {name: dice.choice(values) for name in names}
        for key in reference._messages:
            pattern = reference.get_message(key).value
            assert pattern is not None
            expected, errors = reference.format_pattern(pattern, args)
            assert errors == []
            assert ours.format(key, args) == expected, (key, args)


def test_there_are_files_for_every_language() -> None:
    assert {path.stem for path in FILES} == {*LANGUAGES}
    assert len(FILES) >= 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_grouped_and_counted_as_in_the_language(language: str) -> None:
    source = "count = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n } of { $n }"
    ours, reference = Bundle(language), FluentBundle([language], use_isolating=False)
    ours.add(source)
    reference.add_resource(FluentResource(source))
    pattern = reference.get_message("count").value
    assert pattern is not None
    for number in [*range(-5, 1100), *(10**power for power in range(4, 10)), 999_999, 1_000_001, 3_000_000]:
        assert ours.format("count", {"n": number}) == reference.format_pattern(pattern, {"n": number})[0]


@pytest.mark.parametrize(
    ("source", "key", "said"),
    [
        ("hello = Hello { $name }", "hello", "unknown variable \\$name"),
        ("hello = Hello { other }", "hello", "there is no 'other'"),
        ("hello = Hello", "goodbye", "there is no 'goodbye'"),
        ("hello = { NUMBER($n) }", "hello", "do without FunctionReference"),
    ],
)
def test_what_cannot_be_formatted_says_why(source: str, key: str, said: str) -> None:
    bundle = Bundle("en")
    bundle.add(source)
    with pytest.raises(BadMessage, match=said):
        bundle.format(key, {})


def test_what_is_no_message_is_refused_when_it_is_added() -> None:
    with pytest.raises(BadMessage, match="not a Fluent message: 'hello Hello'"):
        Bundle("en").add("hello Hello\n")
