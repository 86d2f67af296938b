"""Odds: the chance to win, tie or lose against opponents whose cards are unknown, and known ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from itertools import islice
from typing import Any, SupportsIndex, TypeAlias

from ..asking import Progress, answer_to, number, optional, switch, whole_number
from ..card import Cards, optional_text
from ..results import Table, in_words, number_text
from .answers import BoardClass, Call, OpponentOdds, Outs
from .ranges import Names, Range, RangeLike, Weight, are_five_cards, are_two_cards, own_ranges, range_text

__all__ = ["Amount", "Odds", "odds", "opponent_numbers"]

#: An amount of money: in dollars, chips or big blinds.
Amount: TypeAlias = SupportsIndex | float | Fraction | Decimal | str


@dataclass(frozen=True, slots=True, repr=False)
class Odds(Table[OpponentOdds]):
    """The odds against each number of opponents asked for."""

    hole: str
    combos: int | None  #: in a range; None for two cards
    board: str
    board_class: BoardClass | None  #: if the board is a class of flops
    dead: str
    street: str
    boards: int | None  #: None for a range and a class of flops: they differ by combo
    results: tuple[OpponentOdds, ...]
    #: the chances of the final hands, best first
    hand_categories: tuple[tuple[str, float], ...] = field(metadata={"members": ("category", "probability")})
    versus: tuple[str, ...] = field(metadata={"absent": ()})
    call: Call | None
    outs: Outs | None
    warnings: tuple[str, ...] = field(metadata={"absent": ()})  #: how ranges were read: weights that were rounded

    def lines(self) -> tuple[OpponentOdds, ...]:
        return self.results

    def _shown(self) -> tuple[str, ...]:
        return "opponents", "win_probability", "tie_probability", "lose_probability", "equity"

    def _heading(self) -> str:
        return in_words(("", self.hole), ("board", self.board), ("dead", self.dead), ("versus", ", ".join(self.versus)),
                        ("boards", "" if self.boards is None else number_text(self.boards)))

    def against(self, opponents: int) -> OpponentOdds:
        """The odds against this number of unknown opponents. Raises KeyError if they were not asked for."""
        for each in self.results:
            if each.opponents == opponents:
                return each
        asked = ", ".join(str(each.opponents) for each in self.results) or "none"
        raise KeyError(f"no odds against {opponents!r} opponents were asked for, but against {asked}")


def odds(hole: RangeLike, board: Cards | None = None, opponents: SupportsIndex | str | Iterable[SupportsIndex] | None = None, *,
         versus: Iterable[RangeLike] | str | Range | Mapping[str, Weight] = (), dead: Cards | None = None, outs: bool = False,
         pot: Amount | None = None, call: Amount | None = None, round_weights: bool = False,
         names: Names | None = None, threads: SupportsIndex = 1, progress: Progress = None) -> Odds:
    """The exact odds of two hole cards, or of a range, on a board of 0, 3, 4 or 5 cards.

    opponents: the number of opponents with random hands, 1 to 22: one number, several, or a string such as "1-9" or "1-";
    default 1, or 0 if `versus` is given. versus: the hands or ranges of known opponents, or of the only one. `outs` lists
    the next cards that change who is ahead or, against unknown opponents, raise the equity. With `pot`, bets of the others included, and
    `call` it also says what the call gains. `round_weights=True` rounds weights that are too fine to six decimals. `names` are
    ranges of your own by their names, which the texts of ranges may use.

    Raises TextError on a card that cannot be read or is listed twice, and on more opponents than there are cards for.

    >>> o = odds("AhKh", board="QhJh2c", opponents=range(1, 10))
    >>> o.against(3).lose.probability
    0.4148590932774555
    >>> odds("AhKh", "QhJh2c5d", versus=["QsQd"])[0].win.count
    10
    >>> odds("AhKh", "QhJh2c", versus=["top 20%"])[0].equity
    0.7011591323066733
    >>> o = odds("9h8h", "Ah7h2c", versus=["AsKd"], pot=100, call=50)
    >>> o.call.break_even_exact, round(o[0].call_gain, 2)
    (Fraction(1, 3), 9.7)
    """
    if not isinstance(versus, Iterable):
        raise TypeError(f"versus is a list of hands, such as ['QsQd'], not {versus!r}")
    is_one = isinstance(versus, (str, Range, Mapping)) and versus != ""
    known = [range_text(each) for each in ([versus] if is_one else versus)]
    fields = {"hole": range_text(hole), "board": optional_text(board), "opponents": opponent_numbers(opponents),
              "versus": known or None, "dead": optional_text(dead), "outs": switch("outs", outs),
              "pot": optional(number, "pot", pot), "call": optional(number, "call", call),
              "round_weights": switch("round_weights", round_weights), "names": own_ranges(names)}
    is_against_known = 0 < len(known) < 10 and all(map(are_two_cards, known)) and opponents is None and not fields["board"]
    is_quick = are_two_cards(fields["hole"]) and (is_against_known or are_five_cards(fields["board"]))
    return Odds._read(answer_to("holdem.odds", fields, threads, progress, is_quick))


def opponent_numbers(opponents: Any) -> Any:
    """The argument `opponents` as a request has it: None, a string, a number, or a list of at most 23 numbers."""
    if opponents is None or isinstance(opponents, str):
        return opponents
    if not isinstance(opponents, Iterable) or isinstance(opponents, Mapping):
        return whole_number("opponents", opponents)
    # There are 22 numbers: more are refused, and 23 are enough to say why.
    return [whole_number("a number of opponents", each) for each in islice(opponents, 23)]
