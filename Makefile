# Two commands are enough: `make play` and `make test`. Each installs what is missing first.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# The folder of Swift's tools.
TOOLCHAIN = $(dir $(shell readlink -f "$$(command -v $(SWIFT))"))
CPP = $(shell command -v cc || command -v clang || command -v gcc || echo false)
APT = $(if $(filter 0,$(shell id -u)),,sudo )apt-get
INSTALL = $(APT) install -y --no-install-recommends

.PHONY: build play test check complete lint format golden pictures docs bench strength train train-check torture fuzz sanitize coverage measure attack install uninstall deb tarball dist release deps test-deps release-deps clean

# On Linux, Swift's own libraries and those of C++, which they need, are linked statically if this
# Swift has static ones: programs start sooner and run without Swift. No code is loaded into them
# that needs their symbols.
LIBRARIES = $(TOOLCHAIN)../lib/swift_static/linux/libFoundationEssentials.a
STATIC = $(if $(wildcard $(LIBRARIES)),--static-swift-stdlib --disable-local-rpath -Xlinker -L$(CURDIR)/$(ALONE) -Xlinker --no-export-dynamic \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
# A folder in which the linker finds only the static archives of libraries, as far as there are any:
# programs start sooner with fewer shared libraries to load, and utf8proc's version number differs
# between systems.
ALONE = .build/alone
ARCHIVES = $(foreach name,libutf8proc.a libstdc++.a libsqlite3.a libncursesw.a libtinfo.a,$(wildcard $(shell $(CPP) -print-file-name=$(name) 2>/dev/null)))
build: deps
	@mkdir -p $(ALONE); for archive in $(ARCHIVES); do ln -sf "$$archive" $(ALONE)/; done
	$(SWIFT) build -c release $(STATIC) --product mue
	$(SWIFT) build -c release $(STATIC) --product mue-arena

play: build
	.build/release/mue

# Runs every test. The last line of output gives the time they took; after a failure come the names
# of the tests that failed, and what they said.
TESTED = .build/tests
test: deps test-deps
	@begin=$$(date +%s); $(SWIFT) build --build-tests && echo "# The build took $$(($$(date +%s) - begin)) seconds."
	$(SWIFT) test --skip-build --xunit-output $(TESTED).xml || \
	  { grep -B 1 '<failure' $(TESTED)-swift-testing.xml; exit 1; }

# For use after each edit: formats the files that git reports as changed, and runs the tests that
# neither start nor simulate a program, including those of imports and language tables; only the
# tests of screens if nothing else has changed. Then it lists the sentences that languages lack.
TOUCHED = $(shell git ls-files --modified --others --exclude-standard)
CHANGED = $(sort $(wildcard $(filter %.swift,$(TOUCHED))))
SCREENS = Sources/CursesConsole/% Sources/MueUI/% Sources/MueApp/% \
  Tests/CursesConsoleTests/% Tests/MueUITests/%
CONCERNED = $(if $(TOUCHED),$(if $(filter-out $(SCREENS),$(TOUCHED)),,--filter '^(Architecture|CursesConsole|MueUI)Tests'))
check: deps test-deps
	$(if $(CHANGED),$(SWIFT) format -i $(CHANGED))
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build $(CONCERNED) --skip '^ProgramTests|^TortureTests'
	@Localization/missing.sh || true

# Lists the sentences that a language has only in English; packages need every translation.
complete:
	@Localization/missing.sh

lint:
	$(SWIFT) format lint --strict --parallel -r Package.swift Plugins Sources Tests

format:
	$(SWIFT) format -i --parallel -r Package.swift Plugins Sources Tests

# Redraws the pictures against which tests compare; look at the difference before you commit it.
golden: deps test-deps
	MUE_RECORD_GOLDENS=1 $(SWIFT) test --filter 'MueUITests' || true
	git --no-pager diff --stat -- Tests

# Redraws the pictures of the README and of docs, in docs/pictures.
pictures: deps test-deps
	MUE_RECORD_PICTURES=1 $(SWIFT) test --filter PictureTests || true
	git --no-pager diff --stat -- docs

# Writes the lists of commands, options, settings and keys in the manual, the completions and docs.
docs: deps test-deps
	MUE_RECORD_DOCS=1 $(SWIFT) test --filter GeneratedTests
	git --no-pager diff --stat -- Packaging docs

# Measures how fast everything is, and then, with `make measure`, what a player notices at a
# terminal.
bench: build
	.build/release/mue-arena bench
	@$(MAKE) --no-print-directory measure

# Measures how strong the players are; the expected value is printed above each figure. Takes hours;
# DEALS=20 gives a first impression. NOVEMBER=FILE, the mue-arena of commit 56ae85b, adds
# what experts gain over those of November 2026, which had no learned policies.
DEALS ?= 400
ARENA = .build/release/mue-arena
DUEL = $(ARENA) duel --seed 20260 --deals $(DEALS)
NOVEMBERS = "cmd:$(NOVEMBER) mind expert --playouts 200"
CONTRACTS = .build/strength.jsonl
strength: build
	@echo "# each level over the one below, with 5 and 4 players: 3 to 7"
	@for players in 5 4; do for pair in casual,novice club,casual strong,club expert@200p,strong; do \
	  $(DUEL) --players $$players --x $${pair%,*} --y $${pair#*,} || exit 1; done; done
	@echo "# whole hands, over flat: +12, above 9; over plain: at least +18"
	@for y in flat plain; do $(DUEL) --x expert@200p --y $$y || exit 1; done
	@echo "# whole hands, ten times the playouts: above 0"
	@$(DUEL) --x expert@1000p --y expert@100p
	@echo "# styles: each costs less than 0.5"
	@for style in cautious bold; do $(DUEL) --x expert:$$style@200p --y expert@200p || exit 1; done
	@rm -f $(CONTRACTS)
	@$(ARENA) play --seed 20261 --deals $(DEALS) --bots plain --record $(CONTRACTS) > /dev/null
	@echo "# play alone, over flat: +6, above 4; shown all cards, over itself: +8, above 5; ten times the playouts: above 0"
	@for pair in expert@200p,flat expert:peek=9@200p,expert@200p expert@400p,expert@40p; do \
	  $(DUEL) --from play --contracts $(CONTRACTS) --x $${pair%,*} --y $${pair#*,} || exit 1; done
ifdef NOVEMBER
	@echo "# play alone, over November: +6, above 4"
	@$(DUEL) --from play --contracts $(CONTRACTS) --x expert@200p --y $(NOVEMBERS)
	@echo "# whole hands, over November, with 4, 5 and 6 players: +8, above 5, each"
	@for players in 4 5 6; do $(DUEL) --players $$players --x expert@200p --y $(NOVEMBERS) || exit 1; done
endif
	@echo "# bits known of each hidden card"
	@$(ARENA) inference --contracts $(CONTRACTS) --bot expert
	@echo "# habits at a table of experts: none gains +1"
	@$(ARENA) exploit --seed 20260 --deals $(DEALS) --bot expert --playouts 40
	@echo "# experts among themselves: 50 to 75 % made, every tenth of the promises kept within 4 in a hundred"
	@$(ARENA) play --seed 20260 --deals $(DEALS) --bots expert@100p

# Trains the policies of the computer players only from hands that they play among themselves, as
# Training/README.md describes. Finished files stay in TRAINING, so an interrupted run resumes where
# it stopped. Only this needs Python.
HANDS ?= 6000
ROUNDS ?= 12
TRAINING ?= .build/training
PYTHON = $(TRAINING)/python/bin/python
train: build
	test -x $(PYTHON) || python3 -m venv $(TRAINING)/python
	$(PYTHON) -m pip install --quiet --requirement Training/requirements.txt
	$(PYTHON) Training/train.py --hands $(HANDS) --rounds $(ROUNDS) --work $(TRAINING)

# The same on a small scale, in a new virtual environment; then the arena reads the result.
train-check:
	rm -rf .build/training-check
	$(MAKE) train HANDS=200 ROUNDS=1 TRAINING=.build/training-check
	$(ARENA) signature --bots expert:policy=.build/training-check/best.policy

# The long tests, built in release mode and TORTURE times as long as in `make test`. TORTURE=1000
# means 1,000 matches of each size, 1,000 kills, 200 saves, 100,000 mutations of each kind, 10,000
# sessions and a million random keys. Each test prints its seeds, and MUE_SEED=N starts with another
# one. SUITE=RandomInputTests runs one suite alone, and TORTURE=100000 SUITE=SoakTests plays matches
# all night.
TORTURE ?= 1000
SUITE ?= TortureTests|RandomHandsTests|TwoReadingsTests|PowerCutTests|KillTests|FaultTests|MueLinkTests|HintTrialTests|FavouringTests
QUICK = -c release -Xswiftc -enable-testing --scratch-path .build/torture
torture: deps test-deps
	$(SWIFT) build --build-tests $(QUICK)
	rm -rf .build/torture-cases
	MUE_TORTURE=$(TORTURE) $(SWIFT) test --skip-build $(QUICK) --filter "$(SUITE)" \
	  || { echo "# under way when it broke off:"; grep -H . .build/torture-cases/*; exit 1; }

# Runs every reader under libFuzzer with the address sanitizer, for FUZZ_SECONDS each; FUZZ=record
# runs one alone. An input that breaks a reader is kept in Tests/Fuzz/Corpus, which `make test` also
# reads. The sources are only compiled for the fuzzer: linked for it, the tool that writes phrases
# would need a reader too.
FUZZ ?= $(notdir $(wildcard Tests/Fuzz/Corpus/*))
FUZZ_SECONDS ?= 600
FUZZER = .build/fuzz/fuzz
fuzz: deps test-deps
	$(SWIFT) build --scratch-path .build/fuzz --sanitize=address -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer --product Fuzz
	echo 'private let nothing = 0' > .build/fuzz/empty.swift
	$(SWIFT)c -use-ld=lld -parse-as-library -sanitize=fuzzer,address -o $(FUZZER) .build/fuzz/empty.swift \
	  -Xlinker --whole-archive .build/fuzz/debug/libFuzz.a -Xlinker --no-whole-archive \
	  -lncursesw -ltinfo -lsqlite3 -lutf8proc
	@for reader in $(FUZZ); do \
	  found=.build/fuzz/corpus/$$reader; kept=Tests/Fuzz/Corpus/$$reader; mkdir -p $$found $$kept; \
	  echo "# $$reader"; \
	  MUE_FUZZ=$$reader MUE_CORPUS=$$found SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
	    $(FUZZER) $$found $$kept \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
	    -artifact_prefix=$$kept/ < /dev/null > .build/fuzz/$$reader.log 2>&1; status=$$?; \
	  grep -E "^Done|ERROR|stat::(number|slowest|peak)" .build/fuzz/$$reader.log; \
	  test $$status = 0 || exit 1; done

# Runs all tests with coverage, including that of the programs they start, and checks that some test
# reached every catch and every error in the sources. Each process has its own count file;
# incomplete ones of killed processes are ignored.
COUNTED = --scratch-path .build/coverage
COUNTS = .build/coverage/counts
LLVM = $(TOOLCHAIN)llvm-
COUNTED_TESTS = .build/coverage/debug/muePackageTests.xctest
coverage: deps test-deps
	$(SWIFT) build --build-tests --enable-code-coverage $(COUNTED)
	rm -rf $(COUNTS)
	@# Programs of other accounts, as in the tests of a card room, count too. Without %m a program would
	@# make its file when it starts, as root perhaps, and could not write it as another account later.
	mkdir -p -m 1777 $(COUNTS)
	LLVM_PROFILE_FILE=$(CURDIR)/$(COUNTS)/%p-%m.profraw $(COUNTED_TESTS) --testing-library swift-testing
	$(LLVM)profdata merge -sparse --failure-mode=all $(COUNTS)/*.profraw -o $(COUNTS)/all.profdata
	$(LLVM)cov export -instr-profile=$(COUNTS)/all.profdata $(COUNTED_TESTS) > $(COUNTS)/all.json
	MUE_COVERAGE=$(CURDIR)/$(COUNTS)/all.json $(SWIFT) test --skip-build $(COUNTED) --filter FaultCoverageTests

# Runs all tests, and the programs they start, under the address sanitizer and then under the thread
# sanitizer. Leaks are not checked, since memory that Foundation never frees would count.
# Tests/ThreadSanitizer explains Swift's Mutex to the thread sanitizer. Everything is slower, so
# tests wait longer. Some run under the address sanitizer only: those of fatal signals, which the
# thread sanitizer delivers late and on its own stack, which overflows first; those of the size of
# files, a limit under which it does not start; and those of the bots, which would take hours: no
# bot starts a thread, and other tests run bots on several.
MUTEX = .build/mutex.o
sanitize: export MUE_PATIENCE = 10
sanitize: deps test-deps
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --scratch-path .build/address --sanitize=address
	$(TOOLCHAIN)clang -c -O1 -fPIC Tests/ThreadSanitizer/mutex.c -o $(MUTEX)
	$(SWIFT) test --scratch-path .build/thread --sanitize=thread -Xlinker $(CURDIR)/$(MUTEX) \
	  --skip 'SignalTests/ending|ConsoleEndTests/trap|LimitFaultTests/fileSize|^MueBotsTests\.'

# Measures at a terminal: startup (compared with tty-solitaire and cribbage if they are installed);
# keys while idle, while experts think, and while 100 games run; bytes per key; memory; disk space.
INSTALLED = .build/installed
PEERS = $(wildcard /usr/games/ttysolitaire /usr/games/cribbage)
measure: build test-deps
	$(SWIFT) build -c release $(STATIC) --product measure
	@rm -rf $(INSTALLED); DESTDIR=$(CURDIR)/$(INSTALLED) PREFIX= Packaging/install.sh install
	.build/release/measure $(INSTALLED)/bin/mue $(INSTALLED)/bin/mue-arena $(PEERS)
	@du -sk $(INSTALLED) | awk '{ printf "room on disk, with all that goes along: %.1f MB\n", $$1 * 1.024 / 1000 }'

# Runs the tests that attack the program, and prints whether it withstood them. Then strangers
# attack a table on this machine for ATTACK_SECONDS, from the same and other addresses and accounts.
# Prints how soon friends get in meanwhile, compared with a bare echo server in the same run.
# Attacks from other accounts need root.
ATTACK_SECONDS ?= 60
ATTACK_FRIENDS ?= 50
attack: deps test-deps
	$(SWIFT) build --build-tests
	SWIFT="$(SWIFT)" Tests/attack.sh
	$(SWIFT) build -c release --product measure
	.build/release/measure attack $(ATTACK_SECONDS) $(ATTACK_FRIENDS)

# Installs the files that `Packaging/install.sh` lists under PREFIX (prefixed with DESTDIR);
# `uninstall` removes them.
install: $(if $(shell command -v $(SWIFT)),build)
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Packaging/install.sh install

uninstall:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Packaging/install.sh uninstall

# Makes packages in .build/out: for Debian, an archive that runs wherever it is unpacked, and the
# sources. The same commit always gives the same bytes.
OUT = .build/out
deb: complete build
	@mkdir -p $(OUT)
	@Packaging/deb.sh .build/release $(OUT)

tarball: build
	@mkdir -p $(OUT)
	@Packaging/tarball.sh .build/release $(OUT)

VERSION = $(shell Packaging/version.sh)
DIST = mue-$(VERSION)
dist: complete
	@mkdir -p $(OUT)
	@git archive --format=tar --prefix=$(DIST)/ HEAD | gzip -9n > $(OUT)/$(DIST).tar.gz
	@echo $(OUT)/$(DIST).tar.gz

# Makes all of them, with their checksums and what CHANGELOG.md says of this version, and checks the
# package as Debian would.
release: release-deps deb tarball dist
	lintian --fail-on error,warning $(OUT)/mue_$(VERSION)_*.deb
	desktop-file-validate $(OUT)/deb/usr/share/applications/*.desktop
	appstreamcli validate --no-net $(OUT)/deb/usr/share/metainfo/*.xml
	@awk -v version='[$(VERSION)]' '/^## / { on = $$2 == version } on' CHANGELOG.md > $(OUT)/NOTES.md
	@test -s $(OUT)/NOTES.md || { echo "CHANGELOG.md has no entry for $(VERSION)." >&2; exit 1; }
	@cd $(OUT) && sha256sum mue_$(VERSION)_*.deb mue-$(VERSION)-*.tar.gz $(DIST).tar.gz | tee SHA256SUMS

clean:
	$(SWIFT) package clean

# Install what a build and the tests need. Without apt-get or root, a message names what to install.
deps:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.2 or later is needed: https://www.swift.org/install" >&2; exit 1; }
	@echo '#include <curses.h>' | $(CPP) -E - >/dev/null 2>&1 || $(MAKE) --no-print-directory get-libncurses-dev
	@echo '#include <sqlite3.h>' | $(CPP) -E - >/dev/null 2>&1 || $(MAKE) --no-print-directory get-libsqlite3-dev
	@echo '#include <openssl/ssl.h>' | $(CPP) -E - >/dev/null 2>&1 || $(MAKE) --no-print-directory get-libssl-dev
	@echo '#include <utf8proc.h>' | $(CPP) -E - >/dev/null 2>&1 || $(MAKE) --no-print-directory get-libutf8proc-dev

test-deps:
	@echo '#include <vterm.h>' | $(CPP) -E - >/dev/null 2>&1 || $(MAKE) --no-print-directory get-libvterm-dev
	@! command -v apt-get >/dev/null || for program in mandoc zsh fish; do \
	  command -v $$program >/dev/null || $(MAKE) --no-print-directory get-$$program || exit 1; done
	@! command -v apt-get >/dev/null || test -x /usr/sbin/sshd || $(MAKE) --no-print-directory get-openssh-server

release-deps:
	@command -v lintian >/dev/null || $(MAKE) --no-print-directory get-lintian
	@command -v desktop-file-validate >/dev/null || $(MAKE) --no-print-directory get-desktop-file-utils
	@command -v appstreamcli >/dev/null || $(MAKE) --no-print-directory get-appstream

get-%:
	@command -v apt-get >/dev/null || { echo "Please install $* with your system's package manager." >&2; exit 1; }
	@$(if $(filter 0,$(shell id -u)),true,command -v sudo >/dev/null) || { echo "Please install $* as root: apt-get install $*" >&2; exit 1; }
	@echo "Installing $*, which is missing here."
	$(INSTALL) $* || { $(APT) update && $(INSTALL) $*; }
