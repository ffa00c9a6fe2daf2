"""Labels put together from the building blocks of cards, for whatever box is on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from taku.games.namiji.box import EFFECT_NAMES, Upgrade
from taku.games.namiji.facts import COLOUR_NAMES, KINDS
from taku.games.namiji.views.boards import ConditionView, effects_of
from taku.wire import Label
from taku.wire.view import Value


def effects_label(effects: dict[str, int]) -> Label:
    """What an upgrade does, all of it."""
    return Label("effects", _effects_args(effects))


def upgrade_args(upgrade: Upgrade) -> dict[str, Value]:
    """An upgrade, the station at which it works, and everything that it does there."""
    return {"card": upgrade.slug, **_effects_args(effects_of(upgrade))}


def _effects_args(effects: dict[str, int]) -> dict[str, Value]:
    """Every effect that the station knows, 0 where the card does not have it; `effect` is the first it has."""
    names = [f"{station}-{name}" for station, name in EFFECT_NAMES]
    first = next(name for name in names if name in effects)
    station = first.partition("-")[0]
    amounts = {name: effects.get(name, 0) for name in names if name.startswith(f"{station}-")}
    return {"station": station, "effect": first, **amounts}


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


def conditions_said(conditions: list[ConditionView], say: Callable[[Label], str]) -> str:
    """All that a Rock card asks for, in words."""
    said = [say(condition_label(condition)) for condition in conditions]
    return reduce(lambda first, second: say(Label("both", {"first": first, "second": second})), said)


def fish_args(kinds: list[str], fish: int) -> dict[str, Value]:
    """What a sentence needs to speak of a fish or net."""
    return {"colour": COLOUR_NAMES[fish // KINDS], "kind": kinds[fish % KINDS]}
