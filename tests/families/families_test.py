"""A family that only these programs have: each front end answers its query, and the reference describes it."""

import csv
import io
import json
import os
import subprocess
import unittest
from fractions import Fraction

import holdfast as hf
from server import Server, run

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "cdhs"]
QUERY = {"query": "war.odds", "card": "Kh", "known": "AsAdKc2d"}


def counted(card, known=""):
    """Wins, ties and losses against each card that the other may have."""
    seen = {card} | {known[at:at + 2] for at in range(0, len(known), 2)}
    others = [RANKS.index(other[0]) for other in DECK if other not in seen]
    own = RANKS.index(card[0])
    return [sum(rank < own for rank in others), others.count(own), sum(rank > own for rank in others)]


def counts_of(answer):
    return [int(answer[name]) for name in ("wins", "ties", "losses")]


class WarTest(unittest.TestCase):
    def check(self, answer):
        counts = counted(QUERY["card"], QUERY["known"])
        self.assertEqual(counts_of(answer), counts)
        self.assertEqual([Fraction(answer[name]) for name in ("win_exact", "tie_exact", "lose_exact")],
                         [Fraction(count, sum(counts)) for count in counts])

    def test_every_card_by_counting(self):
        requests = "".join(json.dumps({"query": "war.odds", "card": card}) + "\n" for card in DECK)
        answers = [json.loads(line) for line in run("batch", text=requests)[1].splitlines()]
        self.assertEqual([counts_of(answer) for answer in answers], [counted(card) for card in DECK])

    def test_command_line(self):
        typed = ("war", "odds", QUERY["card"], "--known", QUERY["known"])
        self.check(json.loads(run(*typed, "--json")[1]))
        self.check(next(csv.DictReader(io.StringIO(run(*typed, "--csv")[1]))))
        self.assertEqual(run("war", "odds", "As")[1], "Win 94.1176%, tie 5.8824%, lose 0.0000%\n")

    def test_help(self):
        overview = run("--help")[1]
        self.assertIn("video poker, Texas Hold'em and war", overview)
        self.assertRegex(overview, r"(?m)^ +war +War: odds$")
        self.assertIn("Cards that the other player cannot have", run("war", "odds", "--help")[1])

    def test_refusals(self):
        status, _, errors = run("war", "odds", "Kh", "--known", "AsKh")
        self.assertEqual(status, 2)
        self.assertIn("--known: the card Kh is already yours", errors)

    def test_server(self):
        with Server() as server:
            self.check(server.get("/api/v1/war/odds?card=Kh&known=AsAdKc2d").json())
            fields = {name: QUERY[name] for name in ("card", "known")}
            self.check(server.ask("POST", "/api/v1/war/odds", json.dumps(fields)).json())
            self.check(server.ask("POST", "/api/v1/batch", json.dumps(QUERY)).json())
            document = server.get("/openapi.json").json()
            self.assertIn({"name": "war", "description": "War: odds"}, document["tags"])
            self.assertEqual(document["paths"]["/api/v1/war/odds"]["get"]["tags"], ["war"])

    def test_python(self):
        self.check(hf.ask(QUERY))
        with self.assertRaises(hf.TextError) as refused:
            hf.ask({**QUERY, "card": "AhX"})
        self.assertEqual(refused.exception.field, "card")

    def test_reference(self):
        pages = subprocess.run([os.environ["HOLDFAST_REFERENCE"]], check=True, capture_output=True, text=True).stdout
        section = pages.partition("\n## war.odds\n")[2].partition("\n## ")[0]
        self.assertIn("Chances that your card wins, ties or loses against an unknown one.", section)
        self.assertRegex(section, r"(?m)^\| `losses` \| .* \| Cards that are higher \|$")


if __name__ == "__main__":
    unittest.main()
