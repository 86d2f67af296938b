"""The 169 starting hands against unknown opponents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import SupportsIndex

from ..asking import answer_to, string
from ..drawing import hand_grid
from .answers import PreflopAnswer, StartingHand
from .opponents import opponent_numbers
from .ranges import Names, own_ranges

__all__ = ["Preflop", "preflop"]


class Preflop(PreflopAnswer):
    """A line for each hand and each number of opponents."""

    __slots__ = ()

    def _shown(self) -> tuple[str, ...]:
        return "hand", "opponents", "win_probability", "tie_probability", "lose_probability", "equity"

    def hand(self, name: str, opponents: int | None = None) -> StartingHand:
        """The line of a hand, the first if no number of opponents is given. Raises KeyError if there is none."""
        for each in self.results:
            if each.hand == name and opponents in (None, each.opponents):
                return each
        raise KeyError(f"no line of {name!r}" + ("" if opponents is None else f" against {opponents!r} opponents"))

    def _repr_html_(self) -> str:
        equities = {each.hand: each.equity for each in self.results}
        if len(equities) < 169 or len(self.results) > 169:
            return super()._repr_html_()
        low, high = min(equities.values()), max(equities.values())
        return hand_grid("Equities of the starting hands", lambda hand: (equities[hand] - low) / (high - low),
                         lambda hand: f"{hand}: {equities[hand]:.2%}")


def preflop(*hands: str, opponents: SupportsIndex | str | Iterable[SupportsIndex] = 1, names: Names | None = None) -> Preflop:
    """Starting hands, all 169 if none is named, against 1 to 9 opponents. `names` are ranges of your own by their names,
    which the hands may be.

    >>> preflop("AA", opponents=[1, 9])[1].equity
    0.31084469927264646
    >>> len(preflop())
    169
    """
    fields = {"hands": [string("a hand", each) for each in hands] or None, "opponents": opponent_numbers(opponents),
              "names": own_ranges(names)}
    return Preflop._read(answer_to("holdem.preflop", fields, is_quick=True))
