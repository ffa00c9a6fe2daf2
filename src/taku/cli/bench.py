"""`taku bench`: measures, side by side with peers, and writes what it measured."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path

import click
import msgspec

from taku.bench.parts import write_part
from taku.bench.report import report
from taku.bench.rules import Measure, Timed
from taku.extras import extra
from taku.games import find, names

ROUNDS = 5


@click.group()
def bench() -> None:
    """Measure Taku beside similar software."""


@bench.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", default=0.4, show_default=True, help="CPU time of one measurement, taken five times.")
@click.option("--write", type=click.Path(dir_okay=False, path_type=Path), help="Also write the results to a file.")
@click.option("--raw", is_flag=True, hidden=True, help="Measure this build only, as JSON.")
def rules(games: tuple[str, ...], seconds: float, write: Path | None, raw: bool) -> None:
    """Measure decisions per second of GAMES (default: all) and of OpenSpiel's games in one run."""
    chosen = [find(name).name for name in games or names()]
    if raw:
        click.echo(msgspec.json.encode(measure(chosen, seconds, with_peers=True)))
        return
    builds = {build: _other_process(build, chosen, seconds) for build in ("compiled", "pure")}
    text = report(builds, seconds, ROUNDS)
    click.echo(text)
    if write is not None:
        write_part(write, "rules", text)


@bench.command()
@click.option("--game", default="niwa", show_default=True, help="The game played at the tables.")
@click.option("--seconds", default=20.0, show_default=True, help="Duration of the steady load.")
@click.option("--idle", default=5000, show_default=True, help="Number of idle connections.")
@click.option("--matches", default=1000, show_default=True, help="Number of open matches at the restart.")
@click.option("--peer", type=click.Path(file_okay=False, path_type=Path), help="Folder of the boardgame.io server.")
@click.option("--write", type=click.Path(dir_okay=False, path_type=Path), help="Also write the results to a file.")
def serve(game: str, seconds: float, idle: int, matches: int, peer: Path | None, write: Path | None) -> None:
    """Measure the table server under load, beside boardgame.io's. Use an otherwise idle machine."""
    with extra("serve"):
        from taku.bench.serving import measuring
        from taku.bench.serving.report import report as serving_report

    text = serving_report(measuring.everything(find(game).name, seconds, idle, matches, peer))
    click.echo(text)
    if write is not None:
        write_part(write, "serving", text)


@bench.command()
@click.option("--seconds", default=10.0, show_default=True, help="CPU time of one measurement.")
@click.option("--decisions", default=20, show_default=True, help="Decisions timed against a budget of one second.")
@click.option("--write", type=click.Path(dir_okay=False, path_type=Path), help="Also write the results to a file.")
def bots(seconds: float, decisions: int, write: Path | None) -> None:
    """Measure how fast masters think, and whether they keep to their budget. Use an otherwise idle machine."""
    from taku.bench.thinking import report as thinking_report

    text = thinking_report(seconds, decisions)
    click.echo(text)
    if write is not None:
        write_part(write, "bots", text)


def measure(games: list[str], seconds: float, with_peers: bool) -> list[Measure]:
    """The median of five rounds; every round measures each subject once, so that all share good and bad minutes."""
    from taku.bench import rules as ours

    with extra("bench"):
        from taku.bench import peers

    todo: dict[tuple[str, str, str], Timed] = {}
    for name in games:
        game = find(name)
        for seats in sorted({game.seats[0], min(4, game.seats[-1])}):
            todo |= ours.subjects(game, seats)
        todo |= peers.subjects(name) if with_peers else {}
    found: dict[tuple[str, str, str], list[float]] = {key: [] for key in todo}
    for _ in range(ROUNDS):
        for key, timed in todo.items():
            found[key].append(timed(seconds))
    build = Measure(ours.build(), "build", 0.0, "")
    return [build] + [Measure(*key[:2], statistics.median(values), key[2]) for key, values in found.items()]


def _other_process(build: str, games: list[str], seconds: float) -> list[Measure]:
    """One build is measured in one process, peers beside it."""
    environment = {**os.environ, "TAKU_PURE": "1" if build == "pure" else ""}
    command = [sys.executable, "-m", "taku", "bench", "rules", *games, "--seconds", str(seconds), "--raw"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=list[Measure])
