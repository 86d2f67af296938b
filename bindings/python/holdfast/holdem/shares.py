"""Parts of all deals: those that are won, tied or lost."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..results import Record


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
