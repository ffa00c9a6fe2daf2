"""Builds the wheel: the page, and the rules compiled where that can be done, interpreted where not."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_web
import compile_core


class BuildEverything(BuildHookInterface[Any]):
    """Puts the page and the compiled modules beside their sources in a wheel; an editable install has neither."""

    def dependencies(self) -> list[str]:
        """Node, where the page must be built and the machine has none."""
        return [] if build_web.is_fresh() or build_web.has_own_node() else [build_web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and compile into a folder of the build."""
        if version == "editable":
            return
        if not build_web.is_fresh():
            build_web.build()
        if self.target_name == "wheel" and not os.environ.get("TAKU_PURE"):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Without a C compiler do nothing."""
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
