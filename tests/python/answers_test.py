"""Answers as Python has them: every value that of the entry point, and what can be done with them."""

import copy
import json
import pickle
import typing
import unittest
from dataclasses import FrozenInstanceError, fields, is_dataclass
from decimal import Decimal
from fractions import Fraction
from html import escape
from xml.etree import ElementTree

import numpy as np

import holdfast as hf
from holdfast import drawing
from holdfast.holdem import *  # noqa: F403: the names that repr() writes
from holdfast.holdem import Range, Share, ranges
from holdfast.results import Record, Table
from holdfast.videopoker import *  # noqa: F403

GAME = hf.Game("jacks-or-better-9-6")
CHART = "royal flush, straight flush, four of a kind, full house\nhigh pair\nlow pair\none high card\ndiscard all"


def every_answer():
    """One answer of each kind, and the request that it answers."""
    jacks = {"game": "jacks-or-better-9-6"}
    yield hf.equity("AhKh", "QsQd"), {"query": "holdem.equity", "ranges": ["AhKh", "QsQd"]}
    yield (hf.equity("AA:0.5,KK", "QQ", board="2c7d9s"),
           {"query": "holdem.equity", "ranges": ["AA:0.5,KK", "QQ"], "board": "2c7d9s"})
    yield (hf.equity("AA", "random", "random", board="2c7d9s", samples=10_000, seed=7),
           {"query": "holdem.equity", "ranges": ["AA", "random", "random"], "board": "2c7d9s", "samples": 10_000, "seed": 7})
    yield (hf.odds("AhKh", "QhJh2c", range(1, 4)),
           {"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "opponents": [1, 2, 3]})
    yield (hf.odds("AhKh", "QhJh2c5d", versus=["QsQd"], outs=True),
           {"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c5d", "versus": ["QsQd"], "outs": True})
    yield hf.odds("AA:0.5,KK"), {"query": "holdem.odds", "hole": "AA:0.5,KK"}
    yield hf.preflop("AA", "72o", opponents="1,9"), {"query": "holdem.preflop", "hands": ["AA", "72o"], "opponents": "1,9"}
    yield GAME.analyze(), {"query": "videopoker.return", **jacks}
    yield GAME.analyze(ties=True), {"query": "videopoker.return", "ties": True, **jacks}
    yield GAME.hold("5c5d7dJdQd"), {"query": "videopoker.hold", "cards": "5c5d7dJdQd", **jacks}
    yield GAME.strategy(rows=8), {"query": "videopoker.strategy", "rows": 8, **jacks}
    yield GAME.evaluate(CHART), {"query": "videopoker.evaluate", "chart": CHART, **jacks}
    yield (GAME.bankroll(bankroll=200, hands=100, goal=400, risk="5%", lines=3, cash_back=Fraction(1, 400)),
           {"query": "videopoker.bankroll", "bankroll": 200, "hands": 100, "goal": 400, "risk": "5%", "lines": 3,
            "cash_back": "1/400", **jacks})
    rounded = {"query": "videopoker.bankroll", "pay": {"flush": "5.99999"}, **jacks}
    game = hf.Game("jacks-or-better-9-6", pays={"flush": "5.99999"})
    yield (game.bankroll(bankroll=200, hands=400, goal=400),
           {"bankroll": 200, "hands": 400, "goal": 400, **rounded})
    both = ["royal flush=900 rise 1%", "four of a kind=26"]
    yield GAME.meters(both, cash_back="0.1%", bet=5), {"query": "videopoker.meters", "meter": both, "cash_back": "0.1%", "bet": 5, **jacks}
    yield GAME.meter("royal flush", low=700, high=900), {"query": "videopoker.meter", "hand": "royal flush", "from": 700,
                                                         "to": 900, **jacks}


ANSWERS = [(answer, hf.ask(request)) for answer, request in every_answer()]


def plain(value):
    """A value of the entry point in the form that Python has."""
    if isinstance(value, str):
        try:
            return Fraction(value)
        except ValueError:
            return value
    return value


class Values(unittest.TestCase):
    def compare(self, record, expected, place):
        names = {field: {"lines_": "rows", "chart_rows": "rows", "text": "chart" if "chart" in expected else "text"}.get(
            field.name, field.name.rstrip("_")) for field in fields(record)}
        curve = {f"curve_{name}": value for name, value in expected.get("curve", {}).items()}
        expected = {**expected, **curve, **expected.get("example", {})}
        for field, name in names.items():
            value = getattr(record, field.name)
            with self.subTest(place=place, name=name):
                self.compare_values(value, expected.get(name), f"{place}.{name}")

    def compare_values(self, value, expected, place):
        if isinstance(value, Record):
            self.compare(value, expected, place)
        elif isinstance(value, tuple) and value and isinstance(value[0], Record):
            self.assertEqual(len(value), len(expected))
            for number, (each, item) in enumerate(zip(value, expected)):
                self.compare(each, item, f"{place}[{number}]")
        elif isinstance(value, tuple) and value and isinstance(value[0], tuple):
            pairs = expected["points"] if isinstance(expected, dict) else expected
            self.assertEqual([list(each) for each in value],
                             [list(item.values()) if isinstance(item, dict) else item for item in pairs])
        elif isinstance(value, tuple):
            self.assertEqual([plain(str(each)) for each in value], [plain(str(each)) for each in expected or ()])
        elif place.endswith(".game"):
            self.assertEqual(value, expected["name"])
        else:
            self.assertEqual(plain(value), plain(expected), place)

    def test_every_value_is_that_of_the_entry_point(self):
        for answer, expected in ANSWERS:
            self.compare(answer, expected, type(answer).__name__)

    def test_counts_are_ints_and_exact_values_fractions(self):
        e = ANSWERS[0][0]
        self.assertIs(type(e[0].win.count), int)
        self.assertIs(type(e.deals), int)
        self.assertEqual(e[0].equity_exact, Fraction(197833, 428076))
        weighted = ANSWERS[1][0]
        self.assertIsInstance(weighted[0].win.count, (int, Fraction))
        self.assertIsNone(ANSWERS[2][0][0].equity_exact)
        self.assertEqual(ANSWERS[2][0].seed, 7)

    def test_items_have_the_names_of_the_entry_point(self):
        analysis = GAME.analyze()
        self.assertEqual(analysis["return"], analysis.return_)
        self.assertEqual(analysis[0]["pays"], 800)
        self.assertEqual(GAME.meter("royal flush")[0]["from"], 400.0)
        for name in ("nothing", "_x", "__class__", "return_exactly", 1.5):
            with self.assertRaises(KeyError):
                analysis[name]
        with self.assertRaises(IndexError):
            analysis[99]

    def test_items_are_fields_only(self):
        analysis = hf.Game("jacks-or-better-9-6").analyze()
        for name in ("rows", "lines", "cells", "read", "__class__"):
            with self.assertRaises(KeyError):
                analysis[name]

    def test_slices(self):
        players = hf.equity("AhKh", "QsQd")
        self.assertEqual(players[:1], (players[0],))
        self.assertEqual(players[::-1], (players[1], players[0]))

    def test_a_meter_takes_floats_as_they_are_written(self):
        meter = GAME.meter("full house")
        self.assertEqual(meter.return_at(9.1), meter.return_at(Fraction("9.1")))
        self.assertEqual(meter.return_at("9.1"), meter.return_at(Fraction("9.1")))

    def test_a_meter_returns_what_the_game_does(self):
        meter = GAME.meter("full house")
        for pays in (meter[0].from_exact, meter[1].from_exact, 8, Fraction(61, 7), meter[-1].to_exact):
            game = hf.Game("jacks-or-better-9-6", pays={"full house": pays})
            self.assertEqual(meter.return_at(pays), game.analyze().return_exact, pays)
        for pays in (meter[0].from_exact - 1, meter[-1].to_exact + 1):
            with self.assertRaises(ValueError):
                meter.return_at(pays)

    def test_against(self):
        odds = hf.odds("AhKh", "QhJh2c", "1-3")
        self.assertEqual(odds.against(2), odds[1])
        with self.assertRaisesRegex(KeyError, "no odds against 4 opponents were asked for, but against 1, 2, 3"):
            odds.against(4)
        self.assertEqual(hf.preflop("AA", "KK").hand("KK", 1), hf.preflop("KK")[0])
        self.assertEqual(hf.preflop("KK", opponents=[1, 9]).hand("KK", 9).opponents, 9)
        with self.assertRaisesRegex(KeyError, "no line of 'KK' against 1 opponents"):
            hf.preflop("KK", opponents=9).hand("KK", 1)
        with self.assertRaisesRegex(KeyError, "no line of 'KK'"):
            hf.preflop("AA").hand("KK")


class Objects(unittest.TestCase):
    def test_pickle_copy_and_equality(self):
        for answer, _ in ANSWERS:
            for again in (pickle.loads(pickle.dumps(answer)), copy.deepcopy(answer)):
                self.assertEqual(again, answer)
                self.assertEqual(hash(again), hash(answer))
        self.assertNotEqual(ANSWERS[0][0], ANSWERS[1][0])

    def test_a_short_repr_evaluates(self):
        short = [answer for answer, _ in ANSWERS if not repr(answer).startswith("<")]
        self.assertGreater(len(short), 3)
        for record in (*short, GAME.analyze()[0], GAME.meter("flush").now):
            self.assertEqual(eval(repr(record)), record)

    def test_a_long_repr_is_shortened(self):
        for answer in (hf.preflop(), GAME.meter("royal flush"), *(answer for answer, _ in ANSWERS)):
            self.assertLess(len(repr(answer)), 1500)
        for answer in (hf.preflop(), GAME.meter("royal flush"), GAME.hold("5c5d7dJdQd")):
            self.assertTrue(repr(answer).startswith(f"<{type(answer).__name__} "))
        self.assertIn("results=<169 StartingHand>", repr(hf.preflop()))

    def test_reprs_of_objects_evaluate(self):
        for each in (GAME, hf.Game("jacks-or-better-9-6", pays={"flush": Fraction(1, 3)}), Range("AA:0.5"), hf.Card("Ah")):
            names = {"Game": hf.Game, "Range": Range, "Card": hf.Card}
            self.assertEqual(eval(repr(each), names), each)
            self.assertEqual(pickle.loads(pickle.dumps(each)), each)

    def test_nothing_changes(self):
        for answer, _ in ANSWERS:
            self.assertTrue(is_dataclass(answer))
            self.assertFalse(hasattr(answer, "__dict__"))
            for name in (fields(answer)[0].name, "something_else"):
                with self.assertRaisesRegex(FrozenInstanceError, f"^a {type(answer).__name__} does not change: '{name}'"):
                    setattr(answer, name, 1)
                with self.assertRaises(FrozenInstanceError):
                    delattr(answer, name)
        for each in (GAME, Range("AA"), hf.Card("Ah")):
            for change in (lambda: setattr(each, "something_else", 1), lambda: delattr(each, "id"),
                           lambda: delattr(each, "_index")):
                with self.assertRaises(AttributeError):
                    change()

    def test_records_are_no_sequences(self):
        player = hf.equity("AhKh", "QsQd")[0]
        self.assertIn("win", player)
        for name in ("wins", "lines", 0, None):
            self.assertNotIn(name, player)
        for call in (list, dict, iter):
            with self.assertRaisesRegex(TypeError, "'Player' object is not iterable"):
                call(player)
        analysis = GAME.analyze()
        self.assertIn(analysis[0], analysis)
        self.assertIn("return", analysis[0])

    def test_what_is_a_float_is_one_in_every_game(self):
        self.assertEqual({type(row.pays) for row in (*GAME.rows, *GAME.analyze())}, {float})
        answer = GAME.bankroll(bankroll=200, goal=400, lines=2)
        self.assertEqual({type(number) for pair in answer.deal for number in pair}, {float})
        self.assertEqual((type(answer.ruin.bankroll), type(answer.goal.goal)), (float, float))

    def test_a_curve_says_what_it_shows(self):
        for query, title, x_title in (({"hands": 10, "bankroll": 5}, "Chance of ruin by number of hands", "hands"),
                                         ({"hands": 10}, "Chance of a lower result after 10 hands", "result in bets"),
                                         ({}, None, None)):
            answer = GAME.bankroll(**query)
            self.assertEqual((answer.curve_title, answer.curve_x_title), (title, x_title))
            self.assertEqual(answer.curve == (), title is None)

    def test_labels_of_a_drawing_tell_its_ends_apart(self):
        picture = drawing.curve([(800, 0.9954390436), (800.000001, 0.9954390437)], (800, 0.9954390436), "return")
        self.assertIn(">800: 99.54390436%<", picture)
        self.assertIn(">800.000001: 99.54390437%<", picture)

    def test_cards_and_ranges_are_laid_out_as_text_is(self):
        self.assertEqual(f"{hf.Card('Ah'):>4}|{Range('AA'):4}|", "  Ah|AA  |")

    def test_rows_and_columns(self):
        for answer, _ in ANSWERS:
            if not isinstance(answer, Table):
                continue
            rows, columns = answer.rows(), answer.columns()
            self.assertEqual(len(rows), len(answer))
            self.assertEqual({len(column) for column in columns.values()}, {len(answer)})
            for number, row in enumerate(rows):
                for name, value in row.items():
                    self.assertEqual(columns[name][number], value)
                    self.assertNotIsInstance(value, (tuple, Record))
        columns = hf.odds("AhKh", "QhJh2c", "1-3").columns()
        self.assertEqual(columns["opponents"], [1, 2, 3])
        self.assertEqual(columns["win_count"][0], 811922)
        self.assertEqual(GAME.hold("5c5d7dJdQd").columns()["flush count"][0], 9)

    def test_a_row_may_be_called_as_a_member_of_a_hold_is(self):
        game = hf.Game(toml='id = "odd"\ndeck = 52\n[[pay]]\nhand = "flush"\nname = "value"\npays = 5\n')
        best = game.hold("5c6c7c8cTc")
        self.assertEqual((best.rows()[0]["value"], best.rows()[0]["value count"]), (5.0, 1))

    def test_html_is_well_formed(self):
        for answer, _ in ANSWERS:
            ElementTree.fromstring(answer._repr_html_())

    def test_notebooks_show_what_was_asked_and_what_it_comes_to(self):
        for answer, all_words in ((GAME.analyze(), ("9/6 Jacks or Better", "99.543904%", "1653526326983/1661102543100")),
                                  (hf.odds("AhKh", "QhJh2c", versus=["QsQd"]), ("AhKh, board QhJh2c, versus QsQd",)),
                                  (hf.equity("AA", "KK", board="2c7d9s"), ("board 2c7d9s", "exact")),
                                  (hf.equity("AA", "KK", samples=10, seed=3), ("monte-carlo, seed 3",))):
            for words in all_words:
                self.assertIn(words, answer._repr_html_())
        long = hf.preflop(opponents="1-9")._repr_html_()
        self.assertIn("1,321 rows more", long)
        self.assertLess(len(long), 200_000)

    def test_a_chart_in_a_notebook_can_be_played_from(self):
        evaluated = hf.ask({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": CHART})
        evaluated["rows"][-1]["section"] = 1
        chart = Chart.read({**evaluated,
                            "sections": ["no deuces", "one deuce"], "legend": ["high: A to J"],
                            "rules": [{"row": 2, "text": "but < flush: take it", "deals": "1"}]})
        shown = chart._repr_html_()
        ElementTree.fromstring(shown)
        for words in (chart.game, f"{chart.return_:.6%}", f"{chart.cost:.6%}", *chart.sections, *chart.legend,
                      *(row.text for row in chart), *(rule.text for rule in chart.rules)):
            self.assertIn(escape(words), shown)
        self.assertGreater(len(chart.sections), 1)
        self.assertIn(f"<li>{escape(chart[1].text)}<br/>{escape(chart.rules[0].text)}</li>", shown)  # below its row
        self.assertIn(f'<ol start="{len(chart)}" style="text-align:left"><li>{escape(chart[-1].text)}</li></ol>', shown)

    def test_pictures(self):
        for answer in (hf.preflop(), Range("AA:0.5,KQs"), GAME.meter("flush")):
            self.assertTrue(ElementTree.fromstring(answer._repr_html_()).tag.endswith("svg"))
        grid = hf.preflop()._repr_html_()
        for words in ("AKs", "AKo", "72o", "AA: 85.20%"):
            self.assertIn(words, grid)


class Ranges(unittest.TestCase):
    def test_ranges_as_arguments(self):
        expected = hf.equity("AA", "KK")
        self.assertEqual(hf.equity(Range("AA"), Range("KK")), expected)
        self.assertEqual(hf.equity([hf.Card("Ah"), "Kh"], "QsQd")[0].equity, hf.equity("AhKh", "QsQd")[0].equity)
        self.assertEqual(hf.odds(hf.cards.parse("AhKh"), hf.cards.parse("QhJh2c")), hf.odds("AhKh", "QhJh2c"))

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
        self.assertEqual([line.hand for line in r if line.combos], ["AA", "KQs"])


    def test_properties_share_one_answer(self):
        r = Range("QQ+,A5s-A2s:0.25")
        asked = ranges._answer.cache_info().misses
        self.assertEqual((r.combos, r.weight_exact, len(r.lines()), round(r.share, 6)), (34, 22, 169, 0.016591))
        self.assertEqual(ranges._answer.cache_info().misses, asked + 1)


class Types(unittest.TestCase):
    def test_hints_can_be_read(self):
        for function in (hf.equity, hf.odds, hf.ask, hf.Game.analyze, hf.Game.hold):
            self.assertIn("return", typing.get_type_hints(function))


class Documents(unittest.TestCase):
    def test_names(self):
        self.assertEqual(len(set(hf.__all__)), len(hf.__all__))
        for name in hf.__all__:
            self.assertTrue(hasattr(hf, name), name)
        self.assertIn("equity", dir(hf))
        for module in (hf.cards, hf.errors, hf.hands):
            self.assertEqual(dir(module), sorted(module.__all__))
        with self.assertRaises(AttributeError):
            hf.nothing
        json.dumps(hf.__version__)


if __name__ == "__main__":
    unittest.main()
