#!/usr/bin/env python3
"""Measures the structure of the project, as a table: lines, files that a change touches, headers, build time.

    tools/measure_structure.py [FOLDER]     measure the git checkout (default: the one this file lies in)
    tools/measure_structure.py --build      also build the program with its server anew, without ccache: minutes
    tools/measure_structure.py --list       also print the files that were counted, below the table
    tools/measure_structure.py --self-test  measure small texts whose numbers are known

Files are those that git knows. Generated ones, which tools write or which are data, are in GENERATED; documents that
name something only in their examples count among them, because tools/check_examples.py --update writes those. What one
more member or query would touch is estimated by the files that name a present one.
"""

import argparse
import pathlib
import re
import resource
import statistics
import subprocess
import sys
import tempfile

from check_report import report

GENERATED = re.compile(r"web/src/(.*/)?(schema\.ts|columns\.json)|bindings/python/.*/answers\.py|web/package-lock\.json|.*\.bin|docs/pictures/.*"
                       r"|docs/reference/(queries|command-line)\.md")
CODE = re.compile(r".*\.(h|cpp|py|pyi|ts|svelte|css|js|cmake|in)|(.*/)?CMakeLists\.txt")
FAMILIES = {"videopoker": re.compile(r"video[ _-]?poker", re.I), "holdem": re.compile(r"hold'?em", re.I)}
# A family's folder without its name, what of the page may name families, and its tests.
OF_FAMILIES = re.compile(r"web/src/(views|words)/|.*\.test\.ts$")
NOT_CODE = re.compile(r"(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
NOT_SCRIPT = re.compile(r'"""\s*[A-Z].*?"""|(?<!["\'\w])#[^\n]*', re.DOTALL)
INCLUDE = re.compile(r"^\s*#\s*include\s*<((?:holdfast|apps)/[^>]+)>", re.MULTILINE)
EXAMPLES = re.compile(r"^```(?:console|python|text)\n.*?^```$", re.MULTILINE | re.DOTALL)


def git(root, *words):
    return subprocess.run(["git", "-C", root, *words], check=True, stdout=subprocess.PIPE, encoding="utf-8",
                          errors="replace").stdout


class Tree:
    """The files of a checkout that git knows, by their paths from its root."""

    def __init__(self, root):
        self.root = root
        self.paths = [path for path in git(root, "ls-files").splitlines() if (root / path).is_file()]

    def text(self, path):
        """What a file says; nothing if the build generates it."""
        file = self.root / path
        return file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""

    def below(self, *folders):
        return [path for path in self.paths if path.startswith(folders)]


def without_comments(path, text):
    is_script = path.endswith((".py", ".pyi", ".cmake", "CMakeLists.txt"))
    return NOT_SCRIPT.sub("", text) if is_script else NOT_CODE.sub("", text)


def count_lines(tree, folders, endings):
    return sum(tree.text(path).count("\n") for path in tree.below(*folders)
               if path.endswith(endings) and not GENERATED.fullmatch(path))


def is_written_by_tools(tree, path, words):
    """Whether a tool writes all that the file says with these words."""
    is_example = path.endswith(".md") and not words.search(EXAMPLES.sub("", tree.text(path)))
    return is_example or GENERATED.fullmatch(path)


def files_of_member(tree, words, answer):
    """(by hand, by tools): the files that name a member and the query whose answer has it."""
    found = [path for path in tree.paths if path != "CHANGELOG.md" and not path.startswith("tools/")
             and words.search(text := tree.text(path)) and answer.search(path + text)]
    by_tools = [path for path in found if is_written_by_tools(tree, path, words)]
    return [path for path in found if path not in by_tools], by_tools


def files_of_query(tree, name):
    """(code, tests and documents, generated): the files that name a query, its types or its header."""
    group, last = name.split(".")
    words = re.compile(rf"\b{group}\.{last}\b|\b{last}_text\b|/{last}\.h>"
                       rf"|\b(?:{group.capitalize()})?{last.capitalize()}(?:Request|Answer)\b")
    # The classes of the Python package have short names, which are common words elsewhere.
    classes = re.compile(rf"\b{last.capitalize()}\b")
    named = re.compile(rf"(^|[/_]){last}(_text|_test|_shape|_request)?\.\w+$")
    found = [path for path in tree.paths if path != "CHANGELOG.md" and not path.startswith("tools/")
             and (named.search(path) or words.search(tree.text(path))
                  or path.startswith("bindings/python/") and classes.search(tree.text(path)))]
    generated = [path for path in found if is_written_by_tools(tree, path, words)]
    others = [path for path in found if path.startswith(("tests/", "docs/")) and path not in generated]
    return [path for path in found if path not in generated + others], others, generated


def shared_places(tree):
    """(files that name two families, other files that name one), in folders that no family owns."""
    several, one = [], []
    for path in tree.below("holdfast/", "apps/", "bindings/", "cmake/", "web/src/", "CMakeLists.txt"):
        is_own = OF_FAMILIES.match(path) or FAMILIES.keys() & set(path.split("/")[:-1])
        if is_own or GENERATED.fullmatch(path) or not CODE.fullmatch(path):
            continue
        text = without_comments(path, tree.text(path))
        named = [name for name, words in FAMILIES.items() if words.search(text)]
        if named:
            (several if len(named) > 1 else one).append(path)
    return several, one


def reached_headers(read, header):
    """The headers of the project that come with a header."""
    reached, waiting = set(), [header]
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            waiting += INCLUDE.findall(read(path))
    return reached - {header}


def is_only_moved(removed, added):
    """Whether lines differ in nothing but includes, namespaces, folders and layout."""
    def kept(lines):
        lines = [line for line in lines if not re.match(r"\s*(#\s*include|(\} *// *)?(using )?namespace)\b", line)]
        return re.sub(r"\s", "", re.sub(r"\w+(?:::|/)", "", "".join(lines)))

    return kept(removed) == kept(added)


def files_of_commits(log):
    """How many files each commit of `git log -p -U0 -M` changes by hand; commits that only move are left out."""
    counts = []
    for commit in log.split("\0commit ")[1:]:
        count = 0
        for part in re.split(r"^diff --git a/", commit, flags=re.MULTILINE)[1:]:
            path = part.splitlines()[0].rpartition(" b/")[2]
            if path == "CHANGELOG.md" or GENERATED.fullmatch(path):
                continue
            body = re.split(r"^@@", part, maxsplit=1, flags=re.MULTILINE)
            lines = body[1].splitlines() if len(body) > 1 else []
            removed, added = ([line[1:] for line in lines if line.startswith(sign)] for sign in "-+")
            # Without lines: only renamed, or a file that is not text.
            count += not is_only_moved(removed, added) if lines else "\nrename from" not in part
        if count:
            counts.append(count)
    return counts


def commits_row(root, since):
    counts = files_of_commits(git(root, "log", "--no-merges", "--format=%x00commit %H", "-p", "-U0", "-M", "-l0", since))
    if not counts:
        return "none"
    return f"{statistics.median(counts):g} / {sorted(counts)[len(counts) * 9 // 10]} of {len(counts)} commits"


# Notes the CPU seconds of each unit, which other work on the machine changes less than the time that passes.
LAUNCHER = """#!/bin/bash
TIMEFORMAT="%U %S ${!#}"
exec 3>&2
{ time "$@" 2>&3; } 2>>"${0%/*}/units"
"""


def build_row(root):
    """Builds the program with its server in a new folder: CPU seconds, and the unit that took most of them."""
    with tempfile.TemporaryDirectory() as folder:
        launcher = pathlib.Path(folder, "launcher")
        launcher.write_text(LAUNCHER, encoding="utf-8")
        launcher.chmod(0o755)
        options = [f"CMAKE_CXX_COMPILER_LAUNCHER={launcher}",
                   *("HOLDFAST_BUILD_" + part for part in ("TESTS=OFF", "EXAMPLES=OFF", "SERVER=ON"))]
        subprocess.run(["cmake", "--preset", "release", "-B", folder, *("-D" + option for option in options)],
                       cwd=root, check=True, stdout=subprocess.DEVNULL)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(["cmake", "--build", folder], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        units = [line.split() for line in pathlib.Path(folder, "units").read_text(encoding="utf-8").splitlines()]
    seconds, slowest = max((float(user) + float(system), path) for user, system, path in units)
    total = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return f"{total:.0f}; {seconds:.0f} ({slowest.removeprefix(folder + '/')})"


def rows_of(tree, options, listed):
    """(measure, value) of each row; the files behind them go into `listed`."""
    libraries = count_lines(tree, ("holdfast/", "apps/", "bindings/"), (".h", ".cpp", ".py", ".pyi"))
    tests = count_lines(tree, ("tests/",), (".h", ".cpp", ".py"))
    page = count_lines(tree, ("web/src/",), (".ts", ".svelte"))
    yield "lines of holdfast, apps, bindings; tests; web/src", f"{libraries:,}; {tests:,}; {page:,}"
    by_hand, by_tools = files_of_member(tree, re.compile(options.member, re.I), re.compile("compar", re.I))
    listed.update({"member, by hand": by_hand, "member, by tools": by_tools})
    yield (f"files that name a member of `compare` ({options.member})",
           f"{len(by_hand) + len(by_tools)}, by hand {len(by_hand)}")
    code, others, generated = files_of_query(tree, options.query)
    listed.update({"query, code": code, "query, tests and documents": others, "query, generated": generated})
    yield (f"files that name the query `{options.query}`",
           f"{len(code)}, with tests and documents {len(code + others)}, with generated {len(code + others + generated)}")
    several, one = shared_places(tree)
    listed.update({"shared, two families": several, "shared, one family": one})
    yield "shared files that name two families (further ones that name one)", f"{len(several)} ({len(one)})"
    headers = [path for path in tree.paths if re.fullmatch(r"holdfast/\w+/query\.h|apps/terminal/\w+/answer_text\.h", path)]
    yield ("headers that `query.h`, `answer_text.h` reach",
           "; ".join(str(len(reached_headers(tree.text, path))) for path in sorted(headers, reverse=True)))
    yield "release build, CPU seconds; slowest unit", build_row(tree.root) if options.build else "(--build)"
    public = [path for path in tree.below("holdfast/") if re.fullmatch(r"holdfast/\w+\.h", path)]
    yield "public headers", str(len(public))
    yield f"files a commit by hand, median / 90 %, {options.since}", commits_row(tree.root, options.since)


def self_test():
    headers = {"a.h": "#include <holdfast/b.h>\n#include <vector>\n", "holdfast/b.h": " # include <apps/c.h>\n",
               "apps/c.h": ""}
    log = ("\0commit 1\ndiff --git a/x.h b/y.h\nrename from x.h\nrename to y.h\n"
           "diff --git a/z.cpp b/z.cpp\n@@ -1 +1 @@\n-#include <holdfast/x.h>\n+#include <holdfast/y.h>\n"
           "\0commit 2\ndiff --git a/z.cpp b/z.cpp\n@@ -1 +1 @@\n-  a::f(1);\n+b::f(2);\n"
           "diff --git a/CHANGELOG.md b/CHANGELOG.md\n@@ -0,0 +1 @@\n+Better\n"
           "diff --git a/e b/e\nnew file mode 100644\n")
    results = [("headers", sorted(reached_headers(headers.get, "a.h")), ["apps/c.h", "holdfast/b.h"]),
               ("commits", files_of_commits(log), [2]),
               ("layout", is_only_moved(["  a::f(", " x);"], ["b::f(x);"]), True),
               ("comments", without_comments("a.cpp", "a // b\n/* c */d http://e"), "a \nd http://e"),
               ("scripts", without_comments("a.py", 'x = "#a"  # b\n'), 'x = "#a"  \n')]
    return [f"{name}: expected {expected}, found {found}" for name, found, expected in results if found != expected]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--since", default="12a711f9", help="the commits to count: after this one, or a range A..B")
    parser.add_argument("--member", default="per_hour|gain/hour", help="a member of compare, as code and text name it")
    parser.add_argument("--query", default="videopoker.diff", help="a small query")
    for flag in ("--build", "--list", "--self-test"):
        parser.add_argument(flag, action="store_true")
    options = parser.parse_args()
    if options.self_test:
        return report(self_test(), "the self-test measures what is known")
    options.since += "" if ".." in options.since else "..HEAD"
    listed = {}
    print("| measure | now |\n|---|---|")
    for measure, value in rows_of(Tree(options.folder), options, listed):
        print("| " + measure.replace("|", " or ") + f" | {value} |", flush=True)
    if options.list:
        for title, paths in listed.items():
            print(f"\n{title}:", *sorted(paths), sep="\n    ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
