"""Tells people who are not looking that it is their turn: by webhook and by Web Push."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog

from taku.server import webhooks
from taku.server.house import House
from taku.server.metrics import METRICS
from taku.server.outside import BadAddress, Messenger, check_address
from taku.server.push import BadSubscription, Vapid, encrypted, new_key
from taku.server.table import Table
from taku.server.webhooks import Turn
from taku.store import Push, StoreGone, Webhook

__all__ = ["Notices", "check_address"]

_log = structlog.get_logger("taku.notices")
# Notices that wait to be sent: of all people, and of one, so that nobody's slow receiver is everybody's.
MOST = 1_000
MOST_EACH = 8
AT_ONCE = 32
# The pauses before a second and a third try.
PAUSES = (1.0, 5.0)
REMEMBERED = 20_000
CLOSE_SECONDS = 2
GONE = {404, 410}


class Notices:
    """Sends in the background; a receiver that is slow or gone never holds up a table."""

    def __init__(self, house: House, vapid: Vapid) -> None:
        self._house = house
        self._vapid = vapid
        self._messenger = Messenger(house.settings)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: Counter[str] = Counter()
        # Turns that were told, the oldest first: after a pause or a choice taken back nobody is told again.
        self._told: dict[tuple[str, str, int], None] = {}
        self._is_closed = False
        self.push_key = vapid.public

    @classmethod
    async def open(cls, house: House) -> Notices:
        """Begin; the VAPID key is made once for the house."""
        kept = await house.store.house_value("vapid-key", new_key)
        url = house.settings.public_url
        contact = url if url.startswith("https://") else "mailto:host@taku.invalid"
        return cls(house, Vapid(kept, contact))

    def turn(self, table: Table, player: str, is_ours: bool) -> None:
        """It is somebody's turn; only the process that wrote the move tells it outside."""
        seat = table.awaited
        if not is_ours or self._is_closed or seat is None or table.chairs[seat].thinks is not None:
            return
        # Whoever is at the table sees it there.
        if self._house.presence.is_here(table.match, player):
            return
        game = table.playing.game
        turn = Turn(player, table.match, game.name, game.title, table.playing.ply)
        key = (turn.match, player, turn.ply)
        if key in self._told:
            return
        if len(self._tasks) >= MOST or self._waiting[player] >= MOST_EACH:
            METRICS.notices.labels("any", "dropped").inc()
            return
        self._remember(key)
        self._waiting[player] += 1
        task = asyncio.create_task(self._tell(turn))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(done, player))

    def _remember(self, key: tuple[str, str, int]) -> None:
        self._told[key] = None
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]

    def _done(self, task: asyncio.Task[None], player: str) -> None:
        self._tasks.discard(task)
        self._waiting[player] -= 1
        if not self._waiting[player]:
            del self._waiting[player]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a notice failed", exc_info=error)
            METRICS.faults.inc()

    async def _tell(self, turn: Turn) -> None:
        try:
            webhook = await self._house.store.webhook(turn.player)
            pushes = await self._house.store.pushes_of(turn.player)
        except StoreGone:
            _log.warning("a notice was not sent: the database does not answer", match=turn.match)
            return
        ways = [self._push(turn, push) for push in pushes]
        if webhook is not None:
            ways.append(self._call(turn, webhook))
        await asyncio.gather(*ways)

    async def _call(self, turn: Turn, webhook: Webhook) -> None:
        url = self._house.settings.public_url
        body = await asyncio.to_thread(webhooks.body_of, turn, webhook.form, webhook.language, url)
        await self._send("webhook", webhook.url, lambda attempt: self._post(webhook.url, body, webhooks.JSON, attempt))

    async def _push(self, turn: Turn, push: Push) -> None:
        text = msgspec.json.encode({"title": turn.title, "match": turn.match, "game": turn.game, "ply": turn.ply})
        try:
            body = encrypted(text, push)
        except BadSubscription:
            await self._drop(push)
            return
        headers = self._vapid.headers(push.endpoint, turn.match)
        status = await self._send(
            "push", push.endpoint, lambda attempt: self._post(push.endpoint, body, headers, attempt)
        )
        if status in GONE:
            await self._drop(push)

    async def _drop(self, push: Push) -> None:
        """A browser that has gone is told nothing any more."""
        METRICS.notices.labels("push", "unsubscribed").inc()
        with contextlib.suppress(StoreGone):
            await self._house.store.drop_push(push.endpoint)

    async def _post(self, url: str, body: bytes, headers: dict[str, str], attempt: int) -> int | str:
        """The status of the answer, or why there is none."""
        async with self._slots:
            try:
                return await self._messenger.post(url, body, headers, attempt)
            except (httpx.HTTPError, TimeoutError, OSError) as error:
                return type(error).__name__

    async def _send(self, kind: str, url: str, post: Callable[[int], Awaitable[int | str]]) -> int | str:
        """Try a few times, unless the answer says that it would be in vain."""
        answer: int | str = ""
        try:
            for attempt, pause in enumerate((*PAUSES, None)):
                answer = await post(attempt)
                if pause is None or not _is_passing(answer):
                    break
                await asyncio.sleep(pause)
        except BadAddress:
            answer = "BadAddress"
        is_sent = isinstance(answer, int) and 200 <= answer < 300
        METRICS.notices.labels(kind, "sent" if is_sent else "failed").inc()
        if not is_sent:
            # The path of a webhook is a secret between a person and the receiver; the host is none.
            _log.info("a notice was not taken", kind=kind, host=urlsplit(url).hostname, answer=answer)
        return answer

    async def close(self) -> None:
        """Send no more; what is under way gets a moment."""
        self._is_closed = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._messenger.close()


def _is_passing(answer: int | str) -> bool:
    """Whether a later try may have more luck: nobody answered, or the other side is busy."""
    return isinstance(answer, str) or answer == 429 or answer >= 500
