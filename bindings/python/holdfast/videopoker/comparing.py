"""Several games side by side."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..results import Record, Table
from .paytable import ListedGame

__all__ = ["ComparedGame", "Comparison", "CrossPlay", "CostliestDeal", "Diff", "DiffChange", "DiffExample", "HourlyGain",
           "Relearn", "RelearnChange", "RelearnExample", "RelearnRow"]


@dataclass(frozen=True, slots=True, repr=False)
class HourlyGain(Record):
    """The gain of an hour of perfect play, in bets; the dollars are None unless the price of a bet was given."""

    hands_an_hour: float
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
class CostliestDeal(Record):
    """The deal in which the strategy of another game costs most."""

    deal: str
    hold: str  #: the best hold in the other game; "" discards all
    best_hold: str  #: the best hold in this game
    cost: float  #: bets
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class CrossPlay(Record):
    """One game played by the best strategy of another; both are named by their numbers."""

    strategy_of: int
    on: int
    deals: int  #: in which that strategy errs
    cost: float  #: bets per hand
    cost_exact: Fraction
    return_: float
    return_exact: Fraction
    dearest: CostliestDeal | None  #: None if it loses nothing


@dataclass(frozen=True, slots=True, repr=False)
class Comparison(Table[ComparedGame]):
    """The games in the order asked for, and what it costs to play one like another."""

    cash_back: float  #: a share of each bet
    cash_back_exact: Fraction
    games: tuple[ComparedGame, ...]
    habits: tuple[CrossPlay, ...]
    notes: tuple[str, ...]  #: which games are not played like each other, and why
    warnings: tuple[str, ...]

    def lines(self) -> tuple[ComparedGame, ...]:
        return self.games


@dataclass(frozen=True, slots=True, repr=False)
class RelearnExample(Record):
    """The deal in which playing as in the known game costs most."""

    deal: str
    held: str  #: the best hold in the known game, or "nothing"
    best: str  #: the best hold in the new game, or "nothing"
    cost: float  #: bets
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class RelearnChange(Record):
    """What to hold in the new game, and what was held in the known one."""

    hold: str
    rather_than: str  #: if it is the same kind, a worse hold of it
    changed: int  #: deals in which the known game has another best hold
    cost: float  #: bets per hand, if they are played as in the known game
    cost_exact: Fraction
    example: RelearnExample
    deals: int | None  #: all deals that offer both kinds, one of which is best; None if they are the same kind
    right: int | None  #: those of them in which the first kind is best


@dataclass(frozen=True, slots=True, repr=False)
class RelearnRow(Record):
    """A row of a chart that is new, gone or elsewhere."""

    change: str  #: "learn", "forget" or "move"
    section: str  #: the wild cards dealt, in words; "" in a game without
    row: str
    before: int | None  #: its number in the known chart, from 1
    now: int | None  #: its number in the new chart, from 1


@dataclass(frozen=True, slots=True, repr=False)
class Relearn(Table[RelearnChange]):
    """What to relearn when you switch from one game to another: the changes, those that cost most first."""

    known: str = field(metadata={"json": "known.name"})
    new: str = field(metadata={"json": "new.name"})
    changed: int  #: deals in which no best hold of the known game is a best one of the new game
    all_deals: int
    cost_per_hand: float  #: bets, if they are played as in the known game
    cost_per_hand_exact: Fraction
    hands_an_hour: float
    bets_an_hour_lost: float
    bets_an_hour_lost_dollars: float | None
    changes: tuple[RelearnChange, ...]
    chart_rows: tuple[RelearnRow, ...] | None = field(metadata={"json": "rows"})  #: None unless the charts were asked for
    warnings: tuple[str, ...]

    def lines(self) -> tuple[RelearnChange, ...]:
        return self.changes


@dataclass(frozen=True, slots=True, repr=False)
class DiffExample(Record):
    """The deal of a change with the largest gain or loss."""

    deal: str
    before: str  #: what the known chart holds, or "nothing"
    now: str  #: what the new chart holds, or "nothing"
    gain: float  #: bets; below 0 if the new hold is worth less
    gain_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class DiffChange(Record):
    """What the new chart holds, and what the known one holds in the same deals."""

    hold: str
    rather_than: str
    changed: int  #: deals
    gain: float  #: bets per hand; below 0 if the new holds lose
    gain_exact: Fraction
    example: DiffExample
    deals: int | None  #: all deals that offer both kinds, one of which is best; None if they are the same kind
    right: int | None  #: those of them in which the first kind is best


@dataclass(frozen=True, slots=True, repr=False)
class Diff(Table[DiffChange]):
    """The difference of two charts of a game: the changes of holds, those that gain or lose most first."""

    game: str = field(metadata={"json": "game.name"})
    changed: int  #: deals in which the charts hold other cards
    all_deals: int
    return_before: float  #: of the known chart
    return_before_exact: Fraction
    return_now: float  #: of the new chart
    return_now_exact: Fraction
    gain: float
    gain_exact: Fraction
    perfect_play: float
    perfect_play_exact: Fraction
    changes: tuple[DiffChange, ...]
    row_changes: tuple[RelearnRow, ...] = field(metadata={"json": "rows"})
    warnings: tuple[str, ...]

    def lines(self) -> tuple[DiffChange, ...]:
        return self.changes
