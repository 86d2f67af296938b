"""What five to seven cards are worth.

A rank is 1 (the worst high card) to 7462 (a royal flush): a larger rank wins, equal ranks tie. A category is 0 for a
high card, 1 pair, 2 two pair, 3 three of a kind, 4 straight, 5 flush, 6 full house, 7 four of a kind, 8 straight flush,
of which the royal flush, rank 7462, is the highest.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from . import _core
from .asking import answer_to, thread_number, whole_number
from .buffers import integers_of, is_numpy, like, results, rows_of
from .card import Card, cards_text
from .errors import ArrayError, well_formed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .buffers import Buffer, Rows

__all__ = ["CATEGORIES", "best_five", "category", "rank"]

CATEGORIES = ("high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
              "straight flush")


@overload
def rank(hands: str | Card | list[Card] | tuple[Card, ...]) -> int: ...
@overload
def rank(hands: list[str] | tuple[str | Card, ...]) -> int | list[int]: ...
@overload
def rank(hands: NDArray[Any], *, out: NDArray[np.uint16] | None = None, threads: SupportsIndex = 1) -> NDArray[np.uint16]: ...
@overload
def rank(hands: Buffer, *, out: Any = None, threads: SupportsIndex = 1) -> memoryview: ...
@overload
def rank(hands: Rows, *, threads: SupportsIndex = 1) -> list[int]: ...
def rank(hands: Any, *, out: Any = None, threads: SupportsIndex = 1) -> Any:
    """The rank of one hand, or of each row of an array.

    hands: cards, such as "AsKsQsJsTs", or an array of the shape (n, 5), (n, 6) or (n, 7) of any integer type, strides
    and byte order, whose elements are indices of cards (`holdfast.cards`); one row by itself, (5,) to (7,), is an array of
    one row. The result of an array has the shape (n,) and the type uint16; `out` is such an array to be filled. Lists of
    lists of indices are taken too, and give a list. Strings of five to seven cards each, in a list, an array or a column
    of a frame, are a hand each; all of them have equally many cards. Other strings in a list are one hand.

    Raises ArrayError, naming the row, if an element is no index, no hand, or a card appears twice.

    >>> rank("AsKsQsJsTs")
    7462
    >>> rank([[51, 47, 43, 39, 35]])
    [7462]
    >>> rank(["AsKsQsJsTs", "2c3c4c5c7d"]), rank(["As", "Ks", "Qs", "Js", "Ts"])
    ([7462, 1], 7462)
    """
    if (rows := _rows_of_texts(hands)) is not None:
        return rank(rows, out=out, threads=threads)
    if _are_cards(hands):
        return _hand(hands, out, threads)["rank"]
    rows = integers_of("hands", hands)
    ranks = results(out, (rows_of("hands", rows),), "uint16", rows)
    _core.rank(rows, ranks, thread_number(threads))
    return like(hands, ranks, out)


@overload
def category(ranks: str | Card | list[Card] | tuple[Card, ...]) -> int: ...
@overload
def category(ranks: list[str] | tuple[str | Card, ...]) -> int | list[int]: ...
@overload
def category(ranks: int) -> int: ...
@overload
def category(ranks: NDArray[Any], *, out: NDArray[np.uint8] | None = None, threads: SupportsIndex = 1) -> NDArray[np.uint8]: ...
@overload
def category(ranks: Buffer, *, out: Any = None, threads: SupportsIndex = 1) -> memoryview: ...
@overload
def category(ranks: list[int], *, threads: SupportsIndex = 1) -> list[int]: ...
def category(ranks: Any, *, out: Any = None, threads: SupportsIndex = 1) -> Any:
    """The category of a hand, of a rank, or of each rank of an array, as a number from 0 to 8, whose words are
    `CATEGORIES[number]`.

    ranks: cards, such as "AsKsQsJsTs", a rank, or ranks of the shape (n,) and any integer type, 1 to 7462. The result of
    an array has the type uint8.

    >>> category("9s9h9d4s4c"), category(7227), CATEGORIES[category(7227)]
    (6, 6, 'full house')
    >>> category(rank([[51, 47, 43, 39, 35], [50, 49, 48, 3, 7]]))
    [8, 3]
    """
    if (rows := _rows_of_texts(ranks)) is not None:
        return category(rank(rows, threads=threads), out=out, threads=threads)
    if _are_cards(ranks):
        return _category_of_one(_hand(ranks, out, threads)["rank"])
    if hasattr(ranks, "__index__") and not getattr(ranks, "shape", ()):
        _check_is_alone(out, threads)
        return _category_of_one(whole_number("the rank of a hand", ranks))
    row = integers_of("ranks", ranks)
    categories = results(out, (rows_of("ranks", row, 1),), "uint8", row)
    _core.category(row, categories, thread_number(threads))
    return like(ranks, categories, out)


@overload
def best_five(hands: str | Card | list[Card] | tuple[Card, ...]) -> tuple[Card, ...]: ...
@overload
def best_five(hands: list[str] | tuple[str | Card, ...]) -> tuple[Card, ...] | list[tuple[Card, ...]]: ...
@overload
def best_five(hands: NDArray[Any], *, out: NDArray[np.uint8] | None = None, threads: SupportsIndex = 1) -> NDArray[np.uint8]: ...
@overload
def best_five(hands: Buffer, *, out: Any = None, threads: SupportsIndex = 1) -> memoryview: ...
@overload
def best_five(hands: Rows, *, threads: SupportsIndex = 1) -> list[list[int]]: ...
def best_five(hands: Any, *, out: Any = None, threads: SupportsIndex = 1) -> Any:
    """The five cards that make the hand, as people lay them down: those of a pair or set first.

    hands: as `rank` takes them. The result of an array has the shape (n, 5) and the type uint8.

    >>> "".join(map(str, best_five("As Kd Qh Jc 10s 2c 2d")))
    'AsKdQhJcTs'
    """
    if (of_texts := _rows_of_texts(hands)) is not None:
        fives = best_five(of_texts, out=out, threads=threads)
        return [tuple(map(Card.from_index, five)) for five in fives] if isinstance(fives, list) else fives
    if _are_cards(hands):
        return tuple(Card(text) for text in _pairs_of_letters(_hand(hands, out, threads)["best"]))
    rows = integers_of("hands", hands)
    best = results(out, (rows_of("hands", rows), 5), "uint8", rows)
    _core.best_five(rows, best, thread_number(threads))
    return like(hands, best, out)


def _are_cards(hands: object) -> bool:
    """Whether this is one hand, written as text or cards; lists may hold indices instead."""
    if isinstance(hands, (list, tuple)):
        return bool(hands) and isinstance(hands[0], (str, Card))
    return isinstance(hands, (str, Card))


def _hand(cards: Any, out: Any, threads: SupportsIndex) -> dict[str, Any]:
    _check_is_alone(out, threads)
    return answer_to("hand", {"cards": cards_text(cards)}, is_quick=True)


def _rows_of_texts(hands: Any) -> Any:
    """The indices of hands that are a text each, in a row for each; None if they are something else. In a list each text
    must have five cards or more: shorter ones are parts of one hand."""
    is_list = isinstance(hands, (list, tuple))
    texts = hands if is_list else _texts_of_column(hands)
    if texts is None or is_list and not (hands and all(isinstance(each, str) and len(each) >= 10 for each in texts)):
        return None
    rows = _core.read_hands([well_formed(each) for each in texts])
    if is_list and any(len(row) < 5 for row in rows):
        return None
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise ArrayError(f"row {number}: {len(row)} cards, not {len(rows[0])} as in row 0", number)
    if is_list:
        return [list(row) for row in rows]
    import numpy
    return numpy.frombuffer(b"".join(rows), "uint8").reshape(len(rows), -1 if rows else 5)


def _texts_of_column(hands: Any) -> list[str] | None:
    """The elements of NumPy's array, or of a column of a frame, if they are strings."""
    column = hands.to_numpy() if callable(getattr(hands, "to_numpy", None)) else hands
    if not is_numpy(column) or column.ndim != 1 or column.dtype.kind not in "UO":
        return None
    texts: list[str] = column.tolist()
    for row, each in enumerate(texts):
        if not isinstance(each, str):
            raise ArrayError(f"row {row}: {each!r} is not a hand, such as 'AsKsQsJsTs'", row)
    return texts


def _check_is_alone(out: Any, threads: SupportsIndex) -> None:
    if out is not None or thread_number(threads) != 1:
        raise TypeError("out and threads are for arrays")


def _pairs_of_letters(text: str) -> list[str]:
    return [text[at:at + 2] for at in range(0, len(text), 2)]


def _category_of_one(rank: int) -> int:
    if not 1 <= rank <= 7462:
        raise ValueError(f"the rank of a hand is from 1 to 7462, not {rank}")
    found = memoryview(bytearray(1))
    _core.category(memoryview(rank.to_bytes(2, sys.byteorder)).cast("H"), found, 1)
    return found[0]


def __dir__() -> list[str]:
    return __all__
