"""Ranges: sets of combos with weights."""

import pickle
import unittest
from decimal import Decimal
from fractions import Fraction

import numpy as np

import holdfast as hf
from holdfast.holdem import Range, ranges


class Ranges(unittest.TestCase):
    def test_ranges_as_arguments(self):
        expected = hf.equity("AA", "KK")
        self.assertEqual(hf.equity(Range("AA"), Range("KK")), expected)
        self.assertEqual(hf.equity([hf.Card("Ah"), "Kh"], "QsQd")[0].equity, hf.equity("AhKh", "QsQd")[0].equity)
        self.assertEqual(hf.odds(hf.cards.parse("AhKh"), hf.cards.parse("QhJh2c")), hf.odds("AhKh", "QhJh2c"))

    def test_named_ranges(self):
        names = {"big": "AA,KK", "open": Range("QQ,AKs"), "all": ["big", "open"]}
        self.assertEqual(Range("all,!AA", names=names), Range("KK-QQ,AKs"))
        self.assertEqual(Range("big:0.1234567", names=names, round_weights=True), Range("AA:0.123457,KK:0.123457"))
        shown = [hf.equity("big", "open", names=names)[0].equity, hf.odds("big", "Kh8h3c", versus="open", names=names)[0].equity,
                 hf.spread("big", "open", board="Kh8h3c", names=names)[0].equity, len(hf.preflop("all", names=names))]
        self.assertEqual(shown, [hf.equity("AA,KK", "QQ,AKs")[0].equity,
                                 hf.odds("AA,KK", "Kh8h3c", versus="QQ,AKs")[0].equity,
                                 hf.spread("AA,KK", "QQ,AKs", board="Kh8h3c")[0].equity, 4])
        with self.assertRaises(hf.TextError) as caught:
            Range("AA", names={"open": "KK,QZ"})
        error = caught.exception
        self.assertTrue(str(error).startswith("the range 'open': 'Z' is not a rank"))
        self.assertEqual((error.field, error.text, error.start, error.end), ("names", "KK,QZ", 4, 5))
        with self.assertRaisesRegex(TypeError, "names is a dict"):
            hf.equity("AA", "KK", names=["big"])
        with self.assertRaisesRegex(TypeError, "the name of a range is a string"):
            Range("AA", names={5: "KK"})

    def test_weights(self):
        weights = Range("QQ+, AKs:0.5").weights()
        self.assertEqual((weights.shape, weights.dtype), ((1326,), "float64"))
        self.assertEqual(weights.sum(), 20.0)
        a, b = sorted(hf.cards.indices("AhKh"), reverse=True)
        self.assertEqual(weights[a * (a - 1) // 2 + b], 0.5)
        for text in ("random", "top 15%", "AA:0.123,KK", "AhKh,2d2c:0.0001"):
            self.assertEqual(Range.from_weights(Range(text).weights()), Range(text))

    def test_weights_that_are_none(self):
        for bad, words in ((-0.5, "is not a weight"), (1.5, "is not a weight"), (float("nan"), "is not a weight"),
                           (float("inf"), "is not a weight"), (1e-300, "is too small")):
            weights = Range("AA").weights()
            weights[1325] = bad
            with self.assertRaisesRegex(hf.ArrayError, rf"^weight 1325 \(AsAh\): {bad} {words}") as caught:
                Range.from_weights(weights)
            self.assertEqual(caught.exception.row, 1325)
        with self.assertRaises(hf.ArrayError):
            Range.from_weights(Range("AA").weights()[:-1])
        with self.assertRaises(hf.ArrayError):
            Range.from_weights(Range("AA").weights() * 0)
        weights[0], weights[1325] = 0.1234567, 1
        with self.assertRaisesRegex(hf.ArrayError, r"^weight 0 \(2c2d\): 0.1234567 has a denominator above 1000000; round=4"):
            Range.from_weights(weights)
        self.assertEqual(Range.from_weights(weights, round=4), Range("AA,2c2d:0.1235"))
        for bad in (True, "1", None, float("nan"), Decimal("inf"), np.float32(0.5)):
            with self.assertRaisesRegex(hf.ArrayError, r"^weight 0 \(2c2d\)"):
                Range.from_weights([bad] + [0] * 1325)
        with self.assertRaisesRegex(hf.ArrayError, r"^weight 0 \(2c2d\): 0.5 is a float32: pass floats, or an array of float32$"):
            Range.from_weights([np.float32(0.5)] + [0] * 1325)
        with self.assertRaisesRegex(hf.ArrayError, "no common denominator of at most 1000000"):
            Range.from_weights([Fraction(1, 999_983), Fraction(1, 999_979)] + [0] * 1324)

    def test_weights_are_the_way_there_and_back(self):
        for text in ("AA:1/3", "AA:1/7,KK:2/3,72o:1/999", "random:1/3", "AsAh:999979/999983", "AA:1/1000000,KK"):
            r = Range(text)
            self.assertEqual(Range.from_weights(r.weights()), r)
            self.assertEqual(Range.from_weights(r.weights_exact()), r)
            self.assertEqual(sum(r.weights_exact()), r.weight_exact)
        self.assertEqual(Range.from_weights([Fraction(1, 3)] * 1326), Range("random:1/3"))
        self.assertEqual(Range.from_weights([Decimal("0.1")] * 1326), Range("random:0.1"))
        self.assertEqual(Range.from_weights(np.full(1326, 0.1, ">f4")), Range("random:0.1"))
        self.assertEqual(Range.from_weights(np.ones(1326, np.uint8)), Range("random"))
        # From 0.01 to 1/64 the float32 are nearer to each other than decimals of eight digits.
        short = np.linspace(0.01, 1 / 64, 1326, dtype=np.float32)
        self.assertEqual(Range.from_weights(short, round=3).combos, 1326)
        self.assertEqual(Range.from_weights(np.random.default_rng(0).random(1326), round=3).combos, 1323)

    def test_in(self):
        self.assertIn("AKs", hf.Range("AK"))
        self.assertIn("AhKh", hf.Range("AKs:0.5"))
        self.assertNotIn("AK", hf.Range("AKs"))
        self.assertNotIn("QQ", hf.Range("KK+"))

    def test_a_range_of_a_range(self):
        self.assertEqual(Range(Range("AA")), Range("AA"))

    def test_small_weights_read_back(self):
        small = hf.Range("AA,KK:0.00001")
        self.assertEqual(hf.Range.from_weights(small.weights()), small)

    def test_what_a_range_holds(self):
        r = Range("AA:0.5,KQs")
        self.assertEqual((r.combos, r.weight_exact, str(r)), (10, 7, "KQs,AA:1/2"))
        self.assertEqual([line.hand for line in r.hands if line.combos], ["AA", "KQs"])
        self.assertEqual((len(r.hands), r.hands.columns()["hand"][:2]), (169, ["AA", "AKs"]))

    def test_properties_share_one_answer(self):
        r = Range("QQ+,A5s-A2s:0.25")
        asked = ranges._answer.cache_info().misses
        self.assertEqual((r.combos, r.weight_exact, len(r.hands), round(r.share, 6)), (34, 22, 169, 0.016591))
        self.assertEqual(ranges._answer.cache_info().misses, asked + 1)


def weights_of(r):
    return dict(enumerate(r.weights_exact()))


class Sets(unittest.TestCase):
    samples = [Range(text) for text in ("QQ+,AKs", "AA:1/3,KK", "random", "top 15%,!AA", "AhKh:0.25,72o", "KK:2/3,AKs:0.1")] + [Range()]

    def test_operations_are_those_of_every_weight(self):
        rules = ((Range.__or__, max), (Range.__and__, min), (Range.__sub__, lambda one, other: max(one - other, 0)))
        for one in self.samples:
            for other in self.samples:
                first, second = weights_of(one), weights_of(other)
                for operation, rule in rules:
                    expected = {number: rule(first[number], second[number]) for number in first}
                    self.assertEqual(weights_of(operation(one, other)), expected, (operation, one, other))
                self.assertEqual(one <= other, all(first[number] <= second[number] for number in first))
                self.assertEqual((one < other, one > other), (one <= other and one != other, other <= one and one != other))
                self.assertEqual((one >= other), other <= one)

    def test_operands_may_be_texts(self):
        r = Range("QQ+")
        self.assertEqual(("AKs" | r, "AA,22" & r, "AA,22" - r, r - "AA"), (r | "AKs", Range("AA"), Range("22"), Range("KK-QQ")))
        self.assertTrue(r <= "JJ+" and r > "AA" and "AA" <= r)
        for operation in (lambda: r | 7, lambda: 7 & r, lambda: r - None, lambda: r <= 7, lambda: r * "2", lambda: r * True):
            with self.assertRaises(TypeError):
                operation()
        with self.assertRaises(hf.TextError):
            r | "A1s"

    def test_a_range_times_a_number(self):
        for half in (0.5, Fraction(1, 2), Decimal("0.5"), np.float64(0.5)):
            self.assertEqual((Range("AA,KK:1/3") * half, half * Range("AA")), (Range("AA:1/2,KK:1/6"), Range("AA:0.5")))
        self.assertEqual((Range("AA") * 1, Range("AA") * 0), (Range("AA"), Range()))
        for wrong in (2, -0.5, float("nan")):
            with self.assertRaisesRegex(ValueError, "is not a weight from 0 to 1$"):
                Range("AA:0.1") * wrong

    def test_combos_are_pairs_of_cards(self):
        r = Range("AhKh,22:0.5")
        self.assertEqual([high.text + low.text for high, low in r], ["2c2d", "2h2d", "2h2c", "2s2d", "2s2c", "2s2h", "AhKh"])
        self.assertEqual((len(r), r.combos, bool(r)), (7, 7, True))
        self.assertTrue(all(pair in r for pair in r))
        self.assertNotIn(hf.cards.parse("AsKs"), r)
        self.assertEqual(list(Range("random")), [(one, other) for one in hf.cards.deck() for other in hf.cards.deck() if one > other])
        self.assertEqual(Range(pair for pair in r if pair[0].suit == pair[1].suit), Range("AhKh"))

    def test_weights_by_hand(self):
        r = Range("AA:0.5,KsKh,AKs:1/3")
        self.assertEqual((r["AA"], r["KsKh"], r["KK"], r["AK"], r["QQ"], r[hf.cards.parse("AhKh")]), (0.5, 1.0, 1 / 6, 1 / 12, 0.0, 1 / 3))

    def test_lists_are_hands_and_two_cards_are_one(self):
        self.assertEqual(Range(["AA", "KK", "AhKh"]), Range("AA,KK,AhKh"))
        self.assertEqual(Range(["Ah", hf.Card("Kh")]), Range("AhKh"))
        self.assertEqual(Range(("10h", "9\u2665")), Range("Th9h"))
        self.assertEqual(Range([Range("AA:0.5"), Range(), "KK"]), Range("AA:0.5,KK"))
        self.assertEqual(hf.equity(["AA", "KK"], "QQ"), hf.equity("AA,KK", "QQ"))
        for wrong in (["AA", ""], ["AA", "Ah"], ["Ah"], [["AA"], "K1"]):
            with self.assertRaises(hf.TextError):
                Range(wrong)
        for wrong in (7, None, [7], b"AA", ["AA", 7]):
            with self.assertRaises(TypeError):
                Range(wrong)

    def test_dicts_are_weights(self):
        self.assertEqual(hf.equity({"AA,KK": 0.5, "AKs": 1}, "QQ")[1], hf.equity("AA:0.5,KK:0.5,AKs", "QQ")[1])
        self.assertEqual(Range({"AA": 1, "KK:0.5": Fraction(1, 3), "QQ": 0}), Range("AA,KK:1/6"))
        self.assertEqual(Range({pair: 0.5 for pair in Range("AA")}), Range("AA:0.5"))
        with self.assertRaisesRegex(hf.TextError, "already in the range with weight 1; here it has weight 1/2"):
            Range({"AA": 1, "QQ+": 0.5})
        for wrong, words in ((50, "^the weight of 'AA': 50 is not a weight from 0 to 1$"), ("x", "^the weight of 'AA': 'x' is not a number$")):
            with self.assertRaisesRegex(ValueError, words):
                hf.odds({"AA": wrong})

    def test_dicts_are_nothing_else(self):
        game = hf.Game("jacks-or-better-9-6")
        dict_of = {"flush": 6}
        for call in (lambda: hf.identify(dict_of), lambda: game.meters(dict_of), lambda: game.sweep([[1]], dict_of), lambda: hf.plan(dict_of),
                     lambda: game.bankroll(hands=9, quantiles={0.5: 1}), lambda: hf.odds("AhKh", opponents={1: 2}),
                     lambda: hf.odds("AhKh", board={"Qh": 1}), lambda: hf.cards.indices({"Ah": 1})):
            with self.assertRaises(TypeError):
                call()

    def test_one_opponent_with_a_range(self):
        expected = hf.odds("AhKh", "QhJh2c", versus=["top 20%"]).results
        for versus in (Range("top 20%"), "top 20%", {"top 20%": 1}, [Range("top 20%")]):
            self.assertEqual(hf.odds("AhKh", "QhJh2c", versus=versus).results, expected)
        self.assertEqual(hf.odds("AhKh", versus=""), hf.odds("AhKh"))

    def test_a_range_without_combos(self):
        nothing = Range("AA") - "AA"
        self.assertEqual((nothing, nothing.text, repr(nothing), len(nothing), list(nothing)), (Range(), "", "Range()", 0, []))
        self.assertEqual((nothing.combos, nothing.weight_exact, nothing.share, len(nothing.hands)), (0, 0, 0.0, 169))
        self.assertEqual((nothing.weights().sum(), Range([]), Range({})), (0.0, nothing, nothing))
        self.assertFalse(nothing)
        self.assertEqual(pickle.loads(pickle.dumps(nothing)), nothing)
        for call in (lambda: hf.equity(nothing, "AA"), lambda: hf.odds(nothing), lambda: hf.odds("AhKh", versus=nothing),
                     lambda: hf.equity({"AA": 0}, "KK"), lambda: nothing.on_board("QhJh2c")):
            with self.assertRaisesRegex(ValueError, "^a range has no combos$"):
                call()
        with self.assertRaises(hf.TextError):
            Range("")

    def test_a_long_range_is_short_at_the_prompt(self):
        weights = [Fraction(number % 100, 100) for number in range(1326)]
        self.assertEqual(repr(Range.from_weights(weights)), "<Range of 1,312 combos>")


if __name__ == "__main__":
    unittest.main()
