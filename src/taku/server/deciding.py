"""What a player's message makes of a table: the events that follow from it, or a refusal. Nothing happens yet here."""

from __future__ import annotations

from collections.abc import Callable

from taku.kernel.errors import NotOffered
from taku.kernel.game import CHANCE
from taku.server import events, messages, undo
from taku.server.refusals import Refusal
from taku.server.table import Table

Events = list[events.AnyEvent]
DEFAULT_STAND_IN: messages.LevelName = "adept"


class Asking:
    """Who says something, when, and what is known about who is here."""

    def __init__(self, player: str, name: str, at: int, is_away: Callable[[str], bool]) -> None:
        self.player = player
        self.name = name
        self.at = at
        self.is_away = is_away


def decide(table: Table, asking: Asking, message: messages.Said) -> Events:
    """The events that a message leads to."""
    return _DECIDERS[type(message)](table, asking, message)


def own_seat(table: Table, asking: Asking) -> int:
    """The seat for which somebody speaks."""
    seat = table.seat_of(asking.player)
    if seat is None:
        raise Refusal("refused-no-seat")
    return seat


def check_live(table: Table) -> None:
    """Refuse unless the match is on."""
    if table.status == "waiting":
        raise Refusal("refused-waiting")
    if table.status == "paused":
        raise Refusal("refused-paused")
    if table.status == "over":
        raise Refusal("refused-over")


def _play(table: Table, asking: Asking, message: messages.Play) -> Events:
    seat = own_seat(table, asking)
    check_live(table)
    if message.ply != table.playing.ply:
        raise Refusal("refused-stale", ply=table.playing.ply)
    if table.awaited != seat or table.chairs[seat].thinks is not None:
        raise Refusal("refused-turn")
    return [moved(table, message.move)]


def moved(table: Table, text: str, level: messages.LevelName | None = None) -> events.Moved:
    """The event of a decision of the awaited seat."""
    try:
        return events.Moved(table.playing.decide(text), level)
    except NotOffered:
        raise Refusal("refused-move") from None


def began(table: Table) -> Events:
    """What happens by itself when the last seat was taken."""
    if table.status != "live" or table.playing.mover != CHANCE:
        return []
    return [events.Moved(table.playing.begin())]


def _undo(table: Table, asking: Asking, message: messages.Undo) -> Events:
    seat = own_seat(table, asking)
    check_live(table)
    if message.ply != table.playing.ply:
        raise Refusal("refused-stale", ply=table.playing.ply)
    target = undo.last_choice(table.playing, table.seats_of(asking.player))
    if target is None or table.chairs[seat].is_out:
        raise Refusal("refused-nothing")
    if undo.is_free(table.playing, target):
        return [events.TakenBack(target)]
    if table.opened.is_rated:
        raise Refusal("refused-rated")
    return _ask(table, asking, events.Asked("undo", seat, target), events.TakenBack(target))


def _ask(table: Table, asking: Asking, asked: events.Asked, then: events.AnyEvent) -> Events:
    """Ask the others; where there are none, it is done at once."""
    if not table.people(without=asking.player):
        return [then]
    if any(ask.kind == asked.kind for ask in table.asks.values()):
        raise Refusal("refused-asked")
    return [asked]


def _pause(table: Table, asking: Asking, _message: messages.Pause) -> Events:
    seat = own_seat(table, asking)
    check_live(table)
    return _ask(table, asking, events.Asked("pause", seat, table.playing.ply), events.Paused())


def _resume(table: Table, asking: Asking, _message: messages.Resume) -> Events:
    seat = own_seat(table, asking)
    if table.status != "paused":
        check_live(table)
        raise Refusal("refused-no-ask")
    return [events.Resumed(seat)]


def _answer(table: Table, asking: Asking, message: messages.Answer) -> Events:
    own_seat(table, asking)
    check_live(table)
    ask = table.asks.get(message.ask)
    own = table.seats_of(asking.player)
    if ask is not None and ask.seat in own and not message.yes:
        return [events.Answered(message.ask, ask.seat, False)]
    seats = [seat for seat in own if ask is not None and seat in ask.waits_for]
    if ask is None or not seats:
        raise Refusal("refused-no-ask")
    answer: Events = [events.Answered(message.ask, seats[0], message.yes)]
    if message.yes and {table.chairs[seat].player for seat in ask.waits_for} == {asking.player}:
        answer.append(events.TakenBack(ask.ply) if ask.kind == "undo" else events.Paused())
    return answer


def _resign(table: Table, asking: Asking, _message: messages.Resign) -> Events:
    own_seat(table, asking)
    if table.status != "paused":
        check_live(table)
    seats = [seat for seat in table.seats_of(asking.player) if not table.chairs[seat].is_out]
    if not seats:
        raise Refusal("refused-over")
    return gave_up(table, seats, "resigned")


def gave_up(table: Table, seats: list[int], reason: str) -> Events:
    """Seats are out of the running: the match ends with the last rival, otherwise a bot plays their pieces on."""
    happened: Events = [events.GaveUp(seat, reason) for seat in seats]  # type: ignore[arg-type]
    running = [seat for seat, chair in enumerate(table.chairs) if not chair.is_out and seat not in seats]
    people = [seat for seat in running if table.chairs[seat].kind == "person"]
    if len(running) < 2 or not people:
        return [*happened, events.Ended(reason)]  # type: ignore[arg-type]
    return happened + [events.StoodIn(seat, DEFAULT_STAND_IN) for seat in seats]


def ran_out(table: Table, at: int) -> Events:
    """What happens when the running clock is at its end; nothing if it is not."""
    seat, deadline = table.clocks.running, table.clocks.deadline()
    if seat is None or deadline is None or deadline > at:
        return []
    if table.opened.on_timeout == "bot":
        return [events.StoodIn(seat, DEFAULT_STAND_IN)]
    return gave_up(table, [seat], "time")


def _absent(table: Table, asking: Asking, message: messages.Absent) -> Events:
    own_seat(table, asking)
    check_live(table)
    if message.seat >= len(table.chairs):
        raise Refusal("refused-no-seat")
    chair = table.chairs[message.seat]
    is_gone = chair.kind == "person" and chair.player is not None and asking.is_away(chair.player)
    if not is_gone or chair.is_out or chair.player == asking.player:
        raise Refusal("refused-here")
    if message.do == "end":
        return [events.Ended("absent")]
    return [events.StoodIn(message.seat, message.level)]


def retaken(table: Table, player: str) -> Events:
    """A player who comes back retakes the own seats."""
    if table.status == "over":
        return []
    seats = table.seats_of(player)
    return [events.Retook(seat) for seat in seats if table.chairs[seat].stand_in and not table.chairs[seat].is_out]


def _say(table: Table, asking: Asking, message: messages.Say) -> Events:
    if asking.player in table.muted:
        raise Refusal("refused-muted")
    text = " ".join(message.text.split())
    if not text:
        raise Refusal("refused-garbage")
    return [events.Spoke(asking.player, asking.name, text, next(iter(table.seats_of(asking.player)), None))]


def _mute(table: Table, asking: Asking, message: messages.Mute) -> Events:
    """The host mutes for everybody; muting for oneself alone never reaches the table's events."""
    if table.opened.host != asking.player:
        raise Refusal("refused-host")
    return [events.Muted(message.speaker, message.on)]


def _report(table: Table, asking: Asking, message: messages.Report) -> Events:
    if all(line.number != message.number for line in table.chat):
        raise Refusal("refused-no-line")
    if message.number in table.reports:
        return []
    return [events.Reported(message.number, asking.player)]


_DECIDERS: dict[type, Callable[..., Events]] = {
    messages.Play: _play,
    messages.Undo: _undo,
    messages.Pause: _pause,
    messages.Resume: _resume,
    messages.Answer: _answer,
    messages.Resign: _resign,
    messages.Absent: _absent,
    messages.Say: _say,
    messages.Mute: _mute,
    messages.Report: _report,
}
