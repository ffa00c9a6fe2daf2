"""Builds the wheel: the page, and the rules compiled where that can be done, interpreted where not."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_web
import compile_core

# The address of the repository, set by whoever builds a release: links on a package page cannot be relative.
REPOSITORY = "TAKU_REPOSITORY"
PICTURES = (".webp", ".svg")


class DescribeProject(MetadataHookInterface):
    """Fills in the README and the project's links."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Without TAKU_REPOSITORY the README is as it stands, and there are no links."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        address = os.environ.get(REPOSITORY, "").rstrip("/")
        metadata["urls"] = {}
        if address:
            version = f"v{_version(Path(self.root))}"

            def absolute(link: re.Match[str]) -> str:
                kind = "raw" if link[1].endswith(PICTURES) else "blob"
                return f"]({address}/{kind}/{version}/{link[1]})"

            text = re.sub(r"\]\((?!\w+:)([^)]+)\)", absolute, text)
            metadata["urls"] = {
                "Source": address,
                "Documentation": f"{address}/tree/{version}/docs",
                "Changelog": f"{address}/blob/{version}/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def _version(root: Path) -> str:
    """The version in the package, which hatchling itself reads only later."""
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/taku/__init__.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


class BuildEverything(BuildHookInterface[Any]):
    """Puts the page and the compiled modules beside their sources in a wheel; an editable install has neither."""

    def dependencies(self) -> list[str]:
        """Node, where the page must be built and the machine has none."""
        return [] if build_web.is_fresh() or build_web.own_node() else [build_web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and at the same time compile the rules for a wheel."""
        if version == "editable":
            return
        # Folders that this build makes are removed at its end; those that were there are somebody's cache.
        self._made = [path for path in (build_web.PACKAGES, compile_core.DEFAULT_TARGET) if not path.exists()]
        with ThreadPoolExecutor() as pool:
            page = pool.submit(self._build_page)
            if self.target_name == "wheel" and not os.environ.get("TAKU_PURE"):
                self._compile(build_data)
            page.result()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave the checkout as it was."""
        for path in getattr(self, "_made", []):
            shutil.rmtree(path, ignore_errors=True)

    def _build_page(self) -> None:
        try:
            if not build_web.is_fresh():
                build_web.build()
        except build_web.NoNode as error:
            self.app.abort(f"The page cannot be built: {error}")
        except subprocess.CalledProcessError as error:
            self.app.abort(f"The page cannot be built: {Path(error.cmd[0]).name} failed, see above")

    def _compile(self, build_data: dict[str, Any]) -> None:
        target = compile_core.DEFAULT_TARGET
        reason = compile_core.obstacle()
        if reason is None:
            try:
                if not compile_core.is_fresh(target):
                    compile_core.build(target)
            except (subprocess.CalledProcessError, OSError):
                reason = "compiling failed, see above"
        if reason is not None:
            self.app.display_warning(f"The rules will run as plain Python, bots 10 to 30 times slower: {reason}.")
            return
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        found = {str(file): str(file.relative_to(target)) for file in target.rglob(f"*{suffix}")}
        build_data["force_include"].update(found)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
