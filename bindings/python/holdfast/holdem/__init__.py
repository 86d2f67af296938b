"""Texas Hold'em: equities of hands and ranges, odds against unknown opponents, the starting hands."""

from .arrays import Tables, equity_array, odds_array
from .showdowns import Equity, Player, equity
from .opponents import Odds, OpponentOdds, Out, Outs, odds
from .starting_hands import Preflop, StartingHand, preflop
from .ranges import HandInRange, Range, RangeHands, RangeOnBoard, RangePart
from .spreads import EquityAfterCard, NextCard, Spread, SpreadCombo, SpreadPart, SpreadPlayer, SpreadStep, spread
from .shares import BoardClass, Call, Share, Tie

__all__ = ["BoardClass", "Call", "Equity", "EquityAfterCard", "HandInRange", "NextCard", "Odds", "OpponentOdds",
           "Out", "Outs", "Player", "Preflop", "Range", "RangeHands", "RangeOnBoard", "RangePart", "Share", "Spread",
           "SpreadCombo", "SpreadPart", "SpreadPlayer", "SpreadStep", "StartingHand", "Tables", "Tie", "equity",
           "equity_array", "odds", "odds_array", "preflop", "spread"]
