"""Sentences in a person's language: Fluent files of a game, and the house's own, turned into text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from taku.kernel.errors import TakuError
from taku.wire import Label
from taku.wire.view import Value

LANGUAGES = ("en", "fr", "ru")


class MissingWords(TakuError):
    """A message that a language does not have, or that needs something it was not given."""


class Words:
    """One language's words for one game; the house's own words stand beside them.

    >>> Words("nautilus", "fr").say(Label("place", {"seat": 0, "card": "12", "place": "a2"}), ["Ana", "Bo"])
    'Ana place 12 en a2.'
    """

    def __init__(self, game: str, language: str, package: str | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in ("taku.words", package or f"taku.games.{game}"):
            source = _source(folder, language)
            if source is not None:
                self._bundle.add_resource(FluentResource(source))

    def say(self, label: Label, names: Sequence[str] = ()) -> str:
        """The sentence of a label; seats in it are called by their names."""
        message = self._bundle.get_message(label.key) if self._bundle.has_message(label.key) else None
        if message is None or message.value is None:
            raise MissingWords(f"no message {label.key!r} in {self.language}")
        text, errors = self._bundle.format_pattern(message.value, _with_names(label.args, names))
        if errors:
            raise MissingWords(f"{label.key!r} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))


@cache
def words_of(game: str, language: str, package: str | None = None) -> Words:
    """The words of a game in a language, read once."""
    return Words(game, language, package)


def _with_names(args: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
    """`seat` brings `$name` along, `left-seat` brings `$left-name`."""
    filled = dict(args)
    for key, value in args.items():
        if (key == "seat" or key.endswith("-seat")) and isinstance(value, int) and 0 <= value < len(names):
            filled[key.removesuffix("seat") + "name"] = names[value]
    return filled


def _source(package: str, language: str) -> str | None:
    """The text of a package's Fluent file, English where the language is missing."""
    folder = resources.files(package)
    if package != __name__:
        folder = folder / "words"
    for candidate in (language, "en"):
        file = folder / f"{candidate}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None
