"""Runs the Python and SQL of docs/reference/file-formats.md, on shards of one block, and compares what they read.

HOLDFAST_PROGRAM is the program. Without NumPy, which nothing else needs, the test is skipped.
"""

import json
import os
import pathlib
import re
import sqlite3
import subprocess
import tempfile
import unittest

try:
    import numpy
except ImportError:
    numpy = None

DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "docs" / "reference" / "file-formats.md"
BLOCKS = {"river": 1051, "turn": 257, "flop": 220, "strength-flop": 220, "strength-turn": 1027}


def code_of(language):
    return re.search(rf"^```{language}\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.S | re.M).group(1)


def table(*arguments):
    command = [os.environ["HOLDFAST_PROGRAM"], "holdem", "table", *arguments, "--json"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


class FileFormatsTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(scratch.name)

    def build(self, kind):
        table("build", kind, "--shard", f"1/{BLOCKS[kind]}", "--out", f"{kind}.table")
        table("export", f"{kind}.table", "--out", f"{kind}.db")
        database = sqlite3.connect(f"{kind}.db")
        self.addCleanup(database.close)
        return database

    @unittest.skipIf(numpy is None, "NumPy is not installed")
    def test_numpy_reads_the_entries(self):
        tables = {kind: self.build(kind) for kind in BLOCKS}
        rows = {kind: tables[kind].execute("SELECT win, tie FROM odds ORDER BY situation").fetchall()
                for kind in ("river", "turn", "flop")}
        names = {}
        exec(code_of("python"), names)  # noqa: S102, what the reader is told to type
        self.assertEqual(list(zip(names["wins"].tolist(), names["ties"].tolist())), rows["river"])
        self.assertEqual(names["turn"].tolist(), rows["turn"])
        self.assertEqual(names["flop"].tolist(), rows["flop"])
        for kind in ("strength_flop", "strength_turn"):
            strengths = tables[kind.replace("_", "-")].execute("SELECT * FROM strength ORDER BY situation").fetchall()
            self.assertEqual([(sums, squares, *bins) for sums, squares, bins in names[kind].tolist()],
                             [row[4:] for row in strengths])
        self.assertEqual(len(names["mean_strength"]), len(names["strength_flop"]))

    def test_sqlite_finds_the_best_hands(self):
        best = self.build("flop").execute(code_of("sql")).fetchall()
        self.assertEqual(len(best), 10)
        self.assertEqual(best, sorted(best, key=lambda row: -row[1]))
        self.assertTrue(all(0.5 < equity <= 1 for _, equity in best))


if __name__ == "__main__":
    unittest.main()
