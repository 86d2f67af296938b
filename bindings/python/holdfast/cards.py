"""Cards, and the indices by which arrays know them.

A card is written like `Ah`, `Td` or `10c`, in any letter case, or with a Unicode suit. In arrays a card is a number:

    index = 4 * rank + suit     rank 0 for a two to 12 for an ace; suit 0 d, 1 c, 2 h, 3 s

Other programs number suits c, d, h, s: `from_clubs_first` and `to_clubs_first` convert.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, overload

from . import _core
from .buffers import check_integers, integers_of, is_numpy
from .card import Card, Cards, card_text, cards_text
from .errors import ArrayError, well_formed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .buffers import Buffer

    Integer = TypeVar("Integer", bound=np.integer[Any])

__all__ = ["Card", "Cards", "deck", "from_clubs_first", "index", "indices", "parse", "text", "to_clubs_first"]


def parse(text: str) -> tuple[Card, ...]:
    """The cards of a string, in its order.

    >>> parse("Ah, 10c")
    (Card('Ah'), Card('Tc'))
    """
    return tuple(Card.from_index(each) for each in _core.read_cards(well_formed(card_text(text))))


def deck() -> tuple[Card, ...]:
    """The 52 cards in the order of their indices.

    >>> deck()[:2], len(deck())
    ((Card('2d'), Card('2c')), 52)
    """
    return tuple(map(Card.from_index, range(52)))


@overload
def text(cards: str | Card | list[str] | list[Card] | tuple[str | Card, ...]) -> str: ...
@overload
def text(cards: list[int]) -> str: ...
@overload
def text(cards: list[list[int]]) -> list[str]: ...
@overload
def text(cards: NDArray[Any] | Buffer) -> Any: ...
def text(cards: Any) -> Any:
    """Cards as one text. They may be indices, too; the rows of an array, or lists in a list, are a list of texts.

    >>> text(["Ah", Card("Kh")]), text([50, 46])
    ('AhKh', 'AhKh')
    >>> text([[50, 46], [0, 1]])
    ['AhKh', '2d2c']

    Raises ArrayError on a number that is no index.
    """
    if not _are_numbers(cards):
        return cards_text(cards)
    rows = integers_of("cards", cards)
    dimensions = memoryview(rows).ndim
    if dimensions not in (1, 2):
        raise ArrayError(f"cards must have one dimension or two, not the shape {memoryview(rows).shape}")
    numbers = rows.tolist() if hasattr(rows, "tolist") else memoryview(rows).tolist()
    return _text_of_row(numbers, None) if dimensions == 1 else [_text_of_row(each, row) for row, each in enumerate(numbers)]


def index(card: str | Card) -> int:
    """The index of one card in arrays.

    >>> index("Ah")
    50
    """
    return card.index if isinstance(card, Card) else Card(card).index


def indices(cards: Cards) -> list[int]:
    """The indices of several cards.

    >>> indices("AhKh")
    [50, 46]
    """
    return list(_core.read_cards(well_formed(cards_text(cards))))


@overload
def from_clubs_first(theirs: int) -> int: ...
@overload
def from_clubs_first(theirs: list[int]) -> list[int]: ...
@overload
def from_clubs_first(theirs: list[list[int]]) -> list[list[int]]: ...
@overload
def from_clubs_first(theirs: NDArray[Integer]) -> NDArray[Integer]: ...
def from_clubs_first(theirs: Any) -> Any:
    """Indices of programs that number suits c, d, h, s, as ours: an int, a list, lists in a list, or a NumPy array.

    >>> from_clubs_first(0), from_clubs_first(50)
    (1, 50)
    >>> from_clubs_first([[0, 1], [2, 3]])
    [[1, 0], [2, 3]]

    Raises TypeError or ValueError if an int is no index, and ArrayError, naming the row, if a list or an array
    holds something else.
    """
    if isinstance(theirs, (list, tuple)):
        return [_exchanged_row(each, row) for row, each in enumerate(theirs)]
    if hasattr(theirs, "__index__") and not getattr(theirs, "shape", ()):
        return _exchanged(Card.from_index(theirs).index)  # refuses what is no index
    if not is_numpy(theirs):
        hint = ": pass its to_numpy()" if hasattr(theirs, "to_numpy") else ""
        raise TypeError(f"indices are an int, lists of ints or a NumPy array, not {type(theirs).__name__}{hint}")
    check_integers("indices", theirs)
    wrong = (theirs < 0) | (theirs > 51)
    if wrong.any():
        row = int(wrong.nonzero()[0][0])
        raise ArrayError(f"row {row}: {theirs[wrong][0]} is not the index of a card, 0 to 51", row)
    return _exchanged(theirs)


@overload
def to_clubs_first(ours: int) -> int: ...
@overload
def to_clubs_first(ours: list[int]) -> list[int]: ...
@overload
def to_clubs_first(ours: list[list[int]]) -> list[list[int]]: ...
@overload
def to_clubs_first(ours: NDArray[Integer]) -> NDArray[Integer]: ...
def to_clubs_first(ours: Any) -> Any:
    """Our indices as those of programs that number suits c, d, h, s; the same exchange of two suits.

    >>> to_clubs_first(index("2d"))
    1
    """
    return from_clubs_first(ours)


def _exchanged(indices: Any) -> Any:
    return indices ^ (1 - ((indices >> 1) & 1))


def _exchanged_row(indices: Any, row: int) -> Any:
    try:
        if isinstance(indices, (list, tuple)):
            return [_exchanged(Card.from_index(each).index) for each in indices]
        return _exchanged(Card.from_index(indices).index)
    except (TypeError, ValueError) as error:
        raise ArrayError(f"row {row}: {error}", row) from None


def _are_numbers(cards: Any) -> bool:
    if isinstance(cards, (list, tuple)):
        return bool(cards) and not isinstance(cards[0], (str, Card))
    try:
        memoryview(cards).release()
    except (TypeError, ValueError):
        return False
    return True


def _text_of_row(indices: list[int], row: int | None) -> str:
    where = "" if row is None else f"row {row}: "
    for each in indices:
        if not (hasattr(each, "__index__") and 0 <= each < 52):
            raise ArrayError(f"{where}{each} is not the index of a card, 0 to 51", row)
    return _core.write_cards(bytes(indices))


def __dir__() -> list[str]:
    return __all__
