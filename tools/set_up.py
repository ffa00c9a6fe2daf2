"""Set up Taku for playing: a virtual environment with its libraries, the page and the compiled rules.

    python3 tools/set_up.py [FOLDER]     (default: .venv-play)

`make play` runs it the first time and after the sources have changed. Steps run side by side where they can, and what
is still fresh is kept. Everything that the steps print goes to build/set-up.log.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
import venv
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "set-up.log"
# What builds Taku, apart from what plays it.
TOOLS = ROOT / "build" / "tools"
OLDEST = (3, 11)
REDRAW_SECONDS = 0.5
SHOWN_LINES = 15


class Failed(Exception):
    """A step cannot be done; the text says what to do about it."""


class Step:
    """One line of the display: what is done, how far it is, and how long that takes on two cores."""

    def __init__(self, title: str, about: int) -> None:
        self.title = title
        self.about = about
        self.state = "waiting"
        self.begun: float | None = None
        self.ended: float | None = None
        # The last lines of its output, for the case that it fails.
        self.output: deque[str] = deque(maxlen=SHOWN_LINES)

    def __str__(self) -> str:
        if self.begun is None:
            return f"  {self.title:<20} {self.state}"
        spent = (self.ended or time.monotonic()) - self.begun
        usual = "" if self.ended else f" (about {self.about} s)"
        return f"  {self.title:<20} {self.state:<28} {spent:3.0f} s{usual}"


class Display:
    """Shows all steps: redrawn in place in a terminal, elsewhere one line for each that begins or ends."""

    def __init__(self, steps: list[Step]) -> None:
        self._steps = steps
        self._is_terminal = sys.stdout.isatty()
        self._lock = threading.Lock()
        self._drawn = 0
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._redraw, daemon=True)
        if self._is_terminal:
            self._thread.start()

    def changed(self, step: Step) -> None:
        """A step begins, ends or is further than before."""
        if not self._is_terminal:
            with self._lock:
                print(step, flush=True)

    def close(self) -> None:
        """Draw everything for the last time."""
        self._done.set()
        if self._is_terminal:
            self._thread.join()
            self._draw()

    def _redraw(self) -> None:
        while not self._done.wait(REDRAW_SECONDS):
            self._draw()

    def _draw(self) -> None:
        width = shutil.get_terminal_size().columns - 1
        back = f"\x1b[{self._drawn}A" if self._drawn else ""
        sys.stdout.write(back + "".join(f"\x1b[2K{str(step)[:width]}\n" for step in self._steps))
        sys.stdout.flush()
        self._drawn = len(self._steps)


class SetUp:
    """The steps, in the order in which they depend on each other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        self.environment = Step("Python environment", about=5)
        self.libraries = Step("libraries", about=20)
        self.page = Step("page", about=20)
        self.rules = Step("rules", about=60)
        self.package = Step("Taku itself", about=5)
        self.steps = [self.environment, self.libraries, self.page, self.rules, self.package]
        self.display = Display(self.steps)
        # Why the rules are not compiled, as one sentence for people; empty if they are.
        self.slow = ""
        self._running: set[subprocess.Popen[str]] = set()

    def run(self) -> None:
        """Do everything; the first step that fails ends the others."""
        self._do(self.environment, self._make_environment)
        with ThreadPoolExecutor() as pool:
            futures = [
                pool.submit(self._do, self.libraries, self._install_libraries),
                pool.submit(self._do, self.page, self._build_page),
                pool.submit(self._do, self.rules, self._compile_rules),
            ]
            try:
                for future in as_completed(futures):
                    future.result()
            except BaseException:
                for process in [*self._running]:
                    process.terminate()
                raise
        self._do(self.package, self._install_package)

    def _do(self, step: Step, action: Callable[[], str]) -> None:
        """Run a step; what it returns says how it ended."""
        step.begun = time.monotonic()
        self._say(step, "begins")
        try:
            step.state = action()
        except BaseException:
            step.state = "failed"
            raise
        finally:
            step.ended = time.monotonic()
            self.display.changed(step)

    def _make_environment(self) -> str:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        asked = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
        if self.python.exists():
            found = subprocess.run([self.python, "-c", asked], capture_output=True, text=True)
            if found.stdout.strip() == version:
                return "there already"
        try:
            venv.create(self.folder, clear=True, with_pip=True)
        except (subprocess.CalledProcessError, ImportError):
            raise Failed("Python cannot make a virtual environment. On Debian: apt install python3-venv") from None
        return f"Python {version}"

    def _install_libraries(self) -> str:
        import tomllib

        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        self._say(self.libraries, "installing")
        self._pip(self.libraries, *project["dependencies"], *project["optional-dependencies"]["serve"])
        return "installed"

    def _build_page(self) -> str:
        import build_web

        if build_web.is_fresh():
            return "built already"
        if not build_web.own_node():
            self._say(self.page, "downloading Node")
            self._install_tools(self.page, "node", [build_web.NODE_PACKAGE])
        self._say(self.page, "building")
        self._call(self.page, str(ROOT / "tools" / "build_web.py"), PYTHONPATH=str(TOOLS / "node"))
        return "built"

    def _compile_rules(self) -> str:
        import tomllib

        import compile_core

        reason = compile_core.obstacle()
        if os.environ.get("TAKU_PURE"):
            reason = "TAKU_PURE is set"
        requires = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
        self._say(self.rules, "installing the build tools")
        self._install_tools(self.rules, "python", requires)
        if reason is None:
            self._say(self.rules, "translating to C")
            target = str(compile_core.DEFAULT_TARGET)
            try:
                self._call(
                    self.rules, str(ROOT / "tools" / "compile_core.py"), target, PYTHONPATH=str(TOOLS / "python")
                )
            except subprocess.CalledProcessError:
                reason = f"compiling failed, see {LOG.relative_to(ROOT)}"
        if reason is None:
            return "compiled"
        self.slow = f"The rules will run as plain Python, bots 10 to 30 times slower: {reason}."
        return "plain Python"

    def _install_package(self) -> str:
        """Everything that takes long is fresh by now; the wheel only has to be put together."""
        options = ["--no-deps", "--no-build-isolation", "--force-reinstall"]
        pure = {"TAKU_PURE": "1"} if self.slow else {}
        self._pip(self.package, *options, str(ROOT), PYTHONPATH=str(TOOLS / "python"), **pure)
        return "installed"

    def _install_tools(self, step: Step, name: str, requires: list[str]) -> None:
        """Install packages into a folder of their own, unless they are there from last time."""
        folder = TOOLS / name
        stamp, wanted = folder / ".installed", f"{sys.version_info.minor} {' '.join(requires)}"
        if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
            shutil.rmtree(folder, ignore_errors=True)
            self._pip(step, "--no-compile", "--target", str(folder), *requires)
            stamp.write_text(wanted, encoding="utf-8")

    def _say(self, step: Step, state: str) -> None:
        step.state = state
        self.display.changed(step)

    def _pip(self, step: Step, *arguments: str, **environment: str) -> None:
        """Install with pip. A step may fail because a machine has no network: pip says so in the log."""
        try:
            self._call(step, "-m", "pip", "install", "--disable-pip-version-check", *arguments, **environment)
        except subprocess.CalledProcessError:
            raise Failed("pip could not install what is needed: is there a network?") from None

    def _call(self, step: Step, *arguments: str, **environment: str) -> None:
        """Run Python in the environment; its output goes to the log, and progress such as `34/214` to the display."""
        with LOG.open("a", encoding="utf-8", errors="replace") as log:
            log.write(f"\n$ {step.title}: python {' '.join(arguments)}\n")
            process = subprocess.Popen(
                [str(self.python), *arguments],
                cwd=ROOT,
                env={**os.environ, "TAKU_PROGRESS": "1", **environment},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
            assert process.stdout is not None
            self._running.add(process)
            for line in process.stdout:
                log.write(line)
                step.output.append(line.rstrip())
                done, slash, total = line.strip().partition("/")
                if slash and done.isdigit() and total.isdigit():
                    step.state = f"compiled {done} of {total} files"
        self._running.discard(process)
        if process.wait():
            raise subprocess.CalledProcessError(process.returncode, arguments)


def main() -> None:
    """Set everything up; what fails is said in a few lines."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".venv-play")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    print("Setting up Taku, about a minute. It is done once, and again after an update.", flush=True)
    begun = time.monotonic()
    steps = SetUp(folder if folder.is_absolute() else ROOT / folder)
    try:
        steps.run()
    except (Failed, subprocess.CalledProcessError, OSError) as error:
        steps.display.close()
        failed = next((step for step in steps.steps if step.state == "failed"), steps.environment)
        print("\n".join(f"  | {line}" for line in failed.output))
        sys.exit(f"Taku could not be set up: {error}\nThe whole output is in {LOG.relative_to(ROOT)}.")
    steps.display.close()
    if steps.slow:
        print(steps.slow)
    print(f"Ready after {time.monotonic() - begun:.0f} s.")


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(f"Taku needs Python {OLDEST[0]}.{OLDEST[1]} or newer, not {sys.version.split()[0]}: make PYTHON=…")
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run it again to continue.")
