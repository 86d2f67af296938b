"""Progressive meters: the return as an exact function of what one row pays."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..drawing import curve
from ..results import Record, Table

__all__ = ["BorderPoint", "JackpotMeter", "Meter", "MeterNow", "MeterPiece", "Meters", "UntilHit"]


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
class MeterNow(Record):
    """What the row pays in the game, and the return there."""

    pays: float
    pays_exact: Fraction
    return_: float
    return_exact: Fraction
    slope: float
    slope_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class UntilHit(Record):
    """Playing until the row hits, alone on the meter and with the strategy of the break-even. Averages, in bets; what
    ends in `_dollars` is None unless the price of a bet was given."""

    hit_chance: float  #: of each hand
    hit_chance_exact: Fraction
    hands: float
    hands_exact: Fraction
    gain: float  #: the jackpot less the break-even: no strategy gains more
    gain_exact: Fraction
    gain_dollars: float | None
    gain_an_hour: float | None  #: by the average time; None without hours or a speed
    gain_an_hour_exact: Fraction | None
    gain_an_hour_dollars: float | None
    cost: float  #: without the jackpot
    cost_exact: Fraction
    cost_dollars: float | None
    jackpot: float  #: when it hits
    jackpot_exact: Fraction
    jackpot_dollars: float | None
    within_hands: int | None
    chance_within: float | None


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


@dataclass(frozen=True, slots=True, repr=False)
class JackpotMeter(Record):
    """One of several jackpots, in bets; what ends in `_dollars` is None unless the price of a bet was given."""

    hand: str
    name: str
    pays: float
    pays_exact: Fraction
    pays_dollars: float | None
    rise: float  #: share of each bet
    rise_exact: Fraction
    #: while the other jackpots stay; None: there is none
    break_even: float | None
    break_even_exact: Fraction | None
    break_even_dollars: float | None
    #: when all have risen together to the break-even
    pays_at_even: float | None
    pays_at_even_exact: Fraction | None
    pays_at_even_dollars: float | None


@dataclass(frozen=True, slots=True, repr=False)
class BorderPoint(Record):
    """The break-even of the second jackpot for one value of the first, in bets."""

    first: float
    first_exact: Fraction
    second: float | None
    second_exact: Fraction | None


@dataclass(frozen=True, slots=True, repr=False)
class Meters(Table[JackpotMeter]):
    """Several jackpots on one machine."""

    game: str = field(metadata={"json": "game.name"})
    return_: float
    return_exact: Fraction
    is_worth_it: bool
    meters: tuple[JackpotMeter, ...]
    #: the bets until the game is even, if nobody hits a jackpot; None: it is already, or never will be
    bets_until_even: float | None
    bets_until_even_exact: Fraction | None
    border: tuple[BorderPoint, ...]
    warnings: tuple[str, ...]

    def lines(self) -> tuple[JackpotMeter, ...]:
        return self.meters
