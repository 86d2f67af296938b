"""The return of a game under perfect play, row by row."""

from __future__ import annotations

from ..results import in_words, number_text
from .answers import ReturnAnswer

__all__ = ["Return"]


class Return(ReturnAnswer):
    """A game's return table. The return is `return_`, or `["return"]`, since `return` is a word of Python's."""

    __slots__ = ()

    def _shown(self) -> tuple[str, ...]:
        return "name", "pays", "combinations", "probability", "return", "variance"

    def _heading(self) -> str:
        return in_words(("", self.game), ("return", f"{self.return_:.6%} ({self.return_exact})"),
                        ("variance", number_text(self.variance)), *(("warning", each) for each in self.warnings))
