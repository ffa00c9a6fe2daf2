"""Labels put together from the building blocks of cards, for whatever box is on the table."""

from __future__ import annotations

from taku.games.namiji.box import Upgrade
from taku.games.namiji.facts import COLOUR_NAMES, KINDS
from taku.games.namiji.views.boards import ConditionView, effects_of
from taku.wire import Label
from taku.wire.view import Value


def effect_labels(effects: dict[str, int]) -> list[Label]:
    """What an upgrade does, a sentence an effect."""
    return [Label("effect", {"effect": effect, "amount": amount}) for effect, amount in effects.items()]


def upgrade_args(upgrade: Upgrade) -> dict[str, Value]:
    """An upgrade with its first effect, and how many more it has."""
    labels = effect_labels(effects_of(upgrade))
    return {"card": upgrade.slug, **labels[0].args, "more": len(labels) - 1}


def condition_label(condition: ConditionView) -> Label:
    """What a Rock card asks for: what is counted, and how many there must be."""
    bound = "least" if condition.most is None else "both" if condition.least else "most"
    args: dict[str, Value] = {
        "count": condition.count,
        "of": condition.of or "all",
        "worth": condition.worth,
        "bound": bound,
        "least": condition.least,
        "most": condition.most or 0,
    }
    return Label("condition", args)


def fish_args(kinds: list[str], fish: int) -> dict[str, Value]:
    """What a sentence needs to speak of a fish or net."""
    return {"colour": COLOUR_NAMES[fish // KINDS], "kind": kinds[fish % KINDS]}
