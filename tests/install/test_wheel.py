"""What is installed: a wheel that needs nothing, a light core, extras that are named, a source distribution."""

from __future__ import annotations

import json
import os
import re
import sys
import tarfile
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from installed import COMPILER, NODE, ROOT, Environment, build_wheel, checked, path_without

pytestmark = pytest.mark.skipif(
    os.environ.get("TAKU_BUILD") != "compiled", reason="the wheel is built once, from what the compiled suite runs on"
)
# Of the package's modules, those that need an extra.
NEEDS_EXTRA = r"taku\.(bench\.(peers|serving)|client|research|server|store)\b.*|taku\.__main__"
IMPORT_ALL = f"""
import importlib, pkgutil, re, sys
import taku
names = [found.name for found in pkgutil.walk_packages(taku.__path__, "taku.", onerror=lambda name: None)]
core = [name for name in names if not re.fullmatch({NEEDS_EXTRA!r}, name)]
for name in core:
    importlib.import_module(name)
print(len(core))
"""
PLAY = "import taku; m = taku.Match(taku.find('niwa'), seed='7'); m.play(m.offers()[0]); print(m.ply)"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """An environment with the core alone."""
    environment = Environment(tmp_path_factory.mktemp("core") / "venv")
    environment.install(wheel)
    return environment


def test_a_wheel_carries_the_page_the_words_and_the_compiled_rules_and_nothing_else(wheel: Path) -> None:
    assert not wheel.name.endswith("none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"taku/web/dist/index.html", "taku/games/nautilus/words/ru.ftl", "taku/py.typed"} <= {*names}
    assert any(re.fullmatch(r"taku/kernel/game\..*\.(so|pyd)", name) for name in names)
    assert [name for name in names if name.endswith((".svelte", ".ts")) or "/tests/" in name] == []


def test_the_core_installs_at_most_ten_other_distributions(core: Environment) -> None:
    others = core.distributions() - {"taku"}
    assert len(others) <= 10, sorted(others)
    assert not {"litestar", "sqlalchemy", "cryptography", "uvicorn", "httpx", "babel"} & others


def test_every_module_of_the_core_can_be_imported_with_the_core_alone(core: Environment) -> None:
    done = core.run(core.python, "-W", "error", "-c", IMPORT_ALL)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150


def test_importing_taku_loads_only_what_a_match_needs(core: Environment) -> None:
    """Reading the metadata of all packages alone would take longer than everything else."""
    done = core.run(core.python, "-c", "import taku, sys; print(*sys.modules)")
    loaded = {*done.stdout.split()}
    assert "taku.match" in loaded, done.stderr
    assert not {"asyncio", "click", "fluent", "importlib.metadata", "platformdirs", "rich", "subprocess"} & loaded


def test_the_core_plays_matches_and_bots_in_the_terminal(core: Environment) -> None:
    assert core.run(core.taku, "--version").stdout == "taku 0.1.0 (compiled)\n"
    watched = core.run(core.taku, "play", "niwa", "--watch", "--bot", "greedy", "--seed", "1")
    assert watched.returncode == 0, watched.stderr
    assert "The match is over." in watched.stdout
    arena = core.run(core.taku, "arena", "niwa", "greedy", "random", "--matches", "2", "--workers", "1")
    assert arena.returncode == 0, arena.stderr


def test_the_doctor_names_what_the_core_lacks_in_ten_lines(core: Environment) -> None:
    lines = core.run(core.taku, "doctor").stdout.splitlines()
    assert len(lines) == 10
    said = {line.split()[0]: line.split(maxsplit=1)[1] for line in lines}
    assert said["taku"] == "0.1.0, compiled"
    assert said["page"].startswith("built")
    assert "serve (no alembic, " in said["extras"]
    assert said["database"] == "none without the extra serve"
    assert "PROBLEM" not in "\n".join(lines)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "serve"),
        (["db", "check"], "serve"),
        (["replay-live"], "serve"),
        (["join", "http://localhost:1"], "join"),
        (["arena", "niwa", "random", "greedy", "--on", "ray", "--out", "on-ray"], "cluster"),
        (["bench", "serve"], "serve"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(core: Environment, command: list[str], extra: str) -> None:
    done = core.run(core.taku, *command)
    assert done.returncode == 2
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert f"comes with the extra '{extra}'" in lines[0]


def test_an_installed_wheel_serves_and_plays_without_node_compiler_or_network(wheel: Path, tmp_path: Path) -> None:
    elsewhere = Environment(tmp_path / "venv")
    elsewhere.install(f"{wheel}[serve]")
    is_root = os.name == "posix" and os.geteuid() == 0
    elsewhere.smoke(*(["--offline"] if is_root else []), PATH=path_without(tmp_path / "bin", NODE, COMPILER))


def test_the_compiled_wheel_can_run_its_sources(core: Environment) -> None:
    done = core.run(core.taku, "--version", TAKU_PURE="1")
    assert done.stdout == "taku 0.1.0 (pure)\n"


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(archive.read(name).decode())


def test_the_metadata_is_ready_for_an_index(wheel: Path) -> None:
    about = metadata_of(wheel)
    classifiers = about.get_all("Classifier") or []
    for minor in (11, 12, 13, 14):
        assert f"Programming Language :: Python :: 3.{minor}" in classifiers
    assert {"Typing :: Typed", "Operating System :: OS Independent"} <= {*classifiers}
    assert about["Requires-Python"] == ">=3.11"
    assert about["License-Expression"] == "MIT"


@pytest.mark.parametrize("address", ["https://git.example/taku", ""])
def test_links_on_a_package_page_lead_to_the_repository(address: str) -> None:
    """A release names the repository; without it the links stay relative, as a checkout wants them."""
    about = json.loads(checked([sys.executable, "-m", "hatchling", "metadata"], ROOT, TAKU_REPOSITORY=address))
    targets = re.findall(r"\]\(([^)]+)\)", about["readme"]["text"])
    pictures = [target for target in targets if target.endswith((".webp", ".svg"))]
    assert len(targets) > 20
    assert len(pictures) > 3
    if not address:
        assert not [target for target in targets if "://" in target]
        assert about.get("urls", {}) == {}
        return
    assert [target for target in targets if not target.startswith("https://git.example/taku/")] == []
    assert [picture for picture in pictures if "/taku/raw/v0.1.0/docs/pictures/" not in picture] == []
    assert about["urls"]["Source"] == "https://git.example/taku"
    assert {"Documentation", "Changelog", "Issues"} <= {*about["urls"]}


def test_a_source_distribution_installs_without_node_and_plays(tmp_path: Path) -> None:
    """The page is inside, built. The rules are not compiled here, which the wheel above shows."""
    checked([sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, ROOT], tmp_path)
    (sdist,) = tmp_path.glob("taku-*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "src/taku/web/dist/index.html" in names
    assert [name for name in names if name.startswith((".venv", "node_modules", "build/"))] == []
    environment = Environment(tmp_path / "venv")
    environment.install(sdist, TAKU_PURE="1", PATH=path_without(tmp_path / "bin", NODE, COMPILER))
    done = environment.run(environment.python, "-c", PLAY)
    assert int(done.stdout) > 0, done.stderr
    assert environment.run(environment.taku, "--version").stdout == "taku 0.1.0 (pure)\n"
