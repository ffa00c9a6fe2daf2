"""Compile the rules with mypyc into a copy of the package, never into the sources.

    python tools/compile_core.py [TARGET [GAME]]     (default: build/compiled, with every game)

The copy carries the hash of the rules it was compiled from, so that a stale compiled file can never stand in for an
edited source. Everything else is copied anew each time, which takes a moment.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import build_web

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "taku"
DEFAULT_TARGET = ROOT / "build" / "compiled"
BUILDER = Path(__file__).parent / "mypyc_build.py"
STAMP = "compiled-from"

# msgspec structs, terminal drawings and package wiring gain nothing from mypyc and stay interpreted.
INTERPRETED = {"__init__", "claims", "errors", "laws", "offers", "setup", "tellings", "terminal", "views"}
# Of the server what every click passes through: it waits for nothing, and imports nothing that is not here at a build.
SERVER = ("clock", "deciding", "follower", "limits", "playing", "presence", "refusals", "table", "telling", "undo")


def modules(package: Path) -> list[Path]:
    """The files that are compiled, relative to the folder that holds the package."""
    rooms = ("kernel/*.py", "games/*/*.py", "games/*/phases/*.py", "bots/search/*.py")
    files = [file for room in rooms for file in package.glob(room)]
    files += [package / "server" / f"{name}.py" for name in SERVER]
    chosen = [file for file in files if file.stem not in INTERPRETED and not file.stem.endswith("_file")]
    return sorted(file.relative_to(package.parent) for file in chosen)


def stamp() -> str:
    """A hash of every source the compiler reads, and of what compiles it."""
    digest = hashlib.sha256()
    rooms = ("kernel", "games", "wire", "bots")
    files = [file for room in rooms for file in (SOURCE / room).rglob("*.py")]
    server = [SOURCE / "server" / f"{name}.py" for name in (*SERVER, "events", "messages")]
    for file in sorted([*files, *server, Path(__file__), BUILDER]):
        if not {"__pycache__", "tests", "web"} & {*file.parts}:
            digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest() + f" python{sys.version_info.major}.{sys.version_info.minor}"


def compiler() -> str | None:
    """The C compiler: the one this Python was built with, or another on PATH; None if there is none."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    names = [configured, "cc", "gcc", "clang"]
    return next((name for name in names if shutil.which(name.split()[0])), None)


def obstacle() -> str | None:
    """Why the rules cannot be compiled here, in a few words; None if it can be tried."""
    if sys.platform == "win32":
        return None
    if compiler() is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are missing (Debian: apt install python3-dev)"
    return None


def is_fresh(target: Path) -> bool:
    """Whether the rules in the copy were compiled from the sources as they are now."""
    found = target / STAMP
    return found.is_file() and found.read_text() == stamp()


def sources() -> dict[Path, Path]:
    """Every file of the package that the copy has, by its place in the copy. Of the page only what was built."""
    found = {}
    # A page that is not fresh may be in the middle of being built, beside the compiler.
    has_page = build_web.is_fresh()
    for file in SOURCE.rglob("*"):
        place = file.relative_to(SOURCE.parent)
        is_page = "web" in place.parts and not (has_page and place.parts[:3] == ("taku", "web", "dist"))
        if file.is_file() and not is_page and not {"__pycache__", "tests"} & {*place.parts}:
            found[place] = file
    return found


def refresh(target: Path) -> None:
    """Bring the copy's sources up to date, without touching what was compiled."""
    wanted = sources()
    for file in [*(target / "taku").rglob("*")]:
        is_ours = file.suffix in (".so", ".pyd") or "__pycache__" in file.parts
        if file.is_file() and not is_ours and file.relative_to(target) not in wanted:
            file.unlink()
    for place, file in wanted.items():
        copy = target / place
        if not copy.is_file() or copy.read_bytes() != file.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy)


def build(target: Path, only_game: str | None = None) -> None:
    """Make the copy and compile it there; raises CalledProcessError where that cannot be done."""
    shutil.rmtree(target, ignore_errors=True)
    stamped = stamp()
    refresh(target)
    for game in (target / "taku" / "games").iterdir():
        if only_game is not None and game.is_dir() and game.name != only_game:
            shutil.rmtree(game)
    names = [str(file) for file in modules(target / "taku")]
    environment = {**os.environ, "MYPYPATH": str(target), **({"CC": command} if (command := compiler()) else {})}
    subprocess.run([sys.executable, str(BUILDER), *names], cwd=target, env=environment, check=True)
    shutil.rmtree(target / "build", ignore_errors=True)
    (target / STAMP).write_text(stamped)


def main() -> None:
    """Compile unless the copy at hand is fresh."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_TARGET
    if is_fresh(target):
        refresh(target)
        print(f"compiled already: {target.name}")
        return
    reason = obstacle()
    if reason is not None:
        shutil.rmtree(target, ignore_errors=True)
        print(f"The rules are not compiled: {reason}.")
        return
    build(target, sys.argv[2] if len(sys.argv) > 2 else None)
    print(f"compiled {len(modules(SOURCE))} modules")


if __name__ == "__main__":
    main()
