"""`taku play`: a match in the terminal, alone against bots or around one screen."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from taku.bots import Clock, find_bot
from taku.cli.options import GameType, language_of_the_system, read_pairs, setup_options
from taku.kernel.errors import BadSetup
from taku.kernel.game import Game
from taku.match import Match
from taku.terminal.save import Save, Seating, latest_unfinished, new_path
from taku.terminal.session import Left, Session
from taku.words import LANGUAGES

LATEST = "latest"


@click.command()
@click.argument("game", type=GameType(), required=False)
@setup_options
@click.option("--seat", "people", type=int, multiple=True, help="Your seat; give it twice for two people. Default 0.")
@click.option("--watch", is_flag=True, help="Watch the bots play; take no seat.")
@click.option("--bot", default="random", show_default=True, help="The bot in the other seats.")
@click.option("--think", help="A bot's budget for a move, such as 5s or 20000sims.")
@click.option("--seed", help="Any text; the same seed deals the same cards. Secret and random if not given.")
@click.option("--language", type=click.Choice(LANGUAGES), default=None, help="Default: from LANG.")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Continue the last match.")
def play(
    game: Game | None,
    seats: int | None,
    pairs: tuple[str, ...],
    people: tuple[int, ...],
    watch: bool,
    bot: str,
    think: str | None,
    seed: str | None,
    language: str | None,
    resume: str | None,
) -> None:
    """Play GAME in the terminal. The match is saved after every move."""
    if resume is not None:
        save = latest_unfinished() if resume == LATEST else Save(Path(resume))
        match, seating = save.read()
    else:
        if game is None:
            raise click.UsageError("which game? For example: taku play nautilus")
        find_bot(bot)
        if think is not None:
            Clock.read(think)
        match = Match(game, seats, seed, read_pairs(game, pairs))
        chosen = [] if watch else _people(match, people)
        seating = Seating(chosen, bot, language or language_of_the_system(), think)
        save = Save(new_path(game.name))
        save.begin(match, seating)
    _run(Session(match, seating, save, Console()))


def _people(match: Match, people: tuple[int, ...]) -> list[int]:
    chosen = sorted(set(people or (0,)))
    for seat in chosen:
        if seat not in range(match.seats):
            raise BadSetup(f"--seat {seat}: this match has seats 0 to {match.seats - 1}")
    return chosen


def _run(session: Session) -> None:
    try:
        session.run()
    except (Left, KeyboardInterrupt):
        session.console.print("\n" + session.say("saved"), markup=False)
