"""Answers as Python has them: every value that of the entry point, and what can be done with them."""

import copy
import json
import pickle
import typing
import unittest
from dataclasses import FrozenInstanceError, fields, is_dataclass
from fractions import Fraction
from html import escape
from xml.etree import ElementTree

import numpy as np

import holdfast as hf
from holdfast import drawing
from holdfast.holdem import *  # noqa: F403: the names that repr() writes
from holdfast.holdem import Range, Share, Tie
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
    yield (game.bankroll(bankroll=20, hands=40, goal=40),
           {"bankroll": 20, "hands": 40, "goal": 40, **rounded})
    both = ["royal flush=900 bets rise 1%", "four of a kind=26 bets"]
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
        names = {field: {"pay_rows": "rows", "chart_rows": "rows", "text": "chart" if "chart" in expected else "text"}.get(
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
        lines = [line for answer, _ in ANSWERS if isinstance(answer, Table) for line in answer]
        short = [line for line in lines if not repr(line).startswith("<")]
        self.assertGreater(len(short), 50)
        for record in (*short, GAME.meter("flush").now):
            self.assertEqual(eval(repr(record)), record)

    def test_a_long_repr_is_shortened(self):
        long = Tie(1, 0.5, tuple(range(1000)))
        self.assertEqual(repr(long), "<Tie count=1, probability=0.5, by_opponents=<1000 int>>")

    def test_tables_are_small_at_the_prompt(self):
        spread = hf.spread("random", "QQ", board="2c7d9s")
        tables = [answer for answer, _ in ANSWERS if isinstance(answer, Table)]
        self.assertGreater(len(tables), 10)
        for answer in (*tables, hf.preflop(), GAME.meter("royal flush"), GAME.hold("5c5d7dJdQd"), spread, spread[0],
                       Range("AA").hands, hf.equity("AA," * 200 + "KK", "QQ")):
            lines = repr(answer).splitlines()
            self.assertLess(len(lines), 24)
            self.assertLess(max(map(len, lines)), 80)
            self.assertEqual(str(answer), repr(answer))

    def test_the_table_at_the_prompt(self):
        self.assertEqual(repr(hf.equity("AhKh", "QsQd")),
                         "deals 1,712,304, exact\n"
                         "range  combos       win         tie      lose    equity\n"
                         "AhKh        1  0.460179  0.00393154   0.53589  0.462145\n"
                         "QsQd        1   0.53589  0.00393154  0.460179  0.537855")
        self.assertIn("standard error", repr(hf.equity("AA", "KK", samples=100)))
        first, title, line, *_, left_out = repr(hf.preflop()).splitlines()
        self.assertEqual((first, title.split()), ("Preflop", ["hand", "opponents", "win", "tie", "lose", "equity"]))
        self.assertEqual((line.split()[0], left_out), ("AA", "... 149 more lines"))
        self.assertIn("more columns", repr(GAME.meters(["royal flush=900", "four of a kind=26"])))
        self.assertTrue(repr(hf.equity("AA," * 200 + "KK", "QQ")).splitlines()[2].startswith("AA,AA,AA,"))

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
        self.assertEqual({type(row.pays) for row in (*GAME.paytable, *GAME.analyze())}, {float})
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
        chart = Chart._read({**evaluated,
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
