"""Ranges: the hands that a player may hold, with weights."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache, lru_cache
from math import lcm
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex, TypeAlias, Union, cast

from .. import _core
from ..asking import answer_to, string, switch, whole_number
from ..buffers import numpy_results
from ..card import Card, Cards, cards_text
from ..drawing import hand_grid
from ..errors import ArrayError
from ..results import Frozen, Json, Record, Table, fraction
from .answers import RangePart
from .weights import (COMBOS, LARGEST_DENOMINATOR, NUMBERS, ROUND, Weight, all_combos, combo_text, exact_weight, fraction_near,
                      weights_of)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..buffers import Buffer

_TWO_CARDS = re.compile("([2-9TJQKA][cdhs]){2}")
_FIVE_CARDS = re.compile("([2-9TJQKA][cdhs]){5}")
_ONE_CARD = re.compile("\\s*(10|.)[cdhs♣♦♥♠♧♢♡♤]\\s*", re.IGNORECASE)
_LONGEST_TEXT = 1000  # of a range that repr() writes in full

__all__ = ["HandInRange", "Names", "Range", "RangeHands", "RangeLike", "RangeOnBoard", "Weight", "own_ranges",
           "range_text"]


@dataclass(frozen=True, slots=True, repr=False)
class HandInRange(Record):
    """One of the 169 starting hands, and how much of it a range holds."""

    hand: str
    size: int  #: combos there are
    combos: int  #: combos in the range
    weight: float  #: mean weight of all its combos
    weight_exact: Fraction


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


@dataclass(frozen=True, slots=True, repr=False)
class RangeHands(Table[HandInRange]):
    """The 169 starting hands, and how much of each a range holds."""

    hands: tuple[HandInRange, ...]

    def lines(self) -> tuple[HandInRange, ...]:
        return self.hands


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Range(Frozen):
    """A set of combos, each with a weight above 0 and at most 1. Its text is the same for equal ranges.

    The notation: QQ+, 77-55, AKs, AKo, AK, KTs+, A5s-A2s, A*, AhKh, random, "top 15%", weights AQs:0.5, exclusions !AA,
    lists with commas. Also a list of such items or of pairs of cards, or a dict of them and their weights; without an
    argument, the range without combos. Raises TextError on anything else, and on weights without a common denominator of
    at most 1,000,000 unless `round_weights` rounds them to six decimals. `names` are ranges of your own by their names, which
    the text may use, each with the names before it.

    `len` and a loop see combos, a loop as pairs of cards in the order of `weights()`. `|` takes the larger weight of each
    combo, `&` the smaller, `-` what is left of the first, so that `(a & b)` and `(a - b)` add up to `a`; `a <= b` if no
    combo has a larger weight in `a`. `*` multiplies all weights by a number from 0 to 1. The other operand may be a text.

    >>> Range("QQ,KK,AA, AKs:0.5")
    Range('QQ+,AKs:1/2')
    >>> Range("KK+") == Range("AA,KK") == Range(["AA", "KK"]), len(Range("AA"))
    (True, 6)
    >>> Range("QQ+") - "KK" | "AKs", Range("QQ+") & "KK-JJ", Range("AA") <= Range("QQ+"), Range("AA") * 0.5
    (Range('AA,QQ,AKs'), Range('KK-QQ'), True, Range('AA:1/2'))
    >>> Range({"QQ+": 1, "AK": 0.25}), [high.text + low.text for high, low in Range("AKs")]
    (Range('QQ+,AK:1/4'), ['AdKd', 'AcKc', 'AhKh', 'AsKs'])
    >>> Range("open,!AA", names={"big": "KK+", "open": "big,AKs"})
    Range('KK,AKs')
    """

    text: str

    __array_ufunc__: ClassVar[None] = None  # else a number of NumPy's would multiply the cards

    def __init__(self, hands: RangeLike = (), *, round_weights: bool = False, names: Names | None = None) -> None:
        if not isinstance(hands, Iterable):
            raise TypeError(f"a range is a string such as 'QQ+,AKs', not {hands!r}")
        text, rounds, own = _text(hands), switch("round_weights", round_weights), own_ranges(names)
        if text and (rounds or own):
            fields = {"range": text, "round_weights": rounds, "names": own}
            text = answer_to("holdem.range", fields, is_quick=True)["normalized"]
        elif text or isinstance(hands, str):
            text = _answer(text)["normalized"]
        object.__setattr__(self, "text", text)

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
        exact = weights_of(weights, digits)
        if len(exact) != COMBOS:
            raise ArrayError(f"weights must have the shape ({COMBOS},), not ({len(exact)},)")
        if lcm(*(each.denominator for each in exact)) > LARGEST_DENOMINATOR:
            raise ArrayError(f"the weights have no common denominator of at most {LARGEST_DENOMINATOR}; {ROUND}")
        if not any(exact):
            raise ArrayError("weights must hold a weight above 0")
        return cls(",".join(f"{combo_text(number)}:{each}" for number, each in enumerate(exact) if each))

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
        weights = list(self.weights())
        exact = {each: fraction_near(each) for each in set(weights)}  # most of them are alike
        return [exact[each] for each in weights]

    @property
    def combos(self) -> int:
        """How many combos are in the range, whatever their weight."""
        return int(_held(self.text)["combos"])

    @property
    def weight_exact(self) -> Fraction:
        """The sum of the weights."""
        return fraction(_held(self.text)["weight_exact"])

    @property
    def share(self) -> float:
        """The share of all 1,326 combos, weighted."""
        return float(_held(self.text)["share"])

    def on_board(self, board: Cards, dead: Cards = "") -> RangeOnBoard:
        """What the range makes on a board of three to five cards: made hands and draws.

        >>> [(part.name, part.detail, part.combos) for part in Range("AK,88").on_board("Kh8h3c").made]
        [('set', '', 3), ('top pair', 'top kicker', 12)]
        """
        asked = {"range": range_text(self), "board": cards_text(board), "dead": cards_text(dead)}
        return RangeOnBoard._read(answer_to("holdem.range", asked)["on_board"])

    @property
    def hands(self) -> RangeHands:
        """The 169 starting hands, and how much of each the range holds: `hands.columns()` is for a frame."""
        return RangeHands(tuple(map(HandInRange._read, _held(self.text)["hands"])))

    def __len__(self) -> int:
        return self.combos

    def __iter__(self) -> Iterator[tuple[Card, Card]]:
        return (combo for combo, weight in zip(all_combos(), self.weights()) if weight)

    def __getitem__(self, hand: RangeLike) -> float:
        """The weight of a combo, or the mean weight of the combos of a hand: 0 if the range has none of them.

        >>> Range("AA:0.5,KK")["AA"], Range("AKs")["AK"], Range("AA")["KhKs"]
        (0.5, 0.25, 0.0)
        """
        weights = [own for own, its in zip(self.weights(), Range(hand).weights()) if its]
        return float(sum(map(fraction_near, weights)) / len(weights))

    def __or__(self, other: str | Range) -> Range:
        return _joined(_core.unite_ranges, self, other)

    def __and__(self, other: str | Range) -> Range:
        return _joined(_core.intersect_ranges, self, other)

    def __sub__(self, other: str | Range) -> Range:
        return _joined(_core.subtract_range, self, other)

    def __rsub__(self, other: str | Range) -> Range:
        return _joined(_core.subtract_range, other, self)

    __ror__ = __or__
    __rand__ = __and__

    def __mul__(self, factor: Weight) -> Range:
        if isinstance(factor, (bool, str)) or not (isinstance(factor, NUMBERS) or hasattr(factor, "__index__")):
            return NotImplemented
        return _made(_core.scale_range(self.text, str(exact_weight("a factor", factor))))

    __rmul__ = __mul__

    def __le__(self, other: str | Range) -> bool:
        return _is_part(self, other)

    def __ge__(self, other: str | Range) -> bool:
        return _is_part(other, self)

    def __lt__(self, other: str | Range) -> bool:
        return _is_part(self, other) and not _is_part(other, self)

    def __gt__(self, other: str | Range) -> bool:
        return _is_part(other, self) and not _is_part(self, other)

    def __contains__(self, hand: Any) -> bool:
        """Whether every combo of the hand, or of another range, is in this one, whatever its weight.

        >>> "AKs" in Range("AK"), "AK" in Range("AKs"), "AhKh" in Range("AKs:0.5")
        (True, False, True)
        """
        return all(own > 0 for own, its in zip(self.weights(), Range(hand).weights()) if its > 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.text,)

    def __repr__(self) -> str:
        if len(self.text) > _LONGEST_TEXT:
            return f"<Range of {len(self):,} combos>"
        return f"Range({self.text!r})" if self.text else "Range()"

    def __str__(self) -> str:
        return self.text

    def __format__(self, form: str) -> str:
        return format(self.text, form)

    def _repr_html_(self) -> str:
        weights = {line.hand: line.weight for line in self.hands}
        return hand_grid(self.text, weights.__getitem__, lambda hand: f"{hand}: {weights[hand]:g}")


#: A range as functions take it: its notation, a Range, two cards, a list of these, or a dict of these and their weights.
RangeLike: TypeAlias = Union[str, Range, Mapping[str, Weight], Mapping[tuple[Card, Card], Weight],
                             Iterable[Union[str, Card, Range, tuple[Card, Card]]]]


#: Ranges by their names: each may use the names before it.
Names: TypeAlias = Mapping[str, RangeLike]


def own_ranges(names: Any) -> dict[str, str] | None:
    """Named ranges as a request has them; None if there are none."""
    if names is not None and not isinstance(names, Mapping):
        raise TypeError(f"names is a dict of ranges by their names, not {names!r}")
    return {string("the name of a range", name): range_text(each) for name, each in (names or {}).items()} or None


def range_text(hands: Any) -> str:
    """A range as a request has it. Raises ValueError if it is without combos."""
    text = _text(hands)
    if not text and isinstance(hands, (Range, Mapping)):
        raise ValueError("a range has no combos")
    return text


def _text(hands: Any) -> str:
    """A range as one text, which is "" if there are no combos."""
    if isinstance(hands, Range):
        return hands.text
    if isinstance(hands, Mapping):
        weighted = (Range(hand) * exact_weight(f"the weight of {hand!r}", weight) for hand, weight in hands.items())
        return ",".join(each.text for each in weighted if each)
    if isinstance(hands, (str, bytes, bytearray)) or not isinstance(hands, Iterable):
        return cards_text(cast(Any, hands))
    items = list(hands)
    if all(isinstance(each, Card) or isinstance(each, str) and _ONE_CARD.fullmatch(each) for each in items):
        return cards_text(items)
    return ",".join(_text(each) for each in items if not isinstance(each, Range) or each)


def _made(text: str) -> Range:
    """The range of a text that is known to be in order."""
    made = Range.__new__(Range)
    object.__setattr__(made, "text", text)
    return made


def _joined(join: Callable[[str, str], str], one: str | Range, other: str | Range) -> Range:
    if not isinstance(one, (str, Range)) or not isinstance(other, (str, Range)):
        return NotImplemented
    return _made(join(Range(one).text, Range(other).text))


def _is_part(part: str | Range, whole: str | Range) -> bool:
    if not isinstance(part, (str, Range)) or not isinstance(whole, (str, Range)):
        return NotImplemented
    return _core.is_part_of_range(Range(part).text, Range(whole).text)


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


def _held(text: str) -> Json:
    return _answer(text) if text else _nothing()


@cache
def _nothing() -> Json:
    """The answer for the empty range, which has no text that people write."""
    nothing = {"combos": 0, "weight": 0.0, "weight_exact": "0/1"}
    hands = [{**hand, **nothing} for hand in _answer("random")["hands"]]
    return {**nothing, "normalized": "", "share": 0.0, "hands": hands}
