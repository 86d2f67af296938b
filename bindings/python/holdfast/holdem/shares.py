"""Parts of all deals: those that are won, tied or lost."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import SupportsIndex, TypeAlias

from ..results import Record

#: An amount of money: in dollars, chips or big blinds.
Amount: TypeAlias = SupportsIndex | float | Fraction | Decimal | str


@dataclass(frozen=True, slots=True, repr=False)
class Share(Record):
    """A number of deals, and their share of all."""

    count: int | Fraction  #: a fraction if ranges have weights
    probability: float


@dataclass(frozen=True, slots=True, repr=False)
class Tie(Record):
    """Deals in which the best hand is shared."""

    count: int | Fraction
    probability: float
    by_opponents: tuple[int | Fraction, ...]  #: [t - 1]: the number in which exactly t opponents share it


@dataclass(frozen=True, slots=True, repr=False)
class Call(Record):
    """A call that was asked about."""

    pot: float  #: what is in the pot before the call
    cost: float  #: what the call costs
    break_even: float  #: the equity with which it gains nothing
    break_even_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class BoardClass(Record):
    """A class of flops that an answer is the average over."""

    text: str  #: as it was given: "9xx rainbow"
    flops: int  #: of the 22,100 of the deck
    suit_classes: int  #: flops that remain different if suits may be exchanged
    possible: int  #: flops of the class without a known card
