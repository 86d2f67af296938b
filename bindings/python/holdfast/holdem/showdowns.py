"""Equities: who wins how many of all deals."""

from __future__ import annotations

from fractions import Fraction
from typing import SupportsIndex

from ..asking import Progress, answer_to, number, optional, switch, whole_number
from ..card import Cards, optional_text
from ..results import in_words, number_text
from .answers import EquityAnswer
from .opponents import Amount
from .ranges import Names, Range, RangeLike, are_two_cards, own_ranges, range_text

__all__ = ["Equity", "equity"]


class Equity(EquityAnswer):
    """Equities of all players: `e[0]` is the first one."""

    __slots__ = ()

    def _shown(self) -> tuple[str, ...]:
        columns = ("range", "combos", "win_probability", "tie_probability", "lose_probability", "equity")
        return columns if self.method == "exact" else (*columns, "standard_error")

    def _heading(self) -> str:
        how = "exact" if self.method == "exact" else f"{self.method}, seed {self.seed}"
        return in_words(("board", self.board), ("dead", self.dead), ("deals", number_text(self.deals)), ("", how))


def equity(*ranges: RangeLike, board: Cards | None = None, dead: Cards | None = None, exact: bool = False,
           samples: SupportsIndex | None = None, target_error: float | Fraction | str | None = None,
           seed: SupportsIndex = 1, pot: Amount | None = None, call: Amount | None = None, round_weights: bool = False,
           names: Names | None = None, threads: SupportsIndex = 1, progress: Progress = None) -> Equity:
    """The equities of 2 to 10 hands or ranges.

    board: 0, 3, 4 or 5 cards; dead: cards out of play. Counts every deal if that takes
    seconds; otherwise draws `samples` deals at random, or as many as bring every standard error to at most
    `target_error`. `exact=True` always counts, for hours if need be.
    The same seed draws the same deals, so ten calls with the same seed (default 1) are one sample: give
    each a seed of its own. The answer tells the seed. With `pot`, bets of the others included, and `call` it also says
    what the call gains, with no further betting. `round_weights=True` rounds weights that are too fine to six decimals.
    `names` are ranges of your own by their names, which the texts of the others may use.

    Raises TextError on a range or a card that cannot be read or is listed twice, and if `exact` would take years.

    >>> e = equity("AhKh", "QsQd")
    >>> e[0].equity, e[0].equity_exact, e[0].win.count
    (0.46214457245909607, Fraction(197833, 428076), 787966)
    >>> equity("22+,A2s+", "random", board="QhJh2c").deals
    122001660
    >>> equity("AhJh", "top 20%", board="QhTh2c", pot=120, call=40)[0].call_gain
    66.6721666931091
    """
    if len(ranges) == 1 and not isinstance(ranges[0], (str, Range)):
        raise TypeError("each player is an argument of its own: equity('AhKh', 'QsQd'), or equity(*players)")
    texts = [range_text(each) for each in ranges]
    seed = whole_number("seed", seed)
    fields = {"ranges": texts, "board": optional_text(board), "dead": optional_text(dead),
              "exact": switch("exact", exact), "samples": optional(number, "samples", samples),
              "target_error": optional(number, "target_error", target_error), "seed": None if seed == 1 else seed,
              "pot": optional(number, "pot", pot), "call": optional(number, "call", call),
              "round_weights": switch("round_weights", round_weights), "names": own_ranges(names)}
    is_quick = len(texts) == 2 and all(map(are_two_cards, texts)) and samples is None and target_error is None
    return Equity._read(answer_to("holdem.equity", fields, threads, progress, is_quick))
