"""What takes long: a million hands, rows by the hundred thousand, leaks, charts, and the package in new environments."""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import unittest
import zipfile

import numpy as np
from entry_point_test import answers_of_batch, examples, is_slow
from plain_ranks import all_keys, plain_ranks
from random_hands import layouts, random_cards, text_of

import holdfast as hf

ROOT = pathlib.Path(__file__).resolve().parents[2]


class HandsSlow(unittest.TestCase):
    def test_a_million_hands_against_the_rules(self):
        keys = all_keys()
        self.assertEqual(len(keys), 7462)
        for width, rows in ((5, 200_000), (6, 200_000), (7, 600_000)):
            for part in range(4):
                hands = random_cards(rows // 4, width, seed=100 * width + part)
                np.testing.assert_array_equal(hf.rank(hands), plain_ranks(hands, keys))

    def test_many_rows_of_every_layout_equal_single_hands(self):
        hands = random_cards(5_000, 7, seed=3)
        expected = [hf.rank(text_of(row)) for row in hands]
        for _, same in layouts(hands):  # 23 layouts
            self.assertEqual(hf.rank(same).tolist(), expected)

    def test_many_situations_equal_single_queries(self):
        cards = random_cards(5_000, 7, seed=4)
        expected = [[one.win.probability, one.tie.probability, one.lose.probability, one.equity]
                    for one in (hf.odds(text_of(row[:2]), text_of(row[2:]))[0] for row in cards)]
        for _, same in layouts(cards):
            self.assertEqual(hf.odds_array(same[:, :2], same[:, 2:]).tolist(), expected)


class ChartsSlow(unittest.TestCase):
    def test_long_examples_equal_the_command_line(self):
        requests = examples(is_slow)
        for request, expected in zip(requests, answers_of_batch(requests), strict=True):
            with self.subTest(request):
                self.assertEqual(hf.ask(request, threads=2), expected)


class MemorySlow(unittest.TestCase):
    def grown(self, call, calls):
        """By how many bytes the process grows over these calls, after its initial growth."""
        for _ in range(calls // 10):
            call()
        before = self.memory()
        for _ in range(calls):
            call()
        return self.memory() - before

    @staticmethod
    def memory():
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()

    def test_a_million_calls_leave_nothing(self):
        hands, wrong = random_cards(3, 7), np.zeros((3, 7), np.uint8)

        def refuse(call, *arguments):
            try:
                call(*arguments)
            except ValueError:
                return
            raise AssertionError("not refused")
        for call, calls in ((lambda: hf.rank(hands), 400_000), (lambda: refuse(hf.rank, wrong), 300_000),
                            (lambda: hf.rank("AsKsQsJsTs"), 200_000), (lambda: refuse(hf.Card, "Xh"), 50_000),
                            (lambda: hf.ask({"query": "hand", "cards": "AsKsQsJsTs"}), 30_000),
                            (lambda: hf.equity("AhKh", "QsQd"), 20_000)):
            self.assertLess(self.grown(call, calls), 4 << 20)


class PackagesSlow(unittest.TestCase):
    """Built with Debian's packages alone, from the tree as git has it."""

    def run_in(self, folder, *command):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, f"{command}\n{result.stdout[-3000:]}\n{result.stderr[-3000:]}")
        return result.stdout

    def environment(self, folder, name, *options):
        self.run_in(folder, sys.executable, "-m", "venv", *options, name)
        return folder / name / "bin"

    def test_source_wheel_and_installation(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            tree = folder / "tree"
            tree.mkdir()
            archive = folder / "tree.tar"
            self.run_in(ROOT, "git", "archive", "--output", str(archive), "HEAD")
            self.run_in(tree, "tar", "xf", str(archive))
            self.run_in(tree, sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(folder))
            source = next(folder.glob("holdfast-*.tar.gz"))
            builder = self.environment(folder, "builder", "--system-site-packages")
            self.run_in(folder, str(builder / "pip"), "wheel", "--no-build-isolation", "--no-index", "--no-deps", str(source))
            wheel = next(folder.glob("holdfast-*.whl"))
            with zipfile.ZipFile(wheel) as packed:
                told = {pathlib.PurePath(each).name: packed.read(each).decode() for each in packed.namelist()
                        if ".dist-info/" in each}
            self.assertLessEqual({"LICENSE", "NOTICES.md", "Apache-2.0.txt"}, set(told))
            self.assertIn("\nLicense: MIT\n", told["METADATA"])
            self.assertNotRegex(told["METADATA"], r"\]\((?!https?:)")  # links that lead nowhere outside of the source
            bare = self.environment(folder, "bare")
            self.run_in(folder, str(bare / "pip"), "install", "--no-index", str(wheel))
            code = ("import holdfast as hf; print(hf.__version__, hf.rank('AsKsQsJsTs'), "
                    "hf.Game('jacks-or-better-9-6').analyze(threads=2).return_exact)")
            self.assertEqual(self.run_in(folder, str(bare / "python"), "-c", code).split()[1:],
                             ["7462", "1653526326983/1661102543100"])
            module = next((folder / "bare").rglob("_core*.so"))
            for library in ("fmt", "tbb", "not found"):
                self.assertNotIn(library, self.run_in(folder, "ldd", str(module)))


if __name__ == "__main__":
    unittest.main()
