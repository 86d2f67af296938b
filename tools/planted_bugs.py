#!/usr/bin/env python3
"""Plants bugs, one at a time, and says which fast test kills each, and in what time.

    planted_bugs.py [NAME ...] [--build FOLDER] [--list]

A bug is a file in tests/planted/: what it spoils, then where, what stands there and what would stand there instead.

    # Ruin counts the price of the dearest part of a plan, not of the last one.
    --- holdfast/bankroll/plan.cpp
    -price = std::max(price, part.price())
    +price = part.price()

Both are expressions of one type (a statement can be left out: `void()`). The first occurs once in the file, or is the
first one after a text that does: a line `@@ TEXT` below the name of the file. All bugs are compiled into one copy of the project, each behind a switch that the environment variable HOLDFAST_PLANTED_BUG turns
on: `(planted(7) ? (the bug) : (the code))`. So a bug costs no build. The test program of the bug's own layer runs first,
then the others, until a test fails. The exit status is 1 if a bug lives.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "planted"
SWITCH = "HOLDFAST_PLANTED_BUG"
FAST = "--gtest_filter=-*Slow.*:*Slow/*:*Exhaustive.*:*Exhaustive/*"
PATIENCE = 1200  # seconds for one program: a bug that makes a test hang is killed, too

HEADER = """// Which planted bug is switched on: 0 if none is.
#pragma once
#include <cstdlib>
namespace holdfast {
inline bool planted(int number) {
    static const char* const chosen = std::getenv("%s");
    static const int value = chosen == nullptr ? 0 : std::atoi(chosen);
    return value == number;
}
}  // namespace holdfast
"""


class Bug:
    def __init__(self, number, path):
        self.number = number
        self.name = path.stem
        text = path.read_text(encoding="utf-8")
        found = re.fullmatch(r"((?:# .*\n)+)--- (\S+)\n(?:@@ (.*)\n)?((?:-.*\n)+)((?:\+.*\n)+)", text)
        if not found:
            raise SystemExit(f"{path}: expected '# ...', '--- FILE', '@@ ...' if need be, '-...' and '+...' lines")
        self.file, self.anchor = found[2], found[3]
        self.code, self.bug = ("\n".join(line[1:] for line in part.splitlines()) for part in found.groups()[3:])

    def plant(self, tree):
        path = tree / self.file
        text = path.read_text(encoding="utf-8")
        unique = self.anchor or self.code
        if text.count(unique) != 1:
            raise SystemExit(f"{self.name}: this does not occur once in {self.file}: {unique}")
        place = text.find(self.code, text.index(unique))
        if place < 0:
            raise SystemExit(f"{self.name}: this does not follow in {self.file}: {self.code}")
        both = f"(holdfast::planted({self.number}) ? ({self.bug}) : ({self.code}))"
        path.write_text(text[:place] + both + text[place + len(self.code):], encoding="utf-8")


def planted_tree(bugs, build):
    """A copy of the files that Git knows, with all bugs."""
    tree = build / "source"
    shutil.rmtree(tree, ignore_errors=True)
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    for bug in bugs:
        bug.plant(tree)
    (tree / "holdfast/planted.h").write_text(HEADER % SWITCH, encoding="utf-8")
    return tree


def compile_tree(tree, build):
    """The test programs, in the order of their names."""
    flags = f"-include {tree}/holdfast/planted.h -Wno-error"
    configure = ["cmake", "--preset", "release", "-S", str(tree), "-B", str(build / "release"),
                 f"-DCMAKE_CXX_FLAGS={flags}", "-DHOLDFAST_BUILD_TESTS=ON", "-DHOLDFAST_BUILD_SERVER=ON",
                 "-DHOLDFAST_BUILD_EXAMPLES=OFF", "-DHOLDFAST_CHECKED_TWINS=OFF"]
    log = build / "build.log"
    with log.open("w", encoding="utf-8") as out:
        for command in configure, ["cmake", "--build", str(build / "release"), "--parallel"]:
            if subprocess.run(command, cwd=tree, stdout=out, stderr=subprocess.STDOUT, check=False).returncode != 0:
                raise SystemExit(f"the planted tree does not compile: see {log}")
    return sorted(path for path in (build / "release/tests").glob("test_*") if os.access(path, os.X_OK) and path.is_file())


def nearest_first(programs, bug):
    """The programs that test the bug's layer, then those of the layers above, then the others."""
    words = pathlib.Path(bug.file).parts
    layer = {"apps": words[1], "holdfast": words[1]}.get(words[0], "")
    order = [f"test_unit_{layer}", "test_unit_ask", "test_cross_checks", "test_exact_counts", "test_golden",
             "test_properties"]
    place = {name: at for at, name in enumerate(order)}
    return sorted(programs, key=lambda program: place.get(program.name, len(order)))


def first_failure(program, environment):
    """The first test of a program that fails; none if all pass."""
    command = [program, FAST, "--gtest_fail_fast", "--gtest_brief=1"]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace",
                              timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return f"{program.name} does not end"
    if done.returncode == 0:
        return None
    failed = re.search(r"^\[  FAILED  \] (\S+?),? ", done.stdout, re.MULTILINE)
    return f"{program.name} {failed[1]}" if failed else f"{program.name} ends with status {done.returncode}"


def killer(programs, bug):
    environment = dict(os.environ, **{SWITCH: str(bug.number)})
    for program in nearest_first(programs, bug):
        failure = first_failure(program, environment)
        if failure:
            return failure
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="the bugs to try; all of them by default")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/planted", metavar="FOLDER")
    parser.add_argument("--list", action="store_true", help="only list the bugs")
    options = parser.parse_args()
    bugs = [Bug(number, path) for number, path in enumerate(sorted(FOLDER.glob("*.bug")), 1)]
    unknown = set(options.names) - {bug.name for bug in bugs}
    if unknown:
        parser.error(f"no bug is named {', '.join(sorted(unknown))}")
    if options.list:
        print("\n".join(f"{bug.name}  {bug.file}" for bug in bugs))
        return 0
    options.build.mkdir(parents=True, exist_ok=True)
    programs = compile_tree(planted_tree(bugs, options.build.resolve()), options.build.resolve())
    alive = 0
    for bug in bugs:
        if options.names and bug.name not in options.names:
            continue
        start = time.monotonic()
        found = killer(programs, bug)
        alive += found is None
        print(f"{'killed' if found else 'LIVES '} {time.monotonic() - start:6.1f} s  {bug.name}  {found or ''}", flush=True)
    print(f"{alive} bugs live" if alive else "every bug was killed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
