"""How links for others begin: by an address that leads to the server from elsewhere too."""

from __future__ import annotations

import pytest

from taku.server import addresses
from taku.server.addresses import address_for_others
from taku.server.settings import Settings

EVERYWHERE = Settings(host="0.0.0.0", port=8477)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: "192.168.1.7")


@pytest.mark.parametrize("host", ["localhost:8477", "localhost", "127.0.0.1:8477", "[::1]:8477", "[::1]"])
def test_whoever_came_by_the_machines_own_name_is_told_its_name_in_the_network(host: str) -> None:
    assert address_for_others(EVERYWHERE, host) == "http://192.168.1.7:8477"


@pytest.mark.parametrize("host", ["192.168.1.7:8477", "table.example", "localhost.example:8477", ""])
def test_an_address_from_elsewhere_is_good_for_others_too(host: str) -> None:
    assert address_for_others(EVERYWHERE, host) == ""


def test_what_the_host_calls_the_house_comes_first() -> None:
    named = Settings(host="0.0.0.0", public_url="https://table.example")
    assert address_for_others(named, "localhost:8477") == "https://table.example"
    assert address_for_others(named, "192.168.1.7:8477") == "https://table.example"


def test_a_server_that_only_its_own_machine_reaches_has_no_other_address() -> None:
    assert address_for_others(Settings(host="127.0.0.1"), "localhost:8477") == ""


def test_without_a_network_there_is_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda: None)
    assert address_for_others(EVERYWHERE, "localhost:8477") == ""
