"""Options that several commands share: a game, its seats, its set-up."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from taku.games import find
from taku.kernel.errors import BadSetup
from taku.kernel.game import Game
from taku.words import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


class GameType(click.ParamType[Game]):
    """The name of a game; UnknownGame names the ones there are."""

    name = "game"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else find(str(value))


def setup_options(command: F) -> F:
    """`--seats` and `--setup`."""
    command = click.option("--seats", type=int, help="Number of seats; the game's minimum if not given.")(command)
    return click.option(
        "--setup",
        "pairs",
        multiple=True,
        metavar="KEY=VALUE",
        help="A set-up choice; can be repeated. For a component file, give its path.",
    )(command)


def read_pairs(game: Game, pairs: Iterable[str]) -> dict[str, str]:
    """Set-up choices from `key=value`; the text of a file where the game wants a component file."""
    choices: dict[str, str] = {}
    for pair in pairs:
        key, separator, value = pair.partition("=")
        if not separator:
            raise BadSetup(f"set-up {pair!r}: expected KEY=VALUE")
        choices[key] = _component_text(game, value) if key == game.box_key() else value
    return choices


def _component_text(game: Game, value: str) -> str:
    """The file's text; a value that is the default, such as `house`, stands for itself."""
    if value == getattr(game.setup(), game.box_key() or "", None):
        return value
    return load_component(Path(value))


def load_component(path: Path) -> str:
    """The text of a component file; BadSetup if it is not text."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSetup(f"{path.name} is not a component file: byte {error.start} is not UTF-8 text") from None


def language_of_the_system() -> str:
    """The language in which the system speaks, if we have words for it."""
    found = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return found[:2] if found[:2] in LANGUAGES else LANGUAGES[0]
