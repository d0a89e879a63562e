# Two commands do everything on a machine with Python 3.11+ and make: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MIRROR := build/compiled
SOAK_GAMES ?= 20000
LADDER_GAMES ?= 200
TRAIN_SCALE ?= 1
CLUSTER ?=
GAMES = $(shell $(BIN)/python -c 'import ludarium; print(*ludarium.GAMES)')
GAME ?= $(firstword $(GAMES))
TRAINED = $(shell $(BIN)/python -c 'import ludarium; print(*[name for name in ludarium.GAMES if ludarium.game(name).evaluator.training()])')

.PHONY: help play terminal web types relief animation pictures frames test test-interpreted test-python test-compiled lint rules bench soak ladder balance train load chaos strangers golden compile docs clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-18s %s\n", $$1, $$2}'

# One stamp for each set of dependencies: set-up happens once, and again when pyproject.toml changes.
$(VENV)/base: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludarium needs Python 3.11 or newer; say PYTHON=/path/to/python"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[play,serve]"
	@touch $@

$(VENV)/develop: $(VENV)/base
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[play,serve,postgres,arena,train,env,openspiel,test,lint,compile]"
	@touch $@

$(VENV)/compile: $(VENV)/base
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[compile]"
	@touch $@

$(VENV)/relief: $(VENV)/develop
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[relief]"
	@touch $@

$(VENV)/animation: $(VENV)/develop
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[animation]"
	@touch $@

$(VENV)/docs: $(VENV)/base
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[docs]"
	@touch $@

$(VENV)/bench: $(VENV)/develop
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[bench]"
	@touch $@

play: $(VENV)/base ## set up, start the server and open a table in the browser
	@$(BIN)/python tools/web.py
	@(nice -n 15 $(MAKE) --silent compile >/dev/null 2>&1 &) # with a C compiler the bots think several times faster, from a few minutes on
	@LUDARIUM_COMPILED=$(MIRROR) $(BIN)/ludarium serve --open

terminal: $(VENV)/base ## play at the terminal instead, GAME=… names the game
	@$(BIN)/ludarium play $(GAME)

web: $(VENV)/develop ## build the page and check its types and units
	@$(BIN)/python tools/web.py --check

docs: $(VENV)/docs ## build the documents and the reference of the library as a site, in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

types: $(VENV)/develop ## make the types of the page and of `ludarium.game` from what the server and the games say
	@$(BIN)/python tools/game_types.py
	@$(BIN)/python tools/page_types.py

relief: $(VENV)/relief ## paint the reliefs behind the games' maps anew
	@for folder in web/src/games/*/relief; do (cd $$folder/.. && $(CURDIR)/$(BIN)/python -m relief) || exit 1; done

animation: $(VENV)/animation ## film a round of every game for the README
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/animation.py

pictures: $(VENV)/animation ## take the still pictures of the README anew
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/pictures.py

frames: $(VENV)/develop ## how long the page computes for a new position, and frames in motion
	@$(BIN)/python tools/web.py
	@$(BIN)/python tools/frames.py

test: $(VENV)/develop ## set up and run all tests, interpreted and (with a C compiler) compiled
	@$(BIN)/python tools/test.py

test-interpreted: $(VENV)/develop ## only the interpreted half
	@$(BIN)/python tools/test.py --only interpreted $(TESTS)

test-python: ## the interpreted half in an environment of its own: PYTHON=python3.13, TESTS=tests/engine for a part of it
	@$(MAKE) --silent test-interpreted VENV=build/python-$$($(PYTHON) -c 'import sys; print(*sys.version_info[:2], sep=".")')

test-compiled: $(VENV)/develop ## only the compiled half
	@$(BIN)/python tools/test.py --only compiled

lint: $(VENV)/develop ## ruff and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/mypy tests tools examples

rules: $(VENV)/develop ## which rules of docs/rules/ no test names
	@$(BIN)/python tools/rules.py

compile: $(VENV)/compile ## build the compiled mirror in build/compiled
	@$(BIN)/python tools/compile.py

bench: $(VENV)/bench ## speed as ratios: interpreted, compiled, python-chess, OpenSpiel
	@$(BIN)/python tools/bench.py

soak: $(VENV)/develop ## $(SOAK_GAMES) random games under all invariants
	@$(BIN)/python tools/compile.py || test $$? -eq 3
	@if [ -f $(MIRROR)/stamp ]; then cd $(MIRROR) && PYTHONPATH=. ../../$(BIN)/python tools/soak.py --games $(SOAK_GAMES); \
	  else $(BIN)/python tools/soak.py --games $(SOAK_GAMES); fi

ladder: $(VENV)/develop ## all levels against each other in every game, into docs/bots.md (many hours; stop it and say it again to go on)
	@$(BIN)/python tools/compile.py || test $$? -eq 3
	@PYTHONPATH=$(MIRROR) $(BIN)/python -m ludarium.cli ladder build/ladder --games $(LADDER_GAMES) $(if $(CLUSTER),--cluster $(CLUSTER)) --out docs/bots.md --language en

balance: $(VENV)/develop ## how even every game is, from many games of the greedy bot with itself: docs/balance
	@$(BIN)/python tools/compile.py || test $$? -eq 3
	@$(BIN)/python tools/balance.py

train: $(VENV)/develop ## train the bots of every game that has a plan anew, from nothing to the last weights (many hours; TRAIN_SCALE=0.005 for a try, CLUSTER=host:port for several machines)
	@$(BIN)/python tools/compile.py || test $$? -eq 3
	@for game in $(TRAINED); do \
	  PYTHONPATH=$(MIRROR) $(BIN)/python -m ludarium.cli train run $$game --scale $(TRAIN_SCALE) $(if $(CLUSTER),--cluster $(CLUSTER)) \
	  --weights src/ludarium/games/$$game/ai || exit 1; done
	@$(BIN)/python tools/compile.py || test $$? -eq 3

load: $(VENV)/develop ## 400 live tables of all games through real HTTP, bots at a third: round trips, event delivery, memory
	@$(BIN)/python tools/load.py

chaos: $(VENV)/develop ## crashes, restarts, a full disk, jumping clocks and cut connections while people play: what was lost (0)
	@$(BIN)/python tools/chaos.py

strangers: $(VENV)/develop ## half-sent requests, crowds that ask for hints, tables of experts: how long others wait meanwhile
	@$(BIN)/python tools/strangers.py

golden: $(VENV)/develop ## write the golden playthroughs anew; look at the diff before committing
	@$(BIN)/python tools/golden.py

clean: ## remove everything that was built or installed
	rm -rf $(VENV) build web/node_modules src/ludarium/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
