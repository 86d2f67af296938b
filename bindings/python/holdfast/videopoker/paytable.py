"""The rows of a paytable."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..results import Record

__all__ = ["PayRow"]


@dataclass(frozen=True, slots=True, repr=False)
class PayRow(Record):
    """A row of a paytable."""

    hand: str  #: the poker hand, without what the row adds to it
    name: str  #: what people call the row
    pays: float  #: for one unit bet
    pays_exact: Fraction
