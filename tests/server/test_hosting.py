"""The files for hosts keep up with the program: options that exist, files that are there, links that lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from taku.cli import main
from taku.cli.serve import serve

ROOT = Path(__file__).parent.parent.parent
OPTIONS = {name for parameter in serve.params for name in (*parameter.opts, *parameter.secondary_opts)}
GUIDE = ROOT / "docs" / "guides" / "host.md"


def test_the_service_is_started_with_options_there_are() -> None:
    (line,) = re.findall(r"^ExecStart=\S+/taku serve (.*)$", (ROOT / "deploy/taku.service").read_text(), flags=re.M)
    arguments = [word for word in shlex.split(line) if word != "$TAKU_OPTIONS"]
    with serve.make_context("serve", arguments) as made:
        assert made.params["host"] == "127.0.0.1"
        assert made.params["behind_proxy"]
        assert made.params["is_https"]


def test_the_containers_are_started_with_options_there_are() -> None:
    text = (ROOT / "compose.yaml").read_text()
    (command,) = re.findall(r"command:\n((?: +- .*\n)+)", text)
    words = [line.strip().removeprefix("- ") for line in command.splitlines()]
    assert words[0] == "serve"
    with serve.make_context("serve", words[1:]) as made:
        assert made.params["behind_proxy"]
    assert "command: [db, upgrade]" in text
    database = main.commands["db"]
    assert isinstance(database, click.Group)
    assert "upgrade" in database.commands


def test_the_image_is_built_from_files_that_are_there_and_not_ignored() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*)$", (ROOT / "Dockerfile").read_text(), flags=re.M)
    sources = [name for line in copied for name in line.split()[:-1]]
    allowed = re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text(), flags=re.M)
    assert sorted(sources) == sorted(allowed)
    assert [name for name in sources if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("option", sorted(OPTIONS - {"--ray", "--open"}))
def test_the_guide_tells_of_every_option(option: str) -> None:
    assert f"`{option}`" in GUIDE.read_text()


def test_the_guide_tells_of_no_option_that_is_none() -> None:
    told = set(re.findall(r"^\| (`--.*?`) \|", GUIDE.read_text(), flags=re.M))
    assert {name for line in told for name in re.findall(r"--[\w-]+", line)} <= OPTIONS


def test_every_number_that_is_measured_is_explained() -> None:
    source = (ROOT / "src/taku/server/metrics.py").read_text()
    names = set(re.findall(r'"(taku_\w+)"', source))
    assert len(names) >= 7
    assert [name for name in names if name not in GUIDE.read_text()] == []
