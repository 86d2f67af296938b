"""Texas Hold'em: equities of hands and ranges, odds against unknown opponents, the starting hands."""

from .arrays import equity_array, odds_array
from .showdowns import Equity, Player, equity
from .opponents import Odds, OpponentOdds, Out, Outs, odds
from .starting_hands import Preflop, StartingHand, preflop
from .ranges import HandInRange, Range, RangeOnBoard, RangePart
from .shares import BoardClass, Call, Share, Tie

__all__ = ["BoardClass", "Call", "Equity", "HandInRange", "Odds", "OpponentOdds", "Out", "Outs", "Player", "Preflop",
           "Range", "RangeOnBoard", "RangePart", "Share", "StartingHand", "Tie", "equity", "equity_array", "odds", "odds_array", "preflop"]
