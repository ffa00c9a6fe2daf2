"""A player's boat board and collection: everything of one seat that is on the table."""

from __future__ import annotations

from mypy_extensions import i64


class BoatBoard:
    """The rack, the trap, the offerings and the cards of one player. Sets and heaps as in `facts`."""

    score: i64  # what has been scored so far, without Rocks and without the penalty
    offerings: i64
    rack: i64
    filled: i64
    lines: i64  # the lines that have scored
    casts: i64  # where nets lie, as pairs of cells
    shrimp: i64
    crabs: i64
    sections: i64  # four bits a type
    complete: i64  # set of Panorama types
    bonuses: i64  # set of Panorama types whose bonus was won
    meals: i64  # two bits a meal: nobody eats more than three
    upgrades: i64
    tally: i64  # points that upgrades gave, which leave no token
    rocks: i64
    early_bird: i64
    place: i64  # the order of arrival among all boats, 0 while at sea

    def copy(self) -> BoatBoard:
        """Another board with the same contents."""
        twin = BoatBoard()
        twin.score = self.score
        twin.offerings = self.offerings
        twin.rack = self.rack
        twin.filled = self.filled
        twin.lines = self.lines
        twin.casts = self.casts
        twin.shrimp = self.shrimp
        twin.crabs = self.crabs
        twin.sections = self.sections
        twin.complete = self.complete
        twin.bonuses = self.bonuses
        twin.meals = self.meals
        twin.upgrades = self.upgrades
        twin.tally = self.tally
        twin.rocks = self.rocks
        twin.early_bird = self.early_bird
        twin.place = self.place
        return twin

    def contents(self) -> list[int]:
        """Everything on the board, as whole numbers in a fixed order."""
        numbers: list[int] = [self.score, self.offerings, self.rack, self.filled, self.lines, self.casts]
        numbers += [self.shrimp, self.crabs, self.sections, self.complete, self.bonuses, self.meals]
        return [*numbers, self.upgrades, self.tally, self.rocks, self.early_bird, self.place]


def start_board(offerings: i64) -> BoatBoard:
    """An empty board with all its offerings."""
    board = BoatBoard()
    board.score, board.offerings = 0, offerings
    board.rack, board.filled, board.lines, board.casts = 0, 0, 0, 0
    board.shrimp, board.crabs = 0, 0
    board.sections, board.complete, board.bonuses = 0, 0, 0
    board.meals, board.upgrades, board.tally = 0, 0, 0
    board.rocks, board.early_bird, board.place = 0, 0, 0
    return board


def sections_of(board: BoatBoard, panorama: i64) -> i64:
    """How many sections of a Panorama type the player has."""
    return (board.sections >> (4 * panorama)) & 15


def meals_of(board: BoatBoard, meal: i64) -> i64:
    """How many of a meal the player ate."""
    return (board.meals >> (2 * meal)) & 3
