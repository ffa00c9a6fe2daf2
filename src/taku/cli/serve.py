"""`taku serve`: the table server, for a home network or for the internet."""

from __future__ import annotations

import click

from taku.cli.errors import BadInput
from taku.extras import extra


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: this computer only.")
@click.option("--port", default=8477, show_default=True, type=click.IntRange(1, 65535))
@click.option("--database", envvar="TAKU_DATABASE", help="sqlite:///FILE or postgresql://…; default: a file of yours.")
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes (PostgreSQL only)."
)
@click.option("--bots", default=None, type=click.IntRange(1, 64), help="Processes for thinking bots.")
@click.option("--ray", "on_ray", is_flag=True, help="Run bots on a Ray cluster (the extra `cluster`).")
@click.option("--think", default="1s", show_default=True, help="How long a master thinks: 1s, 500ms, 20000sims.")
@click.option("--grace", default=60, show_default=True, help="Seconds until an absent player can be replaced.")
@click.option("--public-url", default="", help="Public address of the server, for links in messages.")
@click.option("--origin", "origins", multiple=True, help="Another website that may connect to this server.")
@click.option("--https", "is_https", is_flag=True, help="Behind an https proxy: use secure cookies.")
@click.option("--behind-proxy", is_flag=True, help="Trust X-Forwarded-For.")
@click.option("--allow-private-webhooks", is_flag=True, help="Also send notifications to your own network.")
@click.option("--address-rate", default=30.0, show_default=True, help="Requests per second and address; 0: no limit.")
@click.option("--person-rate", default=20.0, show_default=True, help="Messages per second and person; 0: no limit.")
@click.option("--open", "opens", is_flag=True, help="Open the lobby in the browser.")
@click.option("--json-logs", is_flag=True, help="Write logs as JSON lines.")
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
    """Run the table server, for browsers, terminals and bots."""
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
        raise BadInput("several processes need PostgreSQL: --database postgresql://…")
    running.set_up_logs(json_logs)
    running.check(settings)
    running.announce(settings, opens, click.echo)
    running.serve(settings, workers)
