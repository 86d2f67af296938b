"""Many paytables at once: returns are those of single analyses, and the row that is wrong is named."""

import unittest

import numpy as np
from random_hands import layouts

import holdfast as hf


class Paytables(unittest.TestCase):
    game = hf.Game("jacks-or-better-9-6")

    def test_returns_equal_single_analyses(self):
        pays = np.random.default_rng(2).integers(1, 60, (12, 3))
        rows = ["four of a kind", "full house", "jacks or better"]
        expected = [hf.Game("jacks-or-better-9-6", pays=dict(zip(rows, map(int, row)))).analyze().return_ for row in pays]
        self.assertEqual(self.game.sweep(pays, rows).tolist(), expected)
        for name, same in layouts(pays):
            with self.subTest(name):
                self.assertEqual(self.game.sweep(same, rows).tolist(), expected)

    def test_floats_are_the_shortest_decimals(self):
        expected = [hf.Game("jacks-or-better-9-6", pays={"flush": pay}).analyze().return_ for pay in ("0.1", "5.25")]
        for kind in ("<f4", ">f4", "<f8", ">f8"):
            self.assertEqual(self.game.sweep(np.array([[0.1], [5.25]], kind), ["flush"]).tolist(), expected)

    def test_small_pays_are_exact(self):
        game = hf.Game("jacks-or-better-9-6", pays={"flush": 1e-5})
        self.assertEqual(hf.Game("jacks-or-better-9-6").sweep(np.array([[1e-5]]), ["flush"])[0], game.analyze().return_)
        zero = hf.Game("jacks-or-better-9-6").sweep(np.array([[-0.0]]), ["flush"])
        self.assertEqual(zero[0], hf.Game("jacks-or-better-9-6", pays={"flush": 0}).analyze().return_)

    def test_pays_of_the_game_stay(self):
        changed = hf.Game("jacks-or-better-9-6", pays={"flush": 5})
        self.assertEqual(changed.sweep(np.array([[8]]), ["full house"])[0], 0.9729843375055874)
        changed = hf.Game("jacks-or-better-9-6", pays={"flush": 5, "full house": 8})
        self.assertEqual(changed.sweep(np.array([[4]]), ["straight"])[0], 0.9729843375055874)

    def test_a_paytable_of_ones_own(self):
        toml = 'id = "f"\ndeck = 52\n[[pay]]\nhand = "flush"\npays = 100\n'
        game = hf.Game(toml=toml)
        self.assertEqual(game.sweep(np.array([[100]]), ["flush"])[0], game.analyze().return_)

    def test_wrong_rows_and_pays(self):
        with self.assertRaisesRegex(hf.TextError, "flash"):
            self.game.sweep(np.array([[1]]), ["flash"])
        with self.assertRaisesRegex(hf.TextError, "twice"):
            self.game.sweep(np.array([[1, 2]]), ["flush", "flush"])
        with self.assertRaises(TypeError):
            self.game.sweep(np.array([[1]]), "flush")
        for bad in (-1.0, float("nan"), float("inf"), 1e-13, 1e13, 1e300):
            with self.assertRaises(hf.ArrayError) as caught:
                self.game.sweep(np.array([[1.0]] * 7 + [[bad]]), ["flush"])
            self.assertEqual(caught.exception.row, 7)

    def test_the_shape_of_pays(self):
        with self.assertRaisesRegex(hf.ArrayError, r"^pays must have the shape \(n, 1\), a column for each of the rows, not \(3,\)$"):
            self.game.sweep(np.array([9, 8, 7]), ["full house"])


if __name__ == "__main__":
    unittest.main()
