"""The reference of all tensors, made from the code: `python -m taku.research.reference > docs/reference/tensors.md`."""

from __future__ import annotations

from collections.abc import Iterable

from taku.research.planes.heard import heard_plane
from taku.research.planes.planes import Plane
from taku.research.position import RECENT
from taku.research.table import Table

GAMES = ("namiji", "nautilus", "niwa")
_INTRODUCTION = f"""# Tensors, plane by plane

This page is made from the code by `python -m taku.research.reference`.

An observation is one flat array of `float32` from -1 to 1: the planes below one behind the other, each flattened in
C order. It is made from the view of one seat, so it holds what that seat sees and nothing else. Seats and boats are
counted from the viewer: itself, the next one, and so on; a watcher counts from seat 0. A plane that names a thing
is 1 there and 0 elsewhere; what is divided and still larger than 1 is cut off there.

```python
from taku.research.table import Table

table = Table("nautilus")
tensor = table.planes.encode(table.view(table.start, 0))
by_name = table.planes.split(tensor)
assert by_name["table"].shape == (2, 5, 16)
```

An information state is the text of every telling the seat has heard, which is perfect recall. Its tensor is of a
fixed size and therefore is not: it is the observation, which holds all that the seat can still see, and the last
{RECENT} tellings.
"""


def reference() -> str:
    """The whole page."""
    tables = [Table(name) for name in GAMES]
    parts = [_INTRODUCTION, *(_section(table) for table in tables), _any_game(tables[-1]), _heard(tables[-1])]
    return "\n".join(parts)


def _section(table: Table) -> str:
    choices = ", ".join(f"{key} {value}" for key, value in table.setup.items() if value)
    lead = f"{table.planes.size} numbers with {table.seats} seats and the default set-up ({choices})."
    return f"## {table.game.title}\n\n{lead}\n\n{_listed(table.planes.planes)}"


def _any_game(table: Table) -> str:
    frame = [plane.name for plane in table.planes.planes[: len(table.planes.frame())]]
    return (
        "## A game without planes of its own\n\n"
        f"It has the planes {', '.join(f'`{name}`' for name in frame)} as above, and `offers`: one number a move of "
        "the catalogue, 1 where the viewer may make it now. A game in a package of its own can bring its planes: a "
        "subclass of `taku.research.planes.Planes`, named by an entry point in the group `taku.planes`.\n"
    )


def _heard(table: Table) -> str:
    lead = "Behind the planes of the observation, in information states only; here for two seats."
    return f"## What was heard\n\n{lead}\n\n{_listed([heard_plane(table.seats, RECENT)])}"


def _listed(planes: Iterable[Plane]) -> str:
    rows = [f"| `{plane.name}` | {' × '.join(map(str, plane.shape))} | {plane.meaning} |" for plane in planes]
    return "\n".join(["| plane | shape | meaning |", "|---|---|---|", *rows, ""])


if __name__ == "__main__":
    print(reference(), end="")
