"""Who somebody is: a guest by a signed cookie, a bot by a token, another device by a one-time link."""

from __future__ import annotations

from collections.abc import Mapping

from itsdangerous import BadSignature, URLSafeSerializer

from taku.server.house import House, new_id
from taku.server.lobby import hashed, new_code, readable
from taku.server.refusals import Refusal
from taku.store import Player, Token

COOKIE = "taku"
COOKIE_SECONDS = 3600 * 24 * 400
DEVICE_MS = 10 * 60 * 1000
MOST_TOKENS = 20


class Identities:
    """Makes and recognises people. The key that signs cookies is the same in every process of the house."""

    def __init__(self, house: House, secret: str) -> None:
        self._house = house
        self._signer = URLSafeSerializer(secret, salt="taku-guest")

    def cookie_of(self, player: str) -> str:
        """What the browser keeps."""
        return str(self._signer.dumps(player))

    async def who(self, cookies: Mapping[str, str], authorization: str | None) -> Player | None:
        """The person behind a request; a wrong token is refused, a cookie that is not ours is nobody's."""
        if authorization:
            return await self._by_token(authorization)
        try:
            player = self._signer.loads(cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return await self._house.store.player(player) if isinstance(player, str) else None

    async def _by_token(self, authorization: str) -> Player:
        kind, _, code = authorization.partition(" ")
        token = await self._house.store.token(hashed(code.strip())) if kind.lower() == "bearer" else None
        if token is None or token.kind != "api" or token.player is None:
            raise Refusal("refused-token")
        player = await self._house.store.player(token.player)
        if player is None:
            raise Refusal("refused-token")
        return player

    async def name(self, player: Player | None, name: str) -> Player:
        """Give a person a name; who was nobody becomes a guest."""
        name = readable(name)
        if player is None:
            player = Player(new_id(), name, self._house.now())
            await self._house.store.add_player(player.id, name, player.created)
        else:
            await self._house.store.rename_player(player.id, name)
        return Player(player.id, name, player.created)

    async def new_device(self, player: Player) -> tuple[str, int]:
        """A code that makes another device this person's, once and soon; and until when."""
        code, now = new_code(), self._house.now()
        await self._add(code, "device", player, "", now + DEVICE_MS)
        return code, now + DEVICE_MS

    async def use_device(self, code: str) -> Player:
        """The person whose one-time link this is."""
        key, now = hashed(code), self._house.now()
        token = await self._house.store.token(key)
        is_good = token is not None and token.kind == "device" and token.used is None and (token.expires or 0) > now
        if token is None or token.player is None or not is_good or not await self._house.store.use_token(key, now):
            raise Refusal("refused-link")
        player = await self._house.store.player(token.player)
        if player is None:
            raise Refusal("refused-link")
        return player

    async def new_token(self, player: Player, name: str) -> tuple[str, str]:
        """A token for the bot API, and the name under which it can be taken away again."""
        if len(await self._house.store.tokens_of(player.id, "api")) >= MOST_TOKENS:
            raise Refusal("refused-too-much")
        code = "taku" + new_code()
        return code, await self._add(code, "api", player, name, None)

    async def _add(self, code: str, kind: str, player: Player, name: str, expires: int | None) -> str:
        token = Token(
            hash=hashed(code),
            id=new_id(),
            kind=kind,
            player=player.id,
            match=None,
            seat=None,
            name=name,
            created=self._house.now(),
            expires=expires,
            used=None,
            is_single=expires is not None,
        )
        await self._house.store.add_token(token)
        return token.id
