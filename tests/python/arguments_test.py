"""Arguments: what they may be, and what is said of those of a wrong kind."""

import ctypes
import dataclasses
import unittest
from fractions import Fraction

import numpy as np

import holdfast as hf

GAME = hf.Game("jacks-or-better-9-6")
Float32 = type("float32", (), {"__float__": lambda self: 1.0})  # as NumPy's: a number that is no float


class Mallinfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks",
                                                     "used", "fordblks", "keepcost")]


def bytes_in_use():
    """The bytes that C and C++ have allocated; 0 if they are not counted, as under the address sanitizer."""
    try:
        mallinfo = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return 0
    mallinfo.restype = Mallinfo
    counts = mallinfo()
    return counts.used + counts.mapped


class Arguments(unittest.TestCase):
    def test_there_are_no_jokers(self):
        for call in (hf.Card, hf.cards.parse, hf.cards.indices):
            with self.assertRaises(hf.TextError):
                call("Jk")

    def test_cards_that_are_not_one(self):
        for text in ("", "AhKh", "Ah Kh"):
            with self.assertRaisesRegex(hf.TextError, "expected one card, found") as caught:
                hf.Card(text)
            self.assertEqual((caught.exception.text, caught.exception.end), (text, len(text)))

    def test_arguments_of_a_wrong_kind_say_what_is_expected(self):
        for words, call in (("pays is a dict", lambda: hf.Game("jacks-or-better-9-6", pays=[("flush", 5)])),
                            ("the name of a row is a string", lambda: hf.Game("jacks-or-better-9-6", pays={7: 5})),
                            ("versus is a list", lambda: hf.odds("AhKh", versus=7))):
            with self.assertRaisesRegex(TypeError, words):
                call()

    def test_parameters_are_named(self):
        for words, call in (("rows must be an int, not bool", lambda: GAME.strategy(rows=True)),
                            ("bands must be an int, not str", lambda: GAME.strategy(bands="2")),
                            ("penalties must be True or False, not int", lambda: GAME.strategy(penalties=1)),
                            ("ties must be True or False, not int", lambda: GAME.analyze(ties=1)),
                            ("outs must be True or False, not int", lambda: hf.odds("AhKh", "QhJh2c", outs=1)),
                            ("exact must be True or False, not NoneType", lambda: hf.equity("AA", "KK", exact=None)),
                            ("hands must be an int, float, .*, not bool", lambda: GAME.bankroll(hands=True)),
                            ("quantiles must be an int, .*, not NoneType", lambda: GAME.bankroll(quantiles=[None])),
                            ("samples must be an int, .*, not float32",
                             lambda: hf.equity("AA", "KK", samples=Float32())),
                            ("the pay of 'flush' must be .*, not float32",
                             lambda: hf.Game("jacks-or-better-9-6", pays={"flush": Float32()})),
                            ("low must be .*, not list", lambda: GAME.meter("flush", low=[1])),
                            ("tie_rule is a string, not int", lambda: GAME.hold("5c5d7dJdQd", tie_rule=3)),
                            ("the id of a game is a string, not int", lambda: hf.Game(3)),
                            ("toml is a string, not int", lambda: hf.Game(toml=3)),
                            ("the chart is a string, not None", lambda: GAME.evaluate(None)),
                            ("the chart is a string, not Chart", lambda: GAME.evaluate(GAME.strategy(rows=1))),
                            ("the name of a row is a string, not int", lambda: GAME.meter(7)),
                            ("a hand is a string, not int", lambda: hf.preflop(3)),
                            ("a word is a string, not int", lambda: hf.games(3)),
                            ("a number of opponents must be an int, not float",
                             lambda: hf.odds("AhKh", opponents=[1.5]))):
            with self.assertRaisesRegex(TypeError, f"^{words}$"):
                call()

    def test_amounts_beside_a_price_have_a_unit(self):
        parts = ["jacks-or-better-9-6 1 hand at 1"]
        for call in (lambda amount: GAME.bankroll(bet=1.25, bankroll=amount), lambda amount: hf.plan(parts, bankroll=amount),
                     lambda amount: GAME.meter(denomination=0.25, coins=5, jackpot=amount),
                     lambda amount: GAME.bankroll(bet=1.25, bankroll="200 bets", goal=amount)):
            for amount in (1000, "1000"):
                with self.assertRaisesRegex(ValueError, r"^1000 is bets or dollars: write 1000 bets or 1000\$"):
                    call(amount)
        self.assertEqual(GAME.bankroll(bet=1.25, bankroll="1000$"), GAME.bankroll(bet=1.25, bankroll="800 bets"))
        self.assertEqual(GAME.meter(), GAME.meter("royal flush"))

    def test_players_are_arguments_of_their_own(self):
        with self.assertRaisesRegex(TypeError, r"equity\(\*players\)"):
            hf.equity(["AhKh", "QsQd"])

    def test_the_seed_is_told_and_never_none(self):
        self.assertEqual(hf.equity("AA", "KK", samples=100), hf.equity("AA", "KK", samples=100, seed=1))
        self.assertEqual(hf.equity("AA", "KK", samples=100).seed, 1)
        self.assertNotEqual(hf.equity("AA", "KK", samples=100, seed=2)[0].win, hf.equity("AA", "KK", samples=100)[0].win)
        for seed in (None, 1.5, "1", True):
            with self.assertRaisesRegex(TypeError, "^seed must be an int"):
                hf.equity("AA", "KK", seed=seed)

    def test_pays_of_another_game(self):
        game = hf.Game("jacks-or-better-9-6", pays={"flush": Fraction(1, 3)})
        self.assertEqual(hf.Game(game.id, pays=game.pays), game)
        self.assertEqual(dataclasses.replace(game, id="jacks-or-better-8-5").pays, game.pays)
        with self.assertRaisesRegex(TypeError, "^pays is a dict, such as .*, not ndarray$"):
            hf.Game("jacks-or-better-9-6", pays=np.array([1, 2]))

    def test_games_are_a_table(self):
        found = hf.games("jacks")
        self.assertEqual(found.columns()["id"], [game.id for game in found])
        self.assertIn("return", found.columns())

    def test_games_that_are_kept_can_be_let_go(self):
        before = hf.Game("jacks-or-better-9-6").analyze()
        hf.clear()
        self.assertEqual(hf.Game("jacks-or-better-9-6").analyze(), before)

    @unittest.skipUnless(bytes_in_use(), "needs glibc's count of the memory in use")
    def test_games_that_are_let_go_leave_their_memory(self):
        for name in ("jacks-or-better-9-6", "deuces-wild-full-pay", "double-double-bonus-9-6"):
            hf.Game(name).analyze()
        before = bytes_in_use()
        hf.clear()
        self.assertLess(bytes_in_use(), before - 1_000_000)  # of some 4 MB

    def test_more_opponents_than_there_are(self):
        for words, opponents in (("the number of opponents must be from 1 to 22, not 23", range(1, 10**9)),
                                 ("the number of opponents must be from 1 to 22, not 100", iter(range(100, 10**12))),
                                 ("the number 5 is listed twice", iter(lambda: 5, None))):
            with self.assertRaisesRegex(hf.TextError, words):
                hf.odds("AhKh", opponents=opponents)

    def test_no_board_and_no_dead_cards(self):
        self.assertEqual(hf.equity("AhKh", "QsQd", board=None, dead=None), hf.equity("AhKh", "QsQd"))
        self.assertEqual(hf.odds("AA", board=None, dead=None), hf.odds("AA"))

    def test_of_text_nothing_is_ignored(self):
        for call in (hf.rank, hf.category, hf.best_five):
            for named in ({"out": bytearray(2)}, {"threads": 2}):
                with self.assertRaisesRegex(TypeError, "^out and threads are for arrays$"):
                    call("AsKsQsJsTs", **named)
        with self.assertRaisesRegex(TypeError, "^out and threads are for arrays$"):
            hf.category(7462, threads=2)

    def test_a_game_that_is_misspelled(self):
        for name in ("jacks-or-beter-9-6", "Jacks-Or-Beter-9-6"):
            with self.assertRaisesRegex(hf.TextError, "did you mean jacks-or-better-9-6?"):
                hf.Game(name)
        self.assertEqual(hf.Game("Jacks-Or-Better-9-6").name, GAME.name)

    def test_cards_are_not_numbers(self):
        for call in (lambda: hf.equity(12, "AA"), lambda: hf.odds(50), lambda: hf.odds([50, 46]), lambda: hf.Card(50),
                     lambda: hf.cards.index(50), lambda: hf.cards.parse(b"Ah"), lambda: GAME.hold(b"5c5d7dJdQd"),
                     lambda: hf.Range(7), lambda: hf.Card.from_index("Ah"), lambda: hf.Card.from_index(True),
                     lambda: hf.odds("AhKh", 3), lambda: hf.odds("AhKh", [1, 2, 3])):
            with self.assertRaises(TypeError):
                call()
        for call in (lambda: hf.Card("AhKh"), lambda: hf.Card(""), lambda: hf.Card.from_index(52), lambda: hf.Card("1x"),
                     lambda: hf.Card.from_index(-1), lambda: hf.category(0), lambda: hf.category(7463)):
            with self.assertRaises(ValueError):
                call()

    def test_games(self):
        for call in (lambda: hf.Game(), lambda: hf.Game("x", toml="y"), lambda: hf.Game(7),
                     lambda: hf.Game("jacks-or-better-9-6", pays={"flush": True}),
                     lambda: hf.Game("jacks-or-better-9-6", pays={"flush": None})):
            with self.assertRaises((TypeError, hf.TextError)):
                call()
        for call in (lambda: hf.Game("jacks"), lambda: hf.Game("jacks-or-better-9-6", pays={"flash": 1}),
                     lambda: hf.Game(toml="x"), lambda: hf.Game("jacks-or-better-9-6", pays={"flush": -1}),
                     lambda: GAME.meter("flash"), lambda: GAME.evaluate("four to a flash"), lambda: GAME.hold("AsAs")):
            with self.assertRaises(hf.TextError):
                call()
        with self.assertRaisesRegex(hf.TextError, "or write the pay in bets: the dollars divided by that price"):
            hf.Game("jacks-or-better-9-6", pays={"royal flush": "2100$"})

    def test_cards_sort_and_hash(self):
        deck = [hf.Card.from_index(index) for index in range(52)]
        self.assertEqual(sorted(reversed(deck)), deck)
        self.assertTrue(deck[0] <= deck[1] < deck[2] and deck[2] >= deck[1] > deck[0] and deck[0] <= deck[0])
        with self.assertRaises(TypeError):
            deck[0] < 1
        self.assertEqual(len(set(deck)), 52)
        self.assertNotEqual(hf.Card("Ah"), "Ah")
        self.assertEqual([hf.cards.index(str(card)) for card in deck], list(range(52)))
        with self.assertRaises(AttributeError):
            deck[0]._index = 3

    def test_clubs_first(self):
        theirs = ["cdhs".index(card.suit) + 4 * "23456789TJQKA".index(card.rank)
                  for card in map(hf.Card.from_index, range(52))]
        self.assertEqual([hf.cards.from_clubs_first(each) for each in theirs], list(range(52)))
        self.assertEqual([hf.cards.to_clubs_first(each) for each in range(52)], theirs)
        for number, error in ((52, ValueError), (-1, ValueError), ("0", TypeError), (1.0, TypeError)):
            with self.assertRaises(error):
                hf.cards.from_clubs_first(number)


if __name__ == "__main__":
    unittest.main()
