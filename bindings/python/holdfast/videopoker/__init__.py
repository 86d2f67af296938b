"""Video poker: any paytable under perfect play."""

from .bankroll import After, Bankroll, BankrollFor, Goal, PerHour, Quantile, Ruin
from .catalog import games, identify
from .charts import Chart, ChartOnMachine, ChartRow, ChartRule, Misplay
from .comparing import (ComparedGame, Comparison, CrossPlay, CostliestDeal, Diff, DiffChange, DiffExample, HourlyGain, Relearn,
                        RelearnChange, RelearnExample, RelearnRow)
from .game import Game, compare, plan, relearn
from .holds import HeldHold, HeldRow, Hold, Holds, Outcome, RoyalCard
from .machines import CatalogMachine, Machine, MachineSituation, MachineSituationRow, MachineState, SingleStrategy, machine
from .meter import BorderPoint, JackpotMeter, Meter, MeterNow, MeterPiece, Meters, UntilHit
from .paytable import CatalogGame, DifferentPay, GameMatch, Games, Identified, PayRow
from .planning import Plan, PlannedPart, PlanQuantile
from .returns import OrderOfCards, Return, ReturnRow
from .review import Lesson, Mistake, Review, ReviewedKind

__all__ = ["After", "Bankroll", "BankrollFor", "BorderPoint", "CatalogGame", "CatalogMachine", "Chart", "ChartOnMachine", "ChartRow", "ChartRule", "ComparedGame",
           "Comparison", "CrossPlay", "CostliestDeal", "Diff", "DiffChange", "DiffExample", "DifferentPay", "Game", "GameMatch",
           "Games", "Goal", "HeldHold", "HeldRow", "Hold", "Holds", "HourlyGain", "Identified", "JackpotMeter", "Lesson", "Machine", "MachineSituation",
           "MachineSituationRow", "MachineState", "Meter", "MeterNow",
           "MeterPiece", "Meters", "Misplay", "Mistake", "OrderOfCards", "Outcome", "PayRow", "PerHour", "Plan", "PlanQuantile", "PlannedPart", "Quantile", "Relearn", "RelearnChange",
           "RelearnExample", "RelearnRow", "Return", "ReturnRow", "Review", "ReviewedKind", "RoyalCard", "Ruin", "SingleStrategy", "UntilHit",
           "compare", "games", "identify", "machine", "plan", "relearn"]
