"""Arrays answer what single queries do, whatever their type and layout, and name the row that is wrong."""

import re
import unittest
from array import array
from decimal import Decimal
from fractions import Fraction

import numpy as np
from random_hands import layouts, random_cards, text_of

import holdfast as hf

GAME = hf.Game("jacks-or-better-9-6")
SOME = 300  # rows that are compared with single queries


class Hands(unittest.TestCase):
    def test_ranks_equal_single_hands(self):
        for width in (5, 6, 7):
            hands = random_cards(SOME, width)
            expected = [hf.rank(text_of(row)) for row in hands]
            self.assertEqual(hf.rank(hands).tolist(), expected)

    def test_layouts_change_nothing(self):
        for width in (5, 6, 7):
            hands = random_cards(2000, width, seed=width)
            expected = hf.rank(hands)
            best = hf.best_five(hands)
            for name, same in layouts(hands):
                with self.subTest(name):
                    np.testing.assert_array_equal(same, hands)
                    np.testing.assert_array_equal(hf.rank(same), expected)
                    np.testing.assert_array_equal(hf.best_five(same), best)

    def test_threads_change_nothing(self):
        hands = random_cards(150_000, 7)
        np.testing.assert_array_equal(hf.rank(hands, threads=2), hf.rank(hands))

    def test_categories_equal_single_ranks(self):
        ranks = np.arange(1, 7463)
        categories = hf.category(ranks)
        self.assertEqual(categories.dtype, np.uint8)
        self.assertEqual(categories.tolist(), [hf.category(int(rank)) for rank in ranks])
        self.assertEqual(np.bincount(categories).tolist(), [1277, 2860, 858, 858, 10, 1277, 156, 156, 10])

    def test_best_fives_equal_single_hands(self):
        hands = random_cards(SOME, 7)
        for row, best in zip(hands, hf.best_five(hands)):
            self.assertEqual(text_of(best), "".join(map(str, hf.best_five(text_of(row)))))

    def test_no_rows(self):
        self.assertEqual(hf.rank(np.zeros((0, 7), int)).shape, (0,))
        self.assertEqual(hf.best_five(np.zeros((0, 7), int)).shape, (0, 5))

    def test_without_numpy_arrays(self):
        hands = memoryview(array("i", [51, 47, 43, 39, 35, 0, 4, 9, 13, 17])).cast("B").cast("i", (2, 5))
        ranks = hf.rank(hands)
        self.assertIsInstance(ranks, memoryview)
        self.assertEqual(ranks.tolist(), [7462, hf.rank("2d3d4c5c6c")])
        self.assertEqual(hf.best_five(hands).shape, (2, 5))

    def test_one_row_by_itself(self):
        hands = random_cards(3, 7)
        np.testing.assert_array_equal(hf.rank(hands[1]), hf.rank(hands)[1:2])
        np.testing.assert_array_equal(hf.rank(hands[:, ::-1][1]), hf.rank(hands)[1:2])
        np.testing.assert_array_equal(hf.best_five(hands[1]), hf.best_five(hands)[1:2])
        self.assertEqual(hf.rank(bytes([51, 47, 43, 39, 35])).tolist(), [7462])
        self.assertEqual(hf.equity_array(hands[1, :2], hands[1, 2:4], hands[1, 4:]).tolist(),
                         hf.equity_array(hands[1:2, :2], hands[1:2, 2:4], hands[1:2, 4:]).tolist())
        self.assertEqual(hf.odds_array(hands[1, :2], hands[1, 2:]).shape, (1, 4))
        self.assertEqual(GAME.sweep(np.array([9, 6]), ["full house", "flush"]).tolist(), [0.9954390436951225])

    def test_results_are_numpys_where_an_argument_is(self):
        hands = random_cards(3, 4)
        first = memoryview(bytes(hands[:, :2].flatten())).cast("B", (3, 2))
        self.assertIsInstance(hf.equity_array(first, hands[:, 2:]), np.ndarray)

    def test_many_paytables(self):
        pays = np.arange(1, 1201)[:, None] % 40 + 1
        np.testing.assert_array_equal(GAME.sweep(pays, ["flush"]),
                                      np.tile(GAME.sweep(pays[:40], ["flush"]), 30))

    def test_lists_give_lists(self):
        hands = random_cards(5, 7)
        self.assertEqual(hf.rank(hands.tolist()), hf.rank(hands).tolist())
        self.assertEqual(hf.rank(tuple(map(tuple, hands.tolist()))), hf.rank(hands).tolist())
        self.assertEqual(hf.rank([list(row) for row in hands]), hf.rank(hands).tolist())  # of numpy.uint8
        self.assertEqual(hf.rank(hands.tolist()[0]), hf.rank(hands).tolist()[:1])
        self.assertEqual(hf.best_five(hands.tolist()), hf.best_five(hands).tolist())
        self.assertEqual(hf.category(hf.rank(hands.tolist())), hf.category(hf.rank(hands)).tolist())
        self.assertEqual(hf.equity_array(hands[:, :2].tolist(), hands[:, 2:4].tolist(), hands[:, 4:].tolist()),
                         hf.equity_array(hands[:, :2], hands[:, 2:4], hands[:, 4:]).tolist())
        self.assertEqual(hf.odds_array(hands[:, :2].tolist(), hands[:, 2:]),
                         hf.odds_array(hands[:, :2], hands[:, 2:]).tolist())
        self.assertEqual(GAME.sweep([[9, 6], [8.5, 5]], ["full house", "flush"]),
                         GAME.sweep(np.array([[9, 6], [8.5, 5]]), ["full house", "flush"]).tolist())
        weights = hf.Range("AA:0.5,KQs").weights()
        self.assertEqual(hf.Range.from_weights(weights.tolist()), hf.Range("AA:0.5,KQs"))
        out = np.zeros(5, np.uint16)
        self.assertIs(hf.rank(hands.tolist(), out=out), out)
        self.assertEqual(out.tolist(), hf.rank(hands).tolist())

    def test_categories_of_cards_are_those_of_their_ranks(self):
        for text, number in (("AsKsQsJsTs", 8), ("9s9h9d4s4c", 6), ("2c3d4h5s7c", 0), (["As", "Ah", "2c", "3c", "4c"], 1)):
            self.assertEqual(hf.category(text), number)
            self.assertEqual(hf.category(hf.rank(text)), number)
        self.assertEqual([hf.CATEGORIES[hf.category(rank)] for rank in (1, 7462)], ["high card", "straight flush"])

    def test_out_is_filled(self):
        hands = random_cards(100, 7)
        out = np.zeros(100, np.uint16)
        self.assertIs(hf.rank(hands, out=out), out)
        np.testing.assert_array_equal(out, hf.rank(hands))


class Situations(unittest.TestCase):
    def test_equities_equal_single_queries(self):
        for board in (0, 3, 4, 5):
            cards = random_cards(60, 4 + board, seed=board)
            first, second, boards = cards[:, :2], cards[:, 2:4], cards[:, 4:]
            expected = [hf.equity(text_of(row[:2]), text_of(row[2:4]), board=text_of(row[4:]))[0].equity
                        for row in cards]
            self.assertEqual(hf.equity_array(first, second, boards if board else None).tolist(), expected)
            for name, same in layouts(cards):
                with self.subTest(name):
                    self.assertEqual(hf.equity_array(same[:, :2], second, same[:, 4:]).tolist(), expected)

    def test_many_rows_before_the_flop_equal_few(self):
        holes = random_cards(400, 2)
        for opponents in (1, 9):
            rows = [hf.odds_array(row[None], opponents=opponents)[0].tolist() for row in holes]
            self.assertEqual(hf.odds_array(holes, opponents=opponents).tolist(), rows)

    def test_many_rows_on_a_board_equal_few(self):
        cards = random_cards(200, 7)
        rows = [hf.odds_array(row[None, :2], row[None, 2:])[0].tolist() for row in cards]
        self.assertEqual(hf.odds_array(cards[:, :2], cards[:, 2:]).tolist(), rows)

    def test_odds_equal_single_queries(self):
        for board, opponents in ((5, 1), (5, 4), (4, 1), (3, 1), (4, 2), (0, 1), (0, 9)):
            # A single query also counts what the hand will make, which takes long before the flop.
            cards = random_cards(40 if board == 5 else 4, 2 + board, seed=board)
            expected = []
            for row in cards:
                one = hf.odds(text_of(row[:2]), text_of(row[2:]), opponents)[0]
                expected.append([one.win.probability, one.tie.probability, one.lose.probability, one.equity])
            got = hf.odds_array(cards[:, :2], cards[:, 2:], opponents, threads=2)
            self.assertEqual(got.tolist(), expected)
            for name, same in layouts(cards):
                with self.subTest(name):
                    self.assertEqual(hf.odds_array(same[:, :2], same[:, 2:], opponents).tolist(), expected)


class Wrong(unittest.TestCase):
    def refused(self, words, call, *arguments, row=None, **named):
        with self.assertRaisesRegex(hf.ArrayError, words) as caught:
            call(*arguments, **named)
        self.assertEqual(caught.exception.row, row)

    def test_cards_that_are_none(self):
        for kind, bad in (("uint8", 52), ("int8", -1), ("int64", 2**40), ("uint64", 2**64 - 1), (">i4", -7), ("int16", 256)):
            for rows in (10, 200_000):
                hands = np.resize(random_cards(10, 7), (rows, 7)).astype(kind)
                hands[7, 3] = bad
                hands[9, 0] = bad
                self.refused(rf"row 7: {bad} is not the index of a card", hf.rank, hands, row=7)
                self.refused("row 7", hf.rank, hands, row=7, threads=3)

    def test_the_first_numbers_that_are_no_cards(self):
        hands = random_cards(10, 7)
        for bad in range(52, 66):
            for row, column in ((0, 0), (4, 3), (9, 6)):
                wrong = hands.copy()
                wrong[row, column] = bad
                for call in (hf.rank, hf.best_five):
                    self.refused(f"row {row}: {bad} is not the index of a card", call, wrong, row=row)

    def test_repeated_cards(self):
        cards = random_cards(10, 9)
        cards[4, 6] = cards[4, 0]
        name = text_of(cards[4, :1])
        self.refused(f"row 4: {name} appears twice", hf.rank, cards[:, :7], row=4)
        self.refused(f"row 4: {name} appears twice", hf.best_five, cards[:, :7].astype("int32"), row=4)
        self.refused(f"row 4: {name} appears twice", hf.odds_array, cards[:, :2], cards[:, 4:9], row=4)
        self.refused(f"row 4: {name} appears twice", hf.equity_array, cards[:, :2], cards[:, 5:7], row=4)
        self.refused(f"row 4: {name} appears twice", hf.equity_array, cards[:, 2:4], cards[:, :2], cards[:, 4:7], row=4)

    def test_a_card_several_times_in_every_layout(self):
        hands = random_cards(9_000, 7)
        for row, card in ((0, 24), (4095, 51), (4096, 0), (8_999, 27)):
            bad = hands.copy()
            bad[row] = card
            for kind in ("uint8", "int8", ">u2", "int64"):
                self.refused(f"row {row}: {text_of([card])} appears twice", hf.rank, bad.astype(kind), row=row)
            self.refused(f"row {row}: ", hf.rank, np.asfortranarray(bad), row=row)

    def test_kinds_and_shapes(self):
        hands = random_cards(4, 7)
        for kind in ("float16", "float64", "bool", "complex128", "object", "<U4", "datetime64[s]"):
            wrong = np.zeros((1, 7), kind)
            self.refused(rf"^hands must hold integers, not {re.escape(kind)}$", hf.rank, wrong)
            self.refused(rf"^boards must hold integers, not {re.escape(kind)}$", hf.odds_array, hands[:, :2], wrong)
        for kind in ("float16", "bool", "object", "<U4", "datetime64[s]"):
            self.refused(rf"^pays must hold integers, float32 or float64, not {re.escape(kind)}$", GAME.sweep,
                         np.zeros((1, 1), kind), ["flush"])
        self.refused("^hands must hold integers, not .*'u1'", hf.rank, np.zeros(1, [("a", "u1"), ("b", "u2")]))
        self.refused("integers, not floats", hf.rank, array("d", [1.0] * 7))
        self.refused("cannot be read", hf.rank, memoryview(hands.astype(bool)))
        self.refused(r"not \(4, 4\)", hf.rank, hands[:, :4])
        self.refused(r"not \(1, 4\)", hf.rank, hands[0, :4])
        self.refused(r"not \(2, 2, 7\)", hf.rank, hands.reshape(2, 2, 7))
        self.refused("rows", hf.rank, np.array(3))
        self.refused("array", hf.rank, 7)
        self.refused("array", hf.rank, None)
        self.refused("one dimension", hf.category, np.ones((2, 2), int))
        self.refused(r"\(4, 2\)", hf.odds_array, hands[:, :3], None)
        self.refused("0, 3, 4 or 5", hf.odds_array, hands[:, :2], hands[:, 2:4])
        self.refused("as many rows", hf.odds_array, hands[:, :2], hands[:3, 2:5])
        self.refused(r"\(4, 2\)", hf.equity_array, hands[:, :2], hands[:3, 2:4])
        self.refused("array", hf.equity_array, hands[:, :2], "KdKh")

    def test_lists(self):
        hand = [51, 47, 43, 39, 35]
        self.refused("row 1: not as many numbers as in row 0 of hands", hf.rank, [hand, hand[:4]], row=1)
        self.refused("row 1: not as many", hf.rank, [hand, 7], row=1)
        self.refused("row 2: '9s' is not a number", hf.rank, [hand, hand, [*hand[:4], "9s"]], row=2)
        for true in (True, np.True_):
            self.refused("row 0: True is not a number", hf.rank, [[*hand[:4], true]], row=0)
        self.refused("row 0: 36893488147419103232 is too large", hf.rank, [[*hand[:4], 2**65]], row=0)
        self.refused("hands must hold integers", hf.rank, [[*hand[:4], 35.0]])
        self.refused("row 1: 52 is not the index", hf.rank, [hand, [52, *hand[1:]]], row=1)
        self.refused("None is not a number", hf.odds_array, [None])

    def test_lists_without_rows(self):
        for name, call in (("hands", hf.rank), ("ranks", hf.category), ("hands", hf.best_five), ("holes", hf.odds_array),
                           ("pays", lambda pays: GAME.sweep(pays, ["flush"])),
                           ("weights", hf.Range.from_weights)):
            self.refused(f"^{name} is an empty list; only an array may have no rows$", call, [])

    def test_lists_of_arrays(self):
        hands = list(random_cards(3, 7))
        self.refused(r"^row 0 is an array: pass np.stack\(hands\)$", hf.rank, hands, row=0)
        self.refused(r"^row 1 is an array: pass np.stack\(holes\)$", hf.odds_array, [[0, 1], hands[0][:2]], row=1)
        self.refused(r"^row 0 is an array: pass np.stack\(pays\)$", GAME.sweep, [np.array([9.0])], ["flush"],
                     row=0)

    def test_cards_in_lists(self):
        words = "is not a number; hf.cards.indices gives the numbers of cards$"
        self.refused(f"^'AhKh' {words}", hf.equity_array, ["AhKh"], ["QsQd"])
        self.refused(rf"^row 0: Card\('Ah'\) {words}", hf.odds_array, [hf.cards.parse("AhKh")], row=0)

    def test_numbers_in_lists_are_exact(self):
        sweep = GAME.sweep
        self.assertEqual(sweep([[Fraction(17, 2)], [Decimal("0.1")]], ["flush"]), sweep([[8.5], [0.1]], ["flush"]))
        self.assertEqual(hf.Range.from_weights([Fraction(1, 2)] * 1326), hf.Range("random:0.5"))
        for wrong in (Fraction(1, 3), Fraction(10**400), Decimal("nan"), Decimal("1e999"), Decimal(f"0.{'1' * 40}")):
            self.refused("^row 1: no float is exactly", sweep, [[1], [wrong]], ["flush"], row=1)
        self.refused("^row 0: 0.1 is a float32: pass floats, or an array of float32$", sweep, [[np.float32(0.1)]], ["flush"],
                     row=0)
        self.refused(r"^row 0: Fraction\(3, 1\) is not a number$", hf.rank, [[Fraction(3)] * 5], row=0)

    def test_masked_arrays(self):
        hands = np.ma.array(random_cards(2, 7), mask=False)
        words = r"^{0} is a masked array: pass {0}.filled\(\) or {0}.data$".format
        self.refused(words("hands"), hf.rank, hands)
        self.refused(words("hands"), hf.best_five, hands)
        self.refused(words("ranks"), hf.category, hands[0])
        self.refused(words("second"), hf.equity_array, hands.data[:, :2], hands[:, 2:4])
        self.refused(words("boards"), hf.odds_array, hands.data[:, :2], hands[:, 2:5])
        self.refused(words("pays"), GAME.sweep, np.ma.array([[9]]), ["flush"])
        self.refused(words("weights"), hf.Range.from_weights, np.ma.zeros(1326))
        self.refused(words("out"), hf.rank, hands.data, out=np.ma.zeros(2, np.uint16))
        self.refused(words("indices"), hf.cards.from_clubs_first, hands)

    def test_clubs_first(self):
        theirs = np.arange(52).reshape(13, 4)
        ours = np.array([1, 0, 2, 3]) + 4 * np.arange(13)[:, None]
        for name, same in layouts(theirs):
            with self.subTest(name):
                np.testing.assert_array_equal(hf.cards.from_clubs_first(same), ours)
        self.assertEqual(hf.cards.to_clubs_first(theirs.tolist()), ours.tolist())
        self.assertEqual(hf.cards.to_clubs_first(list(range(4))), [1, 0, 2, 3])
        self.assertEqual(hf.cards.from_clubs_first(np.zeros((0, 7), int)).shape, (0, 7))
        for bad in (52, -1):
            self.refused(f"^row 1: {bad} is not the index of a card, 0 to 51$", hf.cards.from_clubs_first,
                         np.array([[1, 2], [3, bad]]), row=1)
            self.refused(f"^row 1: the index of a card is from 0 to 51, not {bad}$", hf.cards.from_clubs_first,
                         [[1, 2], [3, bad]], row=1)
        for kind in ("bool", "float64"):
            self.refused(f"^indices must hold integers, not {kind}$", hf.cards.from_clubs_first, np.zeros((2, 7), kind))

        class Series:
            to_numpy = None
        for wrong, words in ((Series(), r"not Series: pass its to_numpy\(\)$"), (b"ab", "not bytes$"), ("0", "not str$")):
            with self.assertRaisesRegex(TypeError, words):
                hf.cards.from_clubs_first(wrong)

    def test_data_frames(self):
        class DataFrame:
            to_numpy = None
        self.refused(r"^hands must be an array, not DataFrame: pass hands.to_numpy\(\)$", hf.rank, DataFrame())
        self.refused(r"^boards must be an array, not DataFrame: pass boards.to_numpy\(\)$", hf.odds_array, [[0, 1]],
                     DataFrame())

    def test_ranks_that_are_none(self):
        self.refused("row 1: 0 is not the rank", hf.category, np.array([1, 0]), row=1)
        self.refused("row 0: 7463 is not the rank", hf.category, np.array([7463]), row=0)
        self.refused("row 0: -1 is not the rank", hf.category, np.array([-1]), row=0)

    def test_out(self):
        hands = random_cards(4, 7)
        self.refused("uint16", hf.rank, hands, out=np.zeros(4, np.int16))
        self.refused("uint16", hf.rank, hands, out=np.zeros(4, ">u2"))
        self.refused(r"shape \(4,\)", hf.rank, hands, out=np.zeros(5, np.uint16))
        self.refused("^out must hold uint16, not bool$", hf.rank, hands, out=np.zeros(4, bool))
        self.refused("contiguous", hf.rank, hands, out=np.zeros(8, np.uint16)[::2])
        self.refused("read-only", hf.rank, hands, out=bytes(8))
        self.refused("float64", hf.equity_array, hands[:, :2], hands[:, 2:4], out=np.zeros(4, np.float32))
        self.refused(r"shape \(4, 4\)", hf.odds_array, hands[:, :2], out=np.zeros((4, 3)))

    @staticmethod
    def one_row(*numbers):
        return memoryview(bytes(numbers)).cast("B", (1, len(numbers)))

    def test_out_without_numpy(self):
        self.refused("^out must hold uint16$", hf.rank, self.one_row(51, 47, 43, 39, 35), out=array("h", [0]))
        self.refused("^out must hold float64$", hf.equity_array, self.one_row(51, 47), self.one_row(0, 1), out=array("q", [0]))

    def test_out_that_is_not_aligned(self):
        out = np.frombuffer(bytearray(17), np.uint8)[1:].view(np.uint16)
        self.refused("^out must be aligned$", hf.rank, random_cards(8, 7), out=out)
        hands = random_cards(8, 4)
        out = np.frombuffer(bytearray(68), np.uint8)[4:].view(np.float64)
        self.refused("^out must be aligned$", hf.equity_array, hands[:, :2], hands[:, 2:], out=out)

    def test_out_that_is_read_only_or_overlaps(self):
        hands = np.array([[51, 47, 43, 39, 35, 3, 2]] * 8, np.uint8)
        out = np.empty(8, np.uint16)
        out.flags.writeable = False
        with self.assertRaisesRegex(hf.ArrayError, "^out is read-only$"):
            hf.rank(hands, out=out)
        with self.assertRaisesRegex(hf.ArrayError, "^out overlaps hands$"):
            hf.rank(hands, out=hands.reshape(-1)[-16:].view(np.uint16))
        backwards = hands[::-1]
        with self.assertRaisesRegex(hf.ArrayError, "^out overlaps hands$"):
            hf.rank(backwards, out=hands.reshape(-1)[:16].view(np.uint16))

    def test_no_rows_without_numpy(self):
        self.assertEqual(hf.best_five(memoryview(np.empty((0, 5), np.uint8))).tolist(), [])

    def test_numbers_of_numpy(self):
        hands = np.array([[51, 47, 43, 39, 35, 3, 2]], np.uint8)
        self.assertEqual(hf.category(hf.rank(hands, threads=np.int64(2))[0]), 8)
        self.assertEqual(hf.odds_array(hands[:, :2], opponents=np.int64(2)).shape, (1, 4))
        self.assertEqual(hf.Card.from_index(hands[0, 0]), hf.Card("As"))
        self.assertEqual(hf.odds("AhKh", opponents=np.int64(3))[0].opponents, 3)
        with self.assertRaisesRegex(TypeError, "threads must be an int, not float64"):
            hf.rank(hands, threads=np.float64(1))

    def test_opponents(self):
        hole = np.array([[0, 1]])
        for opponents in (0, 23, -1):
            with self.assertRaises(ValueError):
                hf.odds_array(hole, None, opponents)
        for opponents in ("1", 1.0, True):
            with self.assertRaises(TypeError):
                hf.odds_array(hole, None, opponents)


if __name__ == "__main__":
    unittest.main()
