"""The wheel: compiled where there is a C compiler, and without a word of difference where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
PARTS = ("src", "tools", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", *PAGE)

pytestmark = pytest.mark.skipif(
    os.environ.get("TAKU_BUILD") != "compiled", reason="compiling takes a minute: once, with the compiled build"
)


def build_wheel(root: Path, folder: Path, **environment: str) -> Path:
    """A wheel of the tree, built as pip builds it, with the tools that are installed."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "TAKU_BUILD")}
    subprocess.run(command, cwd=root, env={**clean, **environment}, check=True, capture_output=True)
    return next(folder.glob("taku-*.whl"))


def run_wheel(wheel: Path, folder: Path, *arguments: str) -> str:
    """`taku` out of an unpacked wheel."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, *arguments], env=environment, cwd=folder, capture_output=True, check=True)
    return done.stdout.decode()


WHICH = ("-c", "import taku; from taku.build import build_name; print(build_name(), taku.find('niwa').title)")


def test_a_wheel_carries_the_compiled_rules_and_can_run_its_sources(tmp_path: Path) -> None:
    wheel = build_wheel(ROOT, tmp_path / "wheels")
    assert not wheel.name.endswith("none-any.whl")
    assert run_wheel(wheel, tmp_path / "there", *WHICH) == "compiled Niwa\n"
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if "/tests/" in name]
    assert "taku/games/nautilus/words/ru.ftl" in names
    assert "taku/web/dist/index.html" in names
    assert not [name for name in names if name.endswith((".svelte", ".ts"))]
    done = subprocess.run(
        [sys.executable, *WHICH],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "there"), "TAKU_PURE": "1"},
        capture_output=True,
        check=True,
    )
    assert done.stdout == b"pure Niwa\n"


def test_without_a_compiler_the_wheel_is_pure_and_plays(tmp_path: Path) -> None:
    root = tmp_path / "tree"
    root.mkdir()
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, root / part)
    wheel = build_wheel(root, tmp_path / "wheels", CC="false")
    assert wheel.name.endswith("none-any.whl")
    assert run_wheel(wheel, tmp_path / "there", *WHICH) == "pure Niwa\n"
