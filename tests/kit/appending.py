"""A process that appends to matches until it is killed, and says of each event that it was acknowledged."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection

from taku.store import Store, Summary, open_store

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["taku.store"])


def acknowledged_until_killed(url: str, matches: list[str], events: int) -> list[str]:
    """What a process said it had appended before it was killed, somewhere after that many events."""
    hears, says = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_append, args=(url, matches, says))
    process.start()
    says.close()
    said = [hears.recv() for _ in range(events)]
    process.kill()
    try:
        while True:
            said.append(hears.recv())
    except (EOFError, OSError):  # it may have been killed in the middle of a word
        return said
    finally:
        hears.close()
        process.join()


def _append(url: str, matches: list[str], says: Connection) -> None:
    async def append_to_all() -> None:
        store = await open_store(url)
        await asyncio.gather(*(_append_to(store, match, says) for match in matches))

    asyncio.run(append_to_all())


async def _append_to(store: Store, match: str, says: Connection) -> None:
    found = await store.read(match)
    assert found is not None
    number = found[0].length
    while True:
        event = f"{match} {number}"
        await store.append(match, number, [(number, event.encode())], Summary("live", number, [], None, False, None))
        says.send(event)
        number += 1
