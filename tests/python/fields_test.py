"""The fields of records: each is a member of the JSON of some answer, and each member a field."""

import re
import unittest
from dataclasses import fields

from entry_point_test import examples, is_slow

import holdfast as hf
from holdfast.holdem import Equity, HandInRange, Odds, Preflop, RangeHands, RangeOnBoard, Spread
from holdfast.results import Record
from holdfast.videopoker import (Bankroll, Chart, Comparison, Diff, Games, Holds, Identified, Machine, Meter, Meters, PayRow, Plan, Relearn,
                                 Return, Review)

#: The records of the answers to each query that has some; for two queries they are only the lines.
READERS = {"holdem.equity": Equity, "holdem.odds": Odds, "holdem.preflop": Preflop, "holdem.range": HandInRange,
           "holdem.spread": Spread,
           "videopoker.bankroll": Bankroll, "videopoker.compare": Comparison, "videopoker.diff": Diff, "videopoker.games": Games, "videopoker.hold": Holds,
           "videopoker.identify": Identified, "videopoker.machine": Machine, "videopoker.meter": Meter, "videopoker.meters": Meters,
           "videopoker.paytable": PayRow, "videopoker.plan": Plan, "videopoker.relearn": Relearn, "videopoker.return": Return, "videopoker.review": Review, "videopoker.evaluate": Chart,
           "videopoker.strategy": Chart}
LINES = {"holdem.range": "hands", "videopoker.paytable": "rows"}

#: What records leave out: all of a game but its name; the parts of a row's hand, which are in its name; and weights by combo,
#: which `Range.weights()` has.
NOT_READ = r"\w+\.query|\w+\.(game|known|new)\.(?!name$).*|PayRow\.(natural|rank|order)|.*\.by_combo(\..*)?"

#: Parts of several answers have members that some of these never give: the state of a machine, for one.
NEVER_GIVEN = {"Comparison.games.per_hour.hours", "Comparison.games.state", "Identified.games.state", "Plan.parts.state",
               "Plan.parts.pays_changed", "Preflop.results.call_gain", "Preflop.results.call_gain_exact", "Preflop.results.independent_estimate"}

#: What the quick examples do not show: charts and their exceptions, deals drawn at random, pays that must be rounded.
JACKS = {"game": "jacks-or-better-9-6"}
CHART = "four of a kind, full house\nlow pair\n  but four to a flush: take it\none high card\ndiscard all"
MORE = ({"query": "holdem.equity", "ranges": ["AA", "KK"], "board": "2c7d9s", "pot": 3, "call": 1},
        # Weights that are rounded, which the answers say.
        {"query": "holdem.equity", "ranges": ["AA:0.1234567", "KK"], "board": "2c7d9s", "round_weights": True},
        {"query": "holdem.odds", "hole": "AA:0.1234567", "board": "2c7d9s", "round_weights": True},
        {"query": "holdem.spread", "ranges": ["AA:0.1234567", "KK"], "board": "2c7d9s", "round_weights": True},
        {"query": "holdem.preflop", "hands": ["65s+"]},
        {"query": "videopoker.strategy", "rows": 8, "bet": 1.25, **JACKS},
        {"query": "videopoker.evaluate", "chart": CHART, **JACKS},
        {"query": "videopoker.compare", "games": ["jacks-or-better-9-6", "five-jokers"], "bet": 1},
        {"query": "videopoker.compare", "games": ["jacks-or-better-9-6", {"game": "jacks-or-better-9-6", "pay": {"flush": 5}}]},
        {"query": "videopoker.relearn", "games": ["jacks-or-better-9-6", "bonus-poker-8-5"], "bet": 1, "charts": True},
        # The share of all hands that lose: whether they are as many is left open.
        {"query": "videopoker.plan", "parts": ["jacks-or-better-9-6 1 hand at 1"], "quantiles": [0.5454346692330941]},
        {"query": "videopoker.evaluate", "chart": CHART, "game": {"game": "ultimate-x-1-jacks-or-better-8-6", "state": "single"}},
        {"query": "videopoker.return", "game": "bonus-poker-8-5-sequential-royal"},
        {"query": "videopoker.games", "words": ["deuces", "bonus"]},
        {"query": "videopoker.hold", "game": "bonus-poker-8-5-sequential-royal", "cards": "TsJsQs2c3d"},
        {"query": "videopoker.evaluate", "chart": CHART, "game": "bonus-poker-8-5-sequential-royal"},
        {"query": "videopoker.machine", "game": "ultimate-x-1-jacks-or-better-8-6"},
        {"query": "videopoker.review", "hands": "AhKs7d7c2s: AhKs", "bet": 1.25, **JACKS},
        {"query": "holdem.equity", "ranges": ["AA", "random", "random"], "board": "2c7d9s", "samples": 10_000, "seed": 7},
        {"query": "videopoker.bankroll", "risk": "5%", "bet": 1.25, "hours": 1, **JACKS},
        {"query": "videopoker.meter", "hours": 40, "bet": 5, **JACKS},
        {"query": "videopoker.bankroll", "risk": "5%", "lines": 3, "hands": 100, **JACKS},
        {"query": "videopoker.bankroll", "bankroll": "20 bets", "hands": 40, "goal": "200$", "bet": 5, "pay": {"flush": "5.99999"}, **JACKS})


class Members(dict):
    """An object of an answer, `place`, that notes which members it has and which of them are asked for."""

    def __init__(self, members, place, there, asked):
        def inner(name, value):
            if isinstance(value, list):
                return [inner(name, each) for each in value]
            return Members(value, f"{place}.{name}", there, asked) if isinstance(value, dict) else value
        super().__init__({name: inner(name, value) for name, value in members.items()})
        there.update(f"{place}.{name}" for name in members)
        self.ask = lambda name: asked.add(f"{place}.{name}")

    def __getitem__(self, name):
        self.ask(name)
        return super().__getitem__(name)

    def get(self, name, default=None):
        self.ask(name)
        return super().get(name, default)


def records_of(value):
    """The record and all in it, or those of a tuple."""
    inner = value if isinstance(value, tuple) else ()
    if isinstance(value, Record):
        yield value
        inner = [getattr(value, field.name) for field in fields(value)]
    for each in inner:
        yield from records_of(each)


class Fields(unittest.TestCase):
    def test_each_field_is_a_member_and_each_member_a_field(self):
        there, asked, met = set(), set(), set()
        for answer in map(hf.ask, (*examples(lambda each: each["query"] in READERS and not is_slow(each)), *MORE)):
            kind, lines = READERS[answer["query"]], LINES.get(answer["query"])
            for part in answer[lines] if lines else [answer]:
                met.update(map(type, records_of(kind._read(Members(part, kind.__name__, there, asked)))))
            if "on_board" in answer:
                on_board = RangeOnBoard._read(Members(answer["on_board"], "RangeOnBoard", there, asked))
                met.update(map(type, records_of(on_board)))
        self.assertEqual({member for member in there if not re.fullmatch(NOT_READ, member)}, asked - NEVER_GIVEN)
        self.assertLessEqual(NEVER_GIVEN, asked - there)
        names = {**vars(hf.holdem), **vars(hf.videopoker)}.values()
        self.assertEqual({each for each in names if isinstance(each, type) and issubclass(each, Record)} - {RangeHands}, met)


if __name__ == "__main__":
    unittest.main()
