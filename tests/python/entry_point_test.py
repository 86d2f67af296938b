"""The entry point: every query answers as the command line does, and what is wrong is an error of ours."""

import json
import os
import pickle
import subprocess
import unittest
from decimal import Decimal
from fractions import Fraction

import holdfast as hf

PROGRAM = os.environ.get("HOLDFAST_PROGRAM", "build/release/bin/holdfast")


def examples(is_wanted=lambda request: True):
    """The requests of the registry that are wanted, without those about this computer, which need files."""
    return [example for query in hf.queries() for example in query.examples
            if query.name != "bench" and not query.name.startswith("holdem.table.") and is_wanted(example)]


def is_slow(request):
    """Charts and the signature take seconds."""
    return request["query"] in ("signature", "videopoker.strategy", "videopoker.drill") or request.get("samples")


def answers_of_batch(requests):
    """What `holdfast batch` answers."""
    lines = "\n".join(json.dumps(request) for request in requests)
    result = subprocess.run([PROGRAM, "batch", "-"], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in result.stdout.splitlines()]


class TheDoor(unittest.TestCase):
    def test_examples_equal_the_command_line(self):
        requests = examples(lambda request: not is_slow(request))
        self.assertGreater(len(requests), 15)
        for request, expected in zip(requests, answers_of_batch(requests), strict=True):
            with self.subTest(request):
                self.assertEqual(hf.ask(request), expected)

    def test_threads_change_nothing(self):
        request = {"query": "holdem.equity", "ranges": ["22+,A2s+", "random"], "board": "QhJh2c"}
        alone = hf.ask(request)
        for threads in (0, 2, 3):
            self.assertEqual(hf.ask(request, threads=threads), alone)

    def test_numbers_of_all_kinds_are_read_exactly(self):
        def pays(value):
            return hf.ask({"query": "videopoker.paytable", "game": "jacks-or-better-9-6",
                           "pay": {"flush": value}})["rows"][4]["pays_exact"]
        self.assertEqual(pays(Fraction(1, 3)), "1/3")
        self.assertEqual(pays(Decimal("0.10")), "1/10")
        self.assertEqual(pays(0.1), "1/10")
        self.assertEqual(pays(7), "7/1")

    def test_an_id_comes_back(self):
        self.assertEqual(hf.ask({"query": "hand", "cards": "9s9h9d4s4c", "id": [1, "x"]})["id"], [1, "x"])

    def test_what_is_no_request(self):
        for request in ("hand", 7, None, [("query", "hand")]):
            with self.assertRaises(TypeError):
                hf.ask(request)
        for request in ({"query": "hand", "cards": {1, 2}}, {"query": "hand", "cards": b"AsKsQsJsTs"}):
            with self.assertRaises(TypeError):
                hf.ask(request)
        with self.assertRaises(ValueError):
            hf.ask({"query": "holdem.equity", "ranges": ["AA", "KK"], "target_error": float("nan")})

    def test_threads_are_a_number(self):
        request = {"query": "hand", "cards": "9s9h9d4s4c"}
        for threads in (-1, 1025):
            with self.assertRaises(ValueError):
                hf.ask(request, threads=threads)
        for threads in ("2", 1.0, True, None):
            with self.assertRaises(TypeError):
                hf.ask(request, threads=threads)


class Errors(unittest.TestCase):
    def error_of(self, request):
        with self.assertRaises(hf.TextError) as caught:
            hf.ask(request)
        return caught.exception

    def test_a_text_error_has_text_and_place(self):
        error = self.error_of({"query": "holdem.odds", "hole": "AhKz"})
        self.assertIsInstance(error, ValueError)
        self.assertEqual((error.text, error.start, error.end, error.field), ("AhKz", 2, 4, "hole"))
        self.assertEqual(error.__notes__, ["AhKz\n  ^^"])
        self.assertIn("'Kz' is not a card", str(error))

    def test_places_count_code_points(self):
        error = self.error_of({"query": "hand", "cards": "A♠K♠Q♠J♠K♠"})
        self.assertEqual((error.start, error.text[error.start:error.end]), (8, "K♠"))

    def test_the_caret_stands_under_the_line_of_a_longer_text(self):
        toml = 'id = "a"\ndeck = 52\n[[pay]]\nhand = "flash"\npays = 1\n'
        error = self.error_of({"query": "videopoker.return", "game": {"toml": toml}})
        line, caret = error.__notes__[0].splitlines()
        self.assertEqual(line, 'hand = "flash"')
        self.assertEqual(line[caret.index("^"):caret.rindex("^") + 1], error.text[error.start:error.end])

    def test_unknown_queries_and_fields(self):
        self.assertEqual(self.error_of({"query": "hands"}).field, "query")
        self.assertIn("cardz", str(self.error_of({"query": "hand", "cards": "AsKsQsJsTs", "cardz": 1})))
        self.assertIn("query", str(self.error_of({})))

    def test_errors_are_pickled(self):
        for error in (self.error_of({"query": "hand", "cards": "AsAs"}), hf.ArrayError("row 3: no", 3),
                      hf.DataError("damaged")):
            again = pickle.loads(pickle.dumps(error))
            self.assertEqual((type(again), again.args, vars(again)), (type(error), error.args, vars(error)))

    def test_a_long_request_is_refused(self):
        self.error_of({"query": "hand", "cards": "As" * 600_000})

    def test_lone_surrogates_are_refused(self):
        game = hf.Game("jacks-or-better-9-6")
        for call in (lambda: hf.ask({"query": "hand", "cards": "As\ud800"}), lambda: hf.ask({"\udfff": "hand"}),
                     lambda: hf.cards.parse("Ah\ud800"), lambda: hf.Card("\ud800"), lambda: hf.Range("A\ud800"),
                     lambda: game.sweep([[1]], ["\ud800"]), lambda: hf.Game("x", pays={"\ud800": 1})):
            with self.assertRaisesRegex(hf.TextError, "half of a surrogate pair") as caught:
                call()
            error = caught.exception
            self.assertIn(error.text[error.start:error.end], (r"\ud800", r"\udfff"))
        self.assertEqual(hf.ask({"query": "hand", "cards": "AsKsQsJsTs", "id": "\U0001f0a1"})["id"], "\U0001f0a1")

    def test_of_lone_surrogates_the_own_text_is_shown(self):
        for field, call in (("ranges", lambda: hf.equity("AhKh\ud800", "KK")), ("hole", lambda: hf.odds("AhKh\ud800")),
                            ("toml", lambda: hf.Game(toml="AhKh\ud800"))):
            with self.assertRaises(hf.TextError) as caught:
                call()
            error = caught.exception
            self.assertEqual((error.text, error.start, error.end, error.field), (r"AhKh\ud800", 4, 10, field))
            self.assertEqual(error.__notes__, ["AhKh\\ud800\n    ^^^^^^"])

    def test_the_caret_of_a_very_long_text_stands_in_a_part_of_it(self):
        for call in (lambda: hf.Card(" " * 6000), lambda: hf.rank(" ".join("AsKsQsJsTs9s8s7s6s") + " " * 6000)):
            with self.assertRaises(hf.TextError) as caught:
                call()
            line, caret = caught.exception.__notes__[0].split("\n")
            self.assertLess(max(len(line), len(caret)), 400)
        error = hf.TextError("wrong", f"{'x' * 3000}here{'y' * 3000}", 3000, 3004)
        self.assertEqual(error.__notes__, [f"{'x' * 100}here{'y' * 100}\n{' ' * 100}^^^^"])

    def test_hints_are_those_of_python(self):
        for call in (lambda: hf.Game("xyz"), lambda: hf.games("xyz")):
            with self.assertRaisesRegex(hf.TextError, r"`hf.videopoker.games\(\)` lists"):
                call()

    def test_a_request_without_an_end(self):
        deep = []
        for _ in range(100_000):
            deep = [deep]
        endless = {}
        endless["id"] = endless
        for words, request in (("^a request is nested too deeply$", {"query": "hand", "id": deep}),
                               ("^a request must not hold a list or a dict that holds itself$", endless)):
            with self.assertRaisesRegex(ValueError, words):
                hf.ask(request)

    def test_numbers_that_are_not_finite_are_named(self):
        game = hf.Game("jacks-or-better-9-6")
        for words, call in (("^bankroll must be a finite number, not nan$", lambda: game.bankroll(bankroll=float("nan"))),
                            ("^target_error must be a finite number, not inf$",
                             lambda: hf.equity("AA", "KK", target_error=float("inf"))),
                            ("^goal must be a finite number, not NaN$", lambda: game.bankroll(goal=Decimal("nan"))),
                            ("^flush must be a finite number, not nan$",
                             lambda: hf.ask({"query": "videopoker.return", "pay": {"flush": float("nan")}}))):
            with self.assertRaisesRegex(ValueError, words):
                call()


if __name__ == "__main__":
    unittest.main()
