"""Ranges: the hands that a player may hold, with weights."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from math import isfinite, isqrt, lcm
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias, Union

from .. import _core
from ..asking import answer_to, switch, whole_number
from ..buffers import numbers_of, numpy_results, refuse_short_float
from ..cards import Card, Cards, cards_text
from ..drawing import hand_grid
from ..errors import ArrayError
from ..results import Json, Table, fraction, Record

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..buffers import Buffer

_TWO_CARDS = re.compile("([2-9TJQKA][cdhs]){2}")
_FIVE_CARDS = re.compile("([2-9TJQKA][cdhs]){5}")
_COMBOS = 1326
_LARGEST_DENOMINATOR = 1_000_000
_ROUND = "round=4 rounds the weights to four decimals"

__all__ = ["HandInRange", "Range", "RangeLike", "RangeOnBoard", "RangePart", "range_text"]


@dataclass(frozen=True, slots=True, repr=False)
class HandInRange(Record):
    """One of the 169 starting hands, and how much of it a range holds."""

    hand: str
    size: int  #: combos there are
    combos: int  #: combos in the range
    weight: float  #: mean weight of all its combos
    weight_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class RangePart(Record):
    """The combos of a range that are one made hand, or have one draw."""

    name: str  #: "top pair", "flush draw"
    detail: str  #: "top kicker"; empty if there is nothing to add
    combos: int  #: whatever their weights
    weight: float
    weight_exact: Fraction
    share: float  #: of the range on this board
    share_exact: Fraction
    hands: str  #: as a range


@dataclass(frozen=True, slots=True, repr=False)
class RangeOnBoard(Table[RangePart]):
    """What a range makes on a board. Each combo is one made hand; draws overlap."""

    board: str
    dead: str
    combos: int  #: that the board and the dead cards leave
    weight: float
    weight_exact: Fraction
    made: tuple[RangePart, ...]  #: by category, then by rank
    draws: tuple[RangePart, ...]  #: none on the river

    def lines(self) -> tuple[RangePart, ...]:
        return self.made + self.draws


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Range(Table[HandInRange]):
    """A range, read from its notation; its text is the same for equal ranges.

    The notation: QQ+, 77-55, AKs, AKo, AK, KTs+, A5s-A2s, A*, AhKh, random, "top 15%", weights AQs:0.5, exclusions !AA,
    lists with commas. Raises TextError on anything else, and on weights without a common denominator of at most 1,000,000
    unless `round_weights` rounds them to six decimals.

    >>> Range("QQ,KK,AA, AKs:0.5")
    Range('QQ+,AKs:1/2')
    >>> Range("KK+") == Range("AA,KK"), len(Range("AA")), Range("AA").combos
    (True, 169, 6)
    """

    text: str

    def __init__(self, text: str | Range, *, round_weights: bool = False) -> None:
        if not isinstance(text, (str, Range)):
            raise TypeError(f"a range is a string such as 'QQ+,AKs', not {text!r}")
        asked = {"range": str(text), "round_weights": switch("round_weights", round_weights)}
        read = answer_to("holdem.range", asked, is_quick=True) if round_weights else _answer(str(text))
        object.__setattr__(self, "text", read["normalized"])

    @classmethod
    def from_weights(cls, weights: NDArray[Any] | Buffer | Sequence[float | Fraction | Decimal], *,
                     round: SupportsIndex | None = None) -> Range:
        """The range of 1,326 weights from 0 to 1, in the order of `weights()` and `weights_exact()`.

        Fractions and Decimals are taken exactly. A float64 stands for the fraction of a denominator of at most 1,000,000
        to which it is the nearest, as 0.1 does for 1/10 and 1/3 for a third; there is one at most. A float32 stands for
        the shortest decimal that reads back. `round` rounds all of them to that many decimals first.

        Raises ArrayError, with the row of a weight that is wrong, or if the weights have no common denominator of
        at most 1,000,000.

        >>> Range.from_weights(Range("AA:1/3,KQs").weights())
        Range('KQs,AA:1/3')
        """
        digits = None if round is None else whole_number("round", round)
        exact = [_exact_weight(number, each, digits) for number, each in enumerate(_numbers(weights))]
        if len(exact) != _COMBOS:
            raise ArrayError(f"weights must have the shape ({_COMBOS},), not ({len(exact)},)")
        if lcm(*(each.denominator for each in exact)) > _LARGEST_DENOMINATOR:
            raise ArrayError(f"the weights have no common denominator of at most {_LARGEST_DENOMINATOR}; {_ROUND}")
        if not any(exact):
            raise ArrayError("weights must hold a weight above 0")
        return cls(",".join(f"{_combo(number)}:{each}" for number, each in enumerate(exact) if each))

    def weights(self) -> NDArray[np.float64]:
        """The weight of each combo, float64 of the shape (1326,): two cards with the indices a > b (`holdfast.cards`)
        are at a * (a - 1) / 2 + b. NumPy's array if NumPy is installed, else a memoryview."""
        weights: NDArray[np.float64] = numpy_results((1326,), "float64")
        _core.range_weights(self.text, weights)
        return weights

    def weights_exact(self) -> list[Fraction]:
        """The weights, exactly.

        >>> Range("AA:1/3").weights_exact()[-1]
        Fraction(1, 3)
        """
        # Denominators are at most 10^6, so different weights are 10^-12 apart: a double is near only one.
        return [Fraction(each).limit_denominator(_LARGEST_DENOMINATOR) for each in self.weights()]

    @property
    def combos(self) -> int:
        """How many combos are in the range, whatever their weight."""
        return int(_answer(self.text)["combos"])

    @property
    def weight_exact(self) -> Fraction:
        """The sum of the weights."""
        return fraction(_answer(self.text)["weight_exact"])

    @property
    def share(self) -> float:
        """The share of all 1,326 combos, weighted."""
        return float(_answer(self.text)["share"])

    def on_board(self, board: Cards, dead: Cards = "") -> RangeOnBoard:
        """What the range makes on a board of three to five cards: made hands and draws.

        >>> [(part.name, part.detail, part.combos) for part in Range("AK,88").on_board("Kh8h3c").made]
        [('set', '', 3), ('top pair', 'top kicker', 12)]
        """
        asked = {"range": self.text, "board": cards_text(board), "dead": cards_text(dead)}
        return RangeOnBoard.read(answer_to("holdem.range", asked)["on_board"])

    def __contains__(self, hand: Any) -> bool:
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

    def __format__(self, form: str) -> str:
        return format(self.text, form)

    def _repr_html_(self) -> str:
        weights = {line.hand: line.weight for line in self.lines()}
        return hand_grid(self.text, weights.__getitem__, lambda hand: f"{hand}: {weights[hand]:g}")


#: A range as functions take it: its notation, a Range, or two cards.
RangeLike: TypeAlias = Union[str, Range, Iterable[Union[str, Card]]]


def range_text(text: RangeLike) -> str:
    return text.text if isinstance(text, Range) else cards_text(text)


def _numbers(weights: Any) -> Sequence[Any]:
    """The weights one by one; a float32 as the float of its shortest decimal."""
    if isinstance(weights, (list, tuple)) and weights:
        return weights
    held = memoryview(numbers_of("weights", weights))
    if held.ndim != 1:
        raise ArrayError(f"weights must have the shape ({_COMBOS},), not {held.shape}")
    is_short = held.format.lstrip("<>=@!") == "f"
    return [_shortest(each) if is_short else each for each in _unpacked(weights, held)]


def _unpacked(weights: Any, held: memoryview) -> list[Any]:
    numbers: list[Any] = weights.tolist() if hasattr(weights, "tolist") else held.tolist()
    return numbers


def _shortest(value: float) -> float:
    if not isfinite(value):
        return value
    texts = (f"{value:.{digits}g}" for digits in range(1, 10))  # nine digits are enough for any float32
    return next(float(text) for text in texts if struct.pack("f", float(text)) == struct.pack("f", value))


def _exact_weight(number: int, value: Any, digits: int | None) -> Fraction:
    where = f"weight {number} ({_combo(number)})" if number < _COMBOS else f"weight {number}"
    is_array = getattr(value, "shape", ()) != ()
    is_bool = isinstance(value, bool) or getattr(value, "dtype", None) == bool
    is_number = isinstance(value, (float, Fraction, Decimal)) or hasattr(value, "__index__")
    if is_array or is_bool or not is_number:
        refuse_short_float(value, f"{where}: ", number)
        raise ArrayError(f"{where}: {value!r} is not a number", number)
    is_finite = isfinite(value) if isinstance(value, (float, Decimal)) else True
    if not is_finite or not 0 <= value <= 1:
        raise ArrayError(f"{where}: {value!s} is not a weight from 0 to 1", number)
    exact = Fraction(value) if isinstance(value, (float, Fraction, Decimal)) else Fraction(int(value))
    if digits is not None:
        return Fraction(round(exact, digits))
    near = exact.limit_denominator(_LARGEST_DENOMINATOR)
    if near == exact or isinstance(value, float) and float(near) == value:
        return near
    why = f"is too small; {_ROUND}" if not near else f"has a denominator above {_LARGEST_DENOMINATOR}; {_ROUND}"
    raise ArrayError(f"{where}: {value!s} {why}", number)


def _combo(number: int) -> str:
    """The two cards of a weight."""
    high = (1 + isqrt(1 + 8 * number)) // 2
    return cards_text([Card.from_index(high), Card.from_index(number - high * (high - 1) // 2)])


def are_five_cards(text: str) -> bool:
    """Whether the text can only be five cards, a river."""
    return _FIVE_CARDS.fullmatch(text) is not None


def are_two_cards(text: str) -> bool:
    """Whether the text can only be two cards: two such hands, on any board and with any dead cards, are compared in less
    than a millisecond, and the odds of one on a river take 35 ms at most."""
    return _TWO_CARDS.fullmatch(text) is not None


@lru_cache(maxsize=64)
def _answer(text: str) -> Json:
    """What a range holds: its properties share one answer, which must not be changed."""
    return answer_to("holdem.range", {"range": text}, is_quick=True)
