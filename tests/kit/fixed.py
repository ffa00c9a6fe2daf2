"""`taku` for tests: fixed dice, fixed bots, and no limit of time that a busy machine could reach.

    python tests/kit/fixed.py serve --port 8477

Tests start servers and commands this way, so that a run depends neither on luck nor on speed. The seed is the same for
every match, because tests that share a server open their tables in any order.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from typing import Any
from unittest import mock

from taku import seeds

SEED = "fixed for tests"
BOT_SEED = 20261118
# For a command that a test starts, a JSON object: constants by their full names, and fields of the server's Settings.
LIMITS = "TAKU_TEST_LIMITS"
# By command: limits that a process would reach when it has to wait for a core are far away, and nobody waits for the
# end of a stream. A test about one of them sets it itself.
USUAL: dict[str, dict[str, Any]] = {
    "serve": {
        "taku.server.hints.HINT_THINK": "200sims",
        "taku.server.routes.bots.LINGER_SECONDS": 1.0,
        "taku.server.house.GOODBYE_SECONDS": 60.0,
        "taku.server.running.PING_SECONDS": 600.0,
        "taku.server.running.START_SECONDS": 600,
        "taku.server.running.STOP_SECONDS": 600,
        "taku.store.store.PING_SECONDS": 60.0,
    },
    "join": {"taku.client.connection.SILENCE_SECONDS": 600.0},
}


def fix_seeds() -> None:
    """Let every match of this process, and every bot in it, begin with the same seed."""
    fixed = mock.Mock(token_hex=mock.Mock(return_value=SEED), randbits=mock.Mock(return_value=BOT_SEED))
    mock.patch.object(seeds, "secrets", fixed).start()


def set_limits(limits: dict[str, Any]) -> None:
    """Set constants and settings, such as `{"taku.server.house.GOODBYE_SECONDS": 60, "send_seconds": 1}`."""
    constants = {name: value for name, value in limits.items() if "." in name}
    for name, value in constants.items():
        module, _, constant = name.rpartition(".")
        mock.patch.object(importlib.import_module(module), constant, value).start()
    fields = {name: value for name, value in limits.items() if name not in constants}
    if fields:
        _set_fields(fields)


def _set_fields(fields: dict[str, Any]) -> None:
    """Let servers of this process be run with other settings than the command line can choose."""
    import msgspec

    from taku.server import running

    serve = running.serve
    changed = mock.Mock(side_effect=lambda chosen, workers: serve(msgspec.structs.replace(chosen, **fields), workers))
    mock.patch.object(running, "serve", changed).start()


def spare_the_disk() -> None:
    """Let SQLite not wait for the disk: the machine that tests run on does not lose power."""
    from taku.store import engines

    kept = [pragma for pragma in engines._PRAGMAS if not pragma.startswith("synchronous")]
    mock.patch.object(engines, "_PRAGMAS", (*kept, "synchronous=OFF")).start()


# Outside the condition below: worker processes import this module under another name.
fix_seeds()

if __name__ == "__main__":
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    set_limits({**USUAL.get(command, {}), **json.loads(os.environ.get(LIMITS, "{}"))})
    if command == "serve":
        spare_the_disk()

    from taku.cli import main

    main(prog_name="taku")
