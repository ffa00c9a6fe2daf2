"""The command line: every command of Taku, and errors as one line with exit code 2."""

from __future__ import annotations

import click

from taku import __version__
from taku.build import build_name
from taku.cli.analyse import analyse_command
from taku.cli.arena import arena
from taku.cli.bench import bench
from taku.cli.box import box
from taku.cli.db import db
from taku.cli.doctor import doctor
from taku.cli.errors import OneLineGroup
from taku.cli.fuzz import fuzz, perft
from taku.cli.join import join
from taku.cli.play import play
from taku.cli.records import replay, verify
from taku.cli.replay_live import replay_live
from taku.cli.serve import serve


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({build_name()})", prog_name="taku", message="%(prog)s %(version)s")
def main() -> None:
    """Play and study Namiji, Niwa and Nautilus. Unofficial."""


for command in (
    play,
    replay,
    verify,
    analyse_command,
    arena,
    perft,
    fuzz,
    bench,
    box,
    serve,
    join,
    db,
    replay_live,
    doctor,
):
    main.add_command(command)
