"""What a webhook says: the same turn in the form that the receiver understands."""

from __future__ import annotations

import msgspec

JSON = {"content-type": "application/json"}


class Turn(msgspec.Struct, frozen=True):
    """A turn of somebody's at a table."""

    player: str
    match: str
    game: str
    title: str
    ply: int


def link_of(turn: Turn, public_url: str) -> str:
    """Where the turn is made; without a public address only the path is known."""
    return f"{public_url}/table/{turn.match}"


def body_of(turn: Turn, form: str, public_url: str) -> bytes:
    """A notice as plain JSON, or as Discord or Slack want it."""
    link = link_of(turn, public_url)
    text = f"It is your turn in {turn.title}: {link}"
    if form == "discord":
        # Nobody is called by name, whatever a game may be called.
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    if form == "slack":
        return msgspec.json.encode({"text": text})
    told = {"event": "turn", "match": turn.match, "game": turn.game, "ply": turn.ply, "url": link, "text": text}
    return msgspec.json.encode(told)
