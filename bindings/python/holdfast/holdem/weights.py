"""Weights of combos, exactly: fractions from 0 to 1 with a common denominator of at most 1,000,000."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cache
from math import isfinite
from typing import Any, SupportsIndex, TypeAlias

from ..buffers import numbers_of, refuse_short_float
from ..card import Card, cards_text
from ..errors import ArrayError

#: What a combo counts, from 0 to 1: a float stands for the nearest fraction with a denominator of at most 1,000,000.
Weight: TypeAlias = SupportsIndex | float | Fraction | Decimal

COMBOS = 1326
LARGEST_DENOMINATOR = 1_000_000
ROUND = "round=4 rounds the weights to four decimals"
NUMBERS = (float, Fraction, Decimal)


@cache
def all_combos() -> tuple[tuple[Card, Card], ...]:
    """All combos in the order of their numbers, the higher card first."""
    deck = tuple(map(Card.from_index, range(52)))
    return tuple((deck[high], deck[low]) for high in range(52) for low in range(high))


def fraction_near(weight: float) -> Fraction:
    # Denominators are at most 10^6, so different weights are 10^-12 apart: a double is near only one.
    return Fraction(weight).limit_denominator(LARGEST_DENOMINATOR)


def weights_of(weights: Any, digits: int | None) -> list[Fraction]:
    """The weights of an array or a list, rounded to that many decimals if they are given. Raises ArrayError with the row."""
    return [_weight_of_row(number, each, digits) for number, each in enumerate(_numbers(weights))]


def combo_text(number: int) -> str:
    """The two cards of a weight."""
    return cards_text(all_combos()[number])


def _numbers(weights: Any) -> Sequence[Any]:
    """The weights one by one; a float32 as the float of its shortest decimal."""
    if isinstance(weights, (list, tuple)) and weights:
        return weights
    held = memoryview(numbers_of("weights", weights))
    if held.ndim != 1:
        raise ArrayError(f"weights must have the shape ({COMBOS},), not {held.shape}")
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


def _weight_of_row(number: int, value: Any, digits: int | None) -> Fraction:
    where = f"weight {number} ({combo_text(number)})" if number < COMBOS else f"weight {number}"
    try:
        return exact_weight(where, value, digits, ROUND)
    except ValueError as error:
        raise ArrayError(str(error), number) from None


def exact_weight(where: str, value: Any, digits: int | None = None, advice: str = "round it to six decimals") -> Fraction:
    """A weight from 0 to 1, rounded to that many decimals if they are given. `where` is what errors call it, and `advice` what
    to do about too fine a weight."""
    is_array = getattr(value, "shape", ()) != ()
    is_bool = isinstance(value, bool) or getattr(value, "dtype", None) == bool
    if is_array or is_bool or not (isinstance(value, NUMBERS) or hasattr(value, "__index__")):
        refuse_short_float(value, f"{where}: ", None)
        raise ValueError(f"{where}: {value!r} is not a number")
    is_finite = isfinite(value) if isinstance(value, (float, Decimal)) else True
    if not is_finite or not 0 <= value <= 1:
        raise ValueError(f"{where}: {value!s} is not a weight from 0 to 1")
    exact = Fraction(value) if isinstance(value, NUMBERS) else Fraction(int(value))
    if digits is not None:
        return Fraction(round(exact, digits))
    near = exact.limit_denominator(LARGEST_DENOMINATOR)
    if near == exact or isinstance(value, float) and float(near) == value:
        return near
    why = "is too small" if not near else f"has a denominator above {LARGEST_DENOMINATOR}"
    raise ValueError(f"{where}: {value!s} {why}; {advice}")
