"""The return of a game under perfect play, row by row."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..results import Record, Table, in_words, number_text

__all__ = ["OrderOfCards", "Return", "ReturnRow"]


@dataclass(frozen=True, slots=True, repr=False)
class OrderOfCards(Record):
    """What the order of the cards changes in a game with a royal flush in order."""

    row: str  #: the row that needs the order
    order: str  #: "sequential" or "reversible"
    deals: int  #: each order of five cards is one
    changed_deals: int  #: with another hold than the one that is best on average over all orders
    return_: float
    return_exact: Fraction
    ignoring_places: float  #: the most that a player can expect who ignores them
    ignoring_places_exact: Fraction
    cost_of_ignoring: float


@dataclass(frozen=True, slots=True, repr=False)
class ReturnRow(Record):
    """What one row of the paytable adds to the return."""

    hand: str
    name: str
    pays: float
    pays_exact: Fraction
    combinations: int
    probability: float
    return_: float
    variance: float
    fewest: int | None  #: of the combinations over all optimal plays, if ties were asked for
    most: int | None


@dataclass(frozen=True, slots=True, repr=False)
class Return(Table[ReturnRow]):
    """A game's return table. The return is `return_`, or `["return"]`, since `return` is a word of Python's."""

    game: str = field(metadata={"json": "game.name"})  #: its name
    deals: int
    deal_classes: int
    combinations: int
    tie_rule: str
    pay_rows: tuple[ReturnRow, ...] = field(metadata={"json": "rows"})
    return_: float
    return_exact: Fraction
    variance: float
    standard_deviation: float
    hit_frequency: float
    covariance: float  #: of two lines drawn from one deal
    tied_deals: int
    order: OrderOfCards | None  #: None if the order of the cards does not count
    warnings: tuple[str, ...]

    def lines(self) -> tuple[ReturnRow, ...]:
        return self.pay_rows

    def _shown(self) -> tuple[str, ...]:
        return "name", "pays", "combinations", "probability", "return", "variance"

    def _heading(self) -> str:
        return in_words(("", self.game), ("return", f"{self.return_:.6%} ({self.return_exact})"),
                        ("variance", number_text(self.variance)), *(("warning", each) for each in self.warnings))
