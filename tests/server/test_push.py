"""Web Push: only the subscribed browser can read a notice, and the push service knows who sends it."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from receiver import Receiver, receiving
from sitting import Sitting, sitting
from waiting import becomes

from taku.server import messages
from taku.server.notices import Notices
from taku.server.push import CURVE, BadSubscription, from_text, seal, to_text
from taku.store import Push


class Browser:
    """A browser that has subscribed: it has a key, a secret, and an address at a push service."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)
        self.push = Push("", endpoint, to_text(self.point), to_text(self.secret))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """RFC 8291, the receiving side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(hashes.SHA256(), 32, self.secret, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1] == 2
        return text[:-1]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """The claims of a VAPID header, if the signature is good for the public key of the house."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", public)
    head, claims, signature = fields["t"].split(".")
    assert msgspec.json.decode(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_text(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public))
    key.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    read: dict[str, Any] = msgspec.json.decode(from_text(claims))
    return read


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as opened:
        yield opened


async def one_turn(house: Sitting, push: Push) -> tuple[str, int, str, str]:
    """Somebody with a subscription is away when it becomes their turn: the match, the ply, the key, the player."""
    opened = await Notices.open(house.house)
    mover, other, match = await house.pair()
    player = other.player or ""
    await house.house.store.add_push(player, push.endpoint, push.p256dh, push.auth)
    house.house.tables.on_turn.append(opened.turn)
    assert await other.say(messages.Leave(match)) is None
    seat = mover.last("table").get("you")
    while mover.last("view")["mover"] == seat:
        assert await mover.play(match) is None
    await becomes(lambda: not opened._tasks)
    await opened.close()
    return match, mover.last("ply"), opened.push_key, player


def test_only_the_browser_reads_the_notice_and_the_service_knows_the_sender(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with sitting(tmp_path, allows_private_webhooks=True, public_url="https://taku.example") as house:
            browser = Browser(f"{receiver.url}/push/abc")
            match, ply, key, _ = await one_turn(house, browser.push)
            (got,) = receiver.received
            assert msgspec.json.decode(browser.read(got.body)) == {
                "title": "Niwa",
                "match": match,
                "game": "niwa",
                "ply": ply,
            }
            claims = claims_of(got.headers["authorization"], key)
            assert claims["aud"] == receiver.url
            assert claims["sub"] == "https://taku.example"
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600
            assert got.path == "/push/abc"
            assert got.headers["content-encoding"] == "aes128gcm"
            assert got.headers["topic"] == match
            assert int(got.headers["ttl"]) > 0
            with pytest.raises(InvalidTag):
                Browser("").read(got.body)

    asyncio.run(run())


@pytest.mark.parametrize(("status", "is_kept"), [(404, False), (410, False), (201, True), (403, True)])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, receiver: Receiver, status: int, is_kept: bool) -> None:
    receiver.answers = [status]

    async def run() -> None:
        async with sitting(tmp_path, allows_private_webhooks=True) as house:
            *_, player = await one_turn(house, Browser(receiver.url).push)
            assert len(receiver.received) == 1
            assert bool(await house.house.store.pushes_of(player)) is is_kept

    asyncio.run(run())


def test_a_subscription_with_keys_of_no_browser_is_forgotten(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with sitting(tmp_path, allows_private_webhooks=True) as house:
            push = Push("", receiver.url, to_text(b"\x04" + bytes(64)), to_text(bytes(16)))
            *_, player = await one_turn(house, push)
            assert await house.house.store.pushes_of(player) == []
            assert receiver.received == []

    asyncio.run(run())


def test_the_key_of_the_house_stays_the_same(tmp_path: Path) -> None:
    async def key() -> str:
        async with sitting(tmp_path) as house:
            opened = await Notices.open(house.house)
            await opened.close()
            return opened.push_key

    first = asyncio.run(key())
    assert asyncio.run(key()) == first
    assert len(from_text(first)) == 65
    assert from_text(first)[0] == 4


def test_sealing_agrees_with_the_example_of_rfc_8291() -> None:
    """Appendix A of the RFC: the same keys and salt give the same bytes."""
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    to = Push("", "", key, "BTBZMqHH6r4Tts7J_aSIgg")
    private = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    salt = from_text("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = seal(b"When I grow up, I want to be a watermelon", to, salt, ec.derive_private_key(private, CURVE))
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("key", "secret"), [("", ""), ("not base64", "BTBZMqHH6r4Tts7J_aSIgg"), ("BA", "BA")])
def test_keys_that_are_none_are_recognised(key: str, secret: str) -> None:
    with pytest.raises(BadSubscription):
        seal(b"", Push("", "", key, secret), bytes(16), ec.generate_private_key(CURVE))
