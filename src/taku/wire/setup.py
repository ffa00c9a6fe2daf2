"""Set-up choices: a game declares a struct, and reading, writing and the form are made from it."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from taku.kernel.errors import BadSetup

S = TypeVar("S", bound=msgspec.Struct)


class Choice(msgspec.Struct, frozen=True):
    """One question of the form: its key, its values, whether any other text will do too, and the default."""

    key: str
    values: list[str]
    is_open: bool
    default: str


def choices_of(kind: type[msgspec.Struct]) -> list[Choice]:
    """The form of a set-up struct, in the order in which it declares its fields.

    A `Literal` lists all values there are. `Annotated[str, "house"]` is any text, with values to suggest.
    """
    hints = typing.get_type_hints(kind, include_extras=True)
    choices = []
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        is_open = typing.get_origin(hint) is not typing.Literal
        values = [value for value in typing.get_args(hint) if isinstance(value, str)]
        choices.append(Choice(field.name, values, is_open, str(field.default)))
    return choices


def read_choices(kind: type[S], given: Mapping[str, object]) -> S:
    """The struct filled from what was given; BadSetup says which key is wrong and what it may be."""
    form = {choice.key: choice for choice in choices_of(kind)}
    for key, value in given.items():
        choice = form.get(key)
        if choice is None:
            raise BadSetup(f"unknown set-up choice {key!r}; there are {', '.join(form)}")
        check_text(f"set-up {key}", value)
        if not choice.is_open and value not in choice.values:
            raise BadSetup(f"set-up {key}={value!r}: expected one of {', '.join(choice.values)}")
    return kind(**given)


def recorded_choices(kind: type[S], given: Mapping[str, object]) -> S:
    """The struct of a record's choices.

    A choice that the record leaves out has the default of today, or what the struct says in `UNWRITTEN`: the default
    at the time when records could be written without it.
    """
    unwritten: Mapping[str, object] = getattr(kind, "UNWRITTEN", {})
    return read_choices(kind, {**unwritten, **given})


def check_text(name: str, value: object) -> None:
    """BadSetup unless the value is a text that a record can hold."""
    if not isinstance(value, str):
        raise BadSetup(f"{name}={value!r}: a text was expected, not {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise BadSetup(f"{name}={value[:40]!r}: character {error.start} is not UTF-8 text") from None


def write_choices(setup: msgspec.Struct) -> dict[str, str]:
    """Every choice of a set-up, defaults included, in alphabetical order."""
    return {key: str(getattr(setup, key)) for key in sorted(setup.__struct_fields__)}
