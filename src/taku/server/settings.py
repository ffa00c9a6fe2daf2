"""How a server is run: everything a host can choose, with what is good for a laptop as the default."""

from __future__ import annotations

import os

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of a host."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8477
    # The addresses of pages that may open a socket, besides the server's own; for a proxy with another name.
    origins: list[str] = []
    # The address others reach the server by, for links in webhooks; empty if unknown.
    public_url: str = ""
    is_https: bool = False
    trusts_proxy: bool = False
    # Webhooks and push services inside the own network: only for a house where everybody is trusted.
    allows_private_webhooks: bool = False
    logs_json: bool = False
    think: str = "1s"
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    on_ray: bool = False
    grace_ms: int = 60_000
    idle_ms: int = 600_000
    sweep_seconds: float = 1.0
    # Requests and new sockets a second from one address; 0 is no limit.
    address_rate: float = 30
    # Messages a second from one person.
    person_rate: float = 20
    frame_bytes: int = 4_096
    body_bytes: int = 256_000
    queue_frames: int = 256
    send_seconds: float = 10
    # How long a request waits for a database that is locked, full or gone.
    store_seconds: float = 5
