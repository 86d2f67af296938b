#!/usr/bin/env python3
"""Checks the architecture: which layer and which module may include what, and a few rules that hold for every file.

    tools/check_layers.py [FOLDER]      check the tree (default: the one this file lies in); 1 if a rule is broken
    tools/check_layers.py --self-test   break every rule once in a small tree and see that each is found

The tables below are the one place that says which layer lies where, and which of its modules may include which. A layer
includes only lower layers, never one beside it or above it, and nothing from the detail/ of another layer.
"""

import pathlib
import re
import sys
import tempfile

from check_report import report

LAYERS = {
    "core": 0,
    "cards": 1, "storage": 1, "toml": 1,
    "combinatorics": 2,
    "evaluation": 3,
    "showdown": 4, "bankroll": 4,
    "videopoker": 5, "holdem": 5,
    "ask": 6, "exports": 6,
}
FRONT_ENDS = 7  # apps/* and bindings/*: any layer, but not one another
# Exceptions: (includer, the only header that it may include). `holdfast serve` is a command of the same
# program.
PASSAGES = {("apps/cli", "apps/server/serve.h")}
# Front ends whose headers all may be included: holdfast-cluster parses and answers commands as holdfast does.
GUESTS = {("apps/cluster", "apps/cli")} | {(program, "apps/terminal") for program in ("apps/cli", "apps/cluster")}
FREE_FOLDERS = ("tests", "benchmarks", "fuzz", "examples", "tools")  # may include everything
FOR_USERS = re.compile(r"holdfast/[^/]+\.h")  # the headers for programs that use the library; examples include no others

# The modules of a layer or a front end (its folders), each with the other modules of the layer that it may
# include, without a cycle. A listed module that does not exist breaks no rule; a module that is not listed
# does. A file at the top of a layer may include any.
QUERY_PARTS, PREPARED = {"input", "answer"}, {"videopoker/typed", "videopoker/prepared"}
GAMES = {"paytables", "counting", "play"}
MODULES = {
    "holdfast/videopoker": {
        "paytables": set(), "counting": {"paytables"}, "play": {"paytables", "counting"},
        "machines": GAMES, "outcomes": GAMES, "sweeps": GAMES,
        "strategy/holds": GAMES, "strategy/charts": GAMES | {"strategy/holds"},
        "strategy/language": GAMES | {"strategy/holds", "strategy/charts"},
        "strategy/rules": GAMES | {"strategy/holds", "strategy/charts"},
        "strategy/search": GAMES | {"strategy/holds", "strategy/charts", "strategy/language"},
    },
    "holdfast/holdem": {
        "hands": set(), "detail/matching": set(),
        "preflop": {"hands"}, "ranges": {"hands", "preflop"}, "made_hands": {"hands"},
        "equity": {"hands", "preflop", "ranges"},
        "odds": {"hands", "preflop", "ranges", "equity", "detail/matching"},
        "tables": {"hands", "odds", "detail/matching"},
    },
    "holdfast/ask": {
        "answer": set(), "input": {"answer"},
        "cards": QUERY_PARTS, "holdem/typed": QUERY_PARTS, "holdem": QUERY_PARTS | {"holdem/typed"},
        "videopoker/typed": QUERY_PARTS, "videopoker/prepared": QUERY_PARTS | {"videopoker/typed"},
        "videopoker/parts": QUERY_PARTS | PREPARED, "videopoker": QUERY_PARTS | PREPARED | {"videopoker/parts"},
        "system": QUERY_PARTS | PREPARED | {"videopoker"},  # the signature is that of the whole catalog
    },
    "holdfast/exports": {"holdem": set()},
    "apps/cli": {"commands": set(), **dict.fromkeys(("videopoker", "holdem", "cards", "system"), {"commands"})},
    "apps/cluster": {"videopoker": set(), "holdem": set()},
    "apps/terminal": {"videopoker": set(), "holdem": set(), "cards": set(), "system": set()},
    "apps/server": {"http": set(), "work": {"http"}, "docs": set()},
}
# Modules with fewer dependencies than their layer: (module, what it must not include, why).
NARROW_MODULES = [
    ("holdfast/holdem/detail/matching", r"holdfast/(?!core/|holdem/detail/matching/).*", "it knows graphs, not cards"),
    ("holdfast/ask/(input|answer)", r"holdfast/ask/[^/]+", "it knows no query"),
    ("holdfast/ask/(input|answer)", r"holdfast/(videopoker|holdem|bankroll)/.*", "it knows no game"),
    ("apps/server/(http|work)", r"apps/server/[^/]+", "it knows no service"),
    ("apps/cli/commands", r"apps/cli/program\.h", "a command does not know the program that has it"),
    ("holdfast/ask/[^/]+(/[^/]+)?", r"holdfast/ask/(ask|registry)\.h", "a query does not know who asks"),
]

ANSWERING = ("ask", "apps", "bindings")  # where answers become text, JSON or HTTP

# Third-party and system headers: a pattern for the name between < and >, and who may include it ("*":
# everyone).
THIRD_PARTY = [
    (r"fmt/.*", ANSWERING),
    (r"nlohmann/.*", ANSWERING),
    (r"boost/.*", ("apps",)),
    (r"prometheus/.*", ("apps",)),
    (r"zlib\.h", ("apps",)),
    (r"CLI/.*", ("apps",)),
    (r"mimalloc\.h", ("apps",)),
    (r"toml\+\+/.*", ("toml",)),
    (r"hwy/.*", ("evaluation", "videopoker")),
    (r"(tbb|oneapi)/.*", ("core",)),
    (r"sanitizer/.*", ("core",)),
    (r"xxhash\.h", "*"),
    (r"(SQLiteCpp/.*|sqlite3\.h)", ("exports",)),
    (r"mpi\.h", ("apps",)),
    (r"pybind11/.*", ("bindings",)),
    (r"emscripten(/.*|\.h)", ("bindings",)),
    (r"cxxabi\.h", ("bindings",)),  # of the C++ runtime: what pthread_exit() unwinds with
    (r"(unistd|fcntl|poll|pthread|termios|signal|locale)\.h|(sys|arpa)/.*", ("core", "storage", "apps")),
    (r"(thread|mutex|shared_mutex|condition_variable|future)", ("core",) + ANSWERING),
    (r"iostream", ("apps", "bindings")),
]
# Not available in all of g++ 12, clang 14 and Emscripten 3.1.6.
TOO_NEW = {"barrier", "coroutine", "execution", "expected", "format", "generator", "latch", "memory_resource", "print",
           "ranges", "semaphore", "source_location", "stacktrace", "stop_token", "syncstream"}

MAX_LINES = 400
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:<([^>]+)>|"([^"]+)")')
PRINTS_OR_EXITS = re.compile(
    r"\bstd::(?:cout|cerr|clog)\b|\bfmt::print\b|(?<![\w.>])(?:f|v|vf)?printf\s*\(|(?<![\w.>])(?:f?puts|putchar|perror)\s*\("
    r"|(?<![\w.>])(?:_|quick_|_E)?[eE]xit\s*\(|(?<![\w.>])abort\s*\(|\bstd::terminate\b")
NOT_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"([^()\\\s]{0,16})\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', re.DOTALL)


def without_comments_and_texts(text):
    """The code alone, every line in its place."""
    return NOT_CODE.sub(lambda match: "\n" * match.group().count("\n"), text)


def owner_of(path):
    """(owner, unit, level) of a file; level None: free to include everything.

    The owner is a layer, "apps" or "bindings". Files of one unit may include each other: holdfast/<layer>,
    apps/<name>.
    """
    parts = path.parts
    if FOR_USERS.fullmatch(path.as_posix()):
        return ("holdfast", "the headers for users", FRONT_ENDS)
    if parts[0] == "holdfast":
        return (parts[1], "holdfast/" + parts[1], LAYERS.get(parts[1], -1))
    if parts[0] in ("apps", "bindings"):
        return (parts[0], "/".join(parts[:2]), FRONT_ENDS)
    return (parts[0], parts[0], None)


def check_own_include(path, included):
    """The rule that an include of our own breaks, or None."""
    _, unit, level = owner_of(path)
    other = pathlib.PurePosixPath(included)
    is_for_users = bool(FOR_USERS.fullmatch(included))
    if path.parts[0] == "examples" and not is_for_users:
        return f"an example must not include <{included}>: only headers for users, <holdfast/NAME.h>"
    if is_for_users and level is not None and unit != "the headers for users":
        return f"{unit} must not include <{included}>: that is for users of the library"
    if is_for_users or level is None or unit == "/".join(other.parts[:2]) or (unit, included) in PASSAGES \
            or (unit, "/".join(other.parts[:2])) in GUESTS:
        return None
    if other.parts[0] != "holdfast":
        return f"{unit} must not include <{included}>: only layers of the library can be included"
    layer = other.parts[1]
    if layer not in LAYERS:
        return f"<{included}> is in no layer"
    if LAYERS[layer] >= level:
        where = "the layer beside it" if LAYERS[layer] == level else "a layer above it"
        return f"{unit} must not include <{included}>: {where}"
    if "detail" in other.parts:
        return f"{unit} must not include <{included}>: detail/ belongs to holdfast/{layer} alone"
    return None


def module_of(path):
    """(layer's folder, module) of a file in a layer that has modules; module None: the file lies in none of them.

    A module is a folder of the layer, with its detail/; or a folder in a folder that the table lists so, such as
    detail/matching and strategy/charts.
    """
    folder, inner = "/".join(path.parts[:2]), path.parts[2:-1]
    if folder not in MODULES:
        return None, None
    if not inner:
        return folder, None
    nested = "/".join(inner[:2])
    is_nested = inner[0] == "detail" or nested in MODULES[folder]
    return folder, nested if is_nested else inner[0]


def check_modules(path, included):
    """The rule that an include within one layer breaks, or None."""
    other = pathlib.PurePosixPath(included)
    if path.suffix == ".h" and "detail" not in path.parts and "detail" in other.parts:
        return f"<{included}> is a detail, and this header is not"
    folder, module = module_of(path)
    other_folder, other_module = module_of(other)
    if folder == other_folder and None not in (module, other_module) and module != other_module \
            and other_module not in MODULES[folder].get(module, {other_module}):
        return f"{folder}/{module} must not include <{included}>: not in its row of modules"
    parent = path.parent.as_posix()
    for narrow, forbidden, reason in NARROW_MODULES:
        if re.fullmatch(narrow, parent) and re.fullmatch(forbidden, included):
            return f"{parent} must not include <{included}>: {reason}"
    return None


def check_table(tables):
    """Messages about cycles among the modules of a table."""
    messages = []
    for folder, modules in tables.items():
        left = dict(modules)
        while free := [name for name, below in left.items() if not below & left.keys()]:
            for name in free:
                del left[name]
        if left:
            messages.append(f"tools/check_layers.py: circle among the modules {', '.join(sorted(left))} of {folder}")
    return messages


def check_outside_include(path, included):
    """The rule that an include of the standard library or of a third party breaks, or None."""
    owner, unit, level = owner_of(path)
    if level is not None and included in TOO_NEW:
        return f"<{included}> is not in every compiler we build with"
    for pattern, allowed in THIRD_PARTY:
        if re.fullmatch(pattern, included):
            if level is None or allowed == "*" or owner in allowed:
                return None
            return f"{unit} must not include <{included}>: that is for {', '.join(allowed)}"
    if level is not None and re.search(r"[./]", included):
        return f"<{included}> is not in the table of tools/check_layers.py"
    return None


def check_include(path, angled, quoted):
    if quoted is not None and owner_of(path)[2] is None:
        return None  # a test may name the header beside it
    if quoted is not None:
        return f'write #include <holdfast/...> from the root of the tree, not "{quoted}"'
    if angled.split("/")[0] in ("holdfast", "apps", "bindings") + FREE_FOLDERS:
        return check_own_include(path, angled) or check_modules(path, angled)
    return check_outside_include(path, angled)


def check_file(root, path):
    """Yields (line, message) for each broken rule."""
    text = (root / path).read_text(encoding="utf-8")
    lines = text.splitlines()
    owner, _, level = owner_of(path)
    if len(lines) > MAX_LINES and path.name != "answers.py":  # which a tool writes
        yield MAX_LINES + 1, f"the file has {len(lines)} lines, {MAX_LINES} at most"
    if path.suffix == ".py":
        return
    if level == -1:
        yield 1, f"holdfast/{owner} is not in the table of layers in tools/check_layers.py"
    folder, module = module_of(path)
    if module is not None and module not in MODULES[folder]:
        yield 1, f"{folder}/{module} is not in the table of modules in tools/check_layers.py"
    if path.suffix == ".h" and not re.search(r"^#pragma once$", text, re.MULTILINE):
        yield 1, "the header has no #pragma once"
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        broken = match and check_include(path, match.group(1), match.group(2))
        if broken:
            yield number, broken
    if path.parts[0] == "holdfast":
        for number, line in enumerate(without_comments_and_texts(text).splitlines(), 1):
            match = PRINTS_OR_EXITS.search(line)
            if match:
                yield number, f"the library never prints or exits, but this line says {match.group().strip('( ')}"


def check_tree(root):
    """(number of files, list of messages)."""
    messages = check_table(MODULES)
    paths = [path.relative_to(root)
             for folder in ("holdfast", "apps", "bindings") + FREE_FOLDERS
             for path in sorted((root / folder).rglob("*")) if path.suffix in (".h", ".cpp", ".py")]
    for path in paths:
        messages += [f"{path}:{line}: {message}" for line, message in check_file(root, path)]
    return len(paths), messages


# (file, its text, the line of the message or None if there is no message, words of the message)
SELF_TEST = [
    ("holdfast/core/good.h", "#pragma once\n#include <thread>\n#include <tbb/parallel_for.h>\n", None, ""),
    ("holdfast/ranking.h", "#pragma once\n#include <holdfast/cards.h>\n#include <holdfast/evaluation/ranker.h>\n", None, ""),
    ("holdfast/odds.h", "#pragma once\n#include <holdfast/holdem/odds/detail/tally.h>\n", 2, "detail"),
    ("holdfast/cards/all.h", "#pragma once\n#include <holdfast/odds.h>\n", 2, "for users of the library"),
    ("examples/rank.cpp", "#include <vector>\n#include <holdfast/ranking.h>\n", None, ""),
    ("examples/peeks.cpp", "#include <holdfast/evaluation/ranker.h>\n", 1, "only headers for users"),
    ("holdfast/cards/good.h", "#pragma once\n#include <vector>\n#include <holdfast/core/good.h>\n", None, ""),
    ("holdfast/cards/words.cpp", "// exit(1) and printf(\nconst char* c = \"std::cout abort(\";\n/* a\nexit(2) */", None, ""),
    ("holdfast/cards/raw.cpp", "const char* a = R\"x(\nprintf(\")x\";\nint f() { exit(1); }\n", 3, "never prints or exits"),
    ("holdfast/cards/formats.cpp", "int f(char* b) { return snprintf(b, 1, \"\"); }\n", None, ""),
    ("holdfast/videopoker/own.cpp", "#include <holdfast/videopoker/detail/x.h>\n#include <holdfast/toml/toml_text.h>\n", None, ""),
    ("apps/cli/good.cpp", "#include <iostream>\n#include <CLI/CLI.hpp>\n#include <holdfast/ask/q.h>\n", None, ""),
    ("tests/unit/core/good.cpp", "#include <gtest/gtest.h>\n#include <holdfast/videopoker/detail/x.h>\n", None, ""),
    ("tests/unit/core/beside.cpp", "#include \"numbers.h\"\n", None, ""),
    ("holdfast/cards/upward.h", "#pragma once\n#include <holdfast/ask/q.h>\n", 2, "a layer above it"),
    ("holdfast/videopoker/sister.cpp", "\n#include <holdfast/holdem/odds/odds.h>\n", 2, "the layer beside it"),
    ("holdfast/ask/peeks.cpp", "#include <holdfast/videopoker/detail/x.h>\n", 1, "detail/ belongs to"),
    ("apps/cli/peeks.cpp", "#include <holdfast/core/detail/x.h>\n", 1, "detail/ belongs to"),
    ("apps/cli/sister.cpp", "#include <apps/server/server.h>\n", 1, "only layers of the library"),
    ("apps/cli/serve.cpp", "#include <apps/server/serve.h>\n", None, ""),
    ("apps/cluster/guest.cpp", "#include <apps/cli/output.h>\n#include <mpi.h>\n", None, ""),
    ("apps/cli/host.cpp", "#include <apps/cluster/world.h>\n", 1, "only layers of the library"),
    ("apps/cluster/serve.cpp", "#include <apps/server/serve.h>\n", 1, "only layers of the library"),
    ("apps/server/sockets.cpp", "#include <boost/asio.hpp>\n#include <zlib.h>\n", None, ""),
    ("apps/server/http/visits.cpp", "#include <apps/server/work/fair_queue.h>\n", 1, "not in its row"),
    ("apps/server/work/good.cpp", "#include <apps/server/http/content.h>\n", None, ""),
    ("apps/server/work/asks.cpp", "#include <apps/server/service.h>\n", 1, "knows no service"),
    ("apps/server/attic/box.cpp", "\n", 1, "not in the table of modules"),
    ("apps/cli/commands/asks.cpp", "#include <apps/cli/program.h>\n", 1, "does not know the program"),
    ("holdfast/cards/tests.cpp", "#include <tests/support/oracle.h>\n", 1, "only layers of the library"),
    ("holdfast/cards/nowhere.cpp", "#include <holdfast/cellar/wine.h>\n", 1, "is in no layer"),
    ("holdfast/cellar/wine.cpp", "\n", 1, "not in the table of layers"),
    ("holdfast/cards/quoted.cpp", "int a;\n# include \"card.h\"\n", 2, "from the root of the tree"),
    ("holdfast/cards/json.cpp", "#include <nlohmann/json.hpp>\n", 1, "that is for ask, apps, bindings"),
    ("holdfast/videopoker/format.cpp", "#include <fmt/core.h>\n", 1, "that is for ask, apps, bindings"),
    ("holdfast/ask/toml.cpp", "#include <toml++/toml.h>\n", 1, "that is for toml"),
    ("holdfast/cards/vectors.cpp", "#include <hwy/highway.h>\n", 1, "that is for evaluation, videopoker"),
    ("holdfast/cards/tbb.cpp", "#include <tbb/task_arena.h>\n", 1, "that is for core"),
    ("holdfast/videopoker/mutex.cpp", "#include <mutex>\n", 1, "that is for core, ask, apps, bindings"),
    ("holdfast/ask/top.cpp", "#include <holdfast/ask/holdem/odds.h>\n#include <holdfast/ask/ask.h>\n", None, ""),
    ("holdfast/ask/holdem/good.h",
     "#pragma once\n#include <holdfast/ask/input/fields.h>\n#include <holdfast/ask/query.h>\n", None, ""),
    ("holdfast/ask/input/good.h", "#pragma once\n#include <holdfast/ask/answer/numbers.h>\n", None, ""),
    ("holdfast/ask/answer/knows.cpp", "#include <holdfast/ask/input/fields.h>\n", 1, "not in its row"),
    ("holdfast/ask/input/knows.cpp", "#include <holdfast/ask/cards/hand.h>\n", 1, "not in its row"),
    ("holdfast/ask/input/asks.cpp", "#include <holdfast/ask/query.h>\n", 1, "knows no query"),
    ("holdfast/ask/cards/visits.cpp", "#include <holdfast/ask/holdem/odds.h>\n", 1, "not in its row"),
    ("holdfast/ask/holdem/asks.cpp", "#include <holdfast/ask/ask.h>\n", 1, "does not know who asks"),
    ("holdfast/ask/attic/box.cpp", "\n", 1, "not in the table of modules"),
    ("holdfast/holdem/shows.h", "#pragma once\n#include <holdfast/holdem/detail/x.h>\n", 2, "is a detail"),
    ("holdfast/holdem/hides.cpp", "#include <holdfast/holdem/odds/detail/x.h>\n", None, ""),
    ("holdfast/holdem/odds/detail/good.h", "#pragma once\n#include <holdfast/holdem/detail/matching/x.h>\n", None, ""),
    ("holdfast/holdem/detail/matching/visits.h", "#pragma once\n#include <holdfast/holdem/odds/detail/x.h>\n", 2,
     "not in its row"),
    ("holdfast/holdem/detail/matching/graph.h", "#pragma once\n#include <holdfast/core/integers.h>\n", None, ""),
    ("holdfast/holdem/detail/matching/cards.h", "#pragma once\n#include <holdfast/cards/card.h>\n", 2, "not cards"),
    ("holdfast/holdem/detail/matching/ranks.cpp", "#include <holdfast/evaluation/x.h>\n", 1, "not cards"),
    ("holdfast/holdem/detail/cellar/wine.cpp", "\n", 1, "not in the table of modules"),
    ("holdfast/videopoker/strategy/charts/good.cpp",
     "#include <holdfast/videopoker/strategy/holds/x.h>\n#include <holdfast/videopoker/paytables/game.h>\n", None, ""),
    ("holdfast/videopoker/strategy/holds/visits.cpp", "#include <holdfast/videopoker/strategy/charts/chart.h>\n", 1, "not in its row"),
    ("holdfast/bankroll/visits.cpp", "#include <holdfast/videopoker/play/x.h>\n", 1, "a layer above it"),
    ("holdfast/videopoker/play/visits.cpp", "#include <holdfast/videopoker/strategy/charts/chart.h>\n", 1, "not in its row"),
    ("holdfast/videopoker/strategy/attic/box.cpp", "\n", 1, "not in the table of modules"),
    ("tools/long.py", "\n" * 401, 401, "401 lines, 400 at most"),
    ("bindings/python/holdfast/stud/answers.py", "\n" * 401, None, ""),
    ("tools/long.cpp", "\n" * 401, 401, "401 lines, 400 at most"),
    ("tools/quick.py", "import sys\n", None, ""),
    ("holdfast/ask/options.cpp", "#include <CLI/CLI.hpp>\n", 1, "that is for apps"),
    ("holdfast/ask/stranger.cpp", "#include <Poco/Any.h>\n", 1, "not in the table of tools/check_layers.py"),
    ("holdfast/ask/sockets.cpp", "#include <boost/asio.hpp>\n", 1, "that is for apps"),
    ("holdfast/exports/good.cpp", "#include <SQLiteCpp/SQLiteCpp.h>\n#include <holdfast/evaluation/x.h>\n", None, ""),
    ("holdfast/exports/asks.cpp", "#include <holdfast/ask/q.h>\n", 1, "the layer beside it"),
    ("apps/cli/database.cpp", "#include <sqlite3.h>\n", 1, "that is for exports"),
    ("holdfast/core/new.cpp", "#include <ranges>\n", 1, "not in every compiler"),
    ("holdfast/core/naked.h", "int a;\n", 1, "no #pragma once"),
    ("tests/support/naked.h", "int a;\n", 1, "no #pragma once"),
    ("holdfast/core/long.cpp", "\n" * 401, 401, "401 lines, 400 at most"),
    ("holdfast/core/full.cpp", "\n" * 400, None, ""),
    ("holdfast/core/talks.cpp", "void f() {\n    std::cout << 1;\n}\n", 2, "std::cout"),
    ("holdfast/core/warns.cpp", "auto& a = std::cerr;\n", 1, "std::cerr"),
    ("holdfast/core/prints.cpp", "void f() { printf(\"\"); }\n", 1, "printf"),
    ("holdfast/core/exits.cpp", "void f() { std::exit(1); }\n", 1, "exit"),
    ("holdfast/core/aborts.cpp", "void f() { std::abort(); }\n", 1, "abort"),
]


def self_test():
    failures = []
    if check_table({"a": {"b": set(), "c": {"b"}}}) or not check_table({"a": {"b": {"c"}, "c": {"b"}, "d": set()}}):
        failures.append("circles among modules are not told")
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text, _, _ in SELF_TEST:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        count, messages = check_tree(root)
        if count != len(SELF_TEST):
            failures.append(f"{count} files read of {len(SELF_TEST)}")
        for name, _, line, words in SELF_TEST:
            found = [message for message in messages if message.startswith(name + ":")]
            as_expected = not found if line is None else (
                len(found) == 1 and found[0].startswith(f"{name}:{line}: ") and words in found[0])
            if not as_expected:
                failures.append(f"{name}: expected {line}: {words or 'nothing'}, found {found}")
    return failures


def main(arguments):
    if arguments == ["--self-test"]:
        messages = self_test()
        summary = f"{len(SELF_TEST)} files of the self-test"
    else:
        root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parent.parent
        count, messages = check_tree(root)
        if count == 0:
            messages = [f"{root}: no C++ files"]
        summary = f"{count} files keep the rules"
    return report(messages, summary)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
