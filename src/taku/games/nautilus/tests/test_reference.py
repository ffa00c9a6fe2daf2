"""The rules once more, written naively from the dossier as one long story, must pause alike at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable

import pytest

import taku
from taku import CHANCE, NOBODY, Match
from taku.kernel.dice import Dice

# A pause: who is awaited, and every offer with its weight (1 for a seat's own choices).
Pause = tuple[int, dict[str, int]]
Story = Generator[Pause, str, None]
Answer = Generator[Pause, str, str]

DOMAINS = ["science", "exploration", "navigation", "engineering", "war"]
VALUES = {"+2": 1, "+1": 4, "-1": 1}
SPECIALS = ["kraken", "fishbone", "anchor", "eye", "bathyscaphe", "harpoon"]
SCOUTS = {"eye", "bathyscaphe", "harpoon"}
STRENGTH = {str(value): value for value in range(1, 15)} | {"kraken": 15, "fishbone": 0}
PLACES = [side + lane for side in "ab" for lane in "12345"]


def beats(one: str, other: str) -> bool:
    if {one, other} == {"1", "14"}:
        return one == "1"
    return STRENGTH[one] > STRENGTH[other]


def ask(seat: int, offers: Iterable[str]) -> Answer:
    """Gives the last word of the answer, which is the card or place that was named."""
    text = yield seat, dict.fromkeys(offers, 1)
    return text.split()[-1]


class Reference:
    """One match, told its moves by text."""

    def __init__(self, setup: dict[str, str]) -> None:
        self.setup = {"first": "chance", "piles": "open", "length": "all"} | setup
        self.domains = Counter({f"{domain} {value}": n for domain in DOMAINS for value, n in VALUES.items()})
        self.specials = list(SPECIALS)
        self.piles: list[list[str]] = [[], []]
        self.lanes: dict[str, str] = {}
        self.hands: list[set[str]] = [set(), set()]
        self.undealt: set[str] = set()
        self.held: list[str] = ["", ""]
        self.table: dict[str, str] = {}
        self.anchored = ""
        self.heard: set[str] = set()
        self.story = self.match()
        self.pause: Pause = next(self.story)

    def play(self, text: str) -> None:
        self.heard.add(text.split()[0])
        try:
            self.pause = self.story.send(text)
        except StopIteration:
            self.pause = NOBODY, {}

    # The match

    def match(self) -> Story:
        nemo = self.setup["first"]
        if nemo == "chance":
            nemo = yield from ask(CHANCE, ["first 0", "first 1"])
        first = int(nemo)
        for number in range(1, 7):
            yield from self.opening(first)
            for seat in (first, 1 - first):
                yield from self.scouting(seat)
            yield from self.placing(first)
            self.award()
            if number == 3:
                self.specials = list(SPECIALS)
            if self.setup["length"] == "early" and max(map(self.clinched, (0, 1))) >= 3:
                return
            first = 1 - first
        assert not self.domains.total()
        assert sum(self.scores()) == 5

    def opening(self, first: int) -> Story:
        self.table, self.anchored, self.lanes = {}, "", {}
        for lane in "12345":
            out = {f"domain {lane} {card}": left for card, left in self.domains.items() if left}
            text = yield CHANCE, out
            self.lanes[lane] = text.split(" ", 2)[2]
            self.domains[self.lanes[lane]] -= 1
        self.undealt = {str(value) for value in range(1, 15)}
        self.hands = [set(), set()]
        for seat in (first, 1 - first):
            for _ in range(5):
                value = yield from ask(CHANCE, [f"deal {seat} {value}" for value in self.undealt])
                self.undealt.remove(value)
                self.hands[seat].add(value)
        drawn = []
        for _ in range(2):
            drawn.append((yield from ask(CHANCE, [f"special {name}" for name in self.specials])))
            self.specials.remove(drawn[-1])
        kept = yield from ask(first, [f"keep {name}" for name in drawn])
        drawn.remove(kept)
        self.held[first], self.held[1 - first] = kept, drawn[0]

    def scouting(self, seat: int) -> Story:
        mine, theirs = self.hands[seat], self.hands[1 - seat]
        played = yield from ask(seat, {"skip"} | ({self.held[seat]} & SCOUTS))
        if played == "bathyscaphe":
            drawn: list[str] = []
            for _ in range(2):
                drawn.append((yield from ask(CHANCE, [f"draw {value}" for value in self.undealt - set(drawn)])))
            mine.add((yield from ask(seat, [f"hold {value}" for value in drawn])))
            self.undealt -= mine
        if played == "harpoon":
            stolen = yield from ask(CHANCE, [f"steal {value}" for value in theirs])
            given = yield from ask(seat, [f"swap {value}" for value in mine] + ["return"])
            if given != "return":
                theirs.remove(stolen)
                mine.remove(given)
                theirs.add(given)
                mine.add(stolen)

    def placing(self, first: int) -> Story:
        for seat in [first, 1 - first] * 5:
            hand = self.hands[seat]
            if self.held[seat] in ("kraken", "fishbone"):
                hand.add(self.held[seat])
                self.held[seat] = ""
            free = [place for place in PLACES if place not in self.table]
            offers = [f"place {card} {place}" for card in hand for place in free]
            ready = ["ready"] if self.held[seat] == "anchor" else []
            text = yield seat, dict.fromkeys(offers + ready, 1)
            if text == "ready":
                text = yield seat, dict.fromkeys(offers, 1)
            else:
                ready = []
            _, card, place = text.split()
            hand.remove(card)
            self.table[place] = card
            if ready:
                self.held[seat] = ""
                self.anchored = yield from ask(seat, [f"anchor {place}" for place in self.table])
            moves = self.movements(card, place)
            if moves:
                text = yield seat, dict.fromkeys(moves, 1)
                _, origin, target = text.split()
                self.table[target] = self.table.pop(origin)

    def movements(self, card: str, arrow: str) -> list[str]:
        side = arrow[0]
        targets = [place for place in self.table if place[0] == side and place not in (arrow, self.anchored)]
        free = [place for place in PLACES if place not in self.table]
        if card in ("6", "9"):
            across = {place: "ab".replace(side, "") + place[1] for place in targets}
            return [f"move {place} {over}" for place, over in across.items() if over in free]
        if card in ("7", "8"):
            return [f"move {place} {to}" for place in targets for to in free if to[0] == side]
        return []

    # The count

    def award(self) -> None:
        for lane, domain in self.lanes.items():
            winner = 0 if beats(self.table["a" + lane], self.table["b" + lane]) else 1
            self.piles[winner].append(domain)

    def points(self, seat: int, domain: str) -> int:
        return sum(int(card.split()[1]) for card in self.piles[seat] if card.split()[0] == domain)

    def clinched(self, seat: int) -> int:
        count = 0
        for domain in DOMAINS:
            ink = self.domains[f"{domain} -1"]
            stars = 2 * self.domains[f"{domain} +2"] + self.domains[f"{domain} +1"]
            count += self.points(seat, domain) - ink > self.points(1 - seat, domain) + stars
        return count

    def scores(self) -> list[int]:
        points = [[self.points(seat, domain) for domain in DOMAINS] for seat in (0, 1)]
        return [sum(mine > theirs for mine, theirs in zip(points[s], points[1 - s], strict=True)) for s in (0, 1)]


def compare(setup: dict[str, str], seed: int) -> Reference:
    """Walks one match in both readings; an even seed plays its specials whenever it can."""
    match, reference, dice = Match(taku.find("nautilus"), settle=False, setup=setup), Reference(setup), Dice(seed)
    plies = 0
    while not match.is_over:
        offers = match.offers()
        mover, expected = reference.pause
        assert match.mover == mover, match.log.text
        assert sorted(offers) == sorted(expected), match.log.text
        assert mover != CHANCE or match.weights() == expected, match.log.text
        assert match.scores() == reference.scores(), match.log.text
        eager = [text for text in offers if text in SCOUTS or text == "ready"]
        text = eager[0] if eager and seed % 2 == 0 else offers[dice.below(len(offers))]
        match.play(text)
        reference.play(text)
        plies += 1
    assert reference.pause == (NOBODY, {}), match.log.text
    assert match.mover == NOBODY
    assert plies <= 219
    scores = reference.scores()
    assert max(scores) >= 3
    assert match.scores() == scores
    assert match.winners() == [scores.index(max(scores))]
    return reference


SETUPS: list[dict[str, str]] = [
    {},
    {"first": "0", "length": "early"},
    {"first": "1", "piles": "hidden"},
    {"first": "chance", "piles": "hidden", "length": "early"},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_an_independent_reading_of_the_rules_pauses_alike_at_every_ply(setup: dict[str, str], seed: int) -> None:
    compare(setup, seed)


def test_the_matches_compared_play_every_kind_of_move() -> None:
    heard: set[str] = set()
    for seed in range(0, 6, 2):
        heard |= compare({}, seed).heard
    scouting = SCOUTS | {"skip", "draw", "hold", "steal", "swap", "return"}
    assert heard == scouting | {"first", "domain", "deal", "special", "keep", "place", "ready", "anchor", "move"}


@pytest.mark.parametrize(("one", "other"), [("1", "14"), ("kraken", "1"), ("kraken", "14"), ("1", "fishbone")])
def test_the_reference_knows_the_worked_case_of_the_lanes(one: str, other: str) -> None:
    assert beats(one, other)
    assert not beats(other, one)


def placed(table: dict[str, str], anchored: str = "") -> Reference:
    reference = Reference({})
    reference.table, reference.anchored = table, anchored
    return reference


def test_the_reference_knows_the_worked_cases_of_the_arrows() -> None:
    crossing = {"a2": "12", "a4": "6"}
    assert placed(crossing).movements("6", "a4") == ["move a2 b2"]
    assert placed(crossing, anchored="a2").movements("6", "a4") == []
    assert placed(crossing | {"b2": "3"}).movements("6", "a4") == []
    assert placed({"b1": "7"}).movements("7", "b1") == []
    along = placed({"b1": "7", "b3": "2"}).movements("7", "b1")
    assert along == ["move b3 b2", "move b3 b4", "move b3 b5"]
