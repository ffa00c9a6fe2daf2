"""Where the server can be reached: on its own machine, from its network, and by those who get a link."""

from __future__ import annotations

import socket

from taku.server.settings import Settings


def addresses(settings: Settings) -> list[str]:
    """Where the process itself listens: for this machine, and for others in the same network."""
    if settings.host not in ("0.0.0.0", "::"):
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        return [f"http://{host.replace('127.0.0.1', 'localhost')}:{settings.port}"]
    own = _own_address()
    names = ["localhost"] if own is None else ["localhost", own]
    return [f"http://{name}:{settings.port}" for name in names]


def address_for_others(settings: Settings, host: str) -> str:
    """What a link for somebody else begins with, if that is not the address this person came by (its `host`)."""
    if settings.public_url:
        return settings.public_url
    # Behind a proxy nobody but the proxy knows the address that others use.
    if settings.is_https or not _is_own_machine(host):
        return ""
    outside = addresses(settings)[1:]
    return outside[0] if outside else ""


def _is_own_machine(host: str) -> bool:
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name in ("localhost", "[::1]") or name.startswith("127.")


def _own_address() -> str | None:
    """This machine's address in its network; no packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address
