"""Random texts, requests and arrays: an answer or an error of ours, never another, and never a crash."""

import unittest

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from hypothesis.extra import numpy as arrays

import holdfast as hf

OURS = (ValueError, TypeError, OverflowError)  # TextError and ArrayError are ValueErrors
GAME = hf.Game("jacks-or-better-9-6")

settings.register_profile("fast", max_examples=150, deadline=None, derandomize=True,
                          suppress_health_check=list(HealthCheck))
settings.load_profile("fast")

cards = some.text(alphabet="23456789TJQKAcdhs10 ,♠♥x", max_size=16)
texts = some.one_of(some.text(max_size=20), cards, some.text(alphabet="AKQJT98765432so+-:,!%*[]/0.1 random", max_size=16))
numbers = some.one_of(some.integers(), some.floats(), some.fractions(), some.decimals(), some.booleans(), some.none())
values = some.recursive(some.one_of(texts, numbers), lambda inner: some.one_of(
    some.lists(inner, max_size=4), some.dictionaries(some.text(max_size=5), inner, max_size=3)), max_leaves=6)


def ask(call, *arguments, **named):
    """Whether there was an answer; an error that is not ours fails the test."""
    try:
        call(*arguments, **named)
    except hf.TextError as error:
        assert str(error) and 0 <= error.start <= len(error.text), (error, error.start, error.text)
    except OURS:
        pass


class Texts(unittest.TestCase):
    @given(cards)
    def test_cards(self, text):
        for call in (hf.rank, hf.best_five, hf.cards.parse, hf.Card, hf.cards.indices, GAME.hold):
            ask(call, text)

    @given(texts)
    def test_ranges(self, text):
        ask(hf.Range, text)
        ask(hf.preflop, text)
        ask(hf.odds, text, "2c3c4c5d6d")

    @given(texts)
    def test_games_and_charts(self, text):
        ask(hf.Game, text)
        ask(lambda: hf.Game(toml=text))
        ask(lambda: hf.Game("jacks-or-better-9-6", pays={text: 1}))
        ask(lambda: hf.Game("jacks-or-better-9-6", pays={"flush": text}))
        ask(GAME.evaluate, text)

    @given(some.sampled_from([query.name for query in hf.queries() if query.name not in (
        "bench", "signature", "videopoker.strategy", "videopoker.games", "videopoker.drill")]),
        some.dictionaries(some.sampled_from(["cards", "hole", "board", "ranges", "range", "hands", "game", "hand", "chart",
                                             "id", "bankroll", "from", "opponents", "x"]), values, max_size=4))
    def test_requests(self, query, fields):
        ask(hf.ask, {**fields, "query": query})

    @given(values)
    def test_what_is_no_request(self, value):
        ask(hf.ask, value)
        ask(hf.ask, {"query": value})
        ask(hf.equity, value, "AA")
        ask(hf.odds, "AhKh", value)
        ask(hf.odds, "AhKh", "2c3c4c5d6d", value)


shapes = some.one_of(some.tuples(some.integers(0, 4), some.integers(0, 8)), arrays.array_shapes(min_dims=0, max_dims=3))
kinds = some.one_of(arrays.integer_dtypes(), arrays.unsigned_integer_dtypes(), arrays.floating_dtypes(),
                    arrays.boolean_dtypes(), arrays.complex_number_dtypes())
any_array = kinds.flatmap(lambda kind: arrays.arrays(kind, shapes))


class Arrays(unittest.TestCase):
    @given(some.data())
    def test_any_array(self, data):
        array = data.draw(any_array)
        for call in (hf.rank, hf.best_five, hf.category, hf.odds_array, hf.Range.from_weights):
            ask(call, array)
        ask(hf.equity_array, array, data.draw(any_array))
        ask(hf.odds_array, array, data.draw(any_array))
        ask(GAME.sweep, array, ["flush", "full house"][:data.draw(some.integers(0, 2))])
        ask(hf.rank, array, out=data.draw(any_array))

    @given(arrays.arrays(np.int16, some.tuples(some.integers(0, 5), some.sampled_from([5, 6, 7])),
                         elements=some.integers(-2, 53)))
    def test_hands_of_numbers_near_those_of_cards(self, hands):
        are_good = all(len(set(row)) == len(row) and 0 <= row.min() and row.max() <= 51 for row in hands)
        try:
            ranks = hf.rank(hands)
        except hf.ArrayError as error:
            self.assertFalse(are_good)
            bad = [len(set(row)) < len(row) or row.min() < 0 or row.max() > 51 for row in hands]
            self.assertEqual(error.row, bad.index(True))
        else:
            self.assertTrue(are_good)
            self.assertEqual(ranks.shape, (len(hands),))

    @given(some.binary(max_size=40), some.sampled_from("bBhHiIlLqQfd?cPe"))
    def test_memory_of_any_format(self, memory, letter):
        ask(lambda: hf.rank(memoryview(memory).cast(letter)))
        ask(lambda: hf.rank(memoryview(bytes(70)).cast(letter, (1, 7))))


if __name__ == "__main__":
    unittest.main()
