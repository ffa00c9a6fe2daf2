"""Draw the README's picture: one moment of a match in the terminal, as an SVG without outside fonts.

python tools/picture.py docs/pictures [GAME ...]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

import taku
from taku.kernel.dice import Dice
from taku.terminal.drawing import draw_view
from taku.words import words_of

NAMES = ["Ana", "Bo", "Cleo", "Dai", "Ewa"]
# A seed, how many decisions in, and whose eyes: moments in which something is going on.
SCENES = {"nautilus": ("picture", 38, 2), "niwa": ("picture", 40, 2), "namiji": ("picture", 70, 3)}


def draw(name: str, folder: Path) -> None:
    """One game's picture."""
    seed, decisions, seats = SCENES[name]
    game = taku.find(name)
    match = taku.Match(game, seats=seats, seed=seed)
    dice = Dice(len(seed))
    for _ in range(decisions):
        match.play(game.wander(match.state(), dice).text)
    words = words_of(game, "en")
    console = Console(record=True, width=90, file=io.StringIO(), force_terminal=True)
    seat = match.mover
    console.print(Rule(f"{NAMES[seat]} to move", style="red", align="left"))
    for telling in match.told[seat][-2:]:
        for line in telling.lines:
            console.print(Text("  " + words.say(line, NAMES), style="dim"))
    console.print(draw_view(game, match.view(seat), words, NAMES))
    for number, offer in enumerate(match.view(seat).offers[:6], start=1):
        console.print(Text(f"{number:>3} ", style="bold cyan") + Text(words.say(offer.label, NAMES)))
    svg = console.export_svg(title=f"taku play {name}")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}-terminal.svg").write_text(_without_outside_fonts(svg), encoding="utf-8")


def _without_outside_fonts(svg: str) -> str:
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S).replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    for title in sys.argv[2:] or taku.all_games():
        draw(title, Path(sys.argv[1]))
