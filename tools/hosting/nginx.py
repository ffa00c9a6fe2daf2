"""nginx: deploy/nginx.conf as a site of Debian's nginx, in front of the service."""

from __future__ import annotations

import time
from pathlib import Path

from hosting import guide
from hosting.debian import Layers
from hosting.installed import LOCAL, needs_index, start_service
from hosting.machine import Machine
from hosting.proxy import check_everything
from hosting.report import note, saw
from hosting.visitor import trusting, wait_until_ready

SITE = "taku.example.org"
CERTIFICATES = f"/etc/letsencrypt/live/{SITE}"
MAKE_CERTIFICATE = (
    f"mkdir -p {CERTIFICATES} && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={SITE}"
    f" -addext subjectAltName=DNS:{SITE} -keyout {CERTIFICATES}/privkey.pem -out {CERTIFICATES}/fullchain.pem"
)


def run(below: list[Path]) -> None:
    """Set nginx up with the commands of the guide and use the server through it."""
    with Layers("nginx", below) as root, Machine(root) as machine:
        start_service(machine, f'TAKU_OPTIONS="--public-url https://{SITE}"\n')
        with machine.network():
            wait_until_ready(LOCAL)
        set_up(machine)
        with trusting(root / CERTIFICATES.removeprefix("/") / "fullchain.pem", SITE), machine.network():
            check_everything(f"https://{SITE}")
        errors = machine.run("grep --invert-match notice /var/log/nginx/error.log", shows=False, codes=(0, 1))
        saw(errors)


def set_up(machine: Machine) -> None:
    """Run the guide's commands, with a certificate of our own instead of one from an authority."""
    for command in guide.commands(guide.HOST, "The proxy"):
        if command.startswith("certbot"):
            machine.run(MAKE_CERTIFICATE)
            note(f"a certificate of our own, made instead of: {command}")
        else:
            machine.run(command, online=needs_index(command))
    saw(machine.run("nginx -v && nginx -t"))
    # After a reload the old processes answer for a moment.
    time.sleep(2)
