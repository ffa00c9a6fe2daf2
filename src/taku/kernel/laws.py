"""The laws every game obeys, each a sentence and a check: an importable test kit.

    from taku.kernel.laws import LAWS, Trial
    for law in LAWS:
        law.check(Trial(game, seats=2, setup=game.setup(), seed=1, encode=taku.encode))

A check plays one match of its trial and raises LawBroken, which says the sentence and where it failed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.errors import BadLog, NotOffered
from taku.kernel.game import CHANCE, NOBODY, Game, State
from taku.kernel.log import Entry, Replayer, short_mark
from taku.kernel.offered import offered
from taku.kernel.settle import settle

# A chance pause with more pieces than this is compared at some of them.
MOST_PIECES = 200
# How many equal-sounding moves a twin looks for before it takes one.
MOST_ALIKE = 3


class LawBroken(AssertionError):
    """A game does not keep a law."""


@dataclass(frozen=True)
class Trial:
    """One match to try a law on. `wanders` lets the game choose its scenic fuzzing moves."""

    game: Game
    seats: int
    setup: object
    seed: int
    encode: Callable[[object], bytes]
    wanders: bool = False

    def start(self) -> State:
        """The table before the first ply."""
        return self.game.start(self.setup, self.seats)

    def dice(self) -> Dice:
        """The dice of this trial, from the beginning."""
        return Dice(self.seed)

    def choose(self, state: State, dice: Dice) -> Move:
        """The next move of the walk."""
        if self.wanders:
            return self.game.wander(state, dice)
        options = state.options()
        if state.mover != CHANCE:
            return options[dice.below(len(options))]
        pieces = _pieces(options, state.agenda[-1].weights(state))
        if not pieces:
            raise LawBroken("no option of chance has a weight")
        return pieces[dice.below(len(pieces))]

    def walk(self) -> Iterator[tuple[int, State, Move]]:
        """A random match: ply, state before the move, and the move; gives up a little after `longest`."""
        state, dice, ply = self.start(), self.dice(), 0
        while state.mover != NOBODY and ply <= self.game.longest:
            if not state.options():
                raise LawBroken(f"ply {ply}: somebody is awaited and nothing is offered")
            move = self.choose(state, dice)
            yield ply, state, move
            state.apply(move)
            ply += 1

    def finish(self) -> tuple[list[Entry], State]:
        """A whole random match: its entries and the last state."""
        entries, state = [], self.start()
        for ply, before, move in self.walk():
            state = before.copy()
            state.apply(move)
            entries.append(Entry(ply, before.mover, move.text, short_mark(state)))
        return entries, state


@dataclass(frozen=True)
class Law:
    """A sentence about every game, and the check that tries it."""

    sentence: str
    check: Callable[[Trial], None]

    @property
    def name(self) -> str:
        """A short name for test reports."""
        return self.check.__name__


def _require(truth: bool, sentence: str, ply: int, detail: object = "") -> None:
    if not truth:
        raise LawBroken(f"ply {ply}: {sentence}; {detail}")


def _pieces(options: list[Move], weights: list[int]) -> list[Move]:
    """Every option as often as its weight says."""
    return [move for move, weight in zip(options, weights, strict=True) for _ in range(weight)]


def offers_are_in_order(trial: Trial) -> None:
    """Options are distinct, catalogued, in catalogue order, and never none until the match is over."""
    catalogue = trial.game.catalogue(trial.setup)
    for ply, state, _ in trial.walk():
        options = state.options()
        numbers = [move.number for move in options]
        _require(all(catalogue.find(move.text) is move for move in options), "every option is catalogued", ply)
        _require(all(catalogue[n].number == n for n in numbers), "numbers lead back to their moves", ply)
        _require(sorted(set(numbers)) == numbers, "options are distinct and in catalogue order", ply, options)
    over = trial.finish()[1]
    _require(over.mover != NOBODY or over.options() == [], "nothing is offered after the end", -1)


def texts_are_plain(trial: Trial) -> None:
    """The text of every move fits into one line of a log and finds its move again."""
    catalogue = trial.game.catalogue(trial.setup)
    for number in range(len(catalogue)):
        text = catalogue[number].text
        plain = text == " ".join(text.split()) and " #" not in text and text != ""
        _require(plain, "a text is words with single spaces", 0, repr(text))
        _require(catalogue.find(text) is catalogue[number], "a text finds its move", 0, text)


def chance_is_weighted(trial: Trial) -> None:
    """At every chance pause each option has a whole, positive weight."""
    for ply, state, _ in trial.walk():
        if state.mover == CHANCE:
            weights = state.agenda[-1].weights(state)
            _require(len(weights) == len(state.options()), "one weight an option", ply, weights)
            whole = all(isinstance(weight, int) and weight > 0 for weight in weights)
            _require(whole, "weights are whole and positive", ply, weights)


def picking_agrees_with_listing(trial: Trial) -> None:
    """`size` and `pick` say the same as `options` and `weights`."""
    for ply, state, _ in trial.walk():
        phase, options = state.agenda[-1], state.options()
        weights = phase.weights(state) if state.mover == CHANCE else [1] * len(options)
        pieces = _pieces(options, weights)
        _require(phase.size(state) == len(pieces), "size is the sum of the weights", ply, phase.name)
        for index in range(0, len(pieces), 1 + len(pieces) // MOST_PIECES):
            _require(phase.pick(state, index) is pieces[index], "pick follows the options", ply, phase.name)


def only_offers_are_accepted(trial: Trial) -> None:
    """A catalogued move that is not on offer is refused, and so is one by somebody else."""
    catalogue, dice = trial.game.catalogue(trial.setup), trial.dice()
    for ply, state, move in trial.walk():
        stranger = catalogue[dice.below(len(catalogue))]
        if stranger not in [*state.options()]:
            accepted = _is_accepted(state, catalogue, state.mover, stranger)
            _require(not accepted, "a move that is not on offer is refused", ply, stranger)
        accepted = _is_accepted(state, catalogue, state.mover + 1, move)
        _require(not accepted, "a move by another seat is refused", ply, move)


def _is_accepted(state: State, catalogue: Catalogue, actor: int, move: Move) -> bool:
    try:
        Replayer(state.copy(), catalogue).play(Entry(0, actor, move.text, None), 1)
    except BadLog:
        return False
    return True


def copies_are_independent(trial: Trial) -> None:
    """A copy has the same mark, goes its own way, and a move made on it leaves the original alone."""
    for ply, state, move in trial.walk():
        before, twin = state.mark(), state.copy()
        _require(twin.mark() == before and twin.mover == state.mover, "a copy is equal", ply)
        twin.apply(move)
        _require(state.mark() == before, "a move on a copy leaves the original alone", ply, move)
        again = state.copy()
        again.apply(move)
        _require(again.mark() == twin.mark(), "the same move leads to the same state", ply, move)


def marks_tell_states_apart(trial: Trial) -> None:
    """Two states with different contents have different marks."""
    seen: dict[int, tuple[list[int], list[str]]] = {}
    for ply, state, _ in trial.walk():
        contents = (state.contents(), [phase.name for phase in state.agenda])
        known = seen.setdefault(state.mark(), contents)
        _require(known == contents, "different contents have different marks", ply)
        for move in state.options()[:MOST_ALIKE]:
            after = state.copy()
            after.apply(move)
            _require(after.mark() != state.mark(), "a move changes the mark", ply, move)


def entries_rebuild_the_match(trial: Trial) -> None:
    """The entries alone lead to the same state, mark by mark."""
    entries, state = trial.finish()
    replayer = Replayer(trial.start(), trial.game.catalogue(trial.setup))
    for entry in entries:
        try:
            replayer.play(entry, entry.ply)
        except BadLog as error:
            raise LawBroken(f"ply {entry.ply}: entries rebuild the match; {error}") from None
    _require(replayer.state.mark() == state.mark(), "entries rebuild the state", len(entries))


def seed_and_decisions_rebuild_the_entries(trial: Trial) -> None:
    """Whoever knows the seed and what the seats decided can make every entry again."""
    first = _played_from_seed(trial, None)
    decisions = [text for actor, text in first if actor != CHANCE]
    try:
        again = _played_from_seed(trial, decisions)
    except NotOffered as error:
        raise LawBroken(f"seed and decisions rebuild the entries; {error}") from None
    _require(again == first, "seed and decisions rebuild the entries", len(first))


def _played_from_seed(trial: Trial, decisions: list[str] | None) -> list[tuple[int, str]]:
    """A match whose chance comes from the seed: with random decisions, or with the given ones."""
    catalogue, dice, state = trial.game.catalogue(trial.setup), trial.dice(), trial.start()
    lines: list[tuple[int, str]] = []
    waiting = list(decisions or [])
    while True:
        lines += [(CHANCE, move.text) for move in settle(state, str(trial.seed), len(lines))]
        if state.mover == NOBODY or len(lines) > trial.game.longest:
            return lines
        choice = trial.choose(state, dice) if decisions is None else offered(state, catalogue, waiting.pop(0))
        lines.append((state.mover, choice.text))
        state.apply(choice)


def a_match_ends(trial: Trial) -> None:
    """Every match ends within `longest` plies."""
    entries, state = trial.finish()
    sentence = f"a match ends within {trial.game.longest} plies"
    _require(state.mover == NOBODY and len(entries) <= trial.game.longest, sentence, len(entries))


def somebody_wins(trial: Trial) -> None:
    """There is a score for every seat at every moment, and at the end, not before, at least one winner."""
    for ply, state, _ in trial.walk():
        _require(len(trial.game.scores(state)) == trial.seats, "one score a seat", ply)
        _require(trial.game.winners(state) == [], "nobody has won before the end", ply)
    _, over = trial.finish()
    winners = trial.game.winners(over)
    _require(0 < len(winners) <= trial.seats and set(winners) <= set(range(trial.seats)), "somebody wins", -1, winners)


def pieces_are_conserved(trial: Trial) -> None:
    """What the census counts never changes."""
    census = trial.game.census(trial.start())
    for ply, state, _ in trial.walk():
        _require(trial.game.census(state) == census, "no piece appears or vanishes", ply, trial.game.census(state))


def views_offer_to_the_mover_alone(trial: Trial) -> None:
    """A view offers exactly the options to the seat that is awaited, and nothing to anybody else."""
    for ply, state, _ in trial.walk():
        options = [move.text for move in state.options()]
        for seat in (*range(trial.seats), None):
            view = trial.game.view(state, seat)
            expected = options if seat is not None and seat == state.mover else []
            offers = [offer.text for offer in getattr(view, "offers")]  # noqa: B009 - the kernel does not know views
            _require(offers == expected, f"the view of seat {seat} offers what it may do", ply, offers)
            trial.encode(view)


def claims_come_true(trial: Trial) -> None:
    """What a view says about the rest of the match never turns out wrong."""
    game, state, moves = trial.game, trial.start(), list[str]()
    shown: list[list[object]] = []
    for _, state, move in trial.walk():
        shown.append([game.view(state, seat) for seat in (*range(trial.seats), None)])
        moves.append(move.text)
    shown.append([game.view(state, seat) for seat in (*range(trial.seats), None)])
    for ply, views in enumerate(shown):
        rest = moves[ply:]
        for view, end in zip(views, shown[-1], strict=True):
            wrong = game.false_claims(view, rest, end)
            _require(not wrong, "a view said what did not come true", ply, wrong)


def secrets_are_kept(trial: Trial) -> None:
    """What a seat is told determines what it sees: two matches that sound alike look alike, byte for byte."""
    for seat in (*range(trial.seats), None):
        _walk_with_twin(trial, seat)


def _walk_with_twin(trial: Trial, seat: int | None) -> None:
    game, dice = trial.game, Dice(trial.seed + 1)
    twin: State | None = None
    for ply, state, move in trial.walk():
        if twin is None:
            twin = state.copy() if seat is None or dice.below(2) else game.imagine(state, seat, dice)
        after = state.copy()
        after.apply(move)
        heard = trial.encode(game.told(state, move, after, seat))
        twin = _step_alike(trial, twin, seat, heard, move if state.mover == seat else None, dice)
        if twin is not None:
            seen, twin_seen = trial.encode(game.view(after, seat)), trial.encode(game.view(twin, seat))
            sentence = f"seat {seat} sees what it was not told"
            _require(seen == twin_seen, sentence, ply, _difference(seen, twin_seen))


def _step_alike(
    trial: Trial, twin: State, seat: int | None, heard: bytes, own: Move | None, dice: Dice
) -> State | None:
    """The twin after any move that sounds the same to the seat; None if there is no such move in its world."""
    alike: list[State] = []
    options = twin.options()
    offset = dice.below(len(options)) if options else 0
    for move in options[offset:] + options[:offset]:
        if own is not None and move is not own:
            continue
        after = twin.copy()
        after.apply(move)
        if trial.encode(trial.game.told(twin, move, after, seat)) == heard:
            alike.append(after)
            if len(alike) == MOST_ALIKE:
                break
    return alike[dice.below(len(alike))] if alike else None


def _difference(one: bytes, other: bytes) -> str:
    start = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, start - 60)
    return f"{one[begin : start + 40]!r} against {other[begin : start + 40]!r}"


def imagination_is_faithful(trial: Trial) -> None:
    """An imagined state looks the same to its seat, leaves the real one alone, and can be played to the end."""
    game, dice = trial.game, Dice(trial.seed + 2)
    for ply, state, _ in trial.walk():
        mark = state.mark()
        for seat in range(trial.seats):
            imagined = game.imagine(state, seat, dice)
            _require(state.mark() == mark, "imagining leaves the state alone", ply)
            _require(imagined.mover == state.mover, "an imagined state awaits the same seat", ply)
            seen, dreamt = trial.encode(game.view(state, seat)), trial.encode(game.view(imagined, seat))
            _require(seen == dreamt, f"seat {seat} sees the same", ply, _difference(seen, dreamt))
            _require(game.census(imagined) == game.census(state), "pieces are conserved", ply)
            if dice.below(8) == 0:
                _play_on(trial, imagined, dice, ply)


def _play_on(trial: Trial, state: State, dice: Dice, ply: int) -> None:
    """A few random plies, each of which must find an offer."""
    for _ in range(20):
        if state.mover == NOBODY:
            return
        _require(state.options() != [], "an imagined state can be played on", ply)
        state.apply(trial.choose(state, dice))


def imagination_varies(trial: Trial) -> None:
    """Where a seat is told less than another, some imagined state differs from the real one."""
    game, dice = trial.game, Dice(trial.seed + 3)
    has_secret, differs = False, False
    for _, state, move in trial.walk():
        after = state.copy()
        after.apply(move)
        heard = {trial.encode(game.told(state, move, after, seat)) for seat in range(trial.seats)}
        has_secret = has_secret or len(heard) > 1
        for seat in range(trial.seats):
            differs = differs or game.imagine(after, seat, dice).mark() != after.mark()
    _require(differs or not has_secret, "a seat with less knowledge imagines other states", -1)


LAWS = [
    Law(check.__doc__ or "", check)
    for check in (
        offers_are_in_order,
        texts_are_plain,
        chance_is_weighted,
        picking_agrees_with_listing,
        only_offers_are_accepted,
        copies_are_independent,
        marks_tell_states_apart,
        entries_rebuild_the_match,
        seed_and_decisions_rebuild_the_entries,
        a_match_ends,
        somebody_wins,
        pieces_are_conserved,
        views_offer_to_the_mover_alone,
        claims_come_true,
        secrets_are_kept,
        imagination_is_faithful,
        imagination_varies,
    )
]
