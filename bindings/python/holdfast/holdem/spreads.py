"""How the equity of a range is spread over its combos, against one to three other ranges."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, SupportsIndex

from ..asking import Progress, answer_to, switch
from ..buffers import numpy_results
from ..card import Card, Cards, optional_text
from ..results import Table, in_words
from .answers import NextCard, SpreadCombo, SpreadPart, SpreadStep
from .ranges import Names, RangeLike, own_ranges, range_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_COMBOS = 1326

__all__ = ["Spread", "SpreadPlayer", "spread"]


@dataclass(frozen=True, slots=True, repr=False)
class SpreadPlayer(Table[SpreadCombo]):
    """A range: its lines are its combos, the highest equity first."""

    range: str
    combos: int  #: that some deal has
    win: float
    win_exact: Fraction
    tie: float
    tie_exact: Fraction
    equity: float
    equity_exact: Fraction
    quantiles: tuple[SpreadStep, ...]  #: of 10, 25, 50, 75 and 90% of the range
    distribution: tuple[SpreadStep, ...]  #: for equities of at least 0, 0.05, ... 1
    made: tuple[SpreadPart, ...]  #: with a board; by category, then by rank
    draws: tuple[SpreadPart, ...]  #: with cards to come; they overlap
    best_cards: str | None  #: the next cards after which its equity is highest; None without next cards
    worst_cards: str | None
    hands: tuple[SpreadCombo, ...] = field(metadata={"absent": ()})  #: the lines

    def equities(self) -> NDArray[np.float64]:
        """The equity of each combo, float64 of the shape (1326,), in the order of `Range.weights()`; not a number for
        combos that no deal has. NumPy's array if NumPy is installed, else a memoryview."""
        return self._array("equity")

    def wins(self) -> NDArray[np.float64]:
        """The same with the share of its deals that each combo wins alone."""
        return self._array("win")

    def ties(self) -> NDArray[np.float64]:
        """The same with the share of its deals in which it shares the best hand."""
        return self._array("tie")

    def shares(self) -> NDArray[np.float64]:
        """The same with what each combo counts in its range; 0 for combos that no deal has."""
        return self._array("share", 0.0)

    def lines(self) -> tuple[SpreadCombo, ...]:
        return self.hands

    def _array(self, name: str, otherwise: float = float("nan")) -> NDArray[np.float64]:
        array: NDArray[np.float64] = numpy_results((_COMBOS,), "float64")
        for number in range(_COMBOS):
            array[number] = otherwise
        for combo in self.hands:
            high, low = Card(combo.cards[:2]).index, Card(combo.cards[2:]).index
            array[high * (high - 1) // 2 + low] = getattr(combo, name)
        return array

    def _heading(self) -> str:
        return in_words(("range", self.range), ("equity", f"{self.equity:.6f}"))


@dataclass(frozen=True, slots=True, repr=False)
class Spread(Table[SpreadPlayer]):
    """The equities of all combos: `s[0]` is the first player."""

    board: str
    dead: str
    players: tuple[SpreadPlayer, ...]
    next_cards: tuple[NextCard, ...] | None  #: None unless asked for
    warnings: tuple[str, ...] = field(metadata={"absent": ()})  #: how ranges were read: weights that were rounded

    def lines(self) -> tuple[SpreadPlayer, ...]:
        return self.players

    def _heading(self) -> str:
        return in_words(("board", self.board), ("dead", self.dead))


def spread(*ranges: RangeLike, board: Cards | None = None, dead: Cards | None = None, next_cards: bool = False,
           exact: bool = False, round_weights: bool = False, names: Names | None = None, threads: SupportsIndex = 1,
           progress: Progress = None) -> Spread:
    """The exact equity of each combo of 2 to 4 ranges, and how it is distributed.

    board: 0, 3, 4 or 5 cards; dead: cards out of play. `next_cards=True` adds the equities after each next card of a flop
    or a turn; after a turn card, over all rivers that may follow. `exact=True` counts even what takes more than seconds.
    `round_weights=True` rounds weights that are too fine to six decimals. `names` are ranges of your own by their names,
    which the texts of the others may use.

    Raises TextError on a range or a card that cannot be read or is listed twice, and if there is too much to count.

    >>> s = spread("AA,KQs", "QQ", board="QhJh2c")
    >>> [(combo.cards, round(combo.equity, 4)) for combo in s[0]][:2]
    [('AsAh', 0.1374), ('AhAc', 0.1374)]
    >>> s[0].equity_exact, s[0].made[0].name
    (Fraction(1136, 10395), 'overpair')
    """
    fields = {"ranges": [range_text(each) for each in ranges], "board": optional_text(board),
              "dead": optional_text(dead), "hands": True, "next_cards": switch("next_cards", next_cards),
              "exact": switch("exact", exact), "round_weights": switch("round_weights", round_weights),
              "names": own_ranges(names)}
    return Spread._read(answer_to("holdem.spread", fields, threads, progress))
