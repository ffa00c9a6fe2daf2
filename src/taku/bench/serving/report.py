"""Writes what was measured of the servers as Markdown."""

from __future__ import annotations

from taku.bench.parts import Row, bar_table
from taku.bench.serving.crowd import Timed
from taku.bench.serving.measuring import WORST_MS, Served
from taku.build import build_name


def best(steps: list[Timed]) -> float:
    """The highest rate at which everything was still in time."""
    return max((step.made for step in steps if step.is_fine(WORST_MS)), default=0.0)


def report(found: Served) -> str:
    """The part about serving."""
    lines = [
        "## Serving",
        "",
        f"Server on one core, the crowd on the other; SQLite, every move committed before it is told; {found.game}, "
        f"{build_name()} build of the rules, two players and two watchers at each of 250 tables. "
        "*crowd*: from when a click was due to when the last of the four sockets has its news; *server*: from the "
        "frame in to the last frame out, by the server's own histogram. boardgame.io has its default store, which is "
        "in memory, and NODE_ENV=production; both serve the same small game to the same crowd.",
        "",
        *bar_table(_bars(found)),
        "",
        "| who | rate asked | made | p50 | p99 | the crowd's core |",
        "|---|---|---|---|---|---|",
        *(_step(f"taku {found.game}", step) for step in [found.steady.crowd, *found.climb]),
        *(_step("taku, the peer's small game", step) for step in found.small),
        *(_step("boardgame.io, in memory", step) for step in found.peer),
    ]
    return "\n".join(lines) + "\n"


def _bars(found: Served) -> list[Row]:
    ours, theirs = best([found.steady.crowd, *found.climb]), best(found.peer)
    p50, p99 = found.steady.server_p50, found.steady.server_p99
    rows: list[Row] = [
        ("200 moves a second, server p50", "≤ 3 ms", f"{p50:.1f} ms", p50 <= 3),
        ("200 moves a second, server p99", "≤ 25 ms", f"{p99:.1f} ms", p99 <= 25),
        (f"moves a second with p99 ≤ {WORST_MS:g} ms", "", f"{ours:,.0f}", True),
    ]
    if found.peer:
        small = best(found.small)
        ratio = small / theirs if theirs else float("inf")
        rows += [
            ("the same with boardgame.io's small game", "", f"{small:,.0f}", True),
            ("that, as a multiple of boardgame.io's own", "≥ 3", f"{ratio:.1f} ({theirs:,.0f})", ratio >= 3),
        ]
    idle = found.idle_bytes / 1024
    rows += [
        (f"an idle socket of {found.idle_sockets:,}", "< 60 KiB", f"{idle:.1f} KiB", idle < 60),
        (
            f"restart with {found.restart.matches:,} open matches until a move is told",
            "< 2 s",
            f"{found.restart.seconds:.2f} s",
            found.restart.seconds < 2,
        ),
        ("replay of a match of Namiji with five seats", "< 50 ms", f"{found.replay_ms:.1f} ms", found.replay_ms < 50),
    ]
    for name, size in found.views.items():
        rows.append((f"largest view of {name}", "< 6,000 B", f"{size:,} B", size < 6_000))
    return rows


def _step(who: str, step: Timed) -> str:
    rates = f"{step.asked:,.0f}/s | {step.made:,.0f}/s"
    return f"| {who} | {rates} | {step.p50:.1f} ms | {step.p99:.1f} ms | {step.busy:.0%} |"
