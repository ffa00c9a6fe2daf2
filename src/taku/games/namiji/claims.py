"""What a view of Namiji says about the rest of the match, held against how the match ended."""

from __future__ import annotations

from taku.games.namiji.facts import LINE_NAMES
from taku.games.namiji.views import NamijiView

# A line in one of these states stays in it.
SETTLED = ("scored", "dead")


def false_claims(view: NamijiView, end: NamijiView) -> list[str]:
    """Lines that were called dead or scored and ended otherwise, and penalties that were told wrongly."""
    found: list[str] = []
    for seat, (now, then) in enumerate(zip(view.boards, end.boards, strict=True)):
        for name, claimed, ended in zip(LINE_NAMES, now.lines, then.lines, strict=True):
            if claimed in SETTLED and ended != claimed:
                found.append(f"{name} of seat {seat} is {claimed}")
        if now.offerings == then.offerings and end.final[seat]["offerings"] != -now.penalty:
            found.append(f"{now.offerings} offerings of seat {seat} cost {now.penalty}")
    for offer in view.offers:
        args = offer.label.args
        if offer.label.key == "offer-sail-whirlpool" and view.seat is not None:
            left = max(int(args["offerings"]) - 1, 0)
            if end.boards[view.seat].offerings == left and end.final[view.seat]["offerings"] != -int(args["penalty"]):
                found.append(f"{left} offerings of seat {view.seat} would cost {args['penalty']}")
    return found
