"""`taku replay-live`: tries every stored match on the code at hand, and names the first that differs."""

from __future__ import annotations

import click

from taku.cli.errors import BadInput
from taku.extras import extra


@click.command("replay-live")
@click.option("--database", envvar="TAKU_DATABASE", help="sqlite:///FILE or postgresql://…; default: a file of yours.")
@click.option("--all", "is_all", is_flag=True, help="Name every match that differs, not only the first.")
def replay_live(database: str | None, is_all: bool) -> None:
    """Replay every stored match before an upgrade, and name the first that differs."""
    with extra("serve"):
        from taku.server.replaying import differences
        from taku.store.engines import default_database, read_url
        from taku.store.reading import every_match

    count, wrong = 0, 0
    for found in differences(every_match(read_url(database or default_database()))):
        count += 1
        if found is None:
            continue
        wrong += 1
        click.echo(f"match {found.match}, event {found.number}: {found.reason}", err=True)
        if not is_all:
            raise BadInput(f"{count - 1} matches before it replay as they were played")
    if wrong:
        raise BadInput(f"{wrong} of {count} matches differ")
    click.echo(f"ok: {count} matches replay as they were played")
