"""Bankrolls: ruin, swings and goals."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..results import Record

__all__ = ["After", "Bankroll", "BankrollFor", "Goal", "PerHour", "Quantile", "Ruin"]


@dataclass(frozen=True, slots=True, repr=False)
class Ruin(Record):
    """The chance of ever being ruined, from a bankroll. If `is_bound` is True, the chance is proven to lie between
    `probability_least` and `probability_most`, and `probability` is the latter; else it is within `error` of
    `probability`. What does not apply is None."""

    bankroll: float
    bankroll_dollars: float | None
    probability: float
    is_bound: bool
    error: float | None
    probability_least: float | None
    probability_most: float | None
    usual_estimate: float | None  #: e^(-R * bankroll), the usual published figure, which may be too low


@dataclass(frozen=True, slots=True, repr=False)
class BankrollFor(Record):
    """The smallest whole number of bets for a risk of ruin, within `hands` if they are given, else ever; None if none
    is large enough. If `is_bound` is True, `bankroll` is enough, and less than `bankroll_least` is not."""

    risk: float
    hands: int | None
    bankroll: int | None
    bankroll_dollars: float | None
    is_bound: bool
    bankroll_least: int | None


@dataclass(frozen=True, slots=True, repr=False)
class Quantile(Record):
    """The smallest result with at least this share of all results at or below it. If pays had to be rounded, or the
    error leaves it open, it lies between `result` and `result_most`, which is None otherwise."""

    share: float
    result: float
    result_most: float | None
    result_dollars: float | None
    result_most_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class After(Record):
    """The results of this many hands, in bets, and the chance of ruin at any time within them, after the last one too.
    If pays had to be rounded, each chance lies between itself and its `_least` or `_most`, which is None otherwise."""

    hands: int
    mean: float
    mean_dollars: float | None
    standard_deviation: float
    standard_deviation_dollars: float | None
    chance_of_loss: float | None
    chance_of_loss_least: float | None
    ruin_probability: float | None
    ruin_probability_least: float | None
    goal: float | None
    goal_dollars: float | None
    goal_probability: float | None  #: of reaching the goal within the hands and before ruin; a lower bound
    goal_probability_most: float | None
    ruin_before_goal: float | None
    ruin_before_goal_least: float | None
    error: float | None  #: a bound on the error of these chances
    quantiles: tuple[Quantile, ...] = field(metadata={"absent": ()})


@dataclass(frozen=True, slots=True, repr=False)
class Goal(Record):
    """The chance of reaching a goal before ruin, in the long run. If `is_bound` is True, it is proven to lie between `probability_least`
    and `probability_most`, and `probability` is the former; else it is within `error` of `probability`. What does not
    apply is None."""

    goal: float
    goal_dollars: float | None
    probability: float
    probability_least: float | None
    probability_most: float | None
    is_bound: bool
    error: float | None


@dataclass(frozen=True, slots=True, repr=False)
class PerHour(Record):
    """The gain of an hour of play; `hours` is None if hands were asked for."""

    hands_an_hour: float
    hours: float | None
    mean: float
    mean_dollars: float | None
    standard_deviation: float
    standard_deviation_dollars: float | None


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
