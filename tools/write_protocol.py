"""Writes the list of messages in docs/reference/protocol.md from the structs that cross the socket."""

from __future__ import annotations

import sys
import typing
from pathlib import Path

import msgspec
from msgspec import NODEFAULT, UNSET

from taku.server import messages

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "protocol.md"
BEGIN = "<!-- from here on written by tools/write_protocol.py -->"
INSIDE: list[type[msgspec.Struct]] = [
    messages.TableNow,
    messages.SeatNow,
    messages.ClockNow,
    messages.AskNow,
    messages.ResultNow,
    messages.ChatLine,
    messages.Weighed,
]
TYPES = {
    "MatchId": "16 letters and digits",
    "MoveText": "text, up to 80",
    "Ply": "whole number",
    "Number": "whole number",
    "SeatNumber": "whole number",
    "Line": "text, up to 400",
    "LevelName": "`novice`, `apprentice`, `adept` or `master`",
    "Raw": "JSON",
    "str": "text",
    "int": "whole number",
    "float": "number",
    "bool": "true or false",
    "Label": "label",
    "dict[str, str]": "texts by key",
    "Annotated[str, Meta(max_length=16)]": "text, up to 16",
}


def page(current: str) -> str:
    """The page with its list of messages made anew."""
    return current.partition(BEGIN)[0] + BEGIN + "\n" + "\n".join(_list())


def _list() -> list[str]:
    lines = ["", "## What a client can say", ""]
    for kind in typing.get_args(messages.ClientMessage):
        lines += _message(kind)
    lines += ["## What a client hears", ""]
    for kind in typing.get_args(messages.ServerMessage):
        lines += _message(kind)
    lines += ["## What is inside", ""]
    for kind in INSIDE:
        lines += _struct(f"### {kind.__name__}", kind)
    return lines


def _message(kind: type[msgspec.Struct]) -> list[str]:
    return _struct(f"### `{kind.__struct_config__.tag}`", kind)


def _struct(title: str, kind: type[msgspec.Struct]) -> list[str]:
    # The docstring's line breaks are those of the code; the page has its own.
    said = " ".join((kind.__doc__ or "").split())
    fields = msgspec.structs.fields(kind)
    if not fields:
        return [title, "", said, ""]
    rows = [f"| `{field.name}` | {_type(kind.__annotations__[field.name])} | {_default(field)} |" for field in fields]
    return [title, "", said, "", "| field | what | left out |", "|---|---|---|", *rows, ""]


def _type(written: str) -> str:
    """A type in words; what may be left out is said in its own column."""
    parts = [part.strip() for part in written.split(" | ") if part.strip() != "UnsetType"]
    return " or ".join(_one(part) for part in parts)


def _one(part: str) -> str:
    if part in TYPES:
        return TYPES[part]
    if part == "None":
        return "null"
    if part.startswith("Literal["):
        values = [value.strip(" \"'") for value in part[8:-1].split(",")]
        return ", ".join(f"`{value}`" for value in values)
    if part.startswith("list["):
        return f"list of {_one(part[5:-1])}"
    return part


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default is UNSET:
        return "unchanged"
    if field.default is NODEFAULT and field.default_factory is NODEFAULT:
        return ""
    default = field.default_factory() if field.default is NODEFAULT else field.default
    return f"`{msgspec.json.encode(default).decode()}`"


def main() -> int:
    """Write the page, or with --check say whether it is as it should be."""
    current = PAGE.read_text(encoding="utf-8")
    fresh = page(current)
    if "--check" in sys.argv:
        return int(fresh != current)
    PAGE.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
