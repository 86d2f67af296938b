"""Texas Hold'em: equities of hands and ranges, odds against unknown opponents, the starting hands."""

from . import answers
from .answers import *
from .arrays import Tables, equity_array, odds_array
from .opponents import Odds, odds
from .ranges import HandInRange, Range, RangeHands, RangeOnBoard
from .showdowns import Equity, equity
from .spreads import Spread, SpreadPlayer, spread
from .starting_hands import Preflop, preflop

__all__ = ["Equity", "HandInRange", "Odds", "Preflop", "Range", "RangeHands", "RangeOnBoard", "Spread", "SpreadPlayer",
           "Tables", "equity", "equity_array", "odds", "odds_array", "preflop", "spread"]
__all__ += answers.__all__
