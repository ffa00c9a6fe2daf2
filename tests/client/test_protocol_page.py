"""The page about the protocol is as fresh as the messages, and leaves none of them out."""

from __future__ import annotations

import sys
import typing
from pathlib import Path

import msgspec

from taku.server import messages

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import write_protocol


def test_the_list_of_messages_is_fresh() -> None:
    current = write_protocol.PAGE.read_text(encoding="utf-8")
    assert write_protocol.page(current) == current, "it is stale: run tools/write_protocol.py"


def test_every_message_and_every_field_is_there() -> None:
    listed = write_protocol.PAGE.read_text(encoding="utf-8").partition(write_protocol.BEGIN)[2]
    sections = dict(section.split("\n", 1) for section in listed.split("### ")[1:])
    kinds = [*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)]
    named = {f"`{kind.__struct_config__.tag}`": kind for kind in kinds}
    inside = {
        kind.__name__: kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is None
    }
    everything = {**named, **{name: kind for name, kind in inside.items() if kind.__module__ == messages.__name__}}
    assert set(sections) == set(everything)
    for title, kind in everything.items():
        for field in kind.__struct_fields__:
            assert f"| `{field}` |" in sections[title], f"{title}.{field}"
