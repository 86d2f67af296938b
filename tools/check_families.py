#!/usr/bin/env python3
"""Checks that a family of games is its folders and one line: nothing that families share names one of them.

    tools/check_families.py [FOLDER]      check the tree (default: the one this file lies in); 1 if a shared file names one
    tools/check_families.py --self-test   name a family in a small tree and see that it is found

The list of families is that of cmake/Families.cmake. A family's own are the folders with its name, wherever they lie, and the
headers for users of the library; of the page, also views/ and words/, and tests. Comments count: an example in one names no
family, or the family moves with it.
"""

import pathlib
import re
import sys
import tempfile

from check_report import report

SHARED = ("holdfast/", "apps/", "bindings/", "cmake/", "web/src/", "CMakeLists.txt")
LIST = "cmake/Families.cmake"
NO_CODE = re.compile(r"/schema\.ts$|/__pycache__/|\.md$")  # generated, or prose
OWN = re.compile(r"holdfast/[^/]+\.h$|web/src/(views|words)/|.*\.test\.ts$")

# What still names a family, and why.
EXCEPTIONS = {
    "bindings/python/holdfast/__init__.py": "says to type checkers what the package has",
}


def families_in(text):
    """(all families, those with a layer of their own) of the text of the list."""
    words = {name: match.group(1).split() for name in ("set(HOLDFAST_FAMILIES", "list(REMOVE_ITEM HOLDFAST_FAMILY_LAYERS")
             if (match := re.search(re.escape(name) + r"([^)]*)\)", text))}
    listed, others = words["set(HOLDFAST_FAMILIES"], words["list(REMOVE_ITEM HOLDFAST_FAMILY_LAYERS"]
    return listed, [name for name in listed if name not in others]


def spellings_of(name):
    """Finds "video poker", "VideoPoker" and "video_poker" for videopoker, "Hold'em" for holdem."""
    return re.compile("[ '_-]?".join(name), re.IGNORECASE)


def is_shared(path, families):
    folders = path.split("/")[:-1]
    # The layer holdfast/cards is below all families, and so is no family's.
    own = [folder for number, folder in enumerate(folders) if folder in families and (number, folder) != (1, "cards")]
    return path.startswith(SHARED) and path != LIST and not own and not OWN.match(path)


def check_tree(root, paths, exceptions):
    """(number of shared files, messages)."""
    families, with_layers = families_in((root / LIST).read_text(encoding="utf-8"))
    shared = [path for path in paths if is_shared(path, families)]
    messages = []
    for path in shared:
        try:
            lines = (root / path).read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        named = [(number, name) for number, line in enumerate(lines, 1) for name in with_layers
                 if spellings_of(name).search(line)]
        if path not in exceptions:
            messages += [f"{path}:{number}: names the family {name}, which only its own folders do" for number, name in named]
        elif not named:
            messages.append(f"tools/check_families.py: {path} names no family any more: it is no exception")
    messages += [f"tools/check_families.py: there is no {path}" for path in exceptions if path not in shared]
    return len(shared), messages


SELF_TEST = {
    LIST: "set(HOLDFAST_FAMILIES stud draw cards)\nlist(REMOVE_ITEM HOLDFAST_FAMILY_LAYERS cards)\n",
    "holdfast/ask/ask.cpp": "// any game\n",
    "holdfast/ask/stud/odds.cpp": "namespace stud {}\n",
    "holdfast/cards/card.h": "// for Stud\n",
    "apps/cli/main.cpp": "#include <a>\n#include <holdfast/draw/a.h>\n",
    "apps/cli/known.cpp": "// d_raw\n",
    "apps/cli/clean.cpp": "",
    "web/src/words/words.ts": "'stud'",
    "web/src/main.test.ts": "'stud'",
    "tests/a.cpp": "stud",
}
FOUND = [
    "holdfast/cards/card.h:1: names the family stud, which only its own folders do",
    "apps/cli/main.cpp:2: names the family draw, which only its own folders do",
    "tools/check_families.py: apps/cli/clean.cpp names no family any more: it is no exception",
    "tools/check_families.py: there is no apps/cli/gone.cpp",
]


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in SELF_TEST.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        exceptions = ["apps/cli/known.cpp", "apps/cli/clean.cpp", "apps/cli/gone.cpp"]
        count, messages = check_tree(root, list(SELF_TEST), exceptions)
    return [] if (count, messages) == (5, FOUND) else [f"expected 5 files and {FOUND}, found {count} and {messages}"]


def main(arguments):
    if arguments == ["--self-test"]:
        return report(self_test(), "the self-test finds what names a family")
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parent.parent
    found = [file for folder in SHARED for file in [root / folder, *sorted((root / folder).rglob("*"))]]
    paths = [file.relative_to(root).as_posix() for file in found if file.is_file()]
    count, messages = check_tree(root, [path for path in paths if not NO_CODE.search(path)], EXCEPTIONS)
    return report(messages, f"{count} shared files name no family, but for {len(EXCEPTIONS)} exceptions")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
