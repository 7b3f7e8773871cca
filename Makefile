# Everything a newcomer types. Each target sets up what it needs.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# One place for build products, shared by every clone on the machine, so that the large
# libraries are built once.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/veillee-target

# A macro lists the games' modules, where rustfmt does not look for them.
GAMES := $(wildcard src/games/*/mod.rs crates/rules/src/games/*/mod.rs)

.PHONY: help run strength test lint test-native test-rules test-app test-portable bench page compile-page web dist test-web fmt assets tour contrast

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

run:
	tools/setup.sh
	cargo run --release

# The page as tests and `make web` use it: quick to build again. `make dist` takes more time to
# make it smaller.
WASM := wasm32-unknown-unknown
PAGE := $(CARGO_TARGET_DIR)/web-page

compile-page:
	rustup target add $(WASM)
	cargo build --profile web --target $(WASM) -p veillee -p thinker

page: compile-page
	WASM_BINDGEN=$$(tools/wasm-bindgen.sh) web/build.sh $(PAGE) \
		$(CARGO_TARGET_DIR)/$(WASM)/web/veillee.wasm

web: page
	node web/serve.mjs $(PAGE) 8080

dist:
	tools/dist.sh

# All of it together: the rules are compiled once for their own tests, for the app's and for the
# portable ones. Each part alone would have them with other features of the libraries they share.
ALL := -p veillee-rules -p arena -p veillee --features veillee/dev

# Every part says how long it took.
test: export NATIVE := $(ALL) --tests
test:
	@# The page is compiled beside the rest: where one waits for the other core, the other goes on.
	@# If that fails, it fails again where it is asked for, and says why.
	@mkdir -p $(CARGO_TARGET_DIR)
	@$(MAKE) compile-page >$(CARGO_TARGET_DIR)/compile-page.log 2>&1 &
	tools/timed.sh lint test-native test-portable test-web

lint:
	python3 assets/art/freshness.py
	python3 tools/sounds/freshness.py
	tools/setup.sh
	cargo fmt --all --check
	rustfmt --edition 2024 --check $(GAMES)
	cargo clippy --workspace --all-targets --features dev -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --quiet --workspace

# What the next two test, at once.
test-native:
	cargo test --quiet $(ALL)

# The rules, the opponents and the arena, without the window and its libraries.
test-rules:
	cargo test --quiet -p veillee-rules -p arena

# The app without a window.
test-app:
	cargo test --quiet -p veillee --features dev

# The same games on a 32-bit WebAssembly machine as here, byte for byte.
test-portable:
	tests/portable/run.sh

# The real page in a real browser.
# No more than this is downloaded before the title is seen, squeezed as servers do it.
BUDGET := 6000000
test-web: page
	tools/setup.sh browser
	@# Squeezing takes a core for a minute: meanwhile the browser goes on.
	@node web/sizes.mjs $(PAGE) --budget $(BUDGET) >$(PAGE).sizes & sizes=$$!; \
		tests/web/run.sh $(PAGE); passed=$$?; \
		wait $$sizes; fits=$$?; cat $(PAGE).sizes; exit $$((passed | fits))

# How strong the opponents are. Takes long: SHARE=10 plays a tenth of the games.
strength:
	tools/strength.sh

bench:
	cargo bench -p veillee-rules
	tools/setup.sh
	cargo bench -p veillee

# The last two are phones in a browser, between its bars.
SIZES := 1280x800 1920x1080 844x390 390x844 390x664 750x340
tour:
	tools/setup.sh screenshots
	cargo build --release --features dev
	for size in $(SIZES); do \
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
	for example in crates/rules/examples/*.rs; do \
		cargo run --release -p veillee-rules --example $$(basename $$example .rs); \
	done

fmt:
	cargo fmt --all
	rustfmt --edition 2024 $(GAMES)

