"""Writes the page's TypeScript types from the structs that cross the wire; `--check` fails when they are stale."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import inspect

from taku import games
from taku.analysis import Analysis
from taku.server import forms, messages
from taku.wire import Label, Offer, Telling, View

TARGET = Path(__file__).parent.parent / "src" / "taku" / "web" / "generated"
OPENING = "// Written by tools/write_types.py from the Python structs; do not edit.\n"
# Views and tellings travel as encoded bytes; these are what the bytes hold.
RAW = {"view": "View", "tellings": "Telling", "telling": "Telling"}
FRAME: tuple[type[msgspec.Struct], ...] = (Label, Offer, Telling, View)
# A form of a client may leave out whatever has a default; so may a struct that omits its defaults.
SAID = (messages.Said, forms.Form)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Writer:
    """Collects the structs a file needs, each written once, those that others use included.

    Those that are `known` are in another file: they are named, or extended, and not written again.
    """

    def __init__(self, known: tuple[type[msgspec.Struct], ...] = ()) -> None:
        self.known = set(known)
        self.written: dict[type, str] = {}

    def add(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct, which will be in the file."""
        if struct not in self.known and struct not in self.written:
            self.written[struct] = ""  # a struct may hold itself
            info = inspect.type_info(struct)
            assert isinstance(info, inspect.StructType)
            self.written[struct] = self._interface(info)
        return struct.__name__

    def _interface(self, info: inspect.StructType) -> str:
        sentence = (info.cls.__doc__ or "").strip().splitlines()[0]
        base = next((one for one in info.cls.__mro__[1:] if one in self.known), None)
        extends = f" extends {base.__name__}" if base else ""
        lines = [f"/** {sentence} */", f"export interface {info.cls.__name__}{extends} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        inherited = {field.name for field in msgspec.structs.fields(base)} if base else set()
        lines += [self._field(info, field) for field in info.fields if field.name not in inherited]
        return "\n".join([*lines, "}"]) + "\n"

    def _field(self, info: inspect.StructType, field: inspect.Field) -> str:
        may_miss = not field.required and (info.cls.__struct_config__.omit_defaults or issubclass(info.cls, SAID))
        is_unset = field.default is msgspec.UNSET
        return f"  {field.encode_name}{'?' if may_miss or is_unset else ''}: {self.type_of(field.type, field.name)};"

    def type_of(self, kind: inspect.Type, field: str) -> str:
        """A type as TypeScript writes it."""
        plain = PLAIN.get(type(kind))
        if plain is not None:
            return plain
        if isinstance(kind, inspect.Metadata):
            return self.type_of(kind.type, field)
        if isinstance(kind, inspect.StructType):
            return self.add(kind.cls)
        if isinstance(kind, inspect.RawType):
            return RAW[field]
        return self._compound(kind, lambda inner: self.type_of(inner, field))

    def _compound(self, kind: inspect.Type, write: Callable[[inspect.Type], str]) -> str:
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(write(one) for one in kind.types)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            inner = write(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(write(one) for one in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{write(kind.key_type)}, {write(kind.value_type)}>"
        raise TypeError(f"no TypeScript for {kind}")


def write_messages() -> str:
    """The types of everything the server says and hears."""
    writer = Writer()
    for struct in FRAME:
        writer.add(struct)
    unions = [
        _union(writer, "ClientMessage", messages.Said),
        _union(writer, "ServerMessage", messages.Heard),
    ]
    for value in vars(forms).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not forms.Form:
            writer.add(value)
    writer.add(Analysis)
    return "\n".join([OPENING, *writer.written.values(), *unions])


def _union(writer: Writer, name: str, base: type[msgspec.Struct]) -> str:
    return f"export type {name} = {' | '.join(writer.add(struct) for struct in base.__subclasses__())};\n"


def write_view(struct: type[View]) -> str:
    """The types of one game's view."""
    writer = Writer(FRAME)
    writer.add(struct)
    body = "\n".join(reversed(writer.written.values()))
    used = ", ".join(frame.__name__ for frame in FRAME if re.search(rf"(:|extends) {frame.__name__}\b", body))
    return f"{OPENING}import type {{ {used} }} from './messages';\n\n{body}"


def files() -> dict[str, str]:
    """Every generated file by its name."""
    for name in games.names():
        games.find(name)
    found = {"messages.ts": write_messages()}
    for struct in View.__subclasses__():
        module = struct.__module__.split(".")
        if module[:2] == ["taku", "games"]:
            found[f"{module[2]}.ts"] = write_view(struct)
    return found


def main() -> int:
    """Write the files, or with `--check` name those that are stale."""
    stale = []
    for name, text in files().items():
        path = TARGET / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"stale: {', '.join(stale)}; run tools/write_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
