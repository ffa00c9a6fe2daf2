"""Print the sentences of a match in the order in which a player meets them, for proofreading.

    python tools/say_match.py namiji --language fr [--seats 4] [--seed 7] [--setup early_bird=two] [--all]

Every kind of sentence is printed once, where it first appears: what seat 0 is told, and what the players are offered.
With `--all` each sentence is printed every time. What the match did not show follows at the end, as it stands in the
Fluent file.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import taku
from taku.games import find
from taku.kernel.dice import Dice
from taku.match import Match
from taku.wire import Label
from taku.words import LANGUAGES, words_of

NAMES = {"en": ("Ana", "Bo", "Cleo", "Dan", "Eve"), "fr": ("Anaïs", "Bruno", "Chloé", "Denis", "Élise")}
NAMES["ru"] = ("Аня", "Борис", "Вера", "Глеб", "Даша")


def patterns(game: str, language: str) -> dict[str, str]:
    """Every message of a game's Fluent file by its key."""
    text = (Path(taku.__file__).parent / "games" / game / "words" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = *\n?((?:.+\n|\n +.+\n)*?)(?=^\S|\Z|\n)", text, flags=re.M))


class Reader:
    """Says what has not been said before."""

    def __init__(self, match: Match, language: str, is_all: bool) -> None:
        self.match = match
        self.words = words_of(match.game, language)
        self.names = NAMES[language]
        self.is_all = is_all
        self.seen: set[tuple[str, ...]] = set()
        self.heard = 0

    def hear(self) -> None:
        """Print what seat 0 was told since the last time."""
        for telling in self.match.told[0][self.heard :]:
            for line in telling.lines:
                self.say(" ", line)
        self.heard = len(self.match.told[0])

    def say(self, mark: str, label: Label) -> None:
        """Print a sentence, unless one of its kind was printed: one with the same words but for numbers and places."""
        kinds = sorted(f"{key}={value}" for key, value in label.args.items() if not re.search(r"\d", str(value)))
        shape = (mark, label.key, *kinds)
        if self.is_all or shape not in self.seen:
            self.seen.add(shape)
            print(f"{self.match.ply:4} {mark} {self.words.say(label, self.names)}")


def main() -> None:
    """Play with random moves and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--setup", action="append", default=[])
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    game, dice = find(options.game), Dice(int(options.seed))
    match = Match(game, options.seats, options.seed, dict(pair.split("=", 1) for pair in options.setup))
    reader = Reader(match, options.language, options.all)
    while not match.is_over:
        reader.hear()
        for offer in match.view(match.mover).offers:
            reader.say("?", offer.label)
        match.play(game.wander(match._state, dice).text)
    reader.hear()
    shown = {shape[1] for shape in reader.seen}
    print("\nNot in this match:")
    for key, pattern in patterns(options.game, options.language).items():
        if key not in shown:
            print(f"  {key} = {pattern.rstrip()}")


if __name__ == "__main__":
    main()
