"""What a bot thinks of a state of Namiji: the points each seat will end with, and from those its share of the win.

Points to come are a weighted sum of what lies on a boat board and of the way still to go. The weights are
measured: `tools/tune.py namiji` plays matches and fits them to how those ended.
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation
from taku.games.namiji.bits import BIT, members_of
from taku.games.namiji.board import BoatBoard, sections_of
from taku.games.namiji.box import EFFECTS, Box, Condition
from taku.games.namiji.conditions import is_met, measure
from taku.games.namiji.facts import COLUMNS, FISH, LINES, PANORAMAS, ROWS, SLOTS
from taku.games.namiji.judgement import (
    ASKED,
    BIRD,
    EFFECT,
    FEATURES,
    FILLED,
    FISHED,
    LINE_OPEN,
    NEAR_ROCK,
    NEXT_SECTION,
    PENALTY,
    PICKED,
    SURE_ROCK,
    WAY,
    WEIGHTS,
)
from taku.games.namiji.moves import Cast, Keep
from taku.games.namiji.phases.angling import FISHING, LANDING
from taku.games.namiji.phases.dock import TAKING
from taku.games.namiji.phases.net import CASTING
from taku.games.namiji.phases.rock import KEEPING
from taku.games.namiji.phases.sailing import SAILING
from taku.games.namiji.phases.trap import TEMPTING
from taku.games.namiji.state import NamijiState
