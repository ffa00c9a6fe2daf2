"""Formats Fluent messages: the part of the Fluent language that Taku's words use.

fluent.syntax does the parsing. fluent.runtime would format too, but it needs four more packages, among them all of
Babel, for three plural rules and a thousands separator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

Value = str | int


class BadMessage(Exception):
    """A message that cannot be parsed or formatted; the text says why."""


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    if number in (0, 1):
        return "one"
    return "many" if number % 1_000_000 == 0 else "other"


def _russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


# The plural category of a whole number that is not negative, after CLDR.
PLURALS: dict[str, Callable[[int], str]] = {"en": _english, "fr": _french, "ru": _russian}
SEPARATORS = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}


class Bundle:
    """All messages of one language; of several with the same name the last one added counts."""

    def __init__(self, language: str) -> None:
        self._plural = PLURALS[language]
        self._separator = SEPARATORS[language]
        # Terms are kept under their names with the dash, so that they never meet a message.
        self._patterns: dict[str, ast.Pattern] = {}

    def add(self, source: str) -> None:
        """Add the messages and terms of a Fluent file."""
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                raise BadMessage(f"not a Fluent message: {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                dash = "-" if isinstance(entry, ast.Term) else ""
                self._patterns[dash + entry.id.name] = entry.value

    def has(self, key: str) -> bool:
        """Whether there is a message of that name."""
        return key in self._patterns

    def format(self, key: str, args: Mapping[str, Value]) -> str:
        """The text of a message."""
        if key not in self._patterns:
            raise BadMessage(f"there is no {key!r}")
        return self._pattern(self._patterns[key], args)

    def _pattern(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> str:
        return "".join(
            str(part.value) if isinstance(part, ast.TextElement) else self._placeable(part.expression, args)
            for part in pattern.elements
        )

    def _placeable(self, expression: object, args: Mapping[str, Value]) -> str:
        if isinstance(expression, ast.SelectExpression):
            return self._pattern(self._chosen(expression, args), args)
        value = self._value(expression, args)
        return f"{value:,}".replace(",", self._separator) if isinstance(value, int) else value

    def _value(self, expression: object, args: Mapping[str, Value]) -> Value:
        match expression:
            case ast.VariableReference():
                if expression.id.name not in args:
                    raise BadMessage(f"unknown variable ${expression.id.name}")
                return args[expression.id.name]
            case ast.MessageReference(attribute=None):
                return self.format(expression.id.name, args)
            case ast.TermReference(attribute=None, arguments=None):
                return self.format(f"-{expression.id.name}", {})
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.Placeable():
                return self._placeable(expression.expression, args)
        raise BadMessage(f"Taku's words do without {type(expression).__name__}")

    def _chosen(self, expression: ast.SelectExpression, args: Mapping[str, Value]) -> ast.Pattern:
        """The first variant that names the value, its number or its plural category; else the default."""
        value = self._value(expression.selector, args)
        names = {value, self._plural(abs(value))} if isinstance(value, int) else {value}
        default: ast.Pattern | None = None
        for variant in expression.variants:
            key = variant.key
            if (int(key.value) if isinstance(key, ast.NumberLiteral) else key.name) in names:
                return variant.value
            if variant.default:
                default = variant.value
        assert default is not None, "the parser insists on a default"
        return default
