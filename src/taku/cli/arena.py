"""`taku arena`: bots against bots, with a progress bar, ratings, a crosstable and a plot."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress

from taku.arena.pairings import fixtures
from taku.arena.playing import Result, Terms, check
from taku.arena.ratings import crosstable, standings
from taku.arena.reports import Report, cross_table, plot, rating_table
from taku.arena.running import RUNNERS, Journal
from taku.cli.options import GameType, read_pairs, setup_options
from taku.kernel.game import Game


@click.command()
@click.argument("game", type=GameType())
@click.argument("bots", nargs=-1, required=True)
@setup_options
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, help="Matches per pair, at least.")
@click.option("--workers", type=click.IntRange(1), default=2, show_default=True, help="Number of processes.")
@click.option("--think", help="Thinking budget for every bot, such as 0.2s or 500sims; their own if not given.")
@click.option("--seed", default="arena", show_default=True, help="Seed of the deals and of the bots.")
@click.option("--on", type=click.Choice(sorted(RUNNERS)), default="processes", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="Write results to OUT.jsonl, OUT.json and OUT.svg.")
def arena(
    game: Game,
    bots: tuple[str, ...],
    seats: int | None,
    pairs: tuple[str, ...],
    matches: int,
    workers: int,
    think: str | None,
    seed: str,
    on: str,
    out: Path | None,
) -> None:
    """Play BOTS against each other at GAME, each pair on the same deals. Run it again to continue after Ctrl-C."""
    names = list(bots)
    terms = Terms(game.name, seats or game.seats[0], read_pairs(game, pairs), seed, think)
    check(terms, names)
    todo = fixtures(names, terms.seats, matches)
    base = out or Path(f"arena-{game.name}-{terms.seats}")
    journal = Journal(base.with_suffix(".jsonl"), terms, names)
    results = [result for result in journal.read() if result.number < len(todo)]
    played = {result.number for result in results}
    rest = [fixture for fixture in todo if fixture.number not in played]
    console = Console()
    try:
        with Progress(console=console) as progress:
            bar = progress.add_task("matches", total=len(todo), completed=len(results))
            for result in RUNNERS[on](terms, rest, workers):
                journal.append(result)
                results.append(result)
                progress.advance(bar)
    except KeyboardInterrupt:
        console.print(f"stopped: {len(results)} of {len(todo)} matches are kept; run the same command to continue")
    if results:
        _report(console, terms, names, sorted(results, key=lambda result: result.number), base)


def _report(console: Console, terms: Terms, names: list[str], results: list[Result], base: Path) -> None:
    forfeits = [result for result in results if result.forfeit is not None]
    report = Report(
        terms,
        len(results),
        standings(results, names, terms.seed),
        crosstable(results, names, terms.seed),
        forfeits,
    )
    console.print(rating_table(report))
    console.print(cross_table(report))
    for result in forfeits[:5]:
        console.print(f"match {result.number}: {result.lineup[result.forfeit or 0]} {result.reason}", markup=False)
    base.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    base.with_suffix(".svg").write_text(plot(report), encoding="utf-8")
    console.print(f"written: {base.with_suffix('.json')} and {base.with_suffix('.svg')}", markup=False)
