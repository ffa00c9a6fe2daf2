"""What PettingZoo and Gymnasium are shown of a table: a tensor and the legal moves."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from taku.kernel.game import State
from taku.research.table import Table

Observation = dict[str, npt.NDArray[Any]]

# A match's dice are seeded with a number below this.
SEEDS: Final = 2**31


def observation_space(table: Table) -> spaces.Space[Any]:
    """The space of `observe`."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (table.planes.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(table.catalogue),), np.int8),
        }
    )


def observe(table: Table, state: State, seat: int) -> Observation:
    """What a seat sees as a tensor, and its legal moves as a mask: all 0 while it is not awaited."""
    legal = table.legal(state) if state.mover == seat else []
    return {"observation": table.planes.encode(table.view(state, seat)), "action_mask": table.planes.mask(legal)}
