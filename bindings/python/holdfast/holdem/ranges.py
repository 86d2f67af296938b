"""Ranges: the hands that a player may hold, with weights."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import TYPE_CHECKING, Any, TypeAlias, Union

from .. import _core
from ..asking import answer_to
from ..buffers import numbers_of, numpy_results
from ..cards import Card, cards_text
from ..drawing import hand_grid
from ..errors import ArrayError
from ..results import Json, Table, fraction, Record

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..buffers import Buffer

_TWO_CARDS = re.compile("([2-9TJQKA][cdhs]){2}")

__all__ = ["HandInRange", "Range", "RangeLike", "range_text"]


@dataclass(frozen=True, slots=True, repr=False)
class HandInRange(Record):
    """One of the 169 starting hands, and how much of it a range holds."""

    hand: str
    size: int  #: combos there are
    combos: int  #: combos in the range
    weight: float  #: mean weight of all its combos
    weight_exact: Fraction

    @classmethod
    def read(cls, json: Json) -> HandInRange:
        return cls(json["hand"], json["size"], json["combos"], json["weight"], fraction(json["weight_exact"]))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Range(Table[HandInRange]):
    """A range, read from its notation; its text is the same for equal ranges.

    The notation: QQ+, 77-55, AKs, AKo, AK, KTs+, A5s-A2s, A*, AhKh, random, "top 15%", weights AQs:0.5, exclusions !AA,
    lists with commas. Raises TextError on anything else.

    >>> Range("QQ,KK,AA, AKs:0.5")
    Range('QQ+,AKs:1/2')
    >>> Range("KK+") == Range("AA,KK"), len(Range("AA")), Range("AA").combos
    (True, 169, 6)
    """

    text: str

    def __init__(self, text: str | Range) -> None:
        if not isinstance(text, (str, Range)):
            raise TypeError(f"a range is a string such as 'QQ+,AKs', not {text!r}")
        object.__setattr__(self, "text", _answer(str(text))["normalized"])

    @classmethod
    def from_weights(cls, weights: NDArray[Any] | Buffer | list[float] | list[Fraction]) -> Range:
        """The range of 1,326 weights from 0 to 1, in the order of `weights()`; floats are taken as the shortest decimal
        that reads back, and fractions where a float is exactly that. Raises ArrayError with the row of a weight that is
        wrong, and OverflowError where the weights have no common denominator of at most 1,000,000.

        >>> Range.from_weights(Range("AA:1/2,KQs").weights())
        Range('KQs,AA:1/2')
        """
        numbers = numbers_of("weights", weights)
        try:
            return cls(_core.range_text(numbers))
        except OverflowError:
            for number, each in enumerate(weights):
                if Fraction(str(each)).denominator > 1_000_000:
                    raise OverflowError(f"weight {number} ({_combo(number)}): {each!s} has a denominator above "
                                        "1000000") from None
            raise
        except ArrayError as error:
            if error.row is None:
                raise
            weight, wrong = weights[error.row], str(error).removeprefix(f"row {error.row}: ")
            what = f"{weight!s} is too small" if 0 < weight < 1 else wrong
            raise ArrayError(f"weight {error.row} ({_combo(error.row)}): {what}", error.row) from None

    def weights(self) -> NDArray[np.float64]:
        """The weight of each combo, float64 of the shape (1326,): two cards with the indices a > b (`holdfast.cards`)
        are at a * (a - 1) / 2 + b. NumPy's array where NumPy is installed, else a memoryview."""
        weights: NDArray[np.float64] = numpy_results((1326,), "float64")
        _core.range_weights(self.text, weights)
        return weights

    @property
    def combos(self) -> int:
        """How many combos are in, whatever their weight."""
        return int(_answer(self.text)["combos"])

    @property
    def weight_exact(self) -> Fraction:
        """The sum of the weights."""
        return fraction(_answer(self.text)["weight_exact"])

    @property
    def share(self) -> float:
        """The share of all 1,326 combos, weighted."""
        return float(_answer(self.text)["share"])

    def __contains__(self, hand: RangeLike) -> bool:
        """Whether every combo of the hand, or of another range, is in this one, whatever its weight.

        >>> "AKs" in Range("AK"), "AK" in Range("AKs"), "AhKh" in Range("AKs:0.5")
        (True, False, True)
        """
        return all(own > 0 for own, its in zip(self.weights(), Range(range_text(hand)).weights()) if its > 0)

    def lines(self) -> tuple[HandInRange, ...]:
        return tuple(map(HandInRange.read, _answer(self.text)["hands"]))

    def __reduce__(self) -> tuple[Any, ...]:
        return Range, (self.text,)

    def __repr__(self) -> str:
        return f"Range({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        weights = {line.hand: line.weight for line in self.lines()}
        return hand_grid(weights.__getitem__, lambda hand: f"{hand}: {weights[hand]:g}")


#: A range as functions take it: its notation, a Range, or two cards.
RangeLike: TypeAlias = Union[str, Range, Iterable[Union[str, Card]]]


def range_text(text: RangeLike) -> str:
    return text.text if isinstance(text, Range) else cards_text(text)


def _combo(number: int) -> str:
    """The two cards of a weight."""
    high = (1 + isqrt(1 + 8 * number)) // 2
    return cards_text([Card.from_index(high), Card.from_index(number - high * (high - 1) // 2)])


def are_two_cards(text: str) -> bool:
    """Whether the text can only be two cards: what is counted for them takes less than a millisecond."""
    return _TWO_CARDS.fullmatch(text) is not None


@lru_cache(maxsize=64)
def _answer(text: str) -> Json:
    """What a range holds: its properties share one answer, which nobody changes."""
    return answer_to("holdem.range", {"range": text}, is_quick=True)
