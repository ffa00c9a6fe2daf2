"""A second opinion: the rules told once more as one long story, and every ply of random matches held against it.

The story is a generator that yields who is awaited and what is on offer, and is sent what was played. It shares
nothing with the game but the house box's text.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest

import taku
from taku.games.namiji.box_file import house_text
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY

Pause = tuple[int, dict[str, int]]
Story = Generator[Pause, str, Any]
COLOURS = ("blue", "orange", "green")
CELLS = [column + row for row in "123" for column in "abcd"]
LETTERS = {"D": "dolphin", "O": "octopus", "H": "whale"}


def beside(cell: str, other: str) -> bool:
    return abs(ord(cell[0]) - ord(other[0])) + abs(int(cell[1]) - int(other[1])) == 1


class Deck:
    def __init__(self, pool: Counter[str]) -> None:
        self.pool, self.tail = +pool, list[str]()

    def __len__(self) -> int:
        return self.pool.total() + len(self.tail)

    def draw(self, verb: str) -> Story:
        weights = dict(self.pool) if self.pool else {self.tail[0]: 1}
        name: str = (yield CHANCE, {f"{verb} {card}": weight for card, weight in weights.items()}).removeprefix(
            verb + " "
        )
        if self.pool:
            self.pool = self.pool - Counter([name])
        else:
            self.tail.pop(0)
        return name


class Player:
    def __init__(self) -> None:
        self.score, self.offerings = 0, 4
        self.rack: dict[str, str] = {}
        self.sections = dict.fromkeys(LETTERS.values(), 0)
        self.cards: list[str] = []


class Referee:
    def __init__(self, seats: int, backwards: bool, birds: int) -> None:
        box = tomllib.loads(house_text())
        legs = [box["route"][f"leg-{leg}"].split() for leg in (1, 2, 3, 4)]
        if backwards:
            legs = [leg[::-1] for leg in legs[::-1]]
        self.route = ["port", *legs[0], "dock", *legs[1], "dock", *legs[2], "dock", *legs[3], "port"]
        self.players = [Player() for _ in range(seats)]
        self.seats, self.boats = seats, max(seats, 3)
        self.birds = [7, 5, 3, 2, 1][: birds if seats == 2 else seats]
        fish = Counter({f"{colour} {kind}": 4 for colour in COLOURS for kind in box["fish"]["kinds"]})
        self.up, self.down = Counter[str](), Deck(fish)
        self.nets = Deck(Counter([*fish]))
        self.bag = Counter(crab=20, shrimp=30)
        self.rocks = Deck(Counter([rock["card"] for rock in box["rock"]]))
        self.meals = {meal["card"]: meal["points"] for meal in box["meal"]}
        copies = {meal["card"]: meal["copies"] for meal in box["meal"]}
        self.docks = Deck(Counter(copies) + Counter([upgrade["card"] for upgrade in box["upgrade"]]))
        self.where: dict[int, tuple[int, int]] = {}  # space, then minus the slot
        self.claimed: set[str] = set()

    def story(self) -> Story:
        waiting = list(range(self.boats))
        for slot in range(self.boats, 0, -1):
            text = yield CHANCE, {f"line-up {boat}": 1 for boat in waiting}
            boat = int(text.split()[1])
            waiting.remove(boat)
            self.where[boat] = (0, -slot)
        yield from self.flip()
        while min(self.where.values())[0] < 60:
            boat = min(self.where, key=lambda boat: self.where[boat])
            ahead = max(range(self.seats), key=lambda seat: self.where[seat])
            text = yield boat if boat < self.seats else ahead, dict.fromkeys(self.sails(boat), 1)
            words = text.split()
            space = int(words[1])
            others = sum(1 for place, _ in self.where.values() if place == space)
            self.where[boat] = (space, -int(words[2]) if words[0] == "dock" else -others - 1)
            yield from self.land(boat, space)

    def sails(self, boat: int) -> list[str]:
        start, taken = self.where[boat][0], [place for place, _ in self.where.values()]
        end = next(space for space in range(start + 1, 61) if self.route[space] in ("dock", "port"))
        offers = []
        for space in range(start + 1, end):
            room = 2 if self.seats > 3 and self.route[space].endswith("*") else 1
            kind = LETTERS.get(self.route[space][0])
            is_closed = kind and boat < self.seats and self.players[boat].sections[kind] == self.length(kind)
            if taken.count(space) < room and not is_closed:
                offers.append(f"sail {space}")
        if end == 60:
            return [*offers, "sail 60"]
        slots = [-slot for place, slot in self.where.values() if place == end]
        return offers + [f"dock {end} {slot}" for slot in range(1, self.boats + 1) if slot not in slots]

    @staticmethod
    def length(kind: str) -> int:
        return {"dolphin": 3, "octopus": 4, "whale": 5}[kind]

    def land(self, boat: int, space: int) -> Story:
        sign = self.route[space][0]
        if self.route[space] == "dock":
            if all(place == space for place, _ in self.where.values()):
                yield from self.draft()
        elif space == 60:
            bird = self.birds.pop(0) if self.birds else 0
            if boat < self.seats:
                self.players[boat].score += bird
        elif boat < self.seats:
            stops = {"A": self.angle, "N": self.net, "C": self.trap, "W": self.whirl, "R": self.rock}
            player = self.players[boat]
            yield from stops[sign](boat, player) if sign in stops else self.look(boat, player, LETTERS[sign])

    def ask(self, seat: int, card: str) -> Story:
        if card not in self.players[seat].cards:
            return False
        return (yield seat, {f"use {card}": 1, "decline": 1}) != "decline"

    def flip(self) -> Story:
        if self.down.pool:
            self.up[(yield from self.down.draw("flip"))] += 1

    def take(self, seat: int) -> Story:
        offers = {f"fish {fish}": 1 for fish in +self.up} | ({"fish down": 1} if self.down.pool else {})
        text = yield seat, offers
        if text == "fish down":
            fish: str = yield from self.down.draw("catch")
        else:
            fish = text.removeprefix("fish ")
            self.up[fish] -= 1
        yield from self.flip()
        return fish

    def angle(self, seat: int, player: Player) -> Story:
        if (yield from self.ask(seat, "live-bait")):
            yield from self.flip()
            yield from self.flip()
        fish: str = yield from self.take(seat)
        if (yield from self.ask(seat, "spare-hook")):
            self.up[fish] += 1
            fish = yield from self.take(seat)
        if (yield from self.keep(seat, player, fish)) and "sturdy-rod" in player.cards:
            player.score += 1

    def keep(self, seat: int, player: Player, fish: str) -> Story:
        text = yield seat, dict.fromkeys([f"keep {cell}" for cell in self.touching(player)] + ["release"], 1)
        if text == "release":
            self.up[fish] += 1
            return False
        self.fill(player, fish, text.split()[1:])
        return True

    @staticmethod
    def touching(player: Player) -> list[str]:
        if not player.rack:
            return ["a1"]
        free = [cell for cell in CELLS if cell not in player.rack]
        return [cell for cell in free if any(beside(cell, other) for other in player.rack)]

    @staticmethod
    def fill(player: Player, fish: str, cells: list[str]) -> None:
        lines = {mark: [cell for cell in CELLS if mark in cell] for mark in "123abcd"}
        open_lines = [mark for mark, line in lines.items() if not {*line} <= {*player.rack}]
        player.rack.update(dict.fromkeys(cells, fish))
        for mark in open_lines:
            tokens = [player.rack[cell].split() for cell in lines[mark] if cell in player.rack]
            is_alike = any(len({token[part] for token in tokens}) == 1 for part in (0, 1))
            if len(tokens) == len(lines[mark]) and is_alike:
                player.score += {"1": 5, "2": 7, "3": 9}.get(mark, 3)

    def net(self, seat: int, player: Player) -> Story:
        if (yield from self.ask(seat, "hand-line")):
            yield from self.keep(seat, player, (yield from self.take(seat)))
            return
        if not self.nets:
            return
        net: str = yield from self.nets.draw("net")
        if "fine-mesh" in player.cards:
            nets = [net]
            if self.nets:
                nets.append((yield from self.nets.draw("net")))
            net = (yield seat, {f"choose {one}": 1 for one in nets}).removeprefix("choose ")
            self.nets.tail += [one for one in nets if one != net]
        free = [cell for cell in CELLS if cell not in player.rack]
        pairs = [(one, two) for one in free for two in free if one != two and beside(one, two)]
        casts = [
            f"cast {one} {two}"
            for one, two in pairs
            if CELLS.index(one) < CELLS.index(two) and {one, two} & {*self.touching(player)}
        ]
        text = yield seat, dict.fromkeys([*casts, "release"], 1)
        if text == "release":
            self.nets.tail.append(net)
        else:
            self.fill(player, net, text.split()[1:])

    def trap(self, seat: int, player: Player) -> Story:
        haul = Counter[str]()
        most = 7 if "large-trap" in player.cards else 5
        losing = 3 if "reinforced-trap" in player.cards else 2
        while self.bag.total() and haul.total() < most:
            if haul and (yield seat, {"draw": 1, "stop": 1}) == "stop":
                break
            token = (yield CHANCE, {f"haul {token}": number for token, number in (+self.bag).items()}).split()[1]
            self.bag[token] -= 1
            haul[token] += 1
            if haul["crab"] == losing:
                back = Counter(crab=1) if "sieve" in player.cards else Counter(haul)
                self.bag += back
                player.score += (haul - back).total()
                return
        player.score += haul.total() + (1 if haul.total() > 1 and most == 7 else 0)

    def whirl(self, seat: int, player: Player) -> Story:
        if player.offerings:
            player.offerings -= 1
            player.score += 2 if "prayer-beads" in player.cards else 0
        yield from ()

    def look(self, seat: int, player: Player, kind: str) -> Story:
        others = [one for one, number in player.sections.items() if one != kind and number < self.length(one)]
        if others and (yield from self.ask(seat, "spyglass")):
            kind = (yield seat, {f"section {other}": 1 for other in others}).split()[1]
        player.sections[kind] += 1
        player.score += player.sections[kind] + (1 if "sketchbook" in player.cards else 0)
        if player.sections[kind] == self.length(kind) and kind not in self.claimed:
            self.claimed.add(kind)
            player.score += 3

    def rock(self, seat: int, player: Player) -> Story:
        hand: list[str] = []
        for _ in range(min(4 if "lantern" in player.cards else 2, len(self.rocks))):
            hand.append((yield from self.rocks.draw("rock")))
        if not hand:
            return
        kept = (yield seat, {f"keep-rock {rock}": 1 for rock in hand}).split()[1]
        hand.remove(kept)
        while hand:
            under = hand[0]
            if len(hand) > 1:
                under = (yield CHANCE, {f"under {rock}": 1 for rock in hand}).split()[1]
            hand.remove(under)
            self.rocks.tail.append(under)

    def draft(self) -> Story:
        hand: list[str] = []
        for _ in range(self.boats + 1):
            hand.append((yield from self.docks.draw("deal")))
        for boat in sorted(self.where, key=lambda boat: self.where[boat], reverse=True):
            if boat < self.seats:
                card = (yield boat, {f"take {card}": 1 for card in hand}).split()[1]
                self.players[boat].cards.append(card)
                self.players[boat].score += self.meals.get(card, 0)
            else:
                card = (yield CHANCE, {f"lose {card}": hand.count(card) for card in hand}).split()[1]
            hand.remove(card)
        self.docks.tail += hand


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_every_ply_is_as_the_story_tells_it(seats: int, direction: str) -> None:
    game = taku.find("namiji")
    for seed in range(8):
        dice, birds = Dice(seed), ("three", "two")[seed % 2]
        state = game.start(game.setup(direction=direction, early_bird=birds), seats)
        referee = Referee(seats, direction == "counterclockwise", 3 if birds == "three" else 2)
        story = referee.story()
        actor, offers = next(story)
        while state.mover != NOBODY:
            texts = [move.text for move in state.options()]
            weights = state.agenda[-1].weights(state) if state.mover == CHANCE else [1] * len(texts)
            assert (state.mover, dict(zip(texts, weights, strict=True))) == (actor, offers)
            assert game.scores(state) == [player.score for player in referee.players]
            move = game.wander(state, dice)
            state.apply(move)
            try:
                actor, offers = story.send(move.text)
            except StopIteration:
                actor = NOBODY
        assert actor == NOBODY
        running = [board.score for board in getattr(state, "boards")]  # noqa: B009 - any state here is Namiji's
        assert running == [player.score for player in referee.players]
