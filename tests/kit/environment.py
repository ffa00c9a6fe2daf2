"""The environment of tests and of everything they start: the same on every machine."""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path

import taku

# A developer's own choices of these would change what commands print, where they write, or whom they ask.
_DROPPED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "PAGER", "BROWSER", "TAKU_DATABASE")
_SET = {
    "LANG": "C.UTF-8",
    "TZ": "UTC",
    # Workers of xdist and commands: sets of texts are walked through in one order.
    "PYTHONHASHSEED": "0",
    # Nothing may be written to the developer's own folder: a test names a home, or its command fails.
    "TAKU_HOME": "/dev/null/no-home",
}
_LOCAL = "127.0.0.1,localhost"


def fix_environment(environment: MutableMapping[str, str]) -> None:
    """Change an environment to that of tests."""
    for name in _DROPPED:
        environment.pop(name, None)
    environment.update(_SET)
    for name in ("NO_PROXY", "no_proxy"):
        others = environment.get(name, "").removesuffix(_LOCAL).rstrip(",")
        environment[name] = ",".join(filter(None, [others, _LOCAL]))


def source() -> str:
    """The folder that holds the build of `taku` that is tested, for PYTHONPATH."""
    return str(Path(taku.__file__).parent.parent)
