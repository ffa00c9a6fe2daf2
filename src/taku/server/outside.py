"""The world outside: posts to addresses that people gave us, and never to one inside the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping

import httpx

from taku.server.refusals import Refusal
from taku.server.settings import Settings

ATTEMPT_SECONDS = 5
RESOLVE_SECONDS = 5
PORTS = {"http": 80, "https": 443}
# Addresses that carry another one inside, which a gateway on the way would unpack.
_CARRIERS = [ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]


class BadAddress(Exception):
    """An address to which nothing is sent."""


async def check_address(url: str, settings: Settings) -> None:
    """Refuse an address that is no public one."""
    try:
        await resolve(url, settings.allows_private_webhooks)
    except BadAddress:
        raise Refusal("refused-address") from None


async def resolve(url: str, allows_private: bool) -> list[str]:
    """The public addresses behind a URL; BadAddress unless every one of them is public."""
    read = _read(url)
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(
                read.raw_host.decode("ascii"),
                read.port or PORTS[read.scheme],
                type=socket.SOCK_STREAM,
                proto=socket.IPPROTO_TCP,
            )
    except (OSError, UnicodeError, TimeoutError) as error:
        raise BadAddress("the host name is not known") from error
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not addresses or not (allows_private or all(is_public(address) for address in addresses)):
        raise BadAddress("the address is not public")
    return addresses


def _read(url: str) -> httpx.URL:
    try:
        read = httpx.URL(url)
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadAddress("this is not an address") from error
    if read.scheme not in PORTS or not read.host or not url.isprintable() or read.port == 0:
        raise BadAddress("an address starts with http:// or https:// and a host")
    return read


def is_public(address: str) -> bool:
    """Whether a numeric address belongs to the open internet.

    >>> [is_public(address) for address in ("8.8.8.8", "10.1.2.3", "::1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in network for network in _CARRIERS):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_loopback or ip.is_link_local)


class Messenger:
    """Posts small bodies. Follows no redirect, waits for nobody long, and reads no more than the status."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # Nothing from the environment: a proxy there would connect to addresses that were never checked.
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=0)
        self._client = httpx.AsyncClient(
            follow_redirects=False, trust_env=False, timeout=ATTEMPT_SECONDS, limits=limits
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], attempt: int = 0) -> int:
        """The status of the answer; BadAddress or httpx.TransportError or TimeoutError if there is none.

        What was checked is what is connected to: the name is resolved once, and then only stands in the headers.
        """
        addresses = await resolve(url, self._settings.allows_private_webhooks)
        asked = httpx.URL(url)
        request = self._client.build_request(
            "POST",
            asked.copy_with(host=addresses[attempt % len(addresses)]),
            content=body,
            headers={**headers, "host": asked.netloc.decode("ascii")},
            extensions={"sni_hostname": asked.raw_host.decode("ascii")},
        )
        async with asyncio.timeout(ATTEMPT_SECONDS):
            answer = await self._client.send(request, stream=True)
            await answer.aclose()
        return answer.status_code

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()
