"""Real matches in a store: one that is over, one that goes on, and the people and tokens around them."""

from __future__ import annotations

import taku
from taku.record import write_header
from taku.server import events
from taku.store import NewMatch, Store, Summary, Token

PEOPLE = ["anna", "bert"]


async def keep_nautilus(store: Store, match: str, seed: str, plies: int | None) -> str:
    """Keep a match of Nautilus as a server does, played up to a ply or to its end; its record with the seed."""
    played = taku.Match(taku.find("nautilus"), seats=2, seed=seed)
    while not played.is_over and (plies is None or played.ply < plies):
        played.play(played.offers()[0])
    header = write_header(played.log.header, with_seed=False)
    places = [events.Place("person", player, player.title()) for player in PEOPLE]
    happened = [events.Opened(host="anna", places=places)]
    rows = [(1000, events.write_event(event)) for event in happened]
    rows += [(2000 + entry.ply, events.write_event(events.Moved([entry.line]))) for entry in played.log.entries]
    status = "over" if played.is_over else "live"
    awaited = None if played.is_over else PEOPLE[played.mover]
    new = NewMatch(match, "nautilus", header, seed, rows[0][1], False, 1000)
    await store.open(new, rows, Summary(status, played.ply, list(PEOPLE), awaited, False, None))
    return played.log.text


async def furnish(store: Store) -> dict[str, str]:
    """Something in every table; the records of the matches with their seeds."""
    records = {
        "over": await keep_nautilus(store, "over", "7", None),
        "live": await keep_nautilus(store, "live", "8", 20),
    }
    for player in PEOPLE:
        await store.add_player(player, f"{player} 卓\n\"'", 900)
    await store.add_token(Token("hash", "id", "api", "anna", None, None, "my bot", 1, None, None, False))
    await store.add_token(Token("hash2", "id2", "invite", "anna", "live", 1, "", 1, 2, 3, True))
    await store.set_webhook("anna", "https://hook.example", "slack")
    await store.add_push("bert", "https://push.example", "key", "auth")
    await store.house_value("cookie-secret", lambda: "value")
    await store.heartbeat(1000)
    await store.wake(9000, tolerance=10)
    return records
