#!/usr/bin/env python3
"""Checks the links of the documents, and that every page of docs/ can be reached from docs/README.md.

    tools/check_links.py               check the tree; 1 if a link leads nowhere or a page cannot be reached
    tools/check_links.py --self-test   break every rule once and see that each is found

Every relative link of every *.md must name a file or folder of the tree, and what follows a "#" a heading of that page.
Pages of docs/ that code and documents name in their text (`docs/reference/batch.md`) must exist as well. Links to other
sites are not checked.
"""

import pathlib
import re
import sys
import tempfile

from check_report import report

INDEX = "docs/README.md"
UNSEARCHED = {"build", "node_modules", "dist", ".git"}
CITES_OTHERS = {"golden", "games"}  # their sources are in other projects
CODE = {".h", ".cpp", ".py", ".pyi", ".ts", ".svelte", ".cmake", ".txt", ".toml", ".yml", ""}

FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$", re.MULTILINE)
EXTERNAL = re.compile(r"[a-z]+:")
HEADING = re.compile(r"^#{1,6} +(.*?) *#*$", re.MULTILINE)
NAMED = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.md\b")


def blank(match):
    """Nothing but the line ends, so that lines keep their numbers."""
    return re.sub(r"[^\n]", " ", match.group())


def anchors(text):
    """The anchors that GitHub gives to the headings of a page."""
    found = set()
    for heading in HEADING.findall(FENCED.sub(blank, text)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        base = re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")
        name, number = base, 0
        while name in found:
            number += 1
            name = f"{base}-{number}"
        found.add(name)
    return found


def links(text):
    """Yields (line, target) for each link that stays in the tree."""
    prose = QUOTED.sub(blank, FENCED.sub(blank, text))
    for match in LINK.finditer(prose):
        target = match.group(1) or match.group(2)
        if not EXTERNAL.match(target):
            yield prose.count("\n", 0, match.start()) + 1, target


def files_of(root):
    return [path for path in sorted(root.rglob("*"))
            if path.is_file() and not UNSEARCHED.intersection(path.relative_to(root).parts)]


class Tree:
    def __init__(self, root):
        self.root = root.resolve()
        self.files = files_of(self.root)
        self.pages = {path: path.read_text(encoding="utf-8") for path in self.files if path.suffix == ".md"}
        self.links = 0

    def name(self, path):
        return path.relative_to(self.root).as_posix()

    def check_link(self, page, target):
        """(the file that the link leads to, what is wrong with the link)."""
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.is_relative_to(self.root) or not file.exists():
            return None, f"{target} leads nowhere"
        if anchor and file in self.pages and anchor not in anchors(self.pages[file]):
            return file, f"{self.name(file)} has no heading #{anchor}"
        return file, None

    def check(self):
        """Yields a message for each thing that is wrong."""
        leads_to = {}
        for page, text in self.pages.items():
            leads_to[page] = set()
            for line, target in links(text):
                self.links += 1
                file, wrong = self.check_link(page, target)
                leads_to[page].add(file)
                if wrong:
                    yield f"{self.name(page)}:{line}: {wrong}"
        yield from self.check_names()
        yield from self.check_reach(leads_to)

    def check_names(self):
        """Pages of docs/ that are named in plain text."""
        for path in self.files:
            own = not CITES_OTHERS.intersection(path.relative_to(self.root).parts)
            if not own or path.suffix not in CODE | {".md"} or path.name == "check_links.py":
                continue
            try:
                text = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
            if path in self.pages:
                text = LINK.sub(blank, text)
            for match in NAMED.finditer(text):
                if not (self.root / match.group()).exists():
                    yield f"{self.name(path)}:{text.count(chr(10), 0, match.start()) + 1}: there is no {match.group()}"

    def check_reach(self, leads_to):
        index = self.root / INDEX
        if index not in self.pages:
            yield f"there is no {INDEX}"
            return
        reached, waiting = {index}, [index]
        while waiting:
            fresh = {page for page in leads_to[waiting.pop()] if page in self.pages} - reached
            reached |= fresh
            waiting += fresh
        for page in self.pages:
            if self.name(page).startswith("docs/") and page not in reached:
                yield f"{self.name(page)}: no link leads here from {INDEX}"


# (the files of a tree, words of the only message, or None if there is no message)
GOOD = {INDEX: "# Index\n\n[a](a.md) [b](a.md#two-words) [c](https://example.org/x) [d](#index) `[e](e.md)`\n",
        "docs/a.md": "# A\n\n## Two *words*!\n\n```\n[f](f.md)\n# no-heading\n```\n"}
SELF_TEST = [
    (GOOD, None),
    ({**GOOD, "README.md": "[b](docs/b.md)\n"}, "README.md:1: docs/b.md leads nowhere"),
    ({**GOOD, "README.md": "\n[a](docs/a.md#three)\n"}, "README.md:2: docs/a.md has no heading #three"),
    ({**GOOD, "README.md": "[a](docs/a.md#no-heading)\n"}, "no heading #no-heading"),
    ({**GOOD, "README.md": "[up](../else.md)\n"}, "leads nowhere"),
    ({**GOOD, "README.md": "[a]\n\n[a]: docs/b.md\n"}, "README.md:3: docs/b.md leads nowhere"),
    ({**GOOD, "docs/how-to/b.md": "# B\n"}, "docs/how-to/b.md: no link leads here"),
    ({**GOOD, "holdfast/b.h": "// see docs/b.md\n"}, "holdfast/b.h:1: there is no docs/b.md"),
    ({**GOOD, "holdfast/b.h": "// see docs/a.md\n"}, None),
    ({"README.md": "# A\n"}, "there is no docs/README.md"),
]


def self_test():
    messages = []
    for files, words in SELF_TEST:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            found = [*Tree(root).check()]
        if found if words is None else len(found) != 1 or words not in found[0]:
            messages.append(f"expected {words or 'nothing'}, found {found}")
    return messages


def main(arguments):
    if arguments == ["--self-test"]:
        messages, summary = self_test(), f"{len(SELF_TEST)} trees of the self-test"
    else:
        tree = Tree(pathlib.Path(__file__).resolve().parent.parent)
        messages = [*tree.check()]
        summary = f"{tree.links} links in {len(tree.pages)} documents lead somewhere"
    return report(messages, summary)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
