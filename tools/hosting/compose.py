"""compose.yaml: its services, and the options with which one of them is run by `docker run`."""

from __future__ import annotations

import re
import shlex
from typing import Any

import msgspec

from hosting.guide import ROOT

COMPOSE = ROOT / "compose.yaml"
FLAGS = {"init": "--init", "read_only": "--read-only"}
REPEATED = {"tmpfs": "--tmpfs", "cap_drop": "--cap-drop", "security_opt": "--security-opt"}
# What is about several containers, about building, or about limits, which need a memory controller.
ELSEWHERE = {"build", "image", "depends_on", "healthcheck", "restart", "stop_grace_period"}
ELSEWHERE |= {"logging", "mem_limit", "pids_limit", "command", "environment"}


def services(**variables: str) -> dict[str, dict[str, Any]]:
    """The services, with variables put in as compose does it: `${NAME:-otherwise}` and `${NAME:?complaint}`."""

    def value(found: re.Match[str]) -> str:
        if found["name"] in variables:
            return variables[found["name"]]
        if found["kind"] == "-":
            return found["rest"]
        raise ValueError(f"{found['name']} is not set: {found['rest']}")

    text = re.sub(r"\$\{(?P<name>\w+):(?P<kind>[-?])(?P<rest>[^}]*)\}", value, COMPOSE.read_text(encoding="utf-8"))
    found: dict[str, dict[str, Any]] = msgspec.yaml.decode(text)["services"]
    return found


def run_options(service: dict[str, Any]) -> str:
    """The options of `docker run` for a service."""
    words: list[str] = []
    for key, value in service.items():
        if key in FLAGS:
            words += [FLAGS[key]] if value else []
        elif key in REPEATED:
            words += [word for one in value for word in (REPEATED[key], one)]
        elif key not in ELSEWHERE:
            raise ValueError(f"compose.yaml: nothing is known of {key}")
    words += [f"--env={name}={value}" for name, value in service.get("environment", {}).items()]
    return shlex.join(words)
