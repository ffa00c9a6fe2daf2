"""Nothing that is sent tells more than a seat may know: every byte, in two worlds the seat cannot tell apart."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sitting import Person, Sitting, sitting

import taku
from taku.kernel.catalogue import Move
from taku.kernel.game import CHANCE, NOBODY, State
from taku.kernel.log import Entry, short_mark
from taku.record import write_header
from taku.server import events, messages
from taku.server.replaying import rebuilt
from taku.server.tables import summary_of
from taku.store import NewMatch, Player
from taku.wire import encode

NOON = 1_800_000_000_000
CASES = [("nautilus", 2), ("niwa", 2), ("namiji", 2), ("namiji", 3)]


class World:
    """One of the two: a house with a table whose log the test writes, and one person who looks at it."""

    def __init__(self, house: Sitting, game: str, seats: int, seat: int | None) -> None:
        self.house = house
        self.match = taku.Match(taku.find(game), seats=seats, seed="5", settle=False)
        self.state: State = self.match.state()
        self.players = [Player(f"player{number:010d}", f"P{number}", NOON) for number in range(seats)]
        self.seat = seat
        self.moves: list[Move] = []
        self.lines: list[str] = []
        self.name = ""

    async def begin(self, name: str, person: Person | None = None) -> Person:
        """Open a table in the house under that name, with the log as far as it is, and look at it."""
        self.name = name
        opened = events.Opened(
            host=self.players[0].id, places=[events.Place("person", one.id, one.name) for one in self.players]
        )
        header = write_header(self.match.log.header, with_seed=False)
        new = NewMatch(
            id=name, game=self.match.game.name, header=header, seed="5", options=b"", is_public=False, created=NOON
        )
        table = rebuilt(new, [], [])
        happened: list[events.AnyEvent] = [opened, *([events.Moved(self.lines)] if self.lines else [])]
        for event in happened:
            table.apply(NOON, event)
        rows = [(NOON, events.write_event(event)) for event in happened]
        await self.house.house.store.open(new, rows, summary_of(table))
        person = person or Person(self.house, None if self.seat is None else self.players[self.seat])
        await person.enter(name, 0)
        return person

    def play(self, move: Move) -> str:
        """Play a move in this world; its line."""
        actor = self.state.mover
        self.state.apply(move)
        self.moves.append(move)
        line = Entry(len(self.lines), actor, move.text, short_mark(self.state)).line
        self.lines.append(line)
        return line

    async def write(self, lines: list[str]) -> None:
        """Let the house write lines, as after a click."""
        await self.house.house.tables.change(self.name, lambda _: [events.Moved(lines)])


def alike(one: World, move: Move, other: World, dice: random.Random) -> Move | None:
    """A move of the other world that sounds to the seat like this one; the own choice is the same, of course."""
    heard = told(one, move)
    if one.state.mover == one.seat:
        return move if move in other.state.options() and told(other, move) == heard else None
    options = other.state.options()
    dice.shuffle(options)
    return next((option for option in options if told(other, option) == heard), None)


def told(world: World, move: Move) -> bytes:
    after = world.state.copy()
    after.apply(move)
    return encode(world.match.game.told(world.state, move, after, world.seat))


def turn(one: World, other: World, dice: random.Random) -> tuple[list[str], list[str] | None]:
    """A decision and what chance makes of it, in both worlds; None where the other has nothing that sounds alike."""
    lines: list[str] = []
    twins: list[str] | None = []
    while not lines or one.state.mover == CHANCE:
        move = dice.choice(one.state.options())
        twin = None if twins is None else alike(one, move, other, dice)
        lines.append(one.play(move))
        if twin is None or twins is None:
            twins = None
        else:
            twins.append(other.play(twin))
    return lines, twins


async def provoke(person: Person, match: str, plies: int, dice: random.Random) -> None:
    """Ask for everything that can be asked for without changing the log."""
    await person.say(messages.Look(match, dice.randint(0, plies + 1)))
    await person.say(messages.Hear(match, dice.randint(0, plies), plies))
    await person.say(messages.Play(match, plies, "no such move"))
    await person.say(messages.Play(match, max(0, plies - 1), "no such move"))
    await person.say(messages.Hint(match, plies + 1))
    await person.say(messages.Answer(match, 3, True))
    await person.say(messages.Rematch(match))
    if dice.random() < 0.1:
        await person.say(messages.Say(match, "hm"))
    if dice.random() < 0.2:
        await person.say(messages.Enter(match, dice.choice([None, 0, 2, plies])))


async def walk(one: World, other: World, seed: int) -> int:
    """Walk through a match in both worlds, comparing every byte; how many turns differed in truth."""
    dice, differed, count = random.Random(seed), 0, 0
    while one.state.mover == CHANCE:
        one.play(dice.choice(one.state.options()))
        other.play(one.moves[-1])
    tables = 0
    people = [await world.begin(f"match{tables:011d}") for world in (one, other)]
    while one.state.mover != NOBODY and count < 120:
        count += 1
        lines, twins = turn(one, other, dice)
        if twins is None:
            other.state, other.moves, other.lines = one.state.copy(), list(one.moves), list(one.lines)
            tables += 1
            people = [
                await world.begin(f"match{tables:011d}", person)
                for world, person in zip((one, other), people, strict=True)
            ]
            continue
        differed += one.state.mark() != other.state.mark()
        await one.write(lines)
        await other.write(twins)
        asked = dice.randrange(1 << 30)
        # After the end a rematch is granted, under a new name.
        for world, person in zip((one, other), people, strict=True) if one.state.mover != NOBODY else ():
            await provoke(person, world.name, len(one.lines), random.Random(asked))
        assert people[0].frames == people[1].frames
        for person in people:
            person.forget()
    return differed


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda value: str(value))
def test_every_byte_sent_is_the_same_in_worlds_a_seat_cannot_tell_apart(game: str, seats: int, tmp_path: Path) -> None:
    async def run(seat: int | None) -> int:
        folders = [tmp_path / f"{seat}-{side}" for side in "ab"]
        for folder in folders:
            folder.mkdir()
        settings = {"person_rate": 0}
        async with (
            sitting(folders[0], lambda: NOON, **settings) as one,
            sitting(folders[1], lambda: NOON, **settings) as other,
        ):
            return await walk(World(one, game, seats, seat), World(other, game, seats, seat), seed=seats)

    differed = [asyncio.run(run(seat)) for seat in [*range(seats), None]]
    # In a game with secrets the two worlds must really have been different ones.
    assert (max(differed) > 10) is (game != "niwa")


def test_the_test_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from taku.server.playing import Playing

    honest = Playing.tellings

    def leaking(self: Playing, seat: int | None, since: int, until: int) -> object:
        return honest(self, 0 if seat == 1 else seat, since, until)

    monkeypatch.setattr(Playing, "tellings", leaking)
    with pytest.raises(AssertionError):
        test_every_byte_sent_is_the_same_in_worlds_a_seat_cannot_tell_apart("nautilus", 2, tmp_path)
