"""A bot: sits down where it is invited, and plays any offer. Run: bot.py SERVER TOKEN [INVITATION...]."""

import json
import random
import sys
import threading
import time
from typing import Any

import httpx

server, token, *invitations = sys.argv[1:]
http = httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}, timeout=30)
playing: set[str] = set()


def lines(path: str) -> Any:
    """What a stream says, line by line; empty lines only keep the link alive."""
    with http.stream("GET", path) as answer:
        answer.raise_for_status()
        yield from (json.loads(line) for line in answer.iter_lines() if line)


def play(match: str) -> None:
    """Follow a table until its match is over, and choose whenever there is something to choose."""
    for heard in lines(f"/api/bot/tables/{match}"):
        if (view := heard.get("view")) and view["mover"] == view["seat"] and view["offers"]:
            move = {"ply": heard["ply"], "move": random.choice(view["offers"])["text"]}
            while http.post(f"/api/bot/tables/{match}/move", json=move).status_code == 429:
                time.sleep(1)
        for ask in heard.get("table", {}).get("asks", []):
            http.post(f"/api/bot/tables/{match}/answer", json={"ask": ask["number"], "yes": True})


for match, code in (link.rpartition("/")[2].split("#") for link in invitations):
    http.post(f"/api/tables/{match}/sit", json={"code": code}).raise_for_status()
for event in lines("/api/bot/events"):
    if event["t"] == "turn" and event["match"] not in playing:
        playing.add(event["match"])
        threading.Thread(target=play, args=[event["match"]]).start()
