#!/usr/bin/env python3
"""Runs every example of the documents and compares what it prints.

    tools/check_examples.py --program build/release/bin/holdfast                       README.md, and all of docs/
    tools/check_examples.py --program build/release/bin/holdfast docs/tutorial/*.md    these documents
    tools/check_examples.py --program ... --update README.md      writes the real output into the documents

A block fenced as ```console holds commands after "$ ", each followed by what it prints on its two output streams
(for ./dev, whose progress goes to standard error, only standard output). A printed line that is only "..." stands for
any number of lines. Commands run in the repository's root with the program as `holdfast`. A command line may end in
"# exit 2" to say that this exit status is expected (0 otherwise). `./dev test` is not run: it is what runs this.

A block fenced as ```cpp that follows a line `<!-- file: examples/name.cpp -->` must be that file, word for word.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^```(\w*)\s*$")
FILE_MARK = re.compile(r"^<!-- file: (\S+) -->$")
EXIT_MARK = re.compile(r"\s+# exit (\d+)$")


def matches(expected, printed):
    """Whether the printed lines are the expected ones, "..." standing for any number of lines."""
    if not expected:
        return not printed
    if expected[0] == "...":
        return any(matches(expected[1:], printed[skip:]) for skip in range(len(printed) + 1))
    return bool(printed) and expected[0] == printed[0] and matches(expected[1:], printed[1:])


def run(command, folder):
    environment = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}", NO_COLOR="1", COLUMNS="100",
                       LC_ALL="C.UTF-8")
    result = subprocess.run(["bash", "-c", command], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, text=True, timeout=600,
                            stderr=subprocess.DEVNULL if command.startswith("./dev") else subprocess.STDOUT)
    return result.returncode, [line.rstrip() for line in result.stdout.splitlines()]


def split_commands(lines):
    """[(line number in the block, command, printed lines)] of a console block."""
    commands = []
    for number, line in enumerate(lines):
        if line.startswith("$ "):
            commands.append((number, line[2:], []))
        elif commands:
            commands[-1][2].append(line)
    return commands


class Document:
    def __init__(self, path, program_folder, update):
        self.path = path
        self.program_folder = program_folder
        self.update = update
        self.examples = 0
        self.failures = []

    def fail(self, line, message):
        self.failures.append(f"{self.path}:{line}: {message}")

    def check_console(self, first_line, lines):
        checked = []
        for offset, command, expected in split_commands(lines):
            checked.append(f"$ {command}")
            if command.startswith("./dev test"):
                checked += expected
                continue
            self.examples += 1
            wanted_status = int(EXIT_MARK.search(command).group(1)) if EXIT_MARK.search(command) else 0
            status, printed = run(EXIT_MARK.sub("", command), self.program_folder)
            if status != wanted_status:
                self.fail(first_line + offset, f"`{command}` ended with status {status}, not {wanted_status}")
            while expected and expected[-1] == "":
                expected.pop()
            if self.update and "..." not in expected:
                expected = printed
            elif not matches(expected, printed):
                shown = "\n    ".join(printed)
                self.fail(first_line + offset, f"`{command}` prints something else:\n    {shown}")
            checked += expected
        return checked

    def check_source(self, first_line, name, lines):
        self.examples += 1
        source = (ROOT / name).read_text().splitlines()
        if self.update:
            return source
        if source != lines:
            self.fail(first_line, f"the block is not {name} word for word")
        return lines

    def check(self):
        lines = self.path.read_text().splitlines()
        result, number, mark = [], 0, None
        while number < len(lines):
            fence = FENCE.match(lines[number])
            if not fence:
                mark = FILE_MARK.match(lines[number]) or (mark if lines[number] == "" else None)
                result.append(lines[number])
                number += 1
                continue
            end = lines.index("```", number + 1)
            block = lines[number + 1:end]
            if fence.group(1) == "console":
                block = self.check_console(number + 2, block)
            elif fence.group(1) == "cpp" and mark:
                block = self.check_source(number + 2, mark.group(1), block)
            result += [lines[number], *block, "```"]
            number, mark = end + 1, None
        if self.update:
            self.path.write_text("\n".join(result) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("documents", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    documents = arguments.documents or [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    failures, examples = [], 0
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(arguments.program, pathlib.Path(folder) / "holdfast")
        for path in documents:
            document = Document(path, folder, arguments.update)
            document.check()
            failures += document.failures
            examples += document.examples
    print(f"{examples} examples in {len(documents)} documents, {len(failures)} wrong")
    for failure in failures:
        print(failure)
    return 1 if failures or examples == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
