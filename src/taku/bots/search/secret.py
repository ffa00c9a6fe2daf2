"""Choosing in secret, at the same time as the other seat: each choice against each of the other's, the best closely.

Neither knows what the other does, so nothing is best against everything: in the end choices are mixed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.search.alphabeta import AlphaBeta
from taku.bots.search.evaluation import WHOLE, Secret
from taku.kernel.dice import Dice

# At first every choice meets so many of the other's.
_SAMPLE: Final = 12
# Then fewer and fewer meet all that are left of the other's, and are looked at deeper and deeper.
_LEFT: Final[list[int]] = [30, 12, 6]
_TURNS: Final[list[int]] = [2, 4, 6]
# How often each seat answers what the other has done so far on average, to find the mixture.
_ROUNDS: Final = 400


class Settling:
    """One choice made in secret. Shares are for the seat that chooses."""

    seat: i64

    def __init__(self, secret: Secret, search: AlphaBeta, seat: i64, dice: Dice) -> None:
        self.secret: Final = secret
        self.search: Final = search
        self.seat = seat
        self.dice: Final = dice
        # Shuffled: among equals the first is taken, and neither seat may be favoured by how its choices are numbered.
        self.rows: list[int] = shuffled(len(secret.choices), dice)
        self.columns: list[int] = shuffled(secret.others, dice)
        self.shares: Final[list[int]] = [0] * len(secret.choices)
        self.weights: list[int] = [0] * len(secret.choices)

    def settle(self, deepest: i64) -> None:
        """Find out what each choice promises and how often it should be made, as far as the budget goes."""
        self._glance()
        if not self._sample():
            return
        for stage in range(len(_LEFT)):
            if _TURNS[stage] > deepest or not self._compare(_LEFT[stage], _TURNS[stage]):
                return
        depth: i64 = _TURNS[len(_TURNS) - 1] + 1
        while depth <= deepest and self._compare(_LEFT[len(_LEFT) - 1], depth):
            depth += 1

    def _glance(self) -> None:
        """At first sight: what each choice is worth against any of the other's."""
        column = self.dice.below(len(self.columns))
        for row in self.rows:
            state = self.secret.state(row, column)
            self.shares[row] = self.search.evaluation.value(state, self.seat)
        self._choose_best()

    def _choose_best(self) -> None:
        best = self.rows[0]
        for row in self.rows:
            if self.shares[row] > self.shares[best]:
                best = row
        self.weights = [0] * len(self.shares)
        self.weights[best] = 1

    def _sample(self) -> bool:
        """Each choice against some of the other's, one turn deep; whether that was done to the end."""
        totals: list[int] = [0] * len(self.rows)
        against: list[int] = [0] * len(self.columns)
        met: list[int] = [0] * len(self.columns)
        for _ in range(_SAMPLE):
            for row in self.rows:
                column = self.dice.below(len(self.columns))
                value = self.search.worth(self.secret.state(row, column), self.seat, 1)
                if self.search.is_over:
                    return False
                totals[row] += value
                against[column] += value
                met[column] += 1
        for row in self.rows:
            self.shares[row] = totals[row] // _SAMPLE
        self._choose_best()
        self.rows.sort(key=lambda row: -self.shares[row])
        self.columns.sort(key=lambda column: against[column] // met[column] if met[column] else WHOLE)
        return True

    def _compare(self, most: i64, depth: i64) -> bool:
        """All that are left against all that are left of the other's; whether that was done to the end."""
        rows, columns = self.rows[:most], self.columns[:most]
        table: list[list[int]] = []
        for row in rows:
            line: list[int] = []
            for column in columns:
                line.append(self.search.worth(self.secret.state(row, column), self.seat, depth))
                if self.search.is_over:
                    return False
            table.append(line)
        self._mix(rows, columns, table)
        return True

    def _mix(self, rows: list[int], columns: list[int], table: list[list[int]]) -> None:
        """Both seats answer again and again what the other did so far: what they do then on average is the mixture."""
        mine: list[int] = [0] * len(rows)
        theirs: list[int] = [0] * len(columns)
        gains: list[int] = [0] * len(rows)
        losses: list[int] = [0] * len(columns)
        row, column = 0, 0
        for _ in range(_ROUNDS):
            mine[row] += 1
            theirs[column] += 1
            for place in range(len(rows)):
                gains[place] += table[place][column]
            for place in range(len(columns)):
                losses[place] += table[row][place]
            row = gains.index(max(gains))
            column = losses.index(min(losses))
        self.weights = [0] * len(self.shares)
        for place in range(len(rows)):
            self.weights[rows[place]] = mine[place]
            self.shares[rows[place]] = gains[place] // _ROUNDS
        worst = min([self.shares[row] for row in rows])
        for row in self.rows[len(rows) :]:
            self.shares[row] = min(self.shares[row], worst)
        by_place = sorted(range(len(columns)), key=lambda place: losses[place])
        self.columns = [columns[place] for place in by_place]
        self.rows = sorted(rows, key=lambda row: -self.shares[row])


def shuffled(count: i64, dice: Dice) -> list[int]:
    """The numbers below a count in an order made by the dice."""
    numbers: list[int] = []
    for number in range(count):
        numbers.append(number)
        other = dice.below(number + 1)
        numbers[number], numbers[other] = numbers[other], numbers[number]
    return numbers
