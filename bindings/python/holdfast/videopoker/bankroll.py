"""Bankrolls: ruin, swings and goals."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..results import Record
from .answers import After, BankrollFor, Goal, PerHour, Ruin

__all__ = ["Bankroll"]


@dataclass(frozen=True, slots=True, repr=False)
class Bankroll(Record):
    """What was not asked for is None. Amounts are in bets of one line; those that end in `_dollars` are None
    unless the price of a bet was given."""

    game: str = field(metadata={"json": "game.name"})
    tie_rule: str
    lines: int
    edge: float
    variance_per_line: float
    standard_deviation: float
    covariance: float
    bet: float | None  #: dollars
    per_hour: PerHour | None
    ruin: Ruin | None
    bankroll_for: BankrollFor | None
    after: After | None
    goal: Goal | None
    #: (total, probability) of one deal of up to ten lines
    deal: tuple[tuple[float, float], ...] = field(metadata={"members": ("total", "probability"), "absent": ()})
    #: With hands and a bankroll: (hands, chance of ruin within them); with hands alone: (result in bets, chance of a
    #: result below it); else (bankroll in bets, chance of ruin in the long run). Empty if there is nothing to draw.
    curve: tuple[tuple[float, float], ...] = field(metadata={"json": "curve.points", "absent": ()})
    curve_title: str | None = field(metadata={"json": "curve.title"})
    curve_x_title: str | None = field(metadata={"json": "curve.x_title"})
    notes: tuple[str, ...]
    warnings: tuple[str, ...]
