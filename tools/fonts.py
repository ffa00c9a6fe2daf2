"""Run the browser tests with one set of fonts at a time: no test and no page may depend on which are installed.

    python tools/fonts.py                     # every set in turn, all of tests/web
    python tools/fonts.py noto -k nautilus    # one set; the rest is for pytest

The fonts are Debian's, by the names of their packages. They are downloaded into build/fonts and not installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "fonts"
COMPILED = ROOT / "build" / "compiled"
# By package: what stands for serif, sans-serif and monospace letters.
SETS = {
    "dejavu": ("fonts-dejavu-core", ("DejaVu Serif", "DejaVu Sans", "DejaVu Sans Mono")),
    "liberation": ("fonts-liberation", ("Liberation Serif", "Liberation Sans", "Liberation Mono")),
    "noto": ("fonts-noto-core", ("Noto Serif", "Noto Sans", "Noto Sans")),
}
GENERIC = ("serif", "sans-serif", "monospace")


def fetched(package: str) -> Path:
    """Return the folder with the fonts of a Debian package, downloaded if it is not there yet."""
    folder = FOLDER / package
    if not folder.exists():
        if shutil.which("apt-get") is None:
            raise SystemExit(f"{package} comes from Debian, and there is no apt-get to download it with")
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "--quiet", package], cwd=FOLDER, check=True)
        [archive] = FOLDER.glob(f"{package}_*.deb")
        subprocess.run(["dpkg-deb", "--extract", str(archive), str(folder)], check=True)
    return folder


def configured(name: str) -> Path:
    """Write a configuration for fontconfig that knows the fonts of one set and no others; where it is."""
    package, families = SETS[name]
    aliases = [
        f'<match><test name="family"><string>{generic}</string></test>'
        f'<edit name="family" mode="prepend" binding="strong"><string>{family}</string></edit></match>'
        for generic, family in zip(GENERIC, families, strict=True)
    ]
    lines = [
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
        "<fontconfig>",
        f"<dir>{fetched(package)}</dir>",
        f"<cachedir>{FOLDER / 'cache'}</cachedir>",
        *aliases,
        "</fontconfig>",
    ]
    path = FOLDER / f"{name}.conf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def main(arguments: list[str]) -> int:
    """Run the tests with the sets that are named first, or with all; 1 if any failed."""
    names = [arguments.pop(0) for _ in arguments[:] if arguments[0] in SETS] or list(SETS)
    tests = arguments if any("tests/" in one for one in arguments) else [*arguments, "tests/web"]
    command = [sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal", "-q", *tests]
    failed = []
    for name in names:
        print(f"The browser tests with {SETS[name][0]} and no other fonts:", flush=True)
        ours = {"FONTCONFIG_FILE": str(configured(name)), "PYTHONPATH": str(COMPILED), "TAKU_BUILD": "compiled"}
        if subprocess.run(command, cwd=ROOT, env={**os.environ, **ours}).returncode:
            failed.append(name)
    print(f"failed with: {', '.join(failed)}" if failed else "all good with every set of fonts")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
