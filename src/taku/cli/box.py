"""`taku box`: checks a component file and says how it differs from Taku's own components."""

from __future__ import annotations

from pathlib import Path

import click

from taku.cli.options import GameType, load_component
from taku.kernel.errors import BadSetup
from taku.kernel.game import Game


@click.command()
@click.argument("game", type=GameType())
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def box(game: Game, file: Path) -> None:
    """Check the component FILE of GAME: every mistake with its line, then every difference."""
    if game.box_key() is None:
        raise BadSetup(f"{game.name} has no component file")
    mistakes, differences = game.inspect_box(load_component(file))
    for line in mistakes:
        click.echo(line)
    if mistakes:
        raise BadSetup(f"{file.name}: mistakes to fix before it can be played: {len(mistakes)}")
    for line in differences:
        click.echo(line)
    click.echo(f"ok: {file.name} can be played with --setup {game.box_key()}={file.name}")
