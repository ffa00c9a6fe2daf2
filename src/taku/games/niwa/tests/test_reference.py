"""The rules once more, written naively from the dossier with coordinates and sets, must offer the same at every ply."""

from __future__ import annotations

import re

import pytest

import taku
from taku import CHANCE, Match
from taku.kernel.dice import Dice

Cell = tuple[int, int]
Lines = dict[tuple[Cell, Cell], str]

D = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
TILES = {
    "B": "GYOGYO OGYOGY",
    "T1": "GOGYOY YYOGGO",
    "T2": "GOYGYO YGOOGY",
    "T3": "GOYOGY YGGYOO",
    "T4": "GOGOGY YYYYOO",
    "T5": "GOGOYO YYYGGY",
    "T6": "GOGYGY YYOOOO",
    "T7": "GOYOYO YGGGGY",
    "T8": "GYGYOY OOOGGO",
    "T9": "GYOYOY OGGGGO",
    "T10": "GOYGOY YGOYGO",
}
LAYOUTS = {
    "lantern": "(0,0)Br0 (1,-1)T4r0 (1,0)T8r3 (2,-2)T2r0 (2,-1)T6r3 (2,0)T3r3 "
    "(3,-3)T3r0 (3,-2)T6r0 (3,-1)T2r3 (4,-3)T8r0 (4,-2)T4r3 (5,-3)Br0",
    "stream": "(0,0)Br0 (1,-1)T4r0 (1,0)T8r3 (2,-2)T2r0 (2,-1)T6r3 (3,-2)T3r3 "
    "(3,-1)T3r0 (4,-2)T6r0 (4,-1)T2r3 (5,-3)T8r0 (5,-2)T4r3 (6,-3)Br0",
    "ring": "(-2,0)Br0 (2,0)Br0 (-2,2)T6r4 (-1,2)T8r0 (0,2)T7r4 (1,1)T4r5 "
    "(2,-1)T5r3 (2,-2)T6r1 (1,-2)T8r3 (0,-2)T7r1 (-1,-1)T4r2 (-2,1)T5r0",
    "classic": "(0,0)Br0 (1,-1)T4r0 (1,0)T8r3 (2,-2)T2r0 (2,-1)T6r3 (2,0)T3r3 "
    "(3,-3)T1r4 (3,-2)T5r0 (3,-1)T10r2 (4,-3)T7r3 (4,-2)T9r2 (5,-3)Br2",
}
COLOURS = {"green": "G", "yellow": "Y", "orange": "O"}


def add(cell: Cell, direction: int) -> Cell:
    return cell[0] + D[direction % 6][0], cell[1] + D[direction % 6][1]


def read(name: str) -> Cell:
    q, r = name.split(",")
    return int(q), int(r)


def write(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


class Reference:
    """One match, told its moves by text."""

    def __init__(self, setup: dict[str, str]) -> None:
        self.setup = {"mirror": "yes", "placement": "secret", "beads": "top", "first": "chance"} | setup
        self.lines: Lines = {}
        self.places: dict[Cell, tuple[str, int]] = {}
        self.order: list[Cell] = []
        self.bases: list[Cell] = []
        self.first = self.setup["first"]
        self.standing: list[dict[Cell, str]] = [{}, {}]
        self.seen: list[object] = []
        self.turn, self.turns, self.over = 0, 0, False
        self.walker: Cell | None = None
        self.pausing = "start"
        self.hand = ""
        if setup["garden"] != "wild":
            self._lay_shape(setup["garden"], is_wild=False)

    def _lay_shape(self, name: str, is_wild: bool) -> None:
        for q, r, tile, rotation in re.findall(r"\((-?\d+),(-?\d+)\)(B|T\d+)r(\d)", LAYOUTS[name]):
            self.order.append((int(q), int(r)))
            if tile == "B":
                self.bases.append((2 * int(q), 2 * int(r)))
                self._lay_tile(self.order[-1], "B", 0 if is_wild else int(rotation))
            elif not is_wild:
                self._lay_tile(self.order[-1], tile, int(rotation))

    def _lay_tile(self, place: Cell, tile: str, rotation: int) -> None:
        self.places[place] = tile, rotation
        spokes, inner = TILES[tile].split()
        middle = 2 * place[0], 2 * place[1]
        for i in range(6):
            self._join(middle, add(middle, i), inner[(i + rotation) % 6])
            self._join(add(middle, i - 1), add(middle, i), spokes[(i + rotation) % 6])

    def _join(self, a: Cell, b: Cell, colour: str) -> None:
        self.lines[a, b] = self.lines[b, a] = colour

    def _next_place(self) -> Cell | None:
        return next((place for place in self.order if place not in self.places), None)

    def mover(self) -> int | None:
        if self.over:
            return None
        if not self.order or self._next_place() or self.first == "chance":
            return CHANCE
        placed = [len(figures) for figures in self.standing]
        if sum(placed) < 6:
            if self.setup["placement"] == "secret":
                return 0 if placed[0] < 3 else 1
            return int(self.first) if sum(placed) % 2 == 0 else 1 - int(self.first)
        return self.turn

    def offers(self) -> set[str]:
        if not self.order:
            return {"shape lantern", "shape stream", "shape ring"}
        if self._next_place():
            drawn = {tile for tile, _ in self.places.values()}
            return {f"tile {tile} {turn}" for tile in TILES if tile not in drawn for turn in range(6)}
        if self.first == "chance":
            return {"first 0", "first 1"}
        mover = self.mover()
        if mover is None:
            return set()
        if sum(map(len, self.standing)) < 6:
            colour = list(COLOURS)[len(self.standing[mover])]
            around = {add(self.bases[mover], i) for i in range(6)} - set(self.standing[mover])
            return {f"place {colour} {write(cell)}" for cell in around}
        return self._turn_offers()

    def _turn_offers(self) -> set[str]:
        mine = self.standing[self.turn]
        if self.pausing == "give":
            return {f"give {write(cell)}" for cell in mine if cell != self.walker and len(mine[cell]) < 3}
        if self.pausing == "walk":
            assert self.walker
            return self._walks(self.walker) | {"stop"}
        passes = {f"pass {write(cell)}" for cell in mine if mine[cell]}
        return passes.union(*(self._walks(cell) for cell in mine))

    def _taken(self, cell: Cell) -> bool:
        return cell in self.standing[0] or cell in self.standing[1]

    def _free(self, cell: Cell) -> bool:
        is_cell = any(pair[0] == cell for pair in self.lines)
        return is_cell and not self._taken(cell) and cell != self.bases[self.turn]

    def _walks(self, cell: Cell) -> set[str]:
        beads = self.standing[self.turn][cell]
        usable = beads[-1:] if self.setup["beads"] == "top" else beads
        around = [add(cell, i) for i in range(6)]
        steps = {
            f"step {write(cell)} {write(target)}"
            for target in around
            if self._free(target) and (cell, target) in self.lines and self.lines[cell, target] in usable
        }
        if beads:
            return steps
        return steps | {f"jump {write(cell)} {write(target)}" for target in self._landings(cell)}

    def _landings(self, origin: Cell) -> set[Cell]:
        found: set[Cell] = set()
        for i in range(6):
            over = add(origin, i)
            if (origin, over) not in self.lines or not self._taken(over):
                continue
            near = [add(over, i + bend) for bend in (-1, 0, 1)]
            near = [cell for cell in near if (over, cell) in self.lines and cell != self.bases[self.turn]]
            free = [cell for cell in near if self._free(cell)]
            if near and not free:
                far = [add(add(over, i), i + bend) for bend in (-1, 1)]
                free = [cell for cell in far if self._free(cell) and any((cell, n) in self.lines for n in near)]
            found.update(free)
        return found

    def play(self, text: str) -> None:
        verb, *words = text.split()
        getattr(self, f"_play_{verb}")(*words)

    def _play_shape(self, shape: str) -> None:
        self._lay_shape(shape, is_wild=True)

    def _play_tile(self, tile: str, rotation: str) -> None:
        place = self._next_place()
        assert place
        self._lay_tile(place, tile, int(rotation))
        if self.setup["mirror"] == "yes":
            # Every further place whose reflection is laid follows by itself.
            q, r = (self.bases[0][k] + self.bases[1][k] for k in (0, 1))
            for place in self.order:
                opposite = q // 2 - place[0], r // 2 - place[1]
                if place not in self.places and opposite in self.places:
                    tile, turn = self.places[opposite]
                    self._lay_tile(place, tile, (turn + 3) % 6)

    def _play_first(self, seat: str) -> None:
        self.first = seat

    def _play_place(self, colour: str, cell: str) -> None:
        mover = self.mover()
        assert mover is not None
        self.standing[mover][read(cell)] = 2 * COLOURS[colour]
        if sum(map(len, self.standing)) == 6:
            self.turn = int(self.first)
            self._open_turn()

    def _play_step(self, origin: str, target: str) -> None:
        mine, a, b = self.standing[self.turn], read(origin), read(target)
        beads = mine.pop(a)
        if b == self.bases[1 - self.turn]:
            self.over = True
            return
        colour = self.lines[a, b]
        top = beads.rindex(colour)
        mine[b] = beads[:top] + beads[top + 1 :]
        self.hand, self.walker, self.pausing = colour, b, "give"
        self.is_passing = False

    def _play_jump(self, origin: str, target: str) -> None:
        mine = self.standing[self.turn]
        mine[read(target)] = mine.pop(read(origin))
        if read(target) == self.bases[1 - self.turn]:
            self.over = True
        else:
            self._end_turn()

    def _play_pass(self, cell: str) -> None:
        mine = self.standing[self.turn]
        self.hand, self.walker, self.pausing = mine[read(cell)][-1], read(cell), "give"
        mine[read(cell)] = mine[read(cell)][:-1]
        self.is_passing = True

    def _play_give(self, cell: str) -> None:
        self.standing[self.turn][read(cell)] += self.hand
        assert self.walker
        if self.is_passing or not self._walks(self.walker):
            self._end_turn()
        else:
            self.pausing = "walk"

    def _play_stop(self) -> None:
        self._end_turn()

    def _end_turn(self) -> None:
        self.pausing, self.walker = "start", None
        self.turns += 1
        self.turn = 1 - self.turn
        self.over = self.turns == 400
        if not self.over:
            self._open_turn()

    def _open_turn(self) -> None:
        position = (self.turn, *(frozenset(figures.items()) for figures in self.standing))
        self.seen.append(position)
        self.over = self.seen.count(position) == 3


SETUPS = [
    {"garden": "lantern"},
    {"garden": "lantern", "beads": "any"},
    {"garden": "stream", "placement": "open"},
    {"garden": "stream", "placement": "open", "first": "1"},
    {"garden": "ring", "first": "1"},
    {"garden": "classic"},
    {"garden": "wild"},
    {"garden": "wild", "mirror": "no", "beads": "any"},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_an_independent_reading_of_the_rules_offers_the_same_at_every_ply(setup: dict[str, str], seed: int) -> None:
    game = taku.find("niwa")
    match, reference, dice = Match(game, settle=False, setup=setup), Reference(setup), Dice(seed)
    while not match.is_over:
        offers = match.offers()
        assert match.mover == reference.mover(), match.log.text
        assert set(offers) == reference.offers(), match.log.text
        assert len(set(offers)) == len(offers)
        # The even seeds stroll at random, the odd ones head for the base.
        text = game.wander(match._state, dice).text if seed % 2 else offers[dice.below(len(offers))]
        match.play(text)
        reference.play(text)
    assert reference.over, match.log.text
