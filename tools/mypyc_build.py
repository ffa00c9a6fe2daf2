"""Translate modules with mypyc and compile the C files in parallel, beside their sources.

    python mypyc_build.py MODULE.py …     (in the folder that holds the package)

compile_core.py calls it. With TAKU_PROGRESS in the environment it prints after every C file how many are done, such as
`34/214`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

JOBS = os.cpu_count() or 1
SHOWS_PROGRESS = "TAKU_PROGRESS" in os.environ
# Nobody replaces one of our functions from another library, so calls need no detour through a table.
LINUX_FLAGS = ["-fno-semantic-interposition"]
# A C file for each module compiles in a third of the time of one large file. Optimising across files when they are
# linked wins back more than the inlining that this costs: the rules run about 5 % faster than from one file.
LTO_COMPILE_FLAGS = ["-flto"]
LTO_LINK_FLAGS = [f"-flto={JOBS}", "-O3"]


class ParallelBuild(build_ext):
    """Compiles several files at a time, and says how far it is."""

    def build_extensions(self) -> None:
        """Compile and link everything, with optimisation across files where the compiler is GCC."""
        compiler: Any = self.compiler
        if sys.platform == "linux":
            is_gcc = _is_gcc(compiler.compiler_so)
            # The first extension holds all the code; the others only make its parts importable under their names.
            code = self.extensions[0]
            code.extra_compile_args += LINUX_FLAGS + (LTO_COMPILE_FLAGS if is_gcc else [])
            code.extra_link_args += LTO_LINK_FLAGS if is_gcc else []
        total = sum(len(extension.sources) for extension in self.extensions)
        compiler.compile = _in_parallel(compiler.compile, total)
        self.parallel = JOBS
        super().build_extensions()


def _is_gcc(command: list[str]) -> bool:
    said = subprocess.run([command[0], "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in said.stdout


def _in_parallel(compile_files: Callable[..., list[str]], total: int) -> Callable[..., list[str]]:
    done = count(1)

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            made = compile_files([source], **options)
            if SHOWS_PROGRESS:
                print(f"{next(done)}/{total}", flush=True)
            return made

        with ThreadPoolExecutor(JOBS) as pool:
            return [file for made in pool.map(compile_one, sources) for file in made]

    return compile_all


def main() -> None:
    """Build the extension modules of the files that were named."""
    setup(  # type: ignore[no-untyped-call]
        name="taku-core",
        ext_modules=mypycify(sys.argv[1:], opt_level="3", debug_level="0", multi_file=True),
        packages=[],
        cmdclass={"build_ext": ParallelBuild},
        script_args=["-q", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()
