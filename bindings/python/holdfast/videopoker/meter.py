"""Progressive meters: the return as an exact function of what one row pays."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..drawing import curve
from ..results import Record, Table
from .answers import MeterNow, UntilHit

__all__ = ["Meter", "MeterPiece"]


@dataclass(frozen=True, slots=True, repr=False)
class MeterPiece(Record):
    """Between these two pays perfect play stays the same, and the return is a straight line."""

    from_: float
    from_exact: Fraction
    to: float
    to_exact: Fraction
    slope: float
    slope_exact: Fraction
    return_from: float
    return_from_exact: Fraction
    deals_changed: int  #: at the beginning of the piece
    #: one of them, how it was played, and how it is played from here on
    deal: str | None = field(metadata={"json": "example.deal"})
    hold_before: str | None = field(metadata={"json": "example.hold_before"})
    hold_after: str | None = field(metadata={"json": "example.hold_after"})


@dataclass(frozen=True, slots=True, repr=False)
class Meter(Table[MeterPiece]):
    """The return over a range of pays, piece by piece."""

    game: str = field(metadata={"json": "game.name"})
    tie_rule: str
    hand: str
    name: str
    pieces: tuple[MeterPiece, ...]
    #: the pay at which return, cash back and meter rise are exactly what is bet; None: not in this range
    break_even: float | None
    break_even_exact: Fraction | None
    break_even_dollars: float | None
    until_hit: UntilHit | None
    now: MeterNow
    warnings: tuple[str, ...]

    def lines(self) -> tuple[MeterPiece, ...]:
        return self.pieces

    def return_at(self, pays: int | float | str | Fraction) -> Fraction:
        """The exact return if the row pays this; a float is taken as the shortest decimal that reads back. Raises
        ValueError outside the range."""
        pays = Fraction(repr(pays)) if isinstance(pays, float) else Fraction(pays)
        for piece in self.pieces:
            if piece.from_exact <= pays <= piece.to_exact:
                return piece.return_from_exact + piece.slope_exact * (pays - piece.from_exact)
        raise ValueError(f"{pays} is not from {self.pieces[0].from_exact} to {self.pieces[-1].to_exact}")

    def _repr_html_(self) -> str:
        last = self.pieces[-1]
        points = [(piece.from_, piece.return_from) for piece in self.pieces]
        points.append((last.to, last.return_from + last.slope * (last.to - last.from_)))
        return curve(points, (self.now.pays, self.now.return_), f"{self.game}: return by the pay of {self.name}")
