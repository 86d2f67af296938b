#!/usr/bin/env python3
"""Runs every Python example of the documents and compares what it prints.

    tools/check_python_examples.py                                        README.md, that of the package, and docs/
    tools/check_python_examples.py --update docs/reference/python.md      writes the real output into the documents

A block fenced as ```python holds examples after ">>> " and "... ", each followed by what it prints. The blocks of a
document run one after the other, in one namespace and in an empty folder. Blocks without ">>> " are not run.
"""

import argparse
import contextlib
import doctest
import os
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def with_output(example, output):
    """The lines of an example, and what it prints."""
    lines = example.source.splitlines()
    prompts = [f"{'...' if number else '>>>'} {line}".rstrip() for number, line in enumerate(lines)]
    return "\n".join(prompts) + "\n" + without_stack(output)


def without_stack(output):
    """Keeps only the last line of an exception, all that doctest compares: the stack names folders of this machine."""
    if not output.startswith("Traceback "):
        return output
    header, *stack = output.splitlines(keepends=True)
    message = [line for line in stack if not line.startswith(" ")]
    return "".join([header, "    ...\n", *message])


class Recorder(doctest.DocTestRunner):
    """Runs examples, and records each with what it really prints."""

    def __init__(self):
        super().__init__(verbose=False)
        self.recorded = []

    def report_start(self, out, test, example):
        pass

    def report_success(self, out, test, example, got):
        self.recorded.append(with_output(example, got))

    def report_failure(self, out, test, example, got):
        self.recorded.append(with_output(example, got))
        super().report_failure(out, test, example, got)

    def report_unexpected_exception(self, out, test, example, exc_info):
        self.recorded.append(with_output(example, example.want))
        super().report_unexpected_exception(out, test, example, exc_info)


def run_block(text, name, line, names):
    """(failures, number of examples, the block as it should be)."""
    test = doctest.DocTestParser().get_doctest(text, names, name, name, line)
    runner = Recorder()
    failures = runner.run(test, clear_globs=False).failed
    names.update(test.globs)
    return failures, len(test.examples), "".join(runner.recorded)


def check(path, update):
    text, names, failures, examples = path.read_text(), {"__name__": "__main__"}, 0, 0
    pieces, end = [], 0
    for block in BLOCK.finditer(text):
        if ">>> " not in block.group(1):
            continue
        line = text.count("\n", 0, block.start(1))
        failed, number, fresh = run_block(block.group(1), str(path), line, names)
        failures, examples = failures + failed, examples + number
        pieces += [text[end:block.start(1)], fresh]
        end = block.end(1)
    if update:
        path.write_text("".join(pieces) + text[end:])
    return failures, examples


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("documents", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    documents = [path.resolve() for path in arguments.documents] or [
        ROOT / "README.md", ROOT / "bindings/python/README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    os.environ.setdefault("MPLBACKEND", "agg")
    failures = examples = 0
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        stack.callback(os.chdir, os.getcwd())
        os.chdir(folder)
        for path in documents:
            failed, number = check(path, arguments.update)
            failures, examples = failures + failed, examples + number
    print(f"{examples} examples in {len(documents)} documents, {failures} wrong")
    return 1 if failures and not arguments.update or not examples else 0


if __name__ == "__main__":
    sys.exit(main())
