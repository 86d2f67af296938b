"""Several games, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..results import Record, Table
from .paytable import ListedGame

__all__ = ["Plan", "PlannedPart", "PlanQuantile"]


@dataclass(frozen=True, slots=True, repr=False)
class PlannedPart(ListedGame):
    """A part of a plan under perfect play."""

    number: int  #: from 1
    hands: int
    lines: int
    bet: float  #: on one line
    edge: float
    edge_exact: Fraction
    mean_dollars: float
    mean_dollars_exact: Fraction
    standard_deviation_dollars: float


@dataclass(frozen=True, slots=True, repr=False)
class PlanQuantile(Record):
    """The smallest result, in dollars, with at least this share of all results at or below it. If the error leaves it
    open, it lies between `result_dollars` and `result_most_dollars`, which is None otherwise."""

    share: float
    result_dollars: float
    result_most_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class Plan(Table[PlannedPart]):
    """The parts, and what may become of the bankroll. What does not apply is None."""

    parts: tuple[PlannedPart, ...]
    hands: int
    mean_dollars: float
    mean_dollars_exact: Fraction
    variance_dollars: float
    variance_dollars_exact: Fraction
    standard_deviation_dollars: float
    chance_of_loss: float
    quantiles: tuple[PlanQuantile, ...]
    bankroll_dollars: float | None
    ruin_probability: float | None  #: before the end of the plan; with a goal, also before that
    goal_dollars: float | None
    goal_probability: float | None
    error: float  #: a bound on the error of the chances
    notes: tuple[str, ...]
    warnings: tuple[str, ...]

    def lines(self) -> tuple[PlannedPart, ...]:
        return self.parts
