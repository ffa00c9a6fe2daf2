"""Web Push: a message that only one browser can read (RFC 8291), from a server that can be recognised (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import secrets
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from taku.store import Push

CURVE = ec.SECP256R1()
RECORD_BYTES = 4_096
AUTH_BYTES = 16
# How long a push service keeps a notice for a browser that is off, and how long our word for it is good.
KEEP_SECONDS = 24 * 3600
VALID_SECONDS = 12 * 3600


class BadSubscription(Exception):
    """Keys that no browser has made."""


def new_key() -> str:
    """A private key as it is kept."""
    key = ec.generate_private_key(CURVE)
    return to_text(key.private_numbers().private_value.to_bytes(32, "big"))


class Vapid:
    """The server's own key, by which push services know who sends.

    `contact` is where they complain: an https address or a mailto.
    """

    def __init__(self, kept: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_text(kept), "big"), CURVE)
        self._contact = contact
        self.public = to_text(_point(self._key.public_key()))

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """What goes with a message; of several that wait under one topic only the last is delivered."""
        return {
            "authorization": f"vapid t={self._token(endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP_SECONDS),
            "urgency": "normal",
            "topic": topic,
        }

    def _token(self, endpoint: str) -> str:
        """A JSON Web Token for one push service, signed with ES256."""
        service = urlsplit(endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + VALID_SECONDS,
            "sub": self._contact,
        }
        parts = [to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypted(text: bytes, to: Push) -> bytes:
    """A message that only the browser of a subscription can read."""
    return seal(text, to, secrets.token_bytes(16), ec.generate_private_key(CURVE))


def seal(text: bytes, to: Push, salt: bytes, ours: ec.EllipticCurvePrivateKey) -> bytes:
    """The same with a given salt and a given key, which must never be used twice."""
    theirs, auth = _keys(to)
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, auth, b"WebPush: info\0" + _point(theirs) + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    # The byte after the text says that this record is the last.
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def _keys(push: Push) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    try:
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(push.p256dh))
        auth = from_text(push.auth)
    except (ValueError, binascii.Error) as error:
        raise BadSubscription("the key is no point of the curve") from error
    if len(auth) != AUTH_BYTES:
        raise BadSubscription("the secret has another length")
    return key, auth


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(raw: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Bytes from base64url, with or without padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
