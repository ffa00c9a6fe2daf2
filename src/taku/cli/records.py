"""`taku replay` and `taku verify`: reading a record again, ply by ply, and checking its random draws."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console

from taku.kernel.errors import BadSetup
from taku.kernel.log import Entry
from taku.match import Match
from taku.record import load
from taku.terminal.drawing import draw_view
from taku.wire import Label, Telling, encode
from taku.words import LANGUAGES, words_of

WATCHER = "watcher"

_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))


@click.command()
@_file
@click.option("--offers", is_flag=True, help="Also show the moves on offer before each entry.")
@click.option("--view", "seat", metavar="SEAT", help="Also show what a seat, or `watcher`, saw before each entry.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per ply, the last one with the scores.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
def replay(file: Path, offers: bool, seat: str | None, as_json: bool, language: str) -> None:
    """Step through the record in FILE."""
    for match, entry in Match.steps(load(file)):
        viewer = _viewer(match, seat)
        if as_json:
            click.echo(_json_line(match, entry, offers, seat is not None, viewer))
        else:
            _print_step(match, entry, offers, seat is not None, viewer, language)


def _viewer(match: Match, seat: str | None) -> int | None:
    if seat is None or seat == WATCHER:
        return None
    if not seat.isdecimal() or int(seat) >= match.seats:
        raise BadSetup(f"--view {seat}: expected a seat from 0 to {match.seats - 1}, or {WATCHER}")
    return int(seat)


def _json_line(match: Match, entry: Entry | None, offers: bool, sees: bool, viewer: int | None) -> bytes:
    line: dict[str, object] = {"ply": match.ply, "mover": match.mover}
    if offers:
        line["offers"] = match.offers()
        line["weights"] = match.weights() or None
    if sees:
        line["view"] = msgspec.Raw(encode(match.view(viewer)))
    if entry is None:
        line |= {"over": match.is_over, "scores": match.scores(), "winners": match.winners()}
    else:
        line |= {"actor": entry.actor, "move": entry.text}
    return msgspec.json.encode(line)


def _print_step(match: Match, entry: Entry | None, offers: bool, sees: bool, viewer: int | None, language: str) -> None:
    console = Console(highlight=False)
    words = words_of(match.game, language)
    names = [words.say(Label("seat-player", {"number": seat + 1})) for seat in range(match.seats)]
    if match.ply and match.log.entries:
        told: Telling = match.told[viewer][-1]
        for line in told.lines:
            console.print("      " + words.say(line, names), style="dim", markup=False)
    if sees and match.mover >= -1:
        console.print(draw_view(match.game, match.view(viewer), words, names))
    if offers:
        listed = match.weights() or match.offers()
        shown = [f"{text} ×{listed[text]}" for text in listed] if isinstance(listed, dict) else listed
        console.print("      offers: " + " | ".join(shown), style="cyan", markup=False, soft_wrap=True)
    if entry is not None:
        console.print(entry.line, markup=False)
    else:
        scores = ", ".join(f"{name} {score:g}" for name, score in zip(names, match.scores(), strict=True))
        winners = ", ".join(names[seat] for seat in match.winners())
        console.print(f"{'over' if match.is_over else 'not over yet'}: {scores}" + (f"; {winners} won" * match.is_over))


@click.command()
@_file
def verify(file: Path) -> None:
    """Check the record in FILE: every entry and mark, the commitment, and every random draw."""
    match = Match.verify(load(file))
    state = "over" if match.is_over else f"seat {match.mover} to move" if match.mover >= 0 else "chance to move"
    draws = "commitment and every random draw agree with the seed"
    if match.log.header.seed is None:
        draws = "the seed is not in the record, so the random draws could not be checked"
    click.echo(f"ok: {match.game.name}, edition {match.game.edition}, {match.ply} plies, {state}; {draws}")
