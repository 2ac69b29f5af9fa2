# Two commands: `make play` and `make test`. Each installs what it needs the first
# time (system packages with root, or the one line to run) and starts at once after that.
PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin
READY   = $(VENV)/.ready
PACKAGES = python3-venv libportaudio2 espeak-ng
PYTEST_ARGS ?= -n 2

.PHONY: play demo test check bench models clean system

play: $(READY)
	@$(BIN)/voice-perudo play

demo: $(READY)
	@$(BIN)/voice-perudo demo

test: check
	@$(BIN)/pytest $(PYTEST_ARGS)

check: $(READY)
	@$(BIN)/ruff check voice_perudo tests models
	@$(BIN)/ruff format --check voice_perudo tests models
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# A million random legal actions per minute is the aim; printed, not asserted.
bench: $(READY)
	@$(BIN)/python -m tests.rules.benchmark_rules

$(READY): pyproject.toml
	@$(MAKE) --no-print-directory system
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet --editable . --group dev
	@touch $@

# Present already: nothing to do. Root: install. Otherwise: say what to run and go on without.
system:
	@missing=""; \
	$(PYTHON) -c "import venv, ensurepip" 2>/dev/null || missing="$$missing python3-venv"; \
	$(PYTHON) -c "import ctypes; ctypes.CDLL('libportaudio.so.2')" 2>/dev/null || missing="$$missing libportaudio2"; \
	$(PYTHON) -c "import ctypes; ctypes.CDLL('libespeak-ng.so.1')" 2>/dev/null || missing="$$missing espeak-ng"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(PACKAGES) >/dev/null; \
	else \
	  echo "Install the system packages once:  sudo apt-get install -y $(PACKAGES)"; \
	  case "$$missing" in *venv*) exit 1;; esac; \
	fi

models: $(READY)
	@test -n "$(SPEECH)" || { echo "usage: make models SPEECH=folder-with-manifest.tsv"; exit 2; }
	@$(BIN)/python -m pip install --quiet --group models
	@cd models && PYTHONPATH=.. ../$(BIN)/python -m recipe.build --speech "$(abspath $(SPEECH))"

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
