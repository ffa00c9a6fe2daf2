"""What a box file has otherwise than the house box, one line a difference."""

from __future__ import annotations

from taku.games.namiji.box import EFFECT_NAMES, HAS_AMOUNT, NO_LIMIT, Condition, Upgrade
from taku.games.namiji.box_file import Contents, count_pieces, house_text, read_contents
from taku.games.namiji.facts import COLOUR_NAMES, PANORAMA_NAMES


def inspect(text: str) -> tuple[list[str], list[str]]:
    """The mistakes of a box file, and, when there are none, its differences from the house box."""
    contents, mistakes = read_contents(text)
    if mistakes:
        return mistakes, []
    house, _ = read_contents(house_text())
    return [], compare(describe(contents), describe(house))


def compare(here: dict[str, str], there: dict[str, str]) -> list[str]:
    """What two descriptions do not share, in the order of the file."""
    lines: list[str] = []
    for name, words in here.items():
        if name not in there:
            lines.append(f"{name}: {words}; the house box has none")
        elif there[name] != words:
            lines.append(f"{name}: {words}; the house box has {there[name]}")
    return lines + [f"{name}: none; the house box has {words}" for name, words in there.items() if name not in here]


def describe(contents: Contents) -> dict[str, str]:
    """Everything in a box by name, worded."""
    words = {f"count of {name}": str(count) for name, count in count_pieces(contents).items()}
    words |= {f"leg {number}": " ".join(leg.split()) for number, leg in enumerate(contents.legs, start=1)}
    words["kinds of fish"] = ", ".join(contents.kinds)
    for index, colour in enumerate(COLOUR_NAMES):
        words[f"{colour} fish"] = _numbers(contents.fish[index])
        words[f"{colour} nets"] = _numbers(contents.nets[index])
    words |= {"shrimp": str(contents.shrimp), "crabs": str(contents.crabs)}
    words |= {"rows": _numbers(contents.rows), "columns": _numbers(contents.columns)}
    words |= {f"{name} sections": str(contents.lengths[index]) for index, name in enumerate(PANORAMA_NAMES)}
    words |= {"sets of panoramas": str(contents.sets), "panorama bonus": str(contents.bonus)}
    words |= {"offering penalty": _numbers(contents.penalty), "early bird": _numbers(contents.early_bird)}
    words |= {f"meal {meal.slug}": f"{meal.points} points, {meal.copies} copies" for meal in contents.meals}
    words |= {f"upgrade {upgrade.slug}": _upgrade(upgrade) for upgrade in contents.upgrades}
    for rock in contents.rocks:
        conditions = " and ".join(_condition(condition) for condition in rock.conditions)
        words[f"rock {rock.slug}"] = f"{rock.points} points for {conditions}"
    return words


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _upgrade(upgrade: Upgrade) -> str:
    effects = [
        f"{station} {name} {upgrade.amounts[effect]}" if effect in HAS_AMOUNT else f"{station} {name}"
        for effect, (station, name) in enumerate(EFFECT_NAMES)
        if upgrade.amounts[effect]
    ]
    return " and ".join(effects)


def _condition(condition: Condition) -> str:
    words = f"{condition.of} {condition.count}" if condition.of else condition.count
    if condition.worth:
        words += f" worth {condition.worth}"
    if condition.least:
        words += f" at least {condition.least}"
    if condition.most < NO_LIMIT:
        words += f" at most {condition.most}"
    return words
