"""Caddy: deploy/Caddyfile with Debian's Caddy, in front of two servers on one PostgreSQL, as in compose.yaml."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from hosting.compose import services
from hosting.database import PASSWORD, Shell, make_database
from hosting.debian import Layers
from hosting.machine import Machine, Started
from hosting.proxy import check_everything
from hosting.report import check, note, saw
from hosting.visitor import play, trusting, wait_until_ready

# The names that the Caddyfile has for the servers; on one machine they have addresses of their own.
SERVERS = {"one": "127.0.0.2", "two": "127.0.0.3"}
ROOT_CERTIFICATE = "srv/admin/.local/share/caddy/pki/authorities/local/root.crt"
URL = "https://localhost"
# Caddy looks after its servers every two seconds.
NOTICED_SECONDS = 4


def run(below: list[Path]) -> None:
    """Start two servers and Caddy, use them, and go on when one of them is gone."""
    with Layers("caddy", below) as root, Machine(root) as machine:
        shell = Shell(machine)
        make_database(shell)
        machine.run("apt install caddy", online=True)
        machine.run("systemctl stop caddy")
        saw(machine.run("caddy version && caddy validate --config deploy/Caddyfile --adapter caddyfile"), lines=1)
        with (root / "etc/hosts").open("a") as hosts:
            hosts.writelines(f"{address} {name}\n" for name, address in SERVERS.items())
        servers = {name: start_server(shell, address) for name, address in SERVERS.items()}
        proxy = machine.start("caddy run --config deploy/Caddyfile --adapter caddyfile")
        with machine.network():
            for address in SERVERS.values():
                wait_until_ready(f"http://{address}:8477")
        with trusting(root / ROOT_CERTIFICATE), machine.network():
            wait_until_ready(URL)
            check_everything(URL)
            replace_servers(shell, servers)
        check("Caddy stops with code 0", proxy.stop() == 0)
        note("Caddy before 2.11.2 answers 502 to a POST until it has noticed that a server is gone; this one is older")
        note("a name with a certificate from a public authority was not tried; localhost has one of Caddy's own")


def start_server(shell: Shell, address: str) -> Started:
    """Start a server with the options of compose.yaml."""
    options = services(POSTGRES_PASSWORD=PASSWORD)["one"]["command"]
    return shell.start(f"taku {' '.join(options)} --host={address}")


def replace_servers(shell: Shell, servers: dict[str, Started]) -> None:
    """Stop one server, then the other after the first is back: people go on playing."""
    for name, address in SERVERS.items():
        code = servers[name].stop()
        check(f"server {name} stops with code 0", code == 0, code)
        seen = {httpx.get(f"{URL}/api/games").status_code for _ in range(20)}
        check("the other answers at once", seen == {httpx.codes.OK}, seen)
        time.sleep(NOTICED_SECONDS)
        play(URL)
        servers[name] = start_server(shell, address)
        wait_until_ready(f"http://{address}:8477")
        play(URL)
