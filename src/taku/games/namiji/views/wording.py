"""Labels put together from the building blocks of cards, for whatever box is on the table."""

from __future__ import annotations

from taku.games.namiji.box import EFFECT_NAMES, NO_LIMIT, Box, Condition, Upgrade
from taku.games.namiji.facts import COLOUR_NAMES, KINDS
from taku.wire import Label
from taku.wire.view import Value


def effect_labels(upgrade: Upgrade) -> list[Label]:
    """What an upgrade does, a sentence an effect."""
    return [
        Label("effect", {"effect": "-".join(EFFECT_NAMES[effect]), "amount": amount})
        for effect, amount in enumerate(upgrade.amounts)
        if amount
    ]


def upgrade_args(upgrade: Upgrade) -> dict[str, Value]:
    """An upgrade with its first effect, and how many more it has."""
    labels = effect_labels(upgrade)
    return {"card": upgrade.slug, **labels[0].args, "more": len(labels) - 1}


def condition_label(condition: Condition) -> Label:
    """What a Rock card asks for: what is counted, and how many there must be."""
    bound = "least" if condition.most == NO_LIMIT else "both" if condition.least else "most"
    args: dict[str, Value] = {
        "count": condition.count,
        "of": condition.of or "all",
        "worth": condition.worth,
        "bound": bound,
        "least": condition.least,
        "most": condition.most,
    }
    return Label("condition", args)


def fish_args(box: Box, fish: int) -> dict[str, Value]:
    """What a sentence needs to speak of a fish or net."""
    return {"colour": COLOUR_NAMES[fish // KINDS], "kind": box.kinds[fish % KINDS]}
