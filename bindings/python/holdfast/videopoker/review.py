"""Hands that somebody played, and the mistakes in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..results import Record, Table

__all__ = ["Lesson", "Mistake", "Review", "ReviewedKind"]


@dataclass(frozen=True, slots=True, repr=False)
class Mistake(Record):
    """A hand that was played wrong."""

    line: int  #: of the text, from 1
    deal: str
    held: str  #: cards, or "nothing"
    best: str  #: the same
    held_kind: str  #: "two unsuited high cards"
    best_kind: str
    cost: float  #: bets
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class ReviewedKind(Record):
    """The hands in which a hold of one kind is best."""

    best_kind: str
    hands: int
    mistakes: int  #: hands of these that were played wrong
    cost: float  #: of them together, in bets
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class Lesson(Record):
    """Mistakes of one sort: what to hold, and what was held instead."""

    hold: str
    rather_than: str  #: if it is the same kind, a worse hold of it
    hands: int
    cost: float  #: of them together, in bets
    cost_exact: Fraction
    deals: int | None  #: all deals that offer both kinds, one of which is best; None if they are the same kind
    right: int | None  #: those of them in which the first kind is best


@dataclass(frozen=True, slots=True, repr=False)
class Review(Table[Mistake]):
    """The mistakes, the costliest first, what they cost, and what to learn from them."""

    game: str = field(metadata={"json": "game.name"})
    hands: int
    cost: float  #: of all mistakes, in bets
    cost_exact: Fraction
    cost_dollars: float | None
    cost_per_hand: float
    cost_per_hand_exact: Fraction
    hands_an_hour: float
    bets_an_hour_lost: float
    bets_an_hour_lost_dollars: float | None
    mistakes: tuple[Mistake, ...]
    kinds: tuple[ReviewedKind, ...]  #: those that cost most first
    lessons: tuple[Lesson, ...]  #: the costliest sorts of mistakes, at most five
    warnings: tuple[str, ...]

    def lines(self) -> tuple[Mistake, ...]:
        return self.mistakes
