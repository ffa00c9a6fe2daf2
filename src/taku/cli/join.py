"""`taku join`: a match on a table server, played in the terminal over the same socket as the page uses."""

from __future__ import annotations

import secrets

import click
from rich.console import Console

from taku.cli.options import language_of_the_system
from taku.extras import extra
from taku.words import LANGUAGES

RANDOM = "random"


@click.command()
@click.argument("url")
@click.option("--name", help="Your name; if not given, Taku asks once and remembers it.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=None, help="Default: from LANG.")
@click.option("--watch", is_flag=True, help="Watch only; take no seat.")
@click.option("--auto", is_flag=False, flag_value=RANDOM, metavar="[SEED]", help="Play random moves for you.")
def join(url: str, name: str | None, lang: str | None, watch: bool, auto: str | None) -> None:
    """Play at the table that URL links to. With only the address of a server, choose a table or open one."""
    with extra("join"):
        from taku.client.address import read_address
        from taku.client.joining import Wishes, join

    seed = secrets.token_hex(8) if auto == RANDOM else auto
    join(read_address(url), Wishes(name, lang or language_of_the_system(), watch, seed), Console())
