"""`taku analyse`: a record's chances as a plot and JSON, its biggest swings and better offers in words."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console

from taku.analysis import Analysis, analyse
from taku.analysis.analysing import THINKING, Worded
from taku.analysis.plotting import plot
from taku.bots import Clock
from taku.match import Match
from taku.record import load
from taku.wire import Label
from taku.words import LANGUAGES, Words, words_of


@click.command("analyse")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--think", default=THINKING, show_default=True, help="Thinking budget for every decision, such as 1s.")
@click.option("--seat", "people", type=int, multiple=True, help="Only advise this seat; can be repeated.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="Write OUT.json and OUT.svg; by default beside FILE.")
def analyse_command(
    file: Path, think: str, people: tuple[int, ...], seed: int, language: str, out: Path | None
) -> None:
    """Analyse the match in FILE: chances, biggest swings, better moves."""
    Clock.read(think)
    match = Match.replay(load(file), settle=False)
    console = Console(highlight=False)
    with console.status("thinking"):
        found = analyse(match, seed, think, list(people) or None)
    words = words_of(match.game, language)
    names = [words.say(Label("seat-player", {"number": seat + 1})) for seat in range(match.seats)]
    _print(console, found, words, names)
    base = out or file.with_suffix(".analysis")
    base.with_name(base.name + ".json").write_bytes(msgspec.json.encode(found) + b"\n")
    base.with_name(base.name + ".svg").write_text(plot(found, names), encoding="utf-8")
    console.print(f"{base}.json {base}.svg", markup=False, soft_wrap=True)


def _print(console: Console, found: Analysis, words: Words, names: list[str]) -> None:
    def say(key: str, **args: str | int) -> str:
        return words.say(Label(key, args), names)

    console.print(say("analysis-swings"), style="bold")
    for swing in found.swings:
        told = " ".join(words.say(line, names) for line in swing.told)
        change = f"{swing.change:+.0%}"
        console.print(
            "  " + say("analysis-swing", ply=swing.ply, seat=swing.seat, change=change, told=told), markup=False
        )
    console.print(say("analysis-advice", count=len(found.advice)), style="bold")
    for advice in found.advice:
        better = ", ".join(_worded(offer, words, names) for offer in advice.preferred)
        played = _worded(advice.played, words, names)
        line = say("analysis-better", ply=advice.ply, seat=advice.seat, played=played, better=better)
        console.print("  " + line, markup=False)


def _worded(offer: Worded, words: Words, names: list[str]) -> str:
    share = "—" if offer.value is None else format(offer.value, ".0%")
    return f"{words.say(offer.label, names)} ({share})"
