"""Many deals at once: values are those of single deals."""

import unittest

import numpy as np
from random_hands import layouts, random_cards

import holdfast as hf


def expected(game, deal):
    """[bits of the places] the values of a single deal, whose cards may be jokers."""
    texts = ["Jk" if index > 51 else hf.Card.from_index(int(index)).text for index in deal]
    values = [None] * 32
    for hold in game.hold("".join(texts)):
        left, bits = hold.hold, 0
        for place, text in enumerate(texts):
            if text in left:
                left, bits = left.replace(text, "", 1), bits | 1 << place
        values[bits] = hold.value
    return values


class Holds(unittest.TestCase):
    def test_values_equal_those_of_single_deals(self):
        deals = random_cards(40, 5, seed=11)
        changed = hf.Game("jacks-or-better-9-6", pays={"flush": "17/3"})
        state = hf.Game("ultimate-x-1-jacks-or-better-8-6", state="12x")
        for game in (hf.Game("jacks-or-better-9-6"), hf.Game("deuces-wild-full-pay"), changed, state):
            self.assertEqual(game.hold_array(deals).tolist(), [expected(game, deal) for deal in deals])

    def test_a_game_by_the_name_that_players_use(self):
        deals = random_cards(3, 5)
        named = hf.Game("9/6 Jacks or Better").hold_array(deals)
        np.testing.assert_array_equal(named, hf.Game("jacks-or-better-9-6").hold_array(deals))

    def test_jokers_have_indices_from_52(self):
        game = hf.Game("joker-poker-kings-full-pay")
        deals = np.array([[52, 51, 50, 3, 9], [0, 4, 8, 12, 52]])
        self.assertEqual(game.hold_array(deals).tolist(), [expected(game, deal) for deal in deals])
        with self.assertRaisesRegex(hf.ArrayError, "^row 0: 53 is not the index of a card, 0 to 52$"):
            game.hold_array([[53, 0, 1, 2, 3]])

    def test_order_and_lines_count_where_they_do(self):
        deals = np.array([hf.cards.indices(text) for text in ("TsJsQsKsAs", "AsKsQsJsTs", "AhJsQs3cTs")])
        game = hf.Game("jacks-or-better-9-6-sequential-royal")
        self.assertEqual(game.hold_array(deals).tolist(), [expected(game, deal) for deal in deals])
        self.assertNotEqual(game.hold_array(deals)[0, 31], game.hold_array(deals)[1, 31])

    def test_every_layout_and_thread(self):
        game = hf.Game("jacks-or-better-9-6")
        deals = random_cards(600, 5, seed=12)
        values = game.hold_array(deals)
        for name, same in layouts(deals):
            with self.subTest(name):
                np.testing.assert_array_equal(game.hold_array(same), values)
        out, told = np.zeros((600, 32)), []
        self.assertIs(game.hold_array(deals, out=out, threads=2), out)
        np.testing.assert_array_equal(out, values)
        many = np.tile(deals, (3, 1))
        game.hold_array(many, progress=lambda done, total: told.append((done, total)))
        self.assertEqual(told[-1][0], told[-1][1])
        self.assertEqual(game.hold_array(deals[:2].tolist()), values[:2].tolist())

    def test_wrong_deals(self):
        game = hf.Game("jacks-or-better-9-6")
        for words, deals, row in (("^row 1: 2d appears twice$", [[0, 1, 2, 3, 4], [0, 1, 2, 3, 0]], 1),
                                  ("^row 0: 52 is not the index of a card, 0 to 51$", [[52, 1, 2, 3, 4]], 0),
                                  ("^row 0: -1 is not the index", [[-1, 1, 2, 3, 4]], 0),
                                  (r"must have the shape \(1, 5\), not \(1, 4\)$", [[0, 1, 2, 3]], None)):
            with self.assertRaisesRegex(hf.ArrayError, words) as caught:
                game.hold_array(deals)
            self.assertEqual(caught.exception.row, row)


if __name__ == "__main__":
    unittest.main()
