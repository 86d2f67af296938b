"""The 32 ways to play one deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ..results import Record, Table
from .answers import HeldHold, Outcome, RoyalCard

__all__ = ["Hold", "Holds"]


@dataclass(frozen=True, slots=True, repr=False)
class Hold(Record):
    """Cards to keep, and what they are worth."""

    hold: str  #: "" draws five
    value: float
    value_exact: Fraction
    draws: int  #: in order, if the order of the cards counts
    outcomes: tuple[Outcome, ...]
    #: in how many of the orders that pay the held cards stand right; None if the order of the cards does not count
    right_orders: int | None
    variance: float
    cost: float  #: against the best hold
    best: bool  #: true of every hold of the highest value

    def cells(self) -> dict[str, Any]:
        # A row of a paytable may be called "value".
        return Record.cells(self) | {f"{each.name} count": each.count for each in self.outcomes}


@dataclass(frozen=True, slots=True, repr=False)
class Holds(Table[Hold]):
    """All 32 holds, the best first."""

    game: str = field(metadata={"json": "game.name"})
    deal: str
    royal_cards: tuple[RoyalCard, ...] = field(metadata={"absent": ()})
    holds: tuple[Hold, ...]
    held: HeldHold | None
    tie_rule: str
    warnings: tuple[str, ...]

    def lines(self) -> tuple[Hold, ...]:
        return self.holds

    def _shown(self) -> tuple[str, ...]:
        return "hold", "value", "cost", "variance"

    def _heading(self) -> str:
        return f"{self.game}, {self.deal}"
