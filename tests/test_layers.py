"""Who may import whom: read from the sources, module by module."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import taku

SOURCE = Path(taku.__file__).parent
FORBIDDEN_IN_RULES = {"random", "secrets", "time", "asyncio", "json"}
# mypy_extensions carries i64 and mypyc_attr: annotations for the compiler, nothing that runs.
KERNEL_ALLOWED = set(sys.stdlib_module_names) | {"mypy_extensions"}
# A drawing is in words; an evaluation fills in the base class that the engines know.
MAY_ALSO_IMPORT = {"terminal": {"taku.words"}, "evaluation": {"taku.bots.search.evaluation"}}
# Single modules that any room but the kernel may use: they know nothing of games.
COMMON = {"build", "extras", "home", "plugins", "seeds"}
SERVER_MAY_IMPORT = {"kernel", "wire", "games", "match", "record", "bots", "analysis", "store", "server", *COMMON}
# A server says everything in labels; only what leaves the house, where no page puts it into words, is a sentence.
SPEAKS = SOURCE / "server" / "webhooks.py"
# A client knows what crosses the wire, and games only by their names.
CLIENT_MAY_IMPORT = {"kernel", "wire", "words", "terminal", "record", "games", "server", "client", *COMMON}
KNOWN_TO_A_CLIENT = {"taku.games", "taku.server", "taku.server.messages", "taku.server.forms"}
MODULES = sorted(path for path in SOURCE.rglob("*.py") if not {"tests", "fixtures"} & {*path.parts})


def imports_of(path: Path) -> set[str]:
    """The full names a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found.add(node.module or "")
    return found


def room_of(name: str) -> str:
    """`taku.kernel.log` is in the room `kernel`; a foreign module is in none."""
    parts = name.split(".")
    return parts[1] if parts[0] == "taku" and len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_its_room_may(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0]
    imported = imports_of(path)
    if room == "kernel":
        assert {name for name in imported if name.startswith("taku") and room_of(name) != "kernel"} == set()
        assert {name.split(".")[0] for name in imported} - {"taku"} <= KERNEL_ALLOWED
    if room == "wire":
        assert {room_of(name) for name in imported if name.startswith("taku")} <= {"kernel", "wire"}
    if room == "games" and path.parent != SOURCE / "games":
        game = path.relative_to(SOURCE).parts[1]
        ours = {name for name in imported if name.startswith("taku") and room_of(name) not in ("kernel", "wire")}
        foreign = {name for name in ours if not name.startswith(f"taku.games.{game}")}
        assert foreign <= MAY_ALSO_IMPORT.get(path.stem, set())
    if room in ("kernel", "games"):
        assert {name.split(".")[0] for name in imported} & FORBIDDEN_IN_RULES == set()
    if room in ("bots", "store", "words"):
        assert {room_of(name) for name in imported if name.startswith("taku")} <= {"kernel", "wire", room, *COMMON}
    if room == "research":
        # Games are found by name; the planes of a game may know its views and names.
        ours = {name for name in imported if name.startswith("taku") and name != "taku.games"}
        of_the_game = {name for name in ours if name.startswith(f"taku.games.{path.stem}.")}
        assert {room_of(name) for name in ours - of_the_game} <= {"kernel", "wire", "bots", room, *COMMON}
        assert of_the_game == set() or path.parent.name == "planes"
    if room == "server":
        ours = {name for name in imported if name.startswith("taku.")}
        assert {room_of(name) for name in ours} <= SERVER_MAY_IMPORT | ({"words"} if path == SPEAKS else set())
        assert {name for name in imported if room_of(name) == "games"} <= {"taku.games"}
    if room == "client":
        ours = {name for name in imported if name.startswith("taku.")}
        assert {room_of(name) for name in ours} <= CLIENT_MAY_IMPORT
        assert {name for name in ours if room_of(name) in ("server", "games")} <= KNOWN_TO_A_CLIENT


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_opens_with_a_sentence(path: Path) -> None:
    sentence = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    assert sentence.split("\n")[0].rstrip().endswith((".", ":")), "the first sentence says what this room is for"


def test_compiled_modules_do_not_shift_literals() -> None:
    """mypyc shifts a literal by a variable wrongly (`1 << n` with i64): tables of powers are used instead."""
    shifts = []
    for path in MODULES:
        if path.relative_to(SOURCE).parts[0] in ("kernel", "games", "bots"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    both = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)
                    if isinstance(node.left, ast.Constant) and not both:
                        shifts.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert shifts == []
