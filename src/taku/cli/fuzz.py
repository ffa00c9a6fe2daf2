"""`taku perft` and `taku fuzz`: counting what there is, and looking for what should not be."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import click
import msgspec

from taku.cli.options import GameType, read_pairs, setup_options
from taku.kernel.game import Game
from taku.kernel.laws import LAWS, Law, LawBroken, Trial
from taku.kernel.offered import offered
from taku.kernel.playout import perft as count_leaves
from taku.match import Match
from taku.record import load, write_record
from taku.wire import encode, write_choices


@click.command()
@click.argument("game", type=GameType())
@click.argument("depth", type=click.IntRange(0))
@setup_options
@click.option(
    "--after", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Start from the end of a record."
)
@click.option("--divide", is_flag=True, help="Also show the count for each first move.")
def perft(game: Game, depth: int, seats: int | None, pairs: tuple[str, ...], after: Path | None, divide: bool) -> None:
    """Count the sequences of DEPTH plies, chance included."""
    if after is None:
        match = Match(game, seats, setup=read_pairs(game, pairs), settle=False)
    else:
        match = Match.replay(load(after), settle=False)
    if divide and depth:
        for text in match.offers():
            child = match.state()
            child.apply(offered(child, match.catalogue, text))
            click.echo(f"{text}: {count_leaves(child, depth - 1)}")
    click.echo(str(count_leaves(match.state(), depth)))


@click.command()
@click.argument("game", type=GameType())
@click.option("--games", "number", type=click.IntRange(1), default=100, show_default=True, help="Number of matches.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed; each match takes the next.")
@click.option("--law", "names", multiple=True, type=click.Choice([law.name for law in LAWS]), help="Only this law.")
@setup_options
def fuzz(game: Game, number: int, seed: int, names: tuple[str, ...], seats: int | None, pairs: tuple[str, ...]) -> None:
    """Play random matches of GAME with every number of players, and check every law on each."""
    laws = [law for law in LAWS if law.name in names or not names]
    setup = Match(game, seats, setup=read_pairs(game, pairs), settle=False).setup
    counts = [seats] if seats is not None else game.seats
    longest = 0
    for index in range(number):
        trial = Trial(game, counts[index % len(counts)], setup, seed + index, encode=encode, wanders=index % 2 == 1)
        longest = max(longest, _try(trial, laws))
    tried = ", ".join(names) or f"{len(laws)} laws each"
    click.echo(f"ok: {number} matches, {tried}, the longest {longest} plies of at most {game.longest}")


def _try(trial: Trial, laws: list[Law]) -> int:
    """These laws on one match; a broken law leaves the record of the match behind."""
    for law in laws:
        try:
            law.check(trial)
        except Exception as error:
            path = _keep(trial)
            if not isinstance(error, LawBroken):
                click.echo(f"the match is in {path}", err=True)
                raise
            raise click.ClickException(f"{law.name} (seed {trial.seed}): {error}; the match is in {path}") from None
    return len(trial.finish()[0])


def _keep(trial: Trial) -> Path:
    match = Match(trial.game, trial.seats, setup=write_choices(cast(msgspec.Struct, trial.setup)), settle=False)
    path = Path(f"fuzz-{trial.game.name}-{trial.seed}.log")
    path.write_text(write_record(match.log.header, trial.finish()[0], with_seed=False), encoding="utf-8")
    return path
