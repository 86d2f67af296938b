"""Rows that are looked up in tables have the odds that are counted."""

import os
import pathlib
import subprocess
import tempfile
import unittest

import numpy as np

import holdfast as hf

BOARDS = "2h7h7c", "QhJh2c5d", "9cTcJcQc"


def rows_on(board, count, seed):
    """Random hands, and boards of as many cards with these among them."""
    random = np.random.default_rng(seed)
    cards = hf.cards.indices(board)
    left = np.setdiff1d(np.arange(52), cards)
    return np.array([random.permutation(left)[:4] for _ in range(count)], np.uint8), np.array([cards] * count, np.uint8)


class Graphs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = pathlib.Path(cls.folder.name) / "graphs.table"
        subprocess.run([os.environ["HOLDFAST_FEW_GRAPHS"], cls.file, *BOARDS], check=True)
        cls.tables = hf.Tables(cls.folder.name)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def check(self, holes, boards, opponents):
        looked_up = hf.odds_array(holes, boards, opponents, tables=self.tables)
        np.testing.assert_array_equal(looked_up, hf.odds_array(holes, boards, opponents))
        np.testing.assert_array_equal(hf.odds_array(holes, boards, opponents, tables=self.tables, threads=2), looked_up)

    def test_flops_turns_and_rivers(self):
        for opponents in range(1, 11):
            for board, count in zip(BOARDS, (10, 40, 40)):
                holes, boards = rows_on(board, count, opponents)
                self.check(holes[:, :2], boards, opponents)
                if len(board) == 8:
                    self.check(holes[:, :2], np.hstack((boards, holes[:, 2:3])), opponents)

    def test_rivers_that_the_table_lacks_are_counted(self):
        random = np.random.default_rng(1)
        cards = np.array([random.permutation(52)[:7] for _ in range(600)])
        self.check(cards[:, :2], cards[:, 2:], 3)

    def test_before_the_flop(self):
        self.check(np.array([[51, 47]]), None, 9)

    def test_what_is_refused(self):
        with self.assertRaisesRegex(ValueError, "is not a folder"):
            hf.Tables(self.folder.name + "/nowhere")
        with tempfile.TemporaryDirectory() as empty:
            with self.assertRaisesRegex(ValueError, "has none of"):
                hf.Tables(pathlib.Path(empty))
            path = pathlib.Path(empty) / "graphs.table"
            path.write_text("hello")
            with self.assertRaises(hf.TextError):
                hf.Tables(empty)
            damaged = bytearray(self.file.read_bytes())
            damaged[200_000::512] = bytes(255 - byte for byte in damaged[200_000::512])
            path.write_bytes(damaged)
            with self.assertRaises(hf.DataError):
                hf.odds_array([[51, 47]], [hf.cards.indices("2h7h7c")], 2, tables=hf.Tables(empty))
            path.write_bytes(damaged[:-1])
            with self.assertRaisesRegex(hf.DataError, "its end is missing"):
                hf.Tables(empty)
        with self.assertRaises(hf.ArrayError):
            hf.odds_array([[51, 51]], [hf.cards.indices("QhJh2c5d3s")], 2, tables=self.tables)


if __name__ == "__main__":
    unittest.main()
