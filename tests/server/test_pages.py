"""The page and its files: what never changes may be kept, and everything travels as small as it can."""

from __future__ import annotations

import gzip
from pathlib import Path

from server import Server

from taku.server.pages import Pages


def test_files_with_a_hash_are_kept_for_ever_and_others_asked_for_anew(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "board-1a2b.js").write_text("play();" * 100)
    (tmp_path / "index.html").write_text('<meta name="taku-version" content="7f">')
    pages = Pages(tmp_path)
    board = pages.find("assets/board-1a2b.js")
    assert board is not None
    assert "immutable" in board.keep
    assert pages.index.keep == "no-cache"
    assert pages.version == "7f"
    assert gzip.decompress(board.zipped or b"") == board.content
    assert pages.index.zipped is None


def test_where_the_page_was_not_built_it_says_so(tmp_path: Path) -> None:
    assert b"has not been built" in Pages(tmp_path).index.content


def test_an_address_that_is_none_gets_the_page_and_a_program_a_refusal(house: Server) -> None:
    seen = house.get("/no/such/place", headers={"accept": "text/html"})
    assert seen.status_code == 404
    assert seen.headers["content-type"].startswith("text/html")
    asked = house.get("/no/such/place", headers={"accept": "application/json"})
    assert (asked.status_code, asked.json()["key"]) == (404, "refused-not-found")


def test_the_page_travels_zipped_to_those_who_can_read_that(house: Server) -> None:
    zipped = house.get("/", headers={"accept-encoding": "gzip"})
    plain = house.get("/", headers={"accept-encoding": "identity"})
    assert zipped.content == plain.content
    assert zipped.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers
