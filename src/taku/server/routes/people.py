"""Who you are: your name, your other devices, your tokens, and where you want to be told of your turns."""

from __future__ import annotations

import io

import segno
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie

from taku.server.addresses import address_for_others
from taku.server.desk import AnyRequest, Desk
from taku.server.forms import (
    CodeForm,
    DeviceLink,
    Done,
    Me,
    NameForm,
    NewToken,
    PushForm,
    PushKey,
    TokenCard,
    TokenForm,
    WebhookForm,
)
from taku.server.identity import COOKIE, COOKIE_SECONDS
from taku.server.notices import check_address
from taku.server.refusals import Refusal
from taku.store import Player


async def _me(desk: Desk, player: Player | None) -> Me:
    if player is None:
        return Me("", "")
    return Me(player.id, player.name, await desk.house.store.webhook(player.id) is not None)


def _signed_in(desk: Desk, player: Player, me: Me) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=desk.identities.cookie_of(player.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=desk.settings.is_https,
        samesite="lax",
        path="/",
    )
    return Response(me, cookies=[cookie])


@get("/api/me")
async def read_me(request: AnyRequest, desk: Desk) -> Me:
    """Who you are here; an empty player for somebody who has no name yet."""
    return await _me(desk, await desk.who(request))


@put("/api/me")
async def name_me(request: AnyRequest, desk: Desk, data: NameForm) -> Response[Me]:
    """Choose a name; the first time this makes you a guest, remembered by a cookie."""
    player = await desk.identities.name(await desk.who(request), data.name)
    return _signed_in(desk, player, await _me(desk, player))


@post("/api/me/device", status_code=200)
async def link_device(request: AnyRequest, desk: Desk) -> DeviceLink:
    """A one-time link that makes another device yours."""
    code, expires = await desk.identities.new_device(await desk.person(request))
    base = address_for_others(desk.settings, request.headers.get("host", "")) or str(request.base_url).rstrip("/")
    return DeviceLink(f"/device#{code}", qr_of(f"{base}/device#{code}"), expires)


@post("/api/device", status_code=200)
async def use_device(desk: Desk, data: CodeForm) -> Response[Me]:
    """Become the person who made a one-time link."""
    player = await desk.identities.use_device(data.code)
    return _signed_in(desk, player, await _me(desk, player))


@get("/api/qr", media_type="image/svg+xml")
async def draw_qr(text: str) -> Response[str]:
    """A text as a QR code."""
    if not 0 < len(text) <= 300:
        raise Refusal("refused-too-big")
    return Response(qr_of(text), media_type="image/svg+xml")


def qr_of(text: str) -> str:
    """A QR code as SVG."""
    file = io.BytesIO()
    segno.make_qr(text).save(file, kind="svg", scale=4, border=2, xmldecl=False, omitsize=True)
    return file.getvalue().decode()


@get("/api/me/tokens")
async def list_tokens(request: AnyRequest, desk: Desk) -> list[TokenCard]:
    """Your tokens for the bot API, without the tokens themselves."""
    player = await desk.person(request)
    found = await desk.house.store.tokens_of(player.id, "api")
    return [TokenCard(token.id, token.name, token.created) for token in found]


@post("/api/me/tokens")
async def add_token(request: AnyRequest, desk: Desk, data: TokenForm) -> NewToken:
    """A new token; it is shown this once."""
    code, name = await desk.identities.new_token(await desk.person(request), data.name)
    return NewToken(name, data.name, code)


@delete("/api/me/tokens/{token:str}", status_code=200)
async def drop_token(request: AnyRequest, desk: Desk, token: str) -> Done:
    """Take a token away; whoever uses it is nobody from now on."""
    player = await desk.person(request)
    await desk.house.store.drop_token(token, player.id)
    return Done()


@put("/api/me/webhook")
async def set_webhook(request: AnyRequest, desk: Desk, data: WebhookForm) -> Done:
    """Be told of your turns at an address of yours."""
    player = await desk.person(request)
    await check_address(data.url, desk.settings)
    await desk.house.store.set_webhook(player.id, data.url, data.form, data.language)
    return Done()


@delete("/api/me/webhook", status_code=200)
async def drop_webhook(request: AnyRequest, desk: Desk) -> Done:
    """Be told there no longer."""
    player = await desk.person(request)
    await desk.house.store.drop_webhook(player.id)
    return Done()


@get("/api/push")
async def push_key(desk: Desk) -> PushKey:
    """The key with which a browser subscribes to Web Push."""
    return PushKey(desk.notices.push_key)


@put("/api/me/push")
async def add_push(request: AnyRequest, desk: Desk, data: PushForm) -> Done:
    """Be told of your turns in this browser."""
    player = await desk.person(request)
    await check_address(data.endpoint, desk.settings)
    if not await desk.house.store.add_push(player.id, data.endpoint, data.p256dh, data.auth):
        raise Refusal("refused-too-much")
    return Done()


@delete("/api/me/push", status_code=200)
async def drop_push(request: AnyRequest, desk: Desk, endpoint: str) -> Done:
    """Be told in this browser no longer."""
    player = await desk.person(request)
    if endpoint in [push.endpoint for push in await desk.house.store.pushes_of(player.id)]:
        await desk.house.store.drop_push(endpoint)
    return Done()


HANDLERS = [
    read_me,
    name_me,
    link_device,
    use_device,
    draw_qr,
    list_tokens,
    add_token,
    drop_token,
    set_webhook,
    drop_webhook,
    push_key,
    add_push,
    drop_push,
]
