"""`taku doctor`: what this installation has and what it lacks, in ten lines for a bug report."""

from __future__ import annotations

import os
import platform
import re
import time
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import click

from taku import __version__
from taku.bots import Clock, find_bot
from taku.build import build_name, slow_build_note
from taku.games import GROUP, all_games, find, names
from taku.home import home
from taku.match import Match
from taku.plugins import plugins

BOT = "adept"
# Shared between the games: the whole measurement takes a second.
BOT_SECONDS = 1.0


@click.command()
def doctor() -> None:
    """Print what is installed and what is missing, for a bug report."""
    lines: dict[str, Callable[[], str]] = {
        "taku": lambda: f"{__version__}, {build_name()}",
        "python": _python,
        "rules": lambda: slow_build_note() or "compiled: full speed",
        "page": _page,
        "extras": _extras,
        "games": _games,
        "home": _home,
        "database": _database,
        "bots": _bots,
        "terminal": _terminal,
    }
    for title, line in lines.items():
        try:
            text = line()
        except Exception as error:  # the other lines are wanted all the more
            text = f"PROBLEM: {type(error).__name__}: {error}"
        # A user's name has no place in a bug report.
        click.echo(f"{title:<9} {text.replace(str(Path.home()), '~').splitlines()[0]}")


def _python() -> str:
    build = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{build} on {platform.system()} {platform.release()} {platform.machine()}, {os.cpu_count()} cores"


def _page() -> str:
    folder = Path(__file__).parent.parent / "web" / "dist"
    if not (folder / "index.html").is_file():
        return "MISSING: `taku serve` has no page to show; install Taku from a wheel or by `make play`"
    return f"built, {sum(1 for file in folder.rglob('*') if file.is_file())} files"


def _extras() -> str:
    missing: dict[str, list[str]] = {}
    for line in metadata.requires("taku") or []:
        if found := re.match(r"([\w.-]+).*extra == ['\"](\w+)['\"]", line):
            name, extra = found[1], found[2]
            if extra == "test":
                continue
            missing.setdefault(extra, []).extend([] if _is_installed(name) else [name])
    there = [extra for extra, packages in missing.items() if not packages]
    lacking = [f"{extra} (no {', '.join(packages)})" for extra, packages in missing.items() if packages]
    return (", ".join(there) or "none") + (f"; not installed: {', '.join(lacking)}" if lacking else "")


def _is_installed(package: str) -> bool:
    try:
        return bool(metadata.version(package))
    except metadata.PackageNotFoundError:
        return False


def _games() -> str:
    found = all_games()
    listed = [f"{game.name} (edition {game.edition})" for game in found.values()]
    broken = [f"{name} CANNOT BE LOADED" for name in names() if name not in found]
    return ", ".join([*listed, *broken]) + f"; {len(plugins(GROUP))} from plugins"


def _home() -> str:
    folder = home()
    place = next(path for path in (folder, *folder.parents) if path.exists())
    is_usable = place.is_dir() and os.access(place, os.W_OK)
    return f"{folder}, {'writable' if is_usable else 'NOT WRITABLE: set TAKU_HOME to another folder'}"


def _database() -> str:
    if not _is_installed("sqlalchemy"):
        return "none without the extra serve"
    from taku.store import copying
    from taku.store.engines import default_database, read_url, shown

    url = read_url(os.environ.get("TAKU_DATABASE") or default_database())
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        return f"{shown(url)}, not created yet: `taku serve` creates it"
    rows = copying.counts_of(url)
    return f"{shown(url)}, {rows['matches']} matches, {rows['players']} people"


def _bots() -> str:
    games = [name for name in names() if name not in plugins(GROUP)]
    rates = []
    for name in games:
        match = Match(find(name), seed="doctor")
        bot, decisions, begun = find_bot(BOT)(1), 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < BOT_SECONDS / len(games):
            clock = Clock()
            clock.start()
            bot.choose(match.eye(match.mover), clock)
            decisions += 1
        rates.append(f"{name} {decisions / spent:.0f}")
    return f"decisions per second of an {BOT}: {', '.join(rates)}"


def _terminal() -> str:
    shown = {name: os.environ.get(name, "") for name in ("TERM", "LANG", "LC_ALL", "TAKU_PURE", "TAKU_HOME")}
    return ", ".join(f"{name}={value}" for name, value in shown.items() if value) or "nothing set"
