"""Sentences in a person's language: Fluent files of a game, and the house's own, turned into text."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from taku.kernel.errors import TakuError
from taku.kernel.game import Game
from taku.wire import Label
from taku.wire.view import Value
from taku.words.fluent import BadMessage, Bundle

LANGUAGES = ("en", "fr", "ru")


class MissingWords(TakuError):
    """A message that a language does not have, or that needs something it was not given."""


class Words:
    """One language's words for one game; the house's own words stand beside them, and those of a room if it has any.

    >>> from taku import find
    >>> words = words_of(find("nautilus"), "fr")
    >>> words.say(Label("place", {"seat": 0, "card": "12", "place": "a2"}), ["Ana", "Bo"])
    'Ana pose le 12 en a2.'
    """

    def __init__(self, game: Game | None, language: str, room: str | None = None) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"unknown language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = Bundle(language)
        house = _source(__name__, "", language)
        own = None if game is None else _source(type(game).__module__, "words", language)
        beside = None if room is None else _source(room, "words", language)
        # A game that brings no words at all is still playable: its moves are shown as the log writes them.
        self._is_mute = own is None
        for source in (house, beside, own):
            if source is not None:
                self._bundle.add(source)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has(key)

    def say(self, label: Label, names: Sequence[str] = ()) -> str:
        """The sentence of a label; seats in it are called by their names."""
        if self._is_mute and not self.has(label.key):
            return " ".join([label.key, *(str(value) for value in label.args.values())])
        try:
            return self._bundle.format(label.key, _with_names(label.args, names))
        except BadMessage as error:
            raise MissingWords(f"{label.key!r} in {self.language}: {error}") from error


@cache
def words_of(game: Game | None, language: str, room: str | None = None) -> Words:
    """The words of a game in a language, read once; without a game, those of the house and of a room of it."""
    return Words(game, language, room)


def _with_names(args: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
    """`seat` brings `$name` along, `left-seat` brings `$left-name`."""
    filled = dict(args)
    for key, value in args.items():
        if (key == "seat" or key.endswith("-seat")) and isinstance(value, int) and 0 <= value < len(names):
            filled[key.removesuffix("seat") + "name"] = names[value]
    return filled


def _source(module: str, folder: str, language: str) -> str | None:
    """The text of the Fluent file that a package brings, English where the language is missing."""
    if importlib.util.find_spec(module) is None or not hasattr(importlib.import_module(module), "__path__"):
        return None
    place = resources.files(module) / folder if folder else resources.files(module)
    for candidate in (language, "en"):
        file = place / f"{candidate}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None
