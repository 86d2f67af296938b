#!/usr/bin/env python3
"""Checks that files include what they use: each is compiled alone, syntax only.

The builds that are tested compile the files of a folder as one, so a file may rely on its neighbour's includes. All
files take ten minutes, so each run checks only some: half of them are those that the last commits and the working tree
changed; the other half are taken in turn, the next ones after each commit.

    check_includes.py BUILD [--files N | --all]   BUILD: a folder configured without a unity build (preset dev)
"""

import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMITS = 5  # files that the last commits changed are looked at first


def git(*arguments):
    """The lines that git prints; none if there is no git."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return done.stdout.splitlines()


def flags_of(command):
    """The compiler and its options, without what is compiled and where it goes."""
    words = shlex.split(command)
    while not pathlib.Path(words[0]).name.startswith(("c++", "g++", "clang++")):
        words.pop(0)  # a launcher
    flags = []
    rest = iter(words)
    for word in rest:
        if word in ("-o", "-c"):
            next(rest)
        else:
            flags.append(word)
    return flags


def compile_lines(build):
    """{file: its command line}: the sources of the build, and the headers beside or below them."""
    lines = {}
    by_folder = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["file"])
        if not path.is_relative_to(ROOT) or path.is_relative_to(build):
            continue
        flags = flags_of(entry["command"])
        name = path.relative_to(ROOT)
        by_folder.setdefault(name.parent, flags)
        lines.setdefault(str(name), [*flags, "-fsyntax-only", str(path)])
    for top in sorted({name.parts[0] for name in by_folder}):
        for header in sorted((ROOT / top).rglob("*.h")):
            name = header.relative_to(ROOT)
            flags = next((by_folder[folder] for folder in name.parents if folder in by_folder), None)
            if flags:
                # Not as the file that is compiled: there #pragma once is a warning.
                lines[str(name)] = [*flags, "-fsyntax-only", "-include", str(header), "-x", "c++", os.devnull]
    return lines


def in_turn(names, count, turn):
    """The next `count` names of a list that goes on from its beginning."""
    first = turn * count % max(len(names), 1)
    return (names[first:] + names[:first])[:count]


def chosen(names, count):
    """Some of the names: those changed lately, and others in turn."""
    changed = set(git("diff", "--name-only", f"HEAD~{COMMITS}") + git("ls-files", "--others", "--exclude-standard"))
    turn = len(git("rev-list", "HEAD")) or datetime.date.today().toordinal()
    lately = in_turn([name for name in names if name in changed], count // 2, turn)
    return lately + in_turn([name for name in names if name not in changed], count - len(lately), turn)


def complaint(name, line):
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    return f"{name}, compiled alone:\n{done.stderr}" if done.returncode != 0 else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--files", type=int, default=10)
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    lines = compile_lines(options.build.resolve())
    names = sorted(lines) if options.all else chosen(sorted(lines), options.files)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = [text for text in pool.map(lambda name: complaint(name, lines[name]), names) if text]
    print("\n".join(complaints), file=sys.stderr, end="")
    print(f"{len(names)} of {len(lines)} files compiled alone, {len(complaints)} in vain")
    return 1 if complaints or not names else 0


if __name__ == "__main__":
    sys.exit(main())
