# Everything a newcomer types. Each target sets up what it needs.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# One place for build products, shared by every clone on the machine, so that the large
# libraries are built once.
export CARGO_TARGET_DIR ?= $(HOME)/.cache/veillee-target

CORE := --no-default-features

.PHONY: help run test test-core test-portable lint bench web dist fmt setup

help:
	@echo "make run    open the table"
	@echo "make test   every check, as CI runs it"
	@echo "make bench  measure the speed of the rules"
	@echo "make fmt    format the code"
	@echo "make web    play in the browser        (not built yet)"
	@echo "make dist   archives to hand out       (not built yet)"

run:
	@echo "make run: the table is not built yet; 'make test' and 'make bench' show the games." >&2; exit 1

web dist:
	@echo "make $@: not built yet." >&2; exit 1

test: lint test-core test-portable

lint:
	cargo fmt --check
	cargo clippy $(CORE) --all-targets -- -D warnings

test-core:
	cargo test $(CORE)

# The same games on a 32-bit WebAssembly machine as here, byte for byte.
test-portable:
	tests/portable/run.sh

bench:
	cargo bench $(CORE) --bench playouts

fmt:
	cargo fmt
