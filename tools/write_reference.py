#!/usr/bin/env python3
"""Writes docs/reference/command-line.md from the help of the program, and docs/reference/queries.md from its registry.

    tools/write_reference.py --program build/release/bin/holdfast --queries build/release/tools/tool_write_query_reference
    tools/write_reference.py ... --update      writes both; without it, fails unless both are up to date
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"

INTRODUCTION = """# Command line

What `--help` says of each command. This page is written from it, and a test compares the two.

Every command takes these options too:

```text
{common}
```

A command answers on standard output. Warnings, errors and progress go to standard error, so an answer can be piped.
[Errors and exit statuses](errors.md), [limits](limits.md), and the [members of every JSON answer](queries.md) have pages
of their own.
"""

COMMON = ("--help", "--json", "--csv", "--threads", "--version")
COMMAND = re.compile(r"^  ([a-z][a-z-]*)(, [a-z]+)?(  |$)")


def text_of(program, words):
    environment = dict(os.environ, NO_COLOR="1", COLUMNS="100", LC_ALL="C.UTF-8")
    result = subprocess.run([program, *words, "--help"], env=environment, text=True, check=True, timeout=60,
                            stdout=subprocess.PIPE)
    return [line.rstrip() for line in result.stdout.splitlines()]


def names_of_commands(lines):
    if "Commands:" not in lines:
        return []
    below = lines[lines.index("Commands:") + 1:]
    below = below[:below.index("")] if "" in below else below
    return [match[1] for match in map(COMMAND.match, below) if match]


def is_common(option):
    return any(name in option.split("  ")[1].replace(",", " ").split() for name in COMMON)


def split_options(lines):
    """The lines without the options that every command takes, and those options."""
    kept, common = [], []
    target = kept
    for line in lines:
        if re.match(r"^  -", line):
            target = common if is_common("  " + line.strip()) else kept
        elif not line.startswith("   "):
            target = kept
        target.append(line)
    if "Options:" in kept:
        at = kept.index("Options:")
        if at + 1 == len(kept) or kept[at + 1] == "":
            del kept[at:at + 2]
    return kept, common


def sections(program, words=()):
    lines = text_of(program, words)
    title = " ".join(["holdfast", *words])
    kept, _ = split_options(lines)
    text = "\n".join(kept[1:]).strip("\n")
    yield f"\n## {title}\n\n{kept[0].rstrip('.')}.\n\n```text\n{text}\n```\n"
    for name in names_of_commands(lines):
        yield from sections(program, [*words, name])


def command_line_page(program):
    _, common = split_options(text_of(program, []))
    return INTRODUCTION.format(common="\n".join(common)) + "".join(sections(program))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build/release/bin/holdfast"))
    parser.add_argument("--queries", default=str(ROOT / "build/release/tools/tool_write_query_reference"))
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    pages = {"command-line.md": command_line_page(options.program),
             "queries.md": subprocess.run([options.queries], text=True, check=True, stdout=subprocess.PIPE).stdout}
    stale = []
    for name, text in pages.items():
        path = REFERENCE / name
        if options.update:
            path.write_text(text)
        elif not path.is_file() or path.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit(f"docs/reference: {' and '.join(stale)} not as the program has it: run this with --update")


if __name__ == "__main__":
    main()
