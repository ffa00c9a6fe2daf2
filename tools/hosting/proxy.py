"""What a server behind a proxy must do, whichever proxy it is."""

from __future__ import annotations

import socket
import ssl
import time
from urllib.parse import urlsplit

import httpx
import smoke
from websockets.sync.client import connect

from hosting.report import Failed, check
from hosting.visitor import browser_at, read_a_stream, visit

# nginx closes a connection that was quiet for 60 seconds; the server pings after 20.
QUIET_SECONDS = 65
MOST_REQUESTS = 3000
FEW_REQUESTS = 200
PERMANENT = (httpx.codes.MOVED_PERMANENTLY, httpx.codes.PERMANENT_REDIRECT)


def check_everything(url: str) -> None:
    """Use a server through a proxy with https at that address."""
    visit(url)
    check_headers(url)
    check_origins(url)
    read_a_stream(url)
    stay_quiet(url)
    check_limits(url)


def check_headers(url: str) -> None:
    """https with HTTP/2, secure cookies, no way back to http, and no numbers for strangers."""
    with browser_at(url) as browser:
        page = browser.get("/")
        check("the page asks browsers to stay with https", "strict-transport-security" in page.headers, page.headers)
        cookie = browser.put("/api/me", json={"name": "Ana"}).raise_for_status().headers["set-cookie"]
        check("the cookie is secure", "; secure" in cookie.lower(), cookie.partition(";")[2])
        hidden = browser.get("/metrics").status_code
        check("/metrics is not found", hidden == httpx.codes.NOT_FOUND, hidden)
    plain = httpx.get(f"{url.replace('https', 'http', 1)}/table/x?y=1")
    is_sent_on = plain.status_code in PERMANENT and plain.headers["location"] == f"{url}/table/x?y=1"
    check(f"http is sent on to https with {plain.status_code}", is_sent_on, plain.headers)
    name = urlsplit(url).netloc
    context = ssl.create_default_context()
    context.set_alpn_protocols(["h2", "http/1.1"])
    with socket.create_connection((name, 443)) as plug, context.wrap_socket(plug, server_hostname=name) as line:
        check("browsers are offered HTTP/2", line.selected_alpn_protocol() == "h2", line.selected_alpn_protocol())


def check_origins(url: str) -> None:
    """The server learns the host that the browser asked for: its own pages may change something, others not."""
    for origin, expected in ((url, True), ("https://elsewhere.example", False)):
        with browser_at(url) as browser:
            answer = browser.put("/api/me", json={"name": "Ana"}, headers={"origin": origin})
        what = "may" if expected else "may not"
        check(f"a page at {origin} {what} change something", answer.is_success == expected, answer.status_code)


def stay_quiet(url: str) -> None:
    """A socket on which nothing happens stays open."""
    with browser_at(url) as browser:
        browser.put("/api/me", json={"name": "Ana"}).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = url.replace("http", "ws", 1) + "/ws"
    with connect(address, additional_headers={"cookie": cookie}, ping_interval=None) as line:
        smoke.heard(line, "hello")
        time.sleep(QUIET_SECONDS)
        check(f"a socket is open after {QUIET_SECONDS} quiet seconds", line.ping().wait(timeout=10))


def check_limits(url: str) -> None:
    """The limit counts the addresses of visitors, not the proxy's, and no visitor can choose another address."""
    too_many = httpx.codes.TOO_MANY_REQUESTS
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address="127.0.0.5")) as busy:
        for number in range(MOST_REQUESTS):
            if busy.get("/api/games").status_code == too_many:
                check(f"a busy visitor is refused after {number} requests", True)
                break
        else:
            raise Failed(f"{MOST_REQUESTS} requests were answered, the limit is 300 at once")
        # An address that was not seen before could have all of these answered.
        forged = {"x-forwarded-for": "192.0.2.7"}
        seen = {busy.get("/api/games", headers=forged).status_code for _ in range(FEW_REQUESTS)}
        check("also with an X-Forwarded-For of its own", too_many in seen, seen)
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address="127.0.0.6")) as other:
        seen = {other.get("/api/games").status_code for _ in range(FEW_REQUESTS)}
        check("a visitor with another address is served", seen == {httpx.codes.OK}, seen)
