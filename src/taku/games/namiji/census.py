"""How many pieces of each sort there are, wherever they lie: what no move may change."""

from __future__ import annotations

from taku.games.namiji.board import meals_of
from taku.games.namiji.facts import EVENT, FISH, LOSS, NO_FISH
from taku.games.namiji.state import NamijiState, count_in
from taku.kernel.sets import count_of


def census(state: NamijiState) -> dict[str, int]:
    """Every token and card of the box, by sort."""
    held = 0 if state.catch == NO_FISH else 1
    is_net = held and state.agenda[-1].name == "cast"
    nets = sum(int(count_of(board.casts)) for board in state.boards)
    cells = sum(int(count_of(board.filled)) for board in state.boards)
    school = sum(int(count_in(state.up, fish) + count_in(state.down, fish)) for fish in range(FISH))
    deck = sum(int(count_in(state.nets, fish)) for fish in range(FISH)) + len(state.net_tail) + len(state.revealed)
    return {
        "fish": school + cells - 2 * nets + (0 if is_net else held),
        "nets": deck + nets + (held if is_net else 0),
        "crustaceans": _crustaceans(state),
        "rocks": _rocks(state),
        "dock cards": _dock_cards(state),
    }


def _crustaceans(state: NamijiState) -> int:
    total = state.shrimp + state.crabs
    if state.agenda and state.agenda[-1].name in ("haul", "trap"):
        total += state.haul_shrimp + state.haul_crabs
    for board in state.boards:
        total += board.shrimp + board.crabs
    return total


def _rocks(state: NamijiState) -> int:
    total = count_of(state.rocks) + count_of(state.drawn) + len(state.rock_tail)
    for board in state.boards:
        total += count_of(board.rocks)
    return total


def _dock_cards(state: NamijiState) -> int:
    """Cards that the neutral boat lost are out of the game, but not forgotten."""
    lost = sum(1 for event in state.card_log if event // EVENT == LOSS)
    total = sum(state.cards) + len(state.hand) + len(state.card_tail) + lost
    for board in state.boards:
        total += count_of(board.upgrades)
        total += sum(int(meals_of(board, meal)) for meal in range(len(state.box.meals)))
    return total
