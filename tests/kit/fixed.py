"""`taku` with fixed dice and fixed bots: every match of a game with the same set-up is dealt alike.

    python tests/kit/fixed.py serve --port 8477

Tests start servers and commands this way, so that a run does not depend on luck. The seed is the same for every match,
because tests that share a server open their tables in any order.
"""

from __future__ import annotations

from unittest import mock

from taku import seeds

SEED = "fixed for tests"
BOT_SEED = 20261118


def fix_seeds() -> None:
    """Let every match of this process, and every bot in it, begin with the same seed."""
    fixed = mock.Mock(token_hex=mock.Mock(return_value=SEED), randbits=mock.Mock(return_value=BOT_SEED))
    mock.patch.object(seeds, "secrets", fixed).start()


# Outside the condition below: worker processes import this module under another name.
fix_seeds()

if __name__ == "__main__":
    from taku.cli import main

    main(prog_name="taku")
