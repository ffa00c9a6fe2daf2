"""Whatever is sent to a socket, the answer is a message or a refusal, and the table stays playable."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sitting import Person, Sitting, sitting
from waiting import HANG_SECONDS

from taku.server.messages import ClientMessage, read_message
from taku.server.socket import Session

# A long run is asked for with TAKU_FUZZ_MESSAGES=100000; its messages are others each time.
MESSAGES = int(os.environ.get("TAKU_FUZZ_MESSAGES", "3000"))
IS_LONG = "TAKU_FUZZ_MESSAGES" in os.environ
EACH = 60
KINDS = {kind.__struct_config__.tag: kind for kind in ClientMessage.__args__}

small = st.one_of(st.integers(0, 40), st.integers(-3, 10**7), st.sampled_from([2**31, 2**63, 2**70, -1]))
words = st.one_of(
    st.sampled_from(["bot", "end", "novice", "master", "no such move", "", "é\u0000"]), st.text(max_size=90)
)
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), small, words, st.floats(allow_nan=False, allow_infinity=False)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(words, inner, max_size=3)),
    max_leaves=5,
)
# `$match` and `$move` stand for those of the table at hand.
fields = {
    "match": st.one_of(st.just("$match"), st.just("$match"), st.just("0123456789abcdef"), words),
    "ply": st.one_of(st.just("$ply"), small),
    "move": st.one_of(st.just("$move"), words),
    "seen": st.one_of(st.none(), small),
    "since": small,
    "until": small,
    "seat": small,
    "ask": small,
    "number": small,
    "do": st.sampled_from(["bot", "end", "fly"]),
    "level": st.sampled_from(["novice", "master", "god"]),
    "text": words,
    "speaker": words,
    "yes": st.booleans(),
    "on": st.booleans(),
    "everybody": st.booleans(),
}


@st.composite
def frames(draw: st.DrawFn) -> dict[str, Any] | bytes:
    """A message that is right, nearly right, or none at all."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.binary(max_size=120))
    tag = draw(st.sampled_from(sorted(KINDS)))
    frame = {"t": tag, **{name: draw(fields[name]) for name in KINDS[tag].__struct_fields__}}
    if draw(st.integers(0, 5)) == 0:
        frame[draw(words)] = draw(anything)
    if draw(st.integers(0, 5)) == 0:
        frame[draw(st.sampled_from(sorted(frame)))] = draw(anything)
    return frame


class Deaf:
    """A line at which nobody listens."""

    def hold(self, is_held: bool) -> None:
        """There is nothing to hold up."""


async def bombard(house: Sitting, people: list[Person], match: str, sent: list[tuple[int, Any]]) -> None:
    """Send everything; what a session cannot deal with is counted as a fault of ours."""
    from taku.server.metrics import METRICS

    faults = METRICS.faults._value.get()
    for who, frame in sent:
        person = people[who]
        session = Session(Deaf(), house.house, house.attendant, person)  # type: ignore[arg-type]
        session.heard(frame if isinstance(frame, bytes) else msgspec.json.encode(fill(frame, person, match)))
        async with asyncio.timeout(HANG_SECONDS):
            while session.is_busy:
                await asyncio.sleep(0)
    assert METRICS.faults._value.get() == faults


def fill(frame: dict[str, Any], person: Person, match: str) -> dict[str, Any]:
    view = person.last("view")
    offers = view["offers"] or [{"text": "none"}]
    real = {"$match": match, "$ply": person.last("ply"), "$move": offers[0]["text"]}
    return {key: real.get(value, value) if isinstance(value, str) else value for key, value in frame.items()}


@settings(max_examples=max(1, MESSAGES // EACH), derandomize=not IS_LONG, suppress_health_check=list(HealthCheck))
@given(
    st.lists(st.tuples(st.integers(0, 2), frames()), min_size=EACH, max_size=EACH),
    st.sampled_from(["niwa", "nautilus"]),
)
def test_no_message_is_a_fault_and_no_table_is_wedged(sent: list[tuple[int, Any]], game: str) -> None:
    async def run(folder: Path) -> None:
        async with sitting(folder) as house:
            mover, other, match = await house.pair(game)
            watcher = Person(house, None)
            await watcher.enter(match)
            await bombard(house, [mover, other, watcher], match, sent)
            again = [Person(house, mover.known), Person(house, other.known)]
            for person in again:
                await person.enter(match)
            table = again[0].last("table")
            if table["status"] == "live":
                awaited = next(one for one in again if one.last("table")["you"] == one.last("view")["mover"])
                assert await awaited.play(match) is None

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


def test_every_kind_of_message_has_its_fields_here() -> None:
    for kind in KINDS.values():
        assert set(kind.__struct_fields__) <= set(fields)
    assert isinstance(read_message(b'{"t":"ping"}'), KINDS["ping"])
