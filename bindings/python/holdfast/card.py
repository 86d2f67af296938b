"""One card, and several as one text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import total_ordering
from typing import Any, TypeAlias, Union

from . import _core
from .errors import TextError, well_formed


@total_ordering
class Card:
    """One of the 52 cards. They sort as their indices do: by rank, a two first, then by suit, d, c, h, s.

    >>> Card("ah")
    Card('Ah')
    >>> Card("Ah").rank, Card("Ah").suit, Card("Ah").index
    ('A', 'h', 50)
    >>> Card.from_index(0)
    Card('2d')
    """

    __slots__ = ("_index",)
    _index: int

    def __init__(self, text: str) -> None:
        read = _core.read_cards(well_formed(card_text(text)))
        if len(read) != 1:
            raise TextError(f"expected one card, found {len(read)}", str(text), 0, len(str(text)))
        object.__setattr__(self, "_index", read[0])

    @classmethod
    def from_index(cls, index: int) -> Card:
        """The card of an index, 0 (2d) to 51 (As)."""
        shape: tuple[int, ...] = getattr(index, "shape", ())
        if isinstance(index, bool) or shape or not hasattr(index, "__index__"):
            raise TypeError(f"an index is an int, not {type(index).__name__}")
        index = int(index)
        if not 0 <= index < 52:
            raise ValueError(f"the index of a card is from 0 to 51, not {index}")
        card = cls.__new__(cls)
        object.__setattr__(card, "_index", index)
        return card

    @property
    def index(self) -> int:
        return self._index

    @property
    def text(self) -> str:
        return _core.write_cards(bytes((self._index,)))

    @property
    def rank(self) -> str:
        return self.text[0]

    @property
    def suit(self) -> str:
        return self.text[1]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a card does not change")

    def __reduce__(self) -> tuple[Any, ...]:
        return Card.from_index, (self._index,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self._index == other._index

    def __lt__(self, other: Card) -> bool:
        return self._index < other._index if isinstance(other, Card) else NotImplemented

    def __hash__(self) -> int:
        return hash((Card, self._index))

    def __str__(self) -> str:
        return self.text

    def __format__(self, form: str) -> str:
        return format(self.text, form)

    def __repr__(self) -> str:
        return f"Card({self.text!r})"


#: Cards as functions take them: a string, a card, or several of these.
Cards: TypeAlias = Union[str, Card, Iterable[Union[str, Card]]]


def cards_text(cards: Cards) -> str:
    """Cards as one text."""
    if isinstance(cards, (str, Card)):
        return str(cards)
    if isinstance(cards, (bytes, bytearray, Mapping)) or not isinstance(cards, Iterable):
        raise TypeError(f"cards are a string such as 'AhKh', or Card objects, not {cards!r}; only arrays hold numbers")
    return "".join(card_text(card) for card in cards)


def optional_text(cards: Cards | None) -> str:
    """The text of cards; an empty one if they are left out."""
    return "" if cards is None else cards_text(cards)


def card_text(card: object) -> str:
    if isinstance(card, (str, Card)):
        return str(card)
    hint = "only arrays hold numbers"
    if hasattr(card, "__index__") and not isinstance(card, bool):
        hint += f"; Card.from_index({card}) and hf.cards.text take an index"
    raise TypeError(f"a card is a string such as 'Ah', or a Card, not {card!r}; {hint}")
