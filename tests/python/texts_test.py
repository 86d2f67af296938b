"""Hands and cards as texts: several hands at once, parts of one, and the way back from indices."""

import unittest

import numpy as np

import holdfast as hf


class Column:
    """As frames have them."""

    def __init__(self, texts):
        self.texts = texts

    def to_numpy(self):
        return np.array(self.texts, object)


class Texts(unittest.TestCase):
    def refused(self, words, hands, row=None):
        with self.assertRaisesRegex(hf.ArrayError, words) as caught:
            hf.rank(hands)
        self.assertEqual(caught.exception.row, row)

    def test_texts_of_hands(self):
        texts = ["AsKsQsJsTs2c", "2c 3c 4c 5c 7d 9h"]
        indices = [hf.cards.indices(text) for text in texts]
        for call, of_one in ((hf.rank, hf.rank), (hf.category, hf.category), (hf.best_five, hf.best_five)):
            self.assertEqual(call(texts), [of_one(text) for text in texts])
            self.assertEqual(call(tuple(texts[:1])), [of_one(texts[0])])
        for column in (np.array(texts), np.array(texts, object), Column(texts)):
            for call in (hf.rank, hf.category, hf.best_five):
                expected = call(hf.rank(np.array(indices)) if call is hf.category else np.array(indices))
                np.testing.assert_array_equal(call(column), expected)
        self.assertEqual(hf.rank(np.array([], str)).shape, (0,))
        out = np.zeros(2, np.uint16)
        self.assertIs(hf.rank(np.array(texts), out=out), out)
        self.assertEqual(out.tolist(), hf.rank(texts))

    def test_texts_of_which_one_is_no_hand(self):
        self.refused("^row 1: '7x' is not a card", ["AsKsQsJsTs", "2c3c4c5c7x"], row=1)
        self.refused("^row 1: 6 cards, not 5 as in row 0$", ["AsKsQsJsTs", "2c3c4c5c7d8d"], row=1)
        self.refused("^row 1: nan is not a hand", np.array(["AsKsQsJsTs", float("nan")], object), row=1)
        self.refused(r"^hands must have the shape .* not \(2, 1\)$", np.array(["As", "Ks"]))
        self.refused("^row 0: the card As is written twice$", ["AsAsQsJsTs", "2c3c4c5c7d"], row=0)

    def test_parts_of_one_hand(self):
        for parts in (["As,Ks,Qs,", "Js,Ts,2c,"], ["As, Ks, Qs", "Js, Ts, 2c"], ["QsJsTs9s8s", "AsKs"],
                      ["As", "Ks", "Qs", "Js", "Ts"]):
            self.assertEqual(hf.rank(parts), hf.rank("".join(parts)))

    def test_a_hand_in_a_list_means_the_same_in_a_list_of_one(self):
        self.assertEqual(hf.rank(["As Ks Qs Js Ts"]), [7462])
        self.assertEqual(hf.rank(["As", "Ks", "Qs", "Js", "Ts"]), 7462)

    def test_a_deck(self):
        self.assertEqual([card.index for card in hf.cards.deck()], list(range(52)))
        self.assertEqual(str(hf.cards.deck()[51]), "As")

    def test_texts_of_indices(self):
        text = hf.cards.text
        self.assertEqual([text(each) for each in ("Ah Kh", hf.Card("Ah"), ["Ah", "Kh"], hf.cards.parse("AhKh"), [50, 46], (50, 46))],
                         ["Ah Kh", "Ah", "AhKh", "AhKh", "AhKh", "AhKh"])
        two = np.array([[50, 46], [0, 1]])
        self.assertEqual([text(each) for each in (two, two.tolist(), two[0], two[:, ::-1], bytes([50]), np.array([50], ">i8"))],
                         [["AhKh", "2d2c"], ["AhKh", "2d2c"], "AhKh", ["KhAh", "2c2d"], "Ah", "Ah"])
        for wrong, row in (([52], None), (np.array([[0], [-1]]), 1), ([[0, 1], [0, 300]], 1)):
            with self.assertRaisesRegex(hf.ArrayError, "is not the index of a card, 0 to 51$") as caught:
                text(wrong)
            self.assertEqual(caught.exception.row, row)
        for wrong in ([0.5], np.zeros((1, 1, 1), int), np.array(["Ah"])):
            with self.assertRaises(hf.ArrayError):
                text(wrong)
        with self.assertRaisesRegex(TypeError, r"Card.from_index\(51\)"):
            hf.Card(51)


if __name__ == "__main__":
    unittest.main()
