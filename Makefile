# Everything a newcomer types. Each target sets up what it needs.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# One place for build products, shared by every clone on the machine, so that the large
# libraries are built once.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/veillee-target

CORE := --no-default-features

.PHONY: help run strength test lint test-core test-app test-portable bench page web dist test-web fmt assets tour contrast

help:
	@echo "make run     open the table"
	@echo "make test    every check, as CI runs it"
	@echo "make strength how strong the opponents are, by many games"
	@echo "make bench   measure the speed of the rules, of the opponents and of a frame"
	@echo "make tour    write a picture of every screen into tour/"
	@echo "make contrast measure on those pictures how well every text can be read"
	@echo "make assets  draw the pictures and synthesise the sounds that are not fresh"
	@echo "make fmt     format the code"
	@echo "make web     play in the browser"
	@echo "make dist    archives to hand out: the page and the native program"

# In many units the game itself is built in half the time; the rules are slower then, which
# nobody sees who only wants to play.
QUICK := --config profile.release.package.veillee.codegen-units=16
run:
	tools/setup.sh
	cargo run --release $(QUICK)

# The page as tests and `make web` use it: quick to build again. `make dist` takes more time to
# make it smaller.
WASM := wasm32-unknown-unknown
PAGE := $(CARGO_TARGET_DIR)/web-page
# The opponents' worker: small anyway, so it may be fast.
THINKER := $(CORE) --features worker --bin thinker --config profile.web.package.veillee.opt-level=3

page:
	rustup target add $(WASM)
	cargo build --profile web --target $(WASM) --bin veillee
	cargo build --profile web --target $(WASM) $(THINKER)
	WASM_BINDGEN=$$(tools/wasm-bindgen.sh) web/build.sh $(PAGE) \
		$(CARGO_TARGET_DIR)/$(WASM)/web/veillee.wasm $(PACKING)

web: page
	node web/serve.mjs $(PAGE) 8080

dist:
	tools/dist.sh

test: lint test-core test-app test-portable test-web

lint:
	python3 assets/art/freshness.py
	python3 tools/sounds/freshness.py
	tools/setup.sh
	cargo fmt --check
	cargo clippy $(CORE) --all-targets -- -D warnings

# The rules, the AIs and the arena, without the window and its libraries.
test-core:
	cargo test $(CORE)

# The app without a window, on top of the same tests' harness.
test-app:
	cargo clippy --all-targets -- -D warnings
	cargo test --test it app::

# The same games on a 32-bit WebAssembly machine as here, byte for byte.
test-portable:
	tests/portable/run.sh

# The real page in a real browser.
# No more than this is downloaded before the title is seen, squeezed as servers do it.
BUDGET := 6000000
test-web: PACKING := --sizes --budget $(BUDGET)
test-web: page
	tools/setup.sh browser
	tests/web/run.sh $(PAGE)

# How strong the opponents are. Takes long: SHARE=10 plays a tenth of the games.
strength:
	tools/strength.sh

bench:
	cargo bench $(CORE) --bench playouts --bench search
	tools/setup.sh
	cargo bench --bench frame

tour:
	tools/setup.sh screenshots
	cargo build --release $(QUICK)
	for size in 1280x800 1920x1080 844x390 390x844; do \
		xvfb-run -a -s "-screen 0 2000x1200x24" $(CARGO_TARGET_DIR)/release/veillee \
			--size $$size --lang fr --tour tour/$$size $(TEXTS) || exit 1; \
	done

# Whether every text of every screen can be read.
contrast: TEXTS := --texts
contrast: tour $(PYTHON)
	$(PYTHON) tools/contrast.py tour/*

# What the drawings, the sounds and the measurements of pictures are made with.
PYTHON := $(CARGO_TARGET_DIR)/tools/python/bin/python3
$(PYTHON): tools/requirements.txt
	tools/setup.sh assets
	python3 -m venv $(CARGO_TARGET_DIR)/tools/python
	$(PYTHON) -m pip install --quiet --requirement tools/requirements.txt
	touch $@

# Only what is no longer as drawn is drawn again; the sounds take two minutes.
assets: $(PYTHON)
	$(PYTHON) assets/art/bake.py
	python3 tools/sounds/freshness.py || $(PYTHON) tools/sounds/bake.py
	$(PYTHON) tools/colour_vision.py docs/colour-vision.webp
	cargo run --release $(CORE) --bin arena -- endings src/games/songo/ai/endings.bin

fmt:
	cargo fmt
