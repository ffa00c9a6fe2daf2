"""What a webhook says: the same turn in the form that the receiver understands."""

from __future__ import annotations

import msgspec

from taku.games import find
from taku.wire import Label

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


def body_of(turn: Turn, form: str, language: str, public_url: str) -> bytes:
    """A notice as plain JSON, or as Discord or Slack want it. The first one in a language reads its words from disk."""
    # A server without webhooks needs no words of its own, and should start at once.
    from taku.words import words_of

    link, words = link_of(turn, public_url), words_of(find(turn.game), language)
    title = words.say(Label("title")) if words.has("title") else turn.title
    text = words.say(Label("your-turn-in", {"game": title, "link": link}))
    if form == "discord":
        # Nobody is called by name, whatever a game may be called.
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    if form == "slack":
        return msgspec.json.encode({"text": text})
    told = {"event": "turn", "match": turn.match, "game": turn.game, "ply": turn.ply, "url": link, "text": text}
    return msgspec.json.encode(told)
