"""All moves of a game, built once: move to text to number and back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One interned value: identical to compare, numbered for research, its text for the log."""

    text: str
    number: int

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = -1

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Move:
        return self


class Catalogue:
    """Every move there can be, in one order that never changes within an edition."""

    moves: list[Move]
    _by_text: dict[str, Move]

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self._by_text = {}
        for number, move in enumerate(moves):
            if move.text in self._by_text:
                raise ValueError(f"two moves are called {move.text!r}")
            move.number = number
            self._by_text[move.text] = move

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, number: int) -> Move:
        return self.moves[number]

    def find(self, text: str) -> Move | None:
        """The move of that text, or None."""
        return self._by_text.get(text)
