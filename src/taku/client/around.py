"""What changed around a board, in sentences: who comes and goes, what is asked, pauses and bots that stand in."""

from __future__ import annotations

from collections.abc import Iterator

from taku.server.messages import SeatNow, TableNow
from taku.wire import Label


def changes(before: TableNow | None, now: TableNow, has_moved: bool = False) -> list[Label]:
    """A label for everything that is different now; nothing on the first look but what is asked.

    `has_moved` says that the board has changed too: then nobody has to be told what became of a question.
    """
    found: list[Label] = []
    if before is not None:
        for seat, (was, is_now) in enumerate(zip(before.seats, now.seats, strict=True)):
            found += _seat(seat, was, is_now, is_own=seat == now.you)
        found += _status(before.status, now.status)
        if now.status == before.status and not has_moved:
            found += _withdrawn(before, now)
    return [*found, *_asks(before, now)]


def _seat(seat: int, was: SeatNow, is_now: SeatNow, is_own: bool) -> Iterator[Label]:
    if was.kind != is_now.kind:
        sat = is_now.kind == "person"
        yield Label("join-sat", {"seat": seat}) if sat else Label("join-stood", {"name": was.name})
        return
    if is_now.has_resigned and not was.has_resigned:
        yield Label("join-resigned", {"seat": seat})
    elif is_now.stand_in and not was.stand_in:
        yield Label("join-stand-in", {"seat": seat})
    elif was.stand_in and not is_now.stand_in:
        yield Label("join-back", {"seat": seat})
    if not is_own:
        yield from _presence(seat, was, is_now)


def _presence(seat: int, was: SeatNow, is_now: SeatNow) -> Iterator[Label]:
    if was.is_here != is_now.is_here:
        yield Label("join-arrived" if is_now.is_here else "join-left", {"seat": seat})
    if is_now.is_away_too_long and not was.is_away_too_long and not is_now.stand_in:
        yield Label("join-away", {"seat": seat})


def _status(was: str, is_now: str) -> Iterator[Label]:
    if was == "waiting" and is_now == "live":
        yield Label("join-began")
    elif was == "live" and is_now == "paused":
        yield Label("join-paused")
    elif was == "paused" and is_now == "live":
        yield Label("join-resumed")


def _asks(before: TableNow | None, now: TableNow) -> Iterator[Label]:
    known = {ask.number for ask in before.asks} if before is not None else set()
    for ask in now.asks:
        if ask.number in known:
            continue
        if now.you in ask.waits_for:
            yield Label("join-asks", {"seat": ask.seat, "kind": ask.kind})
        elif now.you == ask.seat:
            yield Label("join-asked")


def _withdrawn(before: TableNow, now: TableNow) -> Iterator[Label]:
    """What one asked for and what is no longer asked, though nothing came of it."""
    standing = {ask.number for ask in now.asks}
    if any(ask.seat == now.you and ask.number not in standing for ask in before.asks):
        yield Label("join-not-agreed")


def time_left(milliseconds: int) -> str:
    """A time as clocks show it.

    >>> time_left(272_900), time_left(7_384_000), time_left(3 * 86_400_000)
    ('4:32', '2:03:04', '3d 0:00:00')
    """
    seconds = milliseconds // 1000
    days, seconds = divmod(seconds, 86_400)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    if days:
        return f"{days}d {hours}:{minutes:02}:{seconds:02}"
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
