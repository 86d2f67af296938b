"""Video poker: any paytable under perfect play."""

from . import answers
from .answers import *
from .bankroll import Bankroll
from .catalog import games, identify
from .charts import Chart
from .game import Game, compare, plan, relearn
from .holds import Hold, Holds
from .machines import Machine, machine
from .meter import Meter, MeterPiece
from .paytable import PayRow
from .returns import Return

__all__ = ["Bankroll", "Chart", "Game", "Hold", "Holds", "Machine", "Meter", "MeterPiece", "PayRow", "Return", "compare",
           "games", "identify", "machine", "plan", "relearn"]
__all__ += answers.__all__
