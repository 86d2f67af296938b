"""The equities of all combos, as arrays."""

import unittest

import numpy as np

import holdfast as hf
from holdfast import Range
from holdfast.holdem import Spread


class Spreads(unittest.TestCase):
    def test_arrays_of_all_combos(self):
        s = hf.spread("AA,KQs:0.5", "random", board="QhJh2c", next_cards=True)
        equities, shares = s[0].equities(), s[0].shares()
        self.assertEqual((equities.shape, equities.dtype), ((1326,), "float64"))
        a, b = sorted(hf.cards.indices("AhAd"), reverse=True)
        self.assertEqual(equities[a * (a - 1) // 2 + b], hf.equity("AhAd", "random", board="QhJh2c")[0].equity)
        held = ~np.isnan(equities)
        self.assertEqual(held.sum(), s[0].combos)
        self.assertEqual(held.tolist(), (Range("AA,KQs,!KhQh").weights() > 0).tolist())
        self.assertAlmostEqual(float(np.nansum(equities * shares)), s[0].equity, places=14)
        self.assertAlmostEqual(float(shares.sum()), 1, places=14)
        np.testing.assert_allclose(s[0].wins()[held] + s[0].ties()[held] / 2, equities[held], rtol=1e-14)
        self.assertEqual(len(s.next_cards), 49)
        self.assertIsNone(hf.spread("AA", "KK").next_cards)

    def test_the_answer_is_that_of_the_query(self):
        s = hf.spread("AA,KQs", "QQ", board="QhJh2c", next_cards=True)
        asked = hf.ask({"query": "holdem.spread", "ranges": ["AA,KQs", "QQ"], "board": "QhJh2c", "hands": True,
                        "next_cards": True})
        self.assertEqual(s, Spread._read(asked))
        self.assertEqual([line["good_cards"] for line in asked["players"][1]["hands"]], [c.good_cards for c in s[1]])

    def test_what_is_refused(self):
        for ranges, words in ((("AA",), "takes 2 to 4 players"), (("random",) * 3, "an exact count")):
            with self.assertRaisesRegex(hf.TextError, words):
                hf.spread(*ranges)


if __name__ == "__main__":
    unittest.main()
