"""What a game is: its rows, and the games of the catalog."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..results import Record, Table

__all__ = ["CatalogGame", "Games", "PayRow"]


@dataclass(frozen=True, slots=True, repr=False)
class PayRow(Record):
    """A row of a paytable."""

    hand: str  #: the poker hand, without what the row adds to it
    name: str  #: what people call the row
    pays: float  #: for one unit bet
    pays_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class CatalogGame(Record):
    """A game that comes with Holdfast."""

    id: str
    name: str
    deck: int
    wild: tuple[str, ...]
    return_: float
    return_exact: Fraction
    variance: float


@dataclass(frozen=True, slots=True, repr=False)
class Games(Table[CatalogGame]):
    """Games of the catalog."""

    games: tuple[CatalogGame, ...]

    def lines(self) -> tuple[CatalogGame, ...]:
        return self.games
