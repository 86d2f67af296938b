"""Exact poker odds: hold'em equities and odds, and video poker under perfect play.

>>> import holdfast as hf
>>> e = hf.equity("AhKh", "QsQd")
>>> e[0].equity_exact, e[0].win.count
(Fraction(197833, 428076), 787966)
>>> hf.rank("AsKsQsJsTs")
7462

Every query can be asked with `ask`, as a dict; the functions here are shorter ways to the same answers. Answers are
exact: a value whose name ends in `_exact` is a `fractions.Fraction`, and counts are `int`, or a `Fraction` if a range
has weights. A wrong string raises
`TextError`, a wrong array `ArrayError`; both are `ValueError`.

Modules are loaded when they are first used, so `import holdfast` takes a millisecond.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # importing it takes longer than all the rest
if TYPE_CHECKING:
    from . import cards as cards
    from . import errors as errors
    from . import hands as hands
    from . import holdem as holdem
    from . import videopoker as videopoker
    from ._core import version as __version__
    from .asking import ask as ask
    from .asking import clear as clear
    from .asking import queries as queries
    from .cards import Card as Card
    from .errors import ArrayError as ArrayError
    from .errors import DataError as DataError
    from .errors import TextError as TextError
    from .hands import CATEGORIES as CATEGORIES
    from .hands import best_five as best_five
    from .hands import category as category
    from .hands import rank as rank
    from .holdem import Range as Range
    from .holdem import Tables as Tables
    from .holdem import equity as equity
    from .holdem import equity_array as equity_array
    from .holdem import odds as odds
    from .holdem import odds_array as odds_array
    from .holdem import preflop as preflop
    from .holdem import spread as spread
    from .videopoker import Game as Game
    from .videopoker import compare as compare
    from .videopoker import games as games
    from .videopoker import identify as identify
    from .videopoker import machine as machine
    from .videopoker import plan as plan
    from .videopoker import relearn as relearn

_MODULES = ("cards", "errors", "hands", "holdem", "videopoker")
_HOMES = {
    "ArrayError": "errors", "CATEGORIES": "hands", "Card": "cards", "DataError": "errors", "Game": "videopoker",
    "Range": "holdem", "Tables": "holdem", "TextError": "errors", "ask": "asking", "best_five": "hands", "category": "hands",
    "clear": "asking", "compare": "videopoker", "equity": "holdem", "equity_array": "holdem",
    "games": "videopoker", "identify": "videopoker", "machine": "videopoker", "odds": "holdem", "odds_array": "holdem", "plan": "videopoker",
    "preflop": "holdem", "spread": "holdem",
    "queries": "asking", "rank": "hands", "relearn": "videopoker",
}

__all__ = ["__version__", *_MODULES, *_HOMES]


if not TYPE_CHECKING:  # to a type checker any name would be there, misspelled ones too
    def __getattr__(name):
        if name in _MODULES:
            return import_module(f"{__name__}.{name}")
        if name == "__version__":
            value = import_module(f"{__name__}._core").version
        elif name in _HOMES:
            value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
