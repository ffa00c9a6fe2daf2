"""The OpenAPI document is complete, and a real server answers as it says, whatever is sent."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from server import Server

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import fuzz_api

# A long run, with other examples each time: tools/fuzz_api.py.
EXAMPLES = 12


@pytest.fixture(scope="module")
def document(house: Server) -> dict[str, Any]:
    found: dict[str, Any] = house.client().get("/schema/openapi.json").raise_for_status().json()
    return found


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    methods = ("get", "put", "post", "delete")
    return [
        (method, path, item[method]) for path, item in document["paths"].items() for method in methods if method in item
    ]


def test_every_operation_is_named_described_and_says_how_it_is_refused(document: dict[str, Any]) -> None:
    problem = {"$ref": "#/components/schemas/Problem"}
    found = operations(document)
    assert len({operation["operationId"] for _, _, operation in found}) == len(found) >= 30
    known = {tag["name"] for tag in document["tags"]}
    for method, path, operation in found:
        where = f"{method} {path}"
        assert set(operation["tags"]) <= known, where
        assert operation["description"], where
        assert "security" in operation, where
        refusals = {code: answer for code, answer in operation["responses"].items() if code >= "400"}
        assert {"401", "429", "503"} <= set(refusals), where
        for answer in refusals.values():
            assert answer["content"]["application/json"]["schema"] == problem, where
    assert set(document["components"]["securitySchemes"]) == {"cookie", "token"}


def test_what_needs_a_person_is_refused_to_nobody(house: Server, document: dict[str, Any]) -> None:
    client = house.client()
    forms: dict[str, dict[str, object]] = {
        "add_token": {"name": "x"},
        "set_webhook": {"url": "https://example.org/"},
        "add_push": {"endpoint": "https://example.org/", "p256dh": "x", "auth": "x"},
        "open_table": {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "me"}]},
        "import_record": {"record": "", "seats": [{"kind": "me"}]},
        "bot_move": {"ply": 0, "move": "x"},
        "bot_answer": {"ask": 0, "yes": True},
        "bot_chat": {"text": "x"},
        "sit": {},
    }
    for method, path, operation in operations(document):
        if {} in operation["security"]:
            continue
        address = path.replace("{match}", fuzz_api.NOBODYS).replace("{token}", "x")
        body = forms.get(operation["operationId"]) if "requestBody" in operation else None
        answer = client.request(method, address, json=body, params={"endpoint": "x"} if "push" in path else None)
        assert (answer.status_code, answer.json()["key"]) == (401, "refused-name"), f"{method} {path}"


@pytest.mark.slow
def test_whatever_is_sent_is_answered_as_documented(house: Server) -> None:
    before = len(house.text())
    done = fuzz_api.fuzz(house, examples=EXAMPLES, seed=1)
    assert done.returncode == 0, done.stdout[-8000:]
    assert "generated" in done.stdout
    assert "a request failed" not in house.text()[before:]
