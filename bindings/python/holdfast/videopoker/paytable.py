"""What a game is: its rows, the games of the catalog, and those that pay what a machine pays."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..results import Record, Table
from .machines import CatalogMachine

__all__ = ["CatalogGame", "DifferentPay", "GameMatch", "Games", "Identified", "PayRow"]


@dataclass(frozen=True, slots=True, repr=False)
class PayRow(Record):
    """A row of a paytable."""

    hand: str  #: the poker hand, without what the row adds to it
    name: str  #: what people call the row
    pays: float  #: for one unit bet
    pays_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class ListedGame(Record):
    """What lists of games say of each."""

    id: str
    name: str
    deck: int
    wild: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class CatalogGame(ListedGame):
    """A game that comes with Holdfast."""

    return_: float
    return_exact: Fraction
    variance: float


@dataclass(frozen=True, slots=True, repr=False)
class Games(Table[CatalogGame]):
    """Games of the catalog."""

    games: tuple[CatalogGame, ...]
    machines: tuple[CatalogMachine, ...]  #: by id
    note: str | None  #: that no game is called by the words, if they are found one by one only

    def lines(self) -> tuple[CatalogGame, ...]:
        return self.games


@dataclass(frozen=True, slots=True, repr=False)
class DifferentPay(Record):
    """A row that pays something else on a machine than in a game."""

    row: str | None  #: None: the game has no row for a pay of the machine
    pays: float | None  #: in the catalog
    pays_exact: Fraction | None
    seen: float | None  #: on the machine; None: it lacks the row
    seen_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class GameMatch(ListedGame):
    """A game that a machine may have."""

    catalog_return: float  #: of the game
    catalog_return_exact: Fraction
    return_: float | None  #: of the machine, if it is this game with other pays; None if its rows are not those of the game
    return_exact: Fraction | None
    differences: int  #: 0: the pays are those of the game
    different: tuple[DifferentPay, ...]
    not_given: tuple[str, ...]  #: rows whose pays were not given, if only some rows were, by their names


@dataclass(frozen=True, slots=True, repr=False)
class Identified(Table[GameMatch]):
    """The games that differ least from a machine."""

    sentence: str  #: which game it is or, if none has these pays, the nearest and how it differs
    games_with_rows: int | None  #: how many games have the rows, if only some were given, by their names
    warnings: tuple[str, ...]  #: doubts about the return, the names and the coins
    pays: tuple[str, ...]  #: for a bet of 1, falling
    pays_are_for: str  #: what the pays were taken for: "one coin", "five coins", ...
    bet: float  #: that the pays were taken for, in their unit, but for a largest pay for five coins
    bet_exact: Fraction
    games: tuple[GameMatch, ...]

    def lines(self) -> tuple[GameMatch, ...]:
        return self.games
