"""The 32 ways to play one deal."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..results import Json, Record, Table, fraction

__all__ = ["Hold", "Holds", "Outcome"]


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
    draws: int
    outcomes: tuple[Outcome, ...]
    variance: float
    cost: float  #: against the best hold
    best: bool  #: true of every hold of the highest value

    @classmethod
    def read(cls, json: Json) -> Hold:
        outcomes = tuple(Outcome(each["hand"], each["name"], int(each["count"])) for each in json["outcomes"])
        return cls(json["hold"], json["value"], fraction(json["value_exact"]), int(json["draws"]), outcomes,
                   json["variance"], json["cost"], json["best"])

    def cells(self) -> dict[str, Any]:
        return Record.cells(self) | {each.name: each.count for each in self.outcomes}


@dataclass(frozen=True, slots=True, repr=False)
class Holds(Table[Hold]):
    """All 32 holds, the best first."""

    game: str
    deal: str
    holds: tuple[Hold, ...]
    tie_rule: str
    warnings: tuple[str, ...]

    @classmethod
    def read(cls, json: Json) -> Holds:
        return cls(json["game"]["name"], json["deal"], tuple(map(Hold.read, json["holds"])), json["tie_rule"],
                   tuple(json["warnings"]))

    def lines(self) -> tuple[Hold, ...]:
        return self.holds
