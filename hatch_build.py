"""Builds the wheel: the rules compiled where that can be done, the same sources interpreted where not."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import compile_core


class CompileCore(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources in a wheel; an editable install stays pure."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of the build; without a C compiler, or if TAKU_PURE is set, do nothing."""
        if version == "editable" or os.environ.get("TAKU_PURE"):
            return
        target = compile_core.DEFAULT_TARGET
        try:
            if not compile_core.is_fresh(target):
                compile_core.build(target)
        except (subprocess.CalledProcessError, OSError):
            self.app.display_warning("compiling failed (see above): the rules will run as plain Python")
            return
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        found = {str(file): str(file.relative_to(target)) for file in target.rglob(f"*{suffix}")}
        build_data["force_include"].update(found)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
