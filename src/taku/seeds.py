"""Fresh random seeds for matches and bots: the only place where a match gets randomness from outside."""

from __future__ import annotations

import secrets

SEED_BYTES = 32
BOT_SEED_BITS = 48


def new_seed() -> str:
    """Return a seed for the dice of a match that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def new_bot_seed() -> int:
    """Return a seed for the choices of a bot."""
    return secrets.randbits(BOT_SEED_BITS)
