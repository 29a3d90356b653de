# What a person types. `make help` lists it.

PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3.14 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
RUN_STAMP := $(VENV)/.installed-run
DEV_STAMP := $(VENV)/.installed-dev
DOCS_STAMP := $(VENV)/.installed-docs
PIP_INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --no-input --quiet --require-hashes

# One more than there are cores, for a test often waits: for the disk, or until what it stopped has ended.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 1)
TESTS ?= tests docs
QUICK := tests/games tests/texts tests/bot/store tests/bot/tables
GAMES ?=
SECONDS ?= 60
SAMPLE ?= 300
SEED ?=
BEFORE ?=

# Where a machine says that nothing compiled is to be kept, every start would compile all of Caravel, and tests start it often.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help run test quick coverage lint format house bench soak sheets mutants compiled docs pages lock

help: ## show this list
	@sed -n 's/^\([a-z]*\):[^#]*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  make %-8s %s\n' "$$name" "$$text"; done

run: $(RUN_STAMP) ## start the bot: on Discord with a token in .env, else a local table (FRESH=1: an empty one)
	@exec $(BIN)/python -m bot $(if $(FRESH),--fresh)

test: $(DEV_STAMP) ## run the tests (TESTS=tests/bot for a part of them, WORKERS=2)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(TESTS)

quick: $(DEV_STAMP) ## run the tests of rules, texts, store and tables, without whole games
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" $(QUICK)

coverage: $(DEV_STAMP) ## measure by branch what `make quick` reaches; it may not become less
	@tools/with_postgresql $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" --cov --cov-report=term $(QUICK)

lint: $(DEV_STAMP) ## check style, types, the direction of imports, and the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python tools/page/check.py

format: $(DEV_STAMP) ## put the code into the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(BIN)/python tools/page/check.py --fix

house: $(DEV_STAMP) ## draw the rooms of the house, in the order in which they may use each other
	@$(BIN)/python -m tools.house

bench: $(DEV_STAMP) ## measure, as ratios within one run (ONLY="store pictures" for some sections)
	@$(BIN)/python -m bench $(ONLY)

soak: $(DEV_STAMP) ## long random play under all laws (GAMES="settlers", SECONDS=600, SEED=the one it told)
	@$(BIN)/python -m tests.soak --seconds $(SECONDS) $(if $(GAMES),--games $(GAMES)) $(if $(SEED),--seed $(SEED))

sheets: $(DEV_STAMP) ## draw all pictures side by side, to be looked at (GAMES="settlers", BEFORE=<commit> beside them)
	@$(BIN)/python -m tests.sheets $(if $(GAMES),--games $(GAMES)) $(if $(BEFORE),--before $(BEFORE))

mutants: $(DEV_STAMP) ## what the tests of a game do not see (GAMES=settlers, SAMPLE=300, SEED=1)
	@for game in $(GAMES); do $(BIN)/python -m tests.mutants $$game --sample $(SAMPLE) --seed $(or $(SEED),1) || missed=1; done; exit $${missed:-0}

compiled: $(DEV_STAMP) ## compile the rules into a wheel, in build/compiled, and run their tests against it
	@rm -rf build/compiled
	@CARAVEL_COMPILED=1 $(BIN)/python -m pip wheel --disable-pip-version-check --no-deps --wheel-dir build/compiled .
	@$(BIN)/python tools/release/try_wheel.py build/compiled/*.whl -n $(WORKERS) --dist worksteal -m "not long" tests/games

docs: $(DOCS_STAMP) ## build the site into build/site, and check that none of its links is lost
	@$(BIN)/python -m tools.website

pages: $(RUN_STAMP) ## draw the lists in docs/ that follow from the code
	@$(BIN)/python -m tools.website.pages

lock: ## resolve the dependencies anew (needs uv)
	uv lock --upgrade
	uv export --quiet --locked --no-emit-project --no-header --no-dev --output-file requirements.lock
	uv export --quiet --locked --no-emit-project --no-header --no-dev --extra postgresql --output-file requirements-postgresql.lock
	uv export --quiet --locked --no-emit-project --no-header --output-file requirements-dev.lock
	uv export --quiet --locked --no-emit-project --no-header --only-group release --output-file requirements-release.lock
	uv export --quiet --locked --no-emit-project --no-header --only-group compiled --output-file requirements-compiled.lock
	uv export --quiet --locked --no-emit-project --no-header --no-dev --group docs --output-file requirements-docs.lock

$(BIN)/python:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Caravel needs Python 3.11 or newer: install python3.11, or name it with make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Caravel needs Python's venv module: install it (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@"$(PYTHON)" -m venv $(VENV)

$(RUN_STAMP): requirements.lock | $(BIN)/python
	@echo "Installing what Caravel needs into $(VENV) (once) ..."
	@$(PIP_INSTALL) -r requirements.lock
	@touch $@

$(DEV_STAMP): requirements-dev.lock | $(BIN)/python
	@echo "Installing what Caravel and its tests need into $(VENV) (once) ..."
	@$(PIP_INSTALL) -r requirements-dev.lock
	@touch $@

$(DOCS_STAMP): requirements-docs.lock | $(BIN)/python
	@echo "Installing what the site is built with into $(VENV) (once) ..."
	@$(PIP_INSTALL) -r requirements-docs.lock
	@touch $@
