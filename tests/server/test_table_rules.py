"""The rules of one table over HTTP: set-up and players, for everybody who knows the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from server import Server

GOLDEN = Path(__file__).parents[2] / "src" / "taku" / "games" / "nautilus" / "tests" / "golden"


@pytest.fixture
def match(house: Server) -> str:
    """A table of Nautilus with a set-up of its own."""
    with house.client() as client:
        client.put("/api/me", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        form = {"game": "nautilus", "seats": seats, "setup": {"length": "early", "piles": "hidden"}}
        found: str = client.post("/api/tables", json=form).raise_for_status().json()["match"]
    return found


def test_a_table_tells_its_set_up_and_how_many_play(house: Server, match: str) -> None:
    told = house.get(f"/api/tables/{match}/rules").raise_for_status().json()
    setup = {"first": "chance", "length": "early", "piles": "hidden"}
    assert told == {"game": "nautilus", "seats": 2, "setup": setup}


def test_a_record_that_names_no_length_is_played_on_and_told_as_one_that_ends_early(house: Server) -> None:
    lines = (GOLDEN / "2-ends-early-4-1.log").read_text("utf-8").replace('"length":"early",', "", 1).splitlines()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    with house.client() as client:
        client.put("/api/me", json={"name": "Ann"}).raise_for_status()
        form = {"record": "\n".join(lines[:30]) + "\n", "seats": seats}
        match = client.post("/api/tables/import", json=form).raise_for_status().json()["match"]
        told = client.get(f"/api/tables/{match}/rules").raise_for_status().json()
    assert told["setup"] == {"first": "chance", "length": "early", "piles": "open"}


def test_a_table_that_is_not_there_has_no_rules(house: Server) -> None:
    answer = house.get("/api/tables/0000000000000000/rules")
    assert (answer.status_code, answer.json()["key"]) == (404, "refused-no-table")
