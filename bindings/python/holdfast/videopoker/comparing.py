"""Several games side by side."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..results import Record, Table
from .paytable import ListedGame

__all__ = ["ComparedGame", "Comparison", "DearestDeal", "Habit", "HourlyGain"]


@dataclass(frozen=True, slots=True, repr=False)
class HourlyGain(Record):
    """The gain of an hour of perfect play, in bets; the dollars are None unless the price of a bet was given."""

    speed: float  #: hands an hour
    mean: float
    mean_dollars: float | None
    standard_deviation: float
    standard_deviation_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class ComparedGame(ListedGame):
    """A game under perfect play."""

    number: int  #: its place among the games given, from 1
    return_: float
    return_exact: Fraction
    variance: float
    variance_exact: Fraction
    hit_frequency: float
    per_hour: HourlyGain  #: with the cash back


@dataclass(frozen=True, slots=True, repr=False)
class DearestDeal(Record):
    """The deal in which the strategy of another game costs most."""

    deal: str
    hold: str  #: the best hold in the other game; "" discards all
    best_hold: str  #: the best hold in this game
    cost: float  #: bets
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class Habit(Record):
    """One game played by the best strategy of another; both are named by their numbers."""

    strategy_of: int
    on: int
    deals: int  #: in which that strategy errs
    cost: float  #: bets per hand
    cost_exact: Fraction
    return_: float
    return_exact: Fraction
    dearest: DearestDeal | None  #: None if it loses nothing


@dataclass(frozen=True, slots=True, repr=False)
class Comparison(Table[ComparedGame]):
    """The games in the order asked for, and what it costs to play one like another."""

    cash_back: float  #: a share of each bet
    cash_back_exact: Fraction
    games: tuple[ComparedGame, ...]
    habits: tuple[Habit, ...]
    notes: tuple[str, ...]  #: which games are not played like each other, and why
    warnings: tuple[str, ...]

    def lines(self) -> tuple[ComparedGame, ...]:
        return self.games
