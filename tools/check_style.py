#!/usr/bin/env python3
"""Checks what clang-format does not: how long functions are, how the bodies of `if` and loops are laid out, and whether
the files that comments and documents name are there.

    tools/check_style.py [FOLDER]      check the tree (default: the one this file lies in); 1 if a rule is broken
    tools/check_style.py --self-test   break every rule once and see that each is found

The lines must be laid out by clang-format. CONTRIBUTING.md has the rules.
"""

import pathlib
import re
import sys

FOLDERS = ("holdfast", "apps", "bindings")
# Whose comments, and the documents, name files of any of the tree.
COMMENTED = (*FOLDERS, "tests", "benchmarks", "fuzz", "examples")
OTHERS = ("tools", "web", "cmake")
UNSEARCHED = {"build", "node_modules", "dist"}
MAX_FUNCTION_LINES = 60
MAX_COLUMNS = 110  # as in .clang-format

# What opens a block that is no function: a statement, a type, a namespace; a lambda or a list of values.
STATEMENT = re.compile(r"(?:\}? ?else|if|for|while|switch|do|try|\} catch|case|default|return|namespace|extern|class|struct|union"
                       r"|enum)\b|template .*\b(?:class|struct|union) \w+[^()]*\{$")
VALUE = re.compile(r"\]\s*(?:\(.*\))?[^()]*\{$|[=,({]\s*\{$|=\s*\[|[(,]\s*\[[^\]]*\]\s*[({]|\breturn\b")
CONDITION = re.compile(r"^( *)((?:if|for|while) \(.*\))( \{)?$")

# A path, or its end, as in `queries/ask.h`; X stands for any name, and what is in <> is not ours.
FILE_NAME = re.compile(r"(?<![\w./<>*-])(?:\.{1,2}/)*((?:[\w.-]+/)*[\w-]+\.(?:h|cpp|py|ts|svelte))\b(?![\w>])")
ANY_NAME = re.compile(r"(?:^|/)X[._]")
# Made by the build, and of another project.
OUTSIDE = ("holdfast/core/version.h", "holdfast/videopoker/paytables/detail/catalog_data.cpp", "mimalloc-new-delete.h")


def statement_before(lines, last):
    """The lines of the statement that ends in this one, as one."""
    first = last
    while first > 0 and re.search(r"[^;{}:>]$", lines[first - 1]) and not re.match(r"\s*(//|#|$)", lines[first - 1]):
        first -= 1
    return " ".join(line.strip() for line in lines[first:last + 1])


def check_functions(lines):
    """Yields (line, message) for each function that is too long."""
    for number, line in enumerate(lines):
        if not re.search(r"\).* \{$", line):
            continue
        statement = statement_before(lines, number)
        if STATEMENT.match(statement) or VALUE.search(statement):
            continue
        indents = (re.match(r" *", line).group(), re.match(r" *", lines[number - 1]).group())
        length = next((at + 1 for at, later in enumerate(lines[number:]) if later in (indents[0] + "}", indents[1] + "}")), 0)
        if length > MAX_FUNCTION_LINES:
            yield number + 1, f"the function has {length} lines, {MAX_FUNCTION_LINES} at most"


def check_bodies(lines):
    """Yields (line, message) for each body that is laid out otherwise."""
    for number, line in enumerate(lines[:-3]):
        match = CONDITION.match(line)
        if not match or match.group(2).count("(") != match.group(2).count(")"):
            continue
        indent, head, brace = match.groups()
        body, end, after = (lines[number + at] for at in (1, 2, 3))
        if not brace:
            yield number + 1, "a body on a line of its own stands in braces"
        elif (re.match(r" +(?=\S)(?!if|for|while|switch|do\b|//)[^{}]*;$", body) and end == indent + "}"
              and not after.strip().startswith("else") and "//" not in head + body
              and len(indent + head) + 1 + len(body.strip()) <= MAX_COLUMNS):
            yield number + 1, "this fits on one line, without braces"


def ends_of(paths):
    """Every way to name one of these files: "c.h", "b/c.h", "a/b/c.h"."""
    parts = [path.split("/") for path in paths]
    return {"/".join(each[first:]) for each in parts for first in range(len(each))}


def check_file_names(text, known, is_code):
    """Yields (line, message) for each file that is named and is not there; of code only the comments are read."""
    for number, line in enumerate(text.split("\n")):
        words = line.partition("//")[2] if is_code else line
        for name in FILE_NAME.findall(words):
            if name not in known and not ANY_NAME.search(name):
                yield number + 1, f"there is no file {name}"


def files_of(root, folders):
    return [path for folder in folders for path in sorted((root / folder).rglob("*"))
            if path.is_file() and not UNSEARCHED.intersection(path.relative_to(root).parts)]


def check_tree_names(root):
    """Yields (path, line, message)."""
    code = [path for path in files_of(root, COMMENTED) if path.suffix in (".h", ".cpp")]
    documents = [path for path in (*sorted(root.glob("*.md")), *files_of(root, ("docs", *COMMENTED, *OTHERS)))
                 if path.suffix == ".md" and path.name != "CHANGELOG.md"]
    ours = [*root.glob("*.py"), *files_of(root, (*COMMENTED, *OTHERS))]
    known = ends_of([*(path.relative_to(root).as_posix() for path in ours), *OUTSIDE])
    for path in (*code, *documents):
        for line, message in check_file_names(path.read_text(encoding="utf-8"), known, path in code):
            yield path.relative_to(root), line, message


def check_text(text):
    lines = text.split("\n")
    return sorted([*check_functions(lines), *check_bodies(lines)])


# (a text, the line to be reported or None where all is well, words of the message)
SELF_TEST = [
    ("int f() {\n" + "    g();\n" * 58 + "}\n", None, ""),
    ("int f() {\n" + "    g();\n" * 59 + "}\n", 1, "61 lines"),
    ("class A {\n    int f(int a,\n          int b) const {\n" + "        g();\n" * 70 + "    }\n};\n", 3, "72 lines"),
    ("class A {\n" + "    int f();\n" * 70 + "};\n", None, ""),
    ("namespace {\n" + "int f();\n" * 70 + "}\n", None, ""),
    ("const int a[] = {\n" + "    1,\n" * 70 + "};\n", None, ""),
    ("void f() {\n    if (a) return;\n    g();\n}\n", None, ""),
    ("void f() {\n    if (a)\n        return;\n    g();\n}\n", 2, "in braces"),
    ("void f() {\n    if (a) {\n        return;\n    }\n    g();\n}\n", 2, "fits on one line"),
    ("void f() {\n    for (int a : b) {\n        g(a);\n    }\n}\n", 2, "fits on one line"),
    ("void f() {\n    if (a) {\n        return;\n    } else {\n        g();\n    }\n}\n", None, ""),
    ("void f() {\n    if (a) {\n        return;  // why\n    }\n}\n", None, ""),
    ("void f() {\n    if (a) {\n        g();\n        h();\n    }\n}\n", None, ""),
    ("void f() {\n    if (a) {\n        if (b) return;\n    }\n}\n", None, ""),
    ("void f() {\n    if (" + "a" * 95 + ") {\n        return;\n    }\n}\n", None, ""),
]


# (a text, whether it is code, the number of names that are found to be wrong)
NAMES_SELF_TEST = [
    ("See `queries/ask.h`, ask.h and [ask](../holdfast/queries/ask.h).", False, 0),
    ("See `queries/asked.h`.", False, 1),
    ("input/ask.h", False, 1),
    ("(../queries/asked.h)", False, 1),
    ("`X.h`, `X_test.cpp` and `<fmt/format.h>`", False, 0),
    ("#include <fmt/format.h>  // see asked.h\nint a;  // ask.h\n", True, 1),
    ('open("asked.h");', True, 0),
]


def self_test():
    known = ends_of(["holdfast/queries/ask.h"])
    messages = [f"{text!r}: expected {wrong} wrong names" for text, is_code, wrong in NAMES_SELF_TEST
                if len([*check_file_names(text, known, is_code)]) != wrong]
    for text, line, words in SELF_TEST:
        found = check_text(text)
        as_expected = not found if line is None else len(found) == 1 and found[0][0] == line and words in found[0][1]
        if not as_expected:
            messages.append(f"{text[:60]!r}: expected {line}: {words or 'nothing'}, found {found}")
    return messages


def main(arguments):
    if arguments == ["--self-test"]:
        messages, summary = self_test(), f"{len(SELF_TEST) + len(NAMES_SELF_TEST)} texts of the self-test"
    else:
        root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parent.parent
        paths = [path for path in files_of(root, FOLDERS) if path.suffix in (".h", ".cpp")]
        messages = [f"{path.relative_to(root)}:{line}: {message}"
                    for path in paths for line, message in check_text(path.read_text(encoding="utf-8"))]
        messages += [f"{path}:{line}: {message}" for path, line, message in check_tree_names(root)]
        messages += [] if paths else [f"{root}: no C++ files"]
        summary = f"{len(paths)} files keep the style"
    for message in messages:
        print(message, file=sys.stderr)
    if not messages:
        print(summary)
    return 1 if messages else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
