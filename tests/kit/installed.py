"""Taku as people install it: from a wheel, a source distribution or a checkout, on machines that lack things."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SMOKE = Path(__file__).parent / "smoke.py"
NODE = r"node(js)?|npm|npx|corepack"
COMPILER = r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|clang\+\+|cpp|tcc)(-[\d.]+)?|c\d\d"


def path_without(folder: Path, *patterns: str) -> str:
    """A PATH of links to every program on PATH but those whose whole names match one of the patterns."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).iterdir() if Path(place).is_dir() else []:
            if not any(re.fullmatch(pattern, program.name) for pattern in patterns):
                link = folder / program.name
                link.unlink(missing_ok=True)
                link.symlink_to(program)
    return str(folder)


def outside() -> dict[str, str]:
    """The environment of a user: nothing that leads back to this checkout or changes what `make` does."""
    ours = ("PYTHONPATH", "TAKU_", "COVERAGE_", "PYTEST_", "VIRTUAL_ENV", "MAKE", "MFLAGS")
    return {key: value for key, value in os.environ.items() if not key.startswith(ours)}


def checked(command: list[str | Path], folder: Path, **environment: str) -> str:
    """Run a command in a folder; what it printed, which a failure shows whole."""
    clean = {**outside(), **environment}
    done = subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copy_checkout(folder: Path) -> None:
    """What a clone holds, without git's own files and without anything that was built."""
    built = shutil.ignore_patterns(".git", ".venv*", "build", "dist", "node_modules", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, folder, ignore=built)
    # The page's own build scripts have the name of what was left out.
    shutil.copytree(ROOT / "src/taku/web/build", folder / "src/taku/web/build")


def build_wheel(root: Path, folder: Path, **environment: str) -> Path:
    """A wheel of the tree, built as pip builds it, with the build tools that are installed here."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    checked([*pip], root, **environment)
    return next(folder.glob("taku-*.whl"))


class Environment:
    """A virtual environment with nothing in it but what a test installs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.taku = folder / "bin" / "taku"
        if not self.python.exists():
            checked([sys.executable, "-m", "venv", "--without-pip", folder], folder.parent)

    def install(self, *what: str | Path, **environment: str) -> None:
        """`pip install` as a user would, without what only takes time: a pip of its own, byte code of everything."""
        self._pip("install", "--quiet", "--no-compile", *what, **environment)

    def distributions(self) -> set[str]:
        """The names of everything installed."""
        return {line.partition("==")[0].lower() for line in self._pip("list", "--format=freeze").splitlines()}

    def _pip(self, *arguments: str | Path, **environment: str) -> str:
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", self.python]
        return checked([*pip, *arguments], self.folder, **environment)

    def run(self, *command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command with a home of its own."""
        home = {"TAKU_HOME": str(self.folder / "home"), "LANG": "C.UTF-8"}
        clean = {**outside(), **home, **environment}
        return subprocess.run(command, env=clean, cwd=self.folder, input="", capture_output=True, text=True)

    def smoke(self, *options: str, **environment: str) -> None:
        """Serve and play a move with what is installed here."""
        assert checked([self.python, SMOKE, *options], self.folder, **environment).endswith("played\n")
