"""`taku serve`: a table for everybody in the house, or for the whole world."""

from __future__ import annotations

import click

from taku.cli.errors import BadInput
from taku.extras import extra


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen at; 127.0.0.1 keeps it to you.")
@click.option("--port", default=8477, show_default=True, type=click.IntRange(1, 65535))
@click.option("--database", envvar="TAKU_DATABASE", help="sqlite:///FILE or postgresql://…; else a file of yours.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes (PostgreSQL).")
@click.option("--bots", default=None, type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option("--ray", "on_ray", is_flag=True, help="Let bots think on a Ray cluster (the extra `cluster`).")
@click.option("--think", default="1s", show_default=True, help="How long a master thinks: 1s, 500ms, 20000sims.")
@click.option("--grace", default=60, show_default=True, help="Seconds after which an absent player may be replaced.")
@click.option("--public-url", default="", help="The address others know, for links in messages.")
@click.option("--origin", "origins", multiple=True, help="Another page that may open sockets here.")
@click.option("--https", "is_https", is_flag=True, help="Behind a proxy that speaks https: secure cookies.")
@click.option("--behind-proxy", is_flag=True, help="Believe X-Forwarded-For.")
@click.option("--allow-private-webhooks", is_flag=True, help="Also send notices to addresses in the own network.")
@click.option("--address-rate", default=30.0, show_default=True, help="Requests a second from one address; 0: any.")
@click.option("--person-rate", default=20.0, show_default=True, help="Messages a second from one person; 0: any.")
@click.option("--open", "opens", is_flag=True, help="Open the lobby in the browser.")
@click.option("--json-logs", is_flag=True, help="Logs as JSON lines.")
def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bots: int | None,
    on_ray: bool,
    think: str,
    grace: int,
    public_url: str,
    origins: tuple[str, ...],
    is_https: bool,
    behind_proxy: bool,
    allow_private_webhooks: bool,
    address_rate: float,
    person_rate: float,
    opens: bool,
    json_logs: bool,
) -> None:
    """Serve tables to people and bots, in the browser, in terminals and over HTTP."""
    from taku.bots import Clock

    with extra("serve"):
        from taku.server import running
        from taku.server.settings import Settings
        from taku.store.engines import default_database

    Clock.read(think)
    given: dict[str, int] = {} if bots is None else {"bot_workers": bots}
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origins=list(origins),
        public_url=public_url.rstrip("/"),
        is_https=is_https,
        trusts_proxy=behind_proxy,
        allows_private_webhooks=allow_private_webhooks,
        think=think,
        on_ray=on_ray,
        grace_ms=grace * 1000,
        logs_json=json_logs,
        address_rate=address_rate,
        person_rate=person_rate,
        **given,
    )
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("several processes need one PostgreSQL: --database postgresql://…")
    running.set_up_logs(json_logs)
    running.check(settings)
    running.announce(settings, opens, click.echo)
    running.serve(settings, workers)
