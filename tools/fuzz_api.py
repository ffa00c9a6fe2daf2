"""Fuzzes the HTTP API of a real server with what its own OpenAPI document allows and forbids.

    tools/fuzz_api.py --seconds 1800 --examples 1000

Fails if anything is answered with a 500 or otherwise than the document says.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "kit"))

from server import Server

# These answer for as long as somebody listens; tests/server/test_api_bot.py reads them.
ENDLESS = "bot_events|bot_table"
NOT_CHECKED = [
    # What a form means beyond its shape (a game that exists, a clock with time on it) a document cannot say.
    "positive_data_acceptance",
    # A good token beside a bad cookie is good; tests/server/test_openapi.py asks everything as nobody.
    "ignored_auth",
    # Litestar answers OPTIONS with the methods that were registered first.
    "allow_header_conformance",
]
NOBODYS = "0123456789abcdef"
CONFIGURATION = """
[dictionaries.matches]
values = MATCHES
[parameters]
"path.match" = { dictionary = "matches", probability = 0.9 }
[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429, 503]
"""


def main() -> int:
    """The exit code of the run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600, help="repeat with other examples for so long")
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            done = fuzz(server, chosen.examples, chosen.seed, chosen.seconds)
        finally:
            server.remove()
    print(done.stdout)
    return done.returncode


def fuzz(server: Server, examples: int, seed: int, seconds: int = 0) -> subprocess.CompletedProcess[str]:
    """One run against a server, as a person with a token and tables; repeated for some seconds, or just once."""
    token, matches = _person(server)
    configuration = server.folder / "schemathesis.toml"
    configuration.write_text(CONFIGURATION.replace("MATCHES", json.dumps([*matches, NOBODYS])))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(configuration), "run"]
    options = {
        **({"--max-time": seconds} if seconds else {}),
        "--max-examples": examples,
        "--seed": seed,
        "--header": f"Authorization: Bearer {token}",
        "--exclude-operation-id-regex": ENDLESS,
        "--exclude-checks": ",".join(NOT_CHECKED),
        "--generation-database": "none",
        "--request-timeout": 300,
        "--suppress-health-check": "too_slow",
    }
    flags = ["--continue-on-failure", "--no-color", "--no-shrink", "--warnings", "off"]
    given = [str(part) for pair in options.items() for part in pair]
    return subprocess.run(
        [*command, f"{server.url}/schema/openapi.json", *given, *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=server.folder,
    )


def _person(server: Server) -> tuple[str, list[str]]:
    """The token of somebody with a table that waits, one that is being played, and one that is over."""
    with httpx.Client(base_url=server.url, timeout=20) as client:
        client.put("/api/me", json={"name": "Fuzz"}).raise_for_status()
        token: str = client.post("/api/me/tokens", json={"name": "fuzz"}).raise_for_status().json()["token"]
        matches = [_open(client, kind) for kind in ("open", "bot", "bot")]
        client.post(f"/api/bot/tables/{matches[-1]}/resign").raise_for_status()
        return token, matches


def _open(client: httpx.Client, kind: str) -> str:
    seats = [{"kind": "me"}, {"kind": kind}]
    match: str = (
        client.post("/api/tables", json={"game": "nautilus", "seats": seats}).raise_for_status().json()["match"]
    )
    return match


if __name__ == "__main__":
    sys.exit(main())
