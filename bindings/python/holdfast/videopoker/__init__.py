"""Video poker: any paytable under perfect play."""

from .bankroll import After, Bankroll, BankrollFor, Goal, PerHour, Quantile, Ruin
from .charts import Chart, ChartRow, ChartRule, Misplay
from .game import Game, games, identify
from .holds import HeldHold, HeldRow, Hold, Holds, Outcome
from .meter import Meter, MeterNow, MeterPiece, UntilHit
from .paytable import CatalogGame, DifferentPay, GameMatch, Games, Identified, PayRow
from .returns import Return, ReturnRow
from .review import Lesson, Mistake, Review, ReviewedKind

__all__ = ["After", "Bankroll", "BankrollFor", "CatalogGame", "Chart", "ChartRow", "ChartRule", "DifferentPay", "Game",
           "GameMatch", "Games", "Goal", "HeldHold", "HeldRow", "Hold", "Holds", "Identified", "Lesson", "Meter", "MeterNow",
           "MeterPiece", "Misplay", "Mistake", "Outcome", "PayRow", "PerHour", "Quantile", "Return", "ReturnRow", "Review",
           "ReviewedKind", "Ruin", "UntilHit", "games", "identify"]
