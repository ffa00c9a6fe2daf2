# Every command there is. The two to begin with: make play, make test.
PYTHON ?= python3
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
PLAY_BIN := .venv-play/bin
COMPILED := build/compiled

.PHONY: play test check lint types pure compiled compile coverage fuzz bench format clean

play: .venv-play/ready  ## a match of Nautilus in the terminal against a random bot
	@$(PLAY_BIN)/taku play nautilus

test: check  ## everything: lint, types, the suite on both builds, coverage

# The player's own environment: Taku as users install it, compiled if there is a C compiler.
.venv-play/ready: pyproject.toml hatch_build.py tools/compile_core.py $(shell find src -type f -not -name '*.pyc' -not -path '*/tests/*')
	@echo "Setting up Taku, once. With a C compiler the rules are compiled, which takes two minutes."
	$(PYTHON) -m venv .venv-play
	$(PLAY_BIN)/python -m pip install --quiet --disable-pip-version-check .
	@touch $@

# The developer's environment: the sources as they are, and the tools.
$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

check: $(VENV)/ready
	$(MAKE) --no-print-directory lint types pure compiled
	@echo "all good"

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/ready
	$(BIN)/mypy

# Analysing, arenas and adapters only use the rules, and thinking takes long when interpreted: they run compiled.
# The laws walk through whole matches of every game; they run interpreted too, but tracing them adds nothing.
THINKING := --ignore=tests/analysis --ignore=tests/arena --ignore=tests/research

pure: $(VENV)/ready  ## the suite on the sources, with branch coverage of kernel and games
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 2 -q --doctest-modules $(THINKING) --ignore=tests/test_laws.py
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100
	$(BIN)/python -m pytest -n 2 -q tests/test_laws.py

compile: $(VENV)/ready  ## compile the rules into build/compiled; the sources are never touched
	$(BIN)/python tools/compile_core.py $(COMPILED)

compiled: compile  ## the same suite on the compiled build
	PYTHONPATH=$(COMPILED) TAKU_BUILD=compiled $(BIN)/python -m pytest -n 2 -q

fuzz: compile  ## long: a thousand random matches of every game, every law on each
	for game in $$(ls src/taku/games | grep -v '\.py$$' | grep -v __pycache__); do \
	  PYTHONPATH=$(COMPILED) $(BIN)/python -m taku fuzz $$game --games 1000 || exit 1; done

bench: compile  ## measure beside OpenSpiel (part of the test extra) and write bench/results.md
	PYTHONPATH=$(COMPILED) $(BIN)/python -m taku bench rules --write bench/results.md

format: $(VENV)/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .venv-play build dist .coverage .hypothesis .mypy_cache .ruff_cache
