"""Ranks of hands worked out from the rules alone, in NumPy: shares nothing with Holdfast.

Five cards become a key whose order is that of poker: the category, then the ranks, those there are more of first. Of all
2,598,960 hands the keys are put in order; the place of a key is the rank of its hands.
"""

from itertools import combinations

import numpy as np


def keys_of_fives(fives):
    """Keys of hands of five card numbers (4 * rank + suit), of the shape (n, 5)."""
    ranks = np.sort(fives // 4, axis=1)[:, ::-1].astype(np.int64)
    suits = fives % 4
    count = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2)
    order = np.argsort(-(count * 16 + ranks), axis=1, kind="stable")
    ranks, count = np.take_along_axis(ranks, order, 1), np.take_along_axis(count, order, 1)
    is_flush = (suits == suits[:, :1]).all(axis=1)
    is_wheel = (ranks == [12, 3, 2, 1, 0]).all(axis=1)
    is_straight = ((ranks[:, 0] - ranks[:, 4] == 4) & (count[:, 0] == 1)) | is_wheel
    ranks[is_wheel] = [3, 2, 1, 0, -1]
    category = np.select(
        [is_straight & is_flush, count[:, 0] == 4, (count[:, 0] == 3) & (count[:, 3] == 2), is_flush, is_straight,
         count[:, 0] == 3, (count[:, 0] == 2) & (count[:, 2] == 2), count[:, 0] == 2], [8, 7, 6, 5, 4, 3, 2, 1], 0)
    return ((((category * 16 + ranks[:, 0]) * 16 + ranks[:, 1]) * 16 + ranks[:, 2]) * 16 + ranks[:, 3]) * 16 + ranks[:, 4]


def all_keys():
    """The keys of all hands, in rising order: that of rank r is at r - 1."""
    numbers = np.fromiter((card for five in combinations(range(52), 5) for card in five), np.int8).reshape(-1, 5)
    return np.unique(np.concatenate([np.unique(keys_of_fives(part)) for part in np.array_split(numbers, 20)]))


def plain_ranks(hands, keys):
    """Ranks of hands of five to seven cards: those of the best five of each."""
    best = np.zeros(len(hands), np.int64)
    for chosen in combinations(range(hands.shape[1]), 5):
        np.maximum(best, keys_of_fives(hands[:, chosen]), out=best)
    return np.searchsorted(keys, best) + 1
