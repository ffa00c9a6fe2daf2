"""The image: the Dockerfile built and run by Podman, with the options of the guide and of compose.yaml."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import time
from pathlib import Path

from hosting import guide
from hosting.compose import run_options, services
from hosting.database import PASSWORD, Shell, make_database
from hosting.debian import FOLDER, Layers, copy_index_files, debian, index_settings, with_checkout
from hosting.installed import LOCAL, needs_index
from hosting.machine import PATH, Machine
from hosting.report import Failed, Stopwatch, check, note, saw
from hosting.visitor import visit, wait_until_ready

# A Debian with Python and its headers, for the official image that the Dockerfile begins with.
PYTHON = "python3,python3-venv,python3-dev,python-is-python3"
ENGINE = "apt install --no-install-recommends podman podman-docker crun catatonit containernetworking-plugins iptables"
# Containers in a container: cgroups are out of reach, and so are the limits that need them.
SETTINGS = '[containers]\ncgroups = "disabled"\n'
# Steps of a build use the network of this computer, and what is built keeps its HEALTHCHECK.
BUILDING = {"BUILDAH_ISOLATION": "chroot", "BUILDAH_FORMAT": "docker"}
CAPABLE = ("--capability=all", "--system-call-filter=@keyring bpf")
STORE = FOLDER / "containers"
UNNEEDED = "gcc cc node npm"
USER = "10001"
HEALTHY_SECONDS = 120


def run(_below: list[Path]) -> None:
    """Build the image, run it alone, and run it as the services of compose.yaml on PostgreSQL."""
    base = debian("python", PYTHON)
    shutil.rmtree(STORE, ignore_errors=True)
    STORE.mkdir(parents=True)
    store = f"--bind={STORE}:/var/lib/containers"
    with Layers("image", with_checkout()) as root, Machine(root, *CAPABLE, store) as machine:
        machine.run("apt-get update", online=True, shows=False)
        machine.run(ENGINE, online=True)
        (root / "etc/containers/containers.conf").write_text(SETTINGS)
        (root / "etc/containers/nodocker").touch()
        import_base(machine, base)
        build, serve = commands()
        machine.run(build, online=needs_index(build), variables=BUILDING)
        look_at_image(machine)
        run_alone(machine, serve)
        run_as_services(machine)
    shutil.rmtree(STORE, ignore_errors=True)


def commands() -> tuple[str, str]:
    """The commands of the guide that build the image and run it."""
    build, serve = [line for line in guide.commands(guide.HOST, "With containers") if "compose" not in line][-2:]
    return build, serve


def import_base(machine: Machine, base: Path) -> None:
    """Make the stand-in for the official image of Python known under its name."""
    dockerfile = (guide.ROOT / "Dockerfile").read_text(encoding="utf-8")
    (image,) = {*re.findall(r"^FROM (\S+)", dockerfile, flags=re.M)}
    copy_index_files(base)
    archive = machine.root / "srv/admin/python.tar"
    without = "--exclude=./var/cache/apt/archives/*.deb"
    subprocess.run(["tar", f"--directory={base}", without, f"--file={archive}", "--create", "."], check=True)
    changes = [f"--change=ENV {name}={value}" for name, value in {"PATH": PATH, **index_settings()}.items()]
    target = f"docker.io/library/{image}"
    machine.run(shlex.join(["podman", "import", "--quiet", *changes, "/srv/admin/python.tar", target]), shows=False)
    archive.unlink()
    note(f"Debian's own Python stands in for the image {image}, and Podman for Docker")


def look_at_image(machine: Machine) -> None:
    """The image holds the compiled rules and neither a compiler nor Node."""
    saw(machine.run("docker images --format '{{.Repository}} {{.Size}}'"))
    version = machine.run("docker run --rm --network=none taku --version")
    check("the rules are compiled", "(compiled)" in version, version)
    looking = f"id -u; for name in {UNNEEDED}; do command -v $name; done; true"
    found = machine.run(f"docker run --rm --network=none --entrypoint=sh taku -c {shlex.quote(looking)}")
    check(f"it runs as user {USER} and has none of: {UNNEEDED}", found.split() == [USER], found)


def run_alone(machine: Machine, command: str) -> None:
    """Run the image as the guide says; it becomes healthy, serves, and stops with 0."""
    watch = Stopwatch()
    server = machine.start(command)
    with machine.network():
        wait_until_ready(LOCAL)
        visit(LOCAL)
    while "(healthy)" not in machine.run("docker ps --format '{{.Status}}'", shows=False):
        if watch.seconds > HEALTHY_SECONDS:
            raise Failed(f"the container is not healthy: {machine.run('docker ps')}")
        time.sleep(1)
    check(f"its HEALTHCHECK says healthy after {watch.seconds:.0f} s", True)
    code = server.stop()
    check("it stops with code 0", code == 0, code)
    kept = machine.run("ls /var/lib/containers/storage/volumes/taku/_data", shows=False)
    check("the database is in the volume", "tables.db" in kept.split(), kept)


def run_as_services(machine: Machine) -> None:
    """Run `upgrade` and `one` of compose.yaml on the machine's PostgreSQL, and the backup of the guide."""
    make_database(Shell(machine, has_taku=False), until="export")
    found = services(POSTGRES_PASSWORD=PASSWORD)
    network = "--network=host --add-host=database:127.0.0.1"
    upgrade = f"docker run --rm {network} {run_options(found['upgrade'])}"
    saw(machine.run(f"{upgrade} taku {' '.join(found['upgrade']['command'])}"))
    server = machine.start(f"docker run {network} {run_options(found['one'])} taku {' '.join(found['one']['command'])}")
    with machine.network():
        wait_until_ready(LOCAL)
        visit(LOCAL)
    for command in guide.commands(guide.DATABASE, "Back up"):
        if command.startswith("mkdir"):
            machine.run(command)
        if command.startswith("docker compose run --rm"):
            saw(machine.run(re.sub(r"^docker compose run --rm (.*) upgrade ", rf"{upgrade} \1 taku ", command)))
    check("the backup is there", "monday.tar.gz" in machine.run("ls backups", shows=False))
    code = server.stop()
    check("it stops with code 0", code == 0, code)
    note("compose itself, its limits, and the images of PostgreSQL and Caddy were not tried")
