"""The 32 ways to play one deal."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ..results import Record, Table

__all__ = ["Hold", "HeldHold", "HeldRow", "Holds", "Outcome", "RoyalCard"]


@dataclass(frozen=True, slots=True, repr=False)
class Outcome(Record):
    """How many draws end in a row of the paytable."""

    hand: str
    name: str
    count: int


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
class HeldRow(Record):
    """A row on which the hold that was made differs from the best one."""

    name: str
    given_up: float  #: how much more the best hold wins on the row, in bets; negative if it wins less
    given_up_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class HeldHold(Record):
    """What a player held, and what it costs."""

    hold: str  #: "" draws five
    place: int  #: among the 32 holds, from 1
    value: float
    value_exact: Fraction
    cost: float
    cost_exact: Fraction
    rows: tuple[HeldRow, ...]  #: they add up to the cost
    sentence: str


@dataclass(frozen=True, slots=True, repr=False)
class RoyalCard(Record):
    """A card from the ten to the ace, in a game in which the order of the cards counts."""

    card: str
    place: int  #: from 1 on the left
    right_places: tuple[int, ...]


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
