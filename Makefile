# Everything a person does with this repository. `make` alone lists the targets.

# The release build, whose binary needs no Swift on the machine where it runs.
# On Linux nothing is left to load when it starts, the C libraries included, which halves the time
# of a start; macOS has no such programs. (The linker warns of a dlopen in Swift's own library: of
# the one that the variable SWIFT_DEBUG_LIB_PRESPECIALIZED_PATH names, for those who debug Swift.)
ifneq ($(shell uname),Darwin)
STATIC  = -Xswiftc -static-executable
endif
RELEASE = swift build -c release --static-swift-stdlib $(STATIC) --product surveyc
TOOL    = $(shell swift build -c release --static-swift-stdlib --show-bin-path)/surveyc
DEBUG   = $(CURDIR)/.build/debug/surveyc
PREFIX ?= /usr/local
PYTHON  = .cache/python/bin/python3

.PHONY: help demo test setup setup-tests lint format embed unit schemas browser gallery bench record install clean fuzz

help:
	@echo "make demo     builds surveyc and, with it, examples/lunch.yaml"
	@echo "make test     runs every check, in a browser too"
	@echo "make install  installs surveyc to $(PREFIX)/bin (PREFIX=… for elsewhere)"
	@echo "make format   formats the Swift sources"
	@echo "make lint     checks their format"
	@echo "make gallery  takes the pictures of the README anew"
	@echo "make bench    measures against docs/benchmarks.md"
	@echo "make fuzz     looks for inputs that break it (RUNS=10000000 a harness)"
	@echo "make record   records the goldens anew"
	@echo "make embed    lists the parts of the form and the script anew"
	@echo "make clean    removes what was built"

demo: setup
	$(RELEASE)
	$(TOOL) check examples/lunch.yaml
	$(TOOL) build examples/lunch.yaml -o build
	@rm -f build/lunch.responses.jsonl
	$(TOOL) run examples/lunch.yaml --answers examples/lunch.answers.jsonl -o build/lunch.responses.jsonl
	python3 build/lunch-tally.py build/lunch.responses.jsonl
	@echo
	@echo "The form is build/lunch.html: open it in a browser."
	@echo "To answer in the terminal: $(TOOL) run examples/lunch.yaml"

test: setup setup-tests lint
	swift build --build-tests
	$(MAKE) --no-print-directory schemas browser
	swift test --skip-build

unit: setup
	swift test

# What is written for editors and other programs, against its schemas.
schemas: setup-tests
	swift build --product surveyc
	$(PYTHON) Tests/Schemas/validate.py $(DEBUG)

# Pages of all examples and of the browser suite's own surveys, driven in Chromium.
browser: setup-tests
	swift build --product surveyc
	rm -rf .cache/pages
	$(DEBUG) build examples/*.yaml Tests/HTMLBackendTests/Browser/surveys/*.yaml --quiet -o .cache/pages
	if [ -d ../shared/cases/valid ]; then \
	  $(DEBUG) build ../shared/cases/valid/*.yaml --quiet -o .cache/pages/valid; fi
	SURVEYC=$(DEBUG) $(PYTHON) Tests/HTMLBackendTests/Browser/run.py .cache/pages

# The pictures of the README and the docs.
gallery: setup-tests
	swift build --product surveyc
	$(DEBUG) build examples/*.yaml --quiet -o .cache/pages
	$(PYTHON) Tests/Gallery/gallery.py .cache/pages docs/images

lint:
	python3 Tests/Setup/embed.py --check
	swift format lint --strict --recursive Package.swift Sources Tests

format:
	swift format --in-place --recursive Package.swift Sources Tests

# After a part of the form or of the script was added or renamed.
embed:
	python3 Tests/Setup/embed.py

record: setup
	-SURVEYC_RECORD=1 swift test
	@git status --short Tests docs

bench: setup
	$(RELEASE)
	python3 Tests/Benchmarks/run.py $(TOOL)

# libFuzzer, for as long as one likes; `make test` checks the same invariants on seeded inputs.
RUNS   ?= 10000000
FUZZED  = .build/fuzz/release

fuzz: setup
	for name in YAML Survey Condition Responses; do \
	  SURVEYC_FUZZ=1 swift build -c release --sanitize=fuzzer --scratch-path .build/fuzz --product Fuzz$$name || exit 1; \
	done
	python3 Tests/Fuzzing/seeds.py .cache/fuzz/seeds
	for name in YAML Survey Condition Responses; do \
	  mkdir -p .cache/fuzz/found/$$name; \
	  SWIFT_BACKTRACE=enable=no $(FUZZED)/Fuzz$$name -runs=$(RUNS) -max_len=4000 -timeout=5 -print_funcs=0 \
	    -dict=Tests/Fuzzing/words.dict -artifact_prefix=.cache/fuzz/$$name- \
	    .cache/fuzz/found/$$name .cache/fuzz/seeds/$$name || exit 1; \
	done

install: setup
	$(RELEASE)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(TOOL) $(DESTDIR)$(PREFIX)/bin/surveyc

clean:
	rm -rf .build .cache build

# System packages: asked for only where they are missing.
setup:
	@sh Tests/Setup/packages.sh build

setup-tests: .cache/python/ready
	@sh Tests/Setup/packages.sh test

.cache/python/ready: Tests/Setup/requirements.txt
	@sh Tests/Setup/packages.sh python
	python3 -m venv .cache/python
	.cache/python/bin/pip install --quiet --disable-pip-version-check -r Tests/Setup/requirements.txt
	@touch $@
