"""A game, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from .. import _core
from ..asking import Progress, answer_to, number, optional, string, switch, thread_number, whole_number
from ..buffers import integers_of, like, numbers_of, results, rows_of
from ..card import Cards, cards_text
from ..errors import ArrayError, well_formed
from ..results import Frozen
from .answers import Comparison, Diff, Meters, Plan, Relearn, Review
from .bankroll import Bankroll
from .catalog import Pay, listed, pay_text
from .charts import Chart
from .holds import Holds
from .meter import Meter
from .paytable import PayRow
from .returns import Return

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..buffers import Buffer, Rows

__all__ = ["Game", "compare", "plan", "relearn"]


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Game(Frozen):
    """A video poker game: one of the catalog, or a paytable of your own (docs/reference/paytables.md) as text; some of
    its rows may pay something else. Or a machine in one of its states (docs/reference/machines.md): its rows then pay what
    final hands are worth there.

    `pays` are in bets, never in dollars: a game has no price of a bet. A royal flush that shows 2100 dollars for a bet of
    1.25 pays `Fraction(2100) / Fraction("1.25")`.

    Raises TextError if there is no such game, row or state, or the paytable cannot be read.

    >>> g = Game("jacks-or-better-9-6", pays={"full house": 8})
    >>> g.analyze().return_exact
    Fraction(38009381393, 38630291700)
    >>> g.hold("5c5d7dJdQd")[0].hold
    '5d7dJdQd'
    >>> Game("ultimate-x-1-jacks-or-better-8-6", state="1x").hold("JsJhKh9h5h")[0].hold
    'JhKh9h5h'
    """

    id: str | None
    toml: str | None
    pays: tuple[tuple[str, str], ...]  #: what was changed, exactly
    state: str | None  #: of a machine

    def __init__(self, id: str | None = None, *, toml: str | None = None, pays: Mapping[str, Pay] | tuple[tuple[str, Pay], ...] | None = None,
                 state: str | None = None) -> None:
        if (id is None) == (toml is None):
            raise TypeError("a game is either an id of the catalog or a paytable: Game('jacks-or-better-9-6')")
        optional(string, "the id of a game", id)
        optional(string, "toml", toml)
        optional(string, "state", state)
        pays = dict(pays) if isinstance(pays, tuple) else {} if pays is None else pays  # a tuple: those of another game
        if not isinstance(pays, Mapping):
            raise TypeError(f"pays is a dict, such as {{'full house': 8}}, not {type(pays).__name__}")
        changed = tuple((_row_name(name), pay_text(f"the pay of {name!r}", pay)) for name, pay in pays.items())
        for name, value in (("id", id), ("toml", toml), ("pays", changed), ("state", state)):
            object.__setattr__(self, name, value)
        self._ask("videopoker.paytable", {}, is_quick=True)

    @property
    def name(self) -> str:
        return str(self._ask("videopoker.paytable", {}, is_quick=True)["game"]["name"])

    @property
    def paytable(self) -> tuple[PayRow, ...]:
        """The rows of the paytable, with what they pay here."""
        return tuple(map(PayRow._read, self._ask("videopoker.paytable", {}, is_quick=True)["rows"]))

    def analyze(self, *, tie_rule: str | None = None, ties: bool = False, threads: SupportsIndex = 1,
                progress: Progress = None) -> Return:
        """The return under perfect play, row by row; `ties` adds the fewest and most combinations of each row.

        >>> Game("jacks-or-better-9-6").analyze().return_
        0.9954390436951225
        """
        fields = {"tie_rule": optional(string, "tie_rule", tie_rule), "ties": switch("ties", ties)}
        return Return._read(self._ask("videopoker.return", fields, threads, progress))

    def hold(self, cards: Cards, *, held: Cards | None = None, tie_rule: str | None = None) -> Holds:
        """The 32 ways to play five cards, the best first; `held` asks what another hold costs, and why.

        >>> Game("jacks-or-better-9-6").hold("AsKsQsJs5s", held="As Ks").held.place
        14
        """
        fields = {"cards": cards_text(cards), "held": None if held is None else cards_text(held) or "nothing",
                  "tie_rule": optional(string, "tie_rule", tie_rule)}
        return Holds._read(self._ask("videopoker.hold", fields, is_quick=True))

    @overload
    def hold_array(self, deals: NDArray[Any], *, out: NDArray[np.float64] | None = None, threads: SupportsIndex = 1,
                   progress: Progress = None) -> NDArray[np.float64]: ...
    @overload
    def hold_array(self, deals: Buffer, *, out: Any = None, threads: SupportsIndex = 1,
                   progress: Progress = None) -> memoryview: ...
    @overload
    def hold_array(self, deals: Rows, *, threads: SupportsIndex = 1, progress: Progress = None) -> list[list[float]]: ...
    def hold_array(self, deals: Any, *, out: Any = None, threads: SupportsIndex = 1, progress: Progress = None) -> Any:
        """What the 32 holds of each deal are worth: float64 of the shape (n, 32), as `hold` gives `value`.

        deals: the shape (n, 5), any integer type, strides and byte order; jokers have the indices from 52. Bit i of a
        column's number tells whether the card in column i of the deal is held: 0 draws five cards, 0b00011 holds the first
        two, 31 all. Each is the double nearest to the exact value. Lists of lists of ints are taken too, and give lists.

        Raises ArrayError, naming the row, if an element is no card of the game's deck or appears twice.

        >>> import holdfast as hf
        >>> worth = Game("jacks-or-better-9-6").hold_array([hf.cards.indices("5c5d7dJdQd")])[0]
        >>> best = max(range(32), key=worth.__getitem__)
        >>> f"{best:05b}", worth[best]
        ('11110', 1.2765957446808511)
        """
        table = integers_of("deals", deals)
        values = results(out, (rows_of("deals", table), 32), "float64", table)
        changes = [f"{name}={pay}" for name, pay in self.pays]
        _core.hold_values(self.id or "", self.toml, changes, self.state, table, values, thread_number(threads), progress)
        return like(deals, values, out)

    def strategy(self, *, rows: SupportsIndex | None = None, bands: SupportsIndex | None = None,
                 penalties: bool = False, bet: Pay | None = None, denomination: Pay | None = None,
                 coins: SupportsIndex | None = None, speed: Pay | None = None, threads: SupportsIndex = 1,
                 progress: Progress = None) -> Chart:
        """A strategy chart: the best one found, with at most `rows` rows, or with at most `bands` rows that may each list
        several kinds of holds; `penalties` adds rules about penalty cards, discards that spoil a hold. `bet`, or
        `denomination` and `coins`, give what an hour costs in dollars, at a `speed` of 600 hands unless it is given.

        >>> Game("jacks-or-better-9-6").strategy(rows=16).misplayed_deals
        23148
        """
        fields = {"rows": optional(whole_number, "rows", rows), "bands": optional(whole_number, "bands", bands),
                  "penalties": switch("penalties", penalties), **_wager(bet, denomination, coins, speed)}
        return Chart._read(self._ask("videopoker.strategy", fields, threads, progress))

    def evaluate(self, chart: str, *, bet: Pay | None = None, denomination: Pay | None = None,
                 coins: SupportsIndex | None = None, speed: Pay | None = None, threads: SupportsIndex = 1,
                 progress: Progress = None) -> Chart:
        """The exact return of a chart of yours, in the language of docs/reference/strategy-language.md. What it costs is
        given as for `strategy`.

        Raises TextError with the place in the chart.
        """
        fields = {"chart": string("the chart", chart), **_wager(bet, denomination, coins, speed)}
        return Chart._read(self._ask("videopoker.evaluate", fields, threads, progress))

    def diff(self, chart: str, new_chart: str, *, threads: SupportsIndex = 1, progress: Progress = None) -> Diff:
        """What changes if `new_chart` is played instead of `chart`: the rows, the deals, and what they gain or lose.

        >>> diff = Game("jacks-or-better-9-6").diff("low pair\\nfour to a flush\\nredraw", "four to a flush\\nlow pair\\nredraw")
        >>> [(each.hold, each.rather_than) for each in diff], diff.gain_exact == diff[0].gain_exact
        ([('four to a flush', 'low pair')], True)

        Raises TextError with the place in the chart.
        """
        fields = {"chart": string("the chart", chart), "new_chart": string("the new chart", new_chart)}
        return Diff._read(self._ask("videopoker.diff", fields, threads, progress))

    def review(self, hands: str, *, bet: Pay | None = None, denomination: Pay | None = None,
               coins: SupportsIndex | None = None, speed: Pay | None = None, threads: SupportsIndex = 1,
               progress: Progress = None) -> Review:
        """Hands that you played: each mistake, its cost, and what to learn first. A line is a deal and what was held of it:
        cards, places from 1 to 5, or "nothing"; or CSV with columns "deal" and "held".

        >>> review = Game("jacks-or-better-9-6").review("AhKs7d7c2s: AhKs\\n8h8dJc2c9s 12")
        >>> review.hands, review.cost_exact, review[0].best
        (2, Fraction(81, 235), '7d7c')
        >>> [(each.hold, each.rather_than) for each in review.lessons]
        [('low pair', 'two unsuited high cards')]

        Raises TextError with the place in the text.
        """
        fields = {"hands": string("the text of the hands", hands), **_wager(bet, denomination, coins, speed)}
        return Review._read(self._ask("videopoker.review", fields, threads, progress))

    def bankroll(self, *, bankroll: Pay | None = None, hands: SupportsIndex | None = None, hours: Pay | None = None,
                 speed: Pay | None = None, goal: Pay | None = None, risk: Pay | None = None,
                 lines: SupportsIndex | None = None, cash_back: Pay | None = None, tips: Pay | None = None,
                 bet: Pay | None = None, denomination: Pay | None = None, coins: SupportsIndex | None = None,
                 quantiles: str | Sequence[Pay] | None = None, tie_rule: str | None = None,
                 threads: SupportsIndex = 1, progress: Progress = None) -> Bankroll:
        """Risk of ruin, swings and goals. Shares are written "0.25%" or 0.0025. Amounts are in bets of one line; if `bet`
        or `denomination` and `coins` say what a bet costs, they have a unit: "1000$" or "800 bets". `hours` of play at a `speed` in
        hands an hour, 600 by default, may stand for `hands`.

        >>> Game("jacks-or-better-9-6").bankroll(bankroll=200, goal=400).goal.probability
        0.2155276882441684
        >>> session = Game("jacks-or-better-9-6").bankroll(bet=1.25, hours=4, bankroll="500$", goal="800$").after
        >>> session.hands, round(session.goal_probability, 6), round(session.ruin_before_goal, 6)
        (2400, 0.061124, 5.6e-05)
        """
        amounts = {"bankroll": bankroll, "hands": hands, "hours": hours, "goal": goal, "risk": risk, "lines": lines,
                   "cash_back": cash_back, "tips": tips}
        fields = {**{name: optional(number, name, amount) for name, amount in amounts.items()},
                  **_wager(bet, denomination, coins, speed),
                  "tie_rule": optional(string, "tie_rule", tie_rule), "quantiles": _shares("quantiles", quantiles)}
        return Bankroll._read(self._ask("videopoker.bankroll", fields, threads, progress))

    def meter(self, hand: str | None = None, *, low: Pay | None = None, high: Pay | None = None, jackpot: Pay | None = None,
              cash_back: Pay | None = None, rise: Pay | None = None, hands: SupportsIndex | None = None,
              hours: Pay | None = None, speed: Pay | None = None, bet: Pay | None = None,
              denomination: Pay | None = None, coins: SupportsIndex | None = None, tie_rule: str | None = None,
              threads: SupportsIndex = 1, progress: Progress = None) -> Meter:
        """Prices a progressive: the return as a function of what one row pays, from half to ten times its pay, or from
        low to high. The row is the one that pays most unless `hand` names another. `jackpot` is what the meter shows, in
        bets, or "6000$" or "1200 bets" if `bet` or `denomination` and `coins` say what a bet costs; `rise` is the share of each bet that it grows by. `hands`, or `hours` at a `speed`,
        ask for the chance to hit within them.

        >>> Game("jacks-or-better-9-6").meter().break_even_exact
        Fraction(45110169982, 46219759)
        >>> chase = Game("jacks-or-better-9-6").meter("royal flush", bet=5, jackpot="6000$", rise="1%").until_hit
        >>> round(chase.gain_dollars, 2), round(chase.hands)
        (3212.27, 47245)
        """
        amounts = {"jackpot": jackpot, "cash_back": cash_back, "rise": rise, "hands": hands, "hours": hours}
        fields = {"hand": optional(lambda name, row: _row_name(row), "hand", hand), "from": optional(pay_text, "low", low),
                  "to": optional(pay_text, "high", high), "tie_rule": optional(string, "tie_rule", tie_rule),
                  **{name: optional(number, name, amount) for name, amount in amounts.items()},
                  **_wager(bet, denomination, coins, speed)}
        return Meter._read(self._ask("videopoker.meter", fields, threads, progress))

    def meters(self, jackpots: Sequence[str], *, cash_back: Pay | None = None, bet: Pay | None = None,
               denomination: Pay | None = None, coins: SupportsIndex | None = None, threads: SupportsIndex = 1,
               progress: Progress = None) -> Meters:
        """Prices two to eight progressive jackpots on one machine, each written as hand=bets, or with the price of a bet as
        "hand=4100$" or "hand=820 bets", with the share of each bet that it grows by.

        >>> both = Game("jacks-or-better-9-6").meters(["royal flush=820 rise 1%", "four of a kind=26 rise 0.01%"])
        >>> both.is_worth_it, [round(jackpot.break_even, 4) for jackpot in both], round(both.bets_until_even)
        (False, [886.8459, 26.7191], 3484)
        >>> [(point.first, round(point.second, 4)) for point in both.border][:2]
        [(800.0, 26.9305), (820.0, 26.7191)]
        """
        if isinstance(jackpots, str):
            raise TypeError(f"jackpots is a list, such as [{jackpots!r}], not a string")
        return Meters._read(self._ask("videopoker.meters", {
            "meter": [string("a jackpot", jackpot) for jackpot in listed("jackpots", jackpots)],
            "cash_back": optional(number, "cash_back", cash_back), **_wager(bet, denomination, coins, None)},
            threads, progress))

    @overload
    def sweep(self, pays: NDArray[Any], rows: Sequence[str], *, out: NDArray[np.float64] | None = None,
              threads: SupportsIndex = 1, progress: Progress = None) -> NDArray[np.float64]: ...
    @overload
    def sweep(self, pays: Buffer, rows: Sequence[str], *, out: Any = None, threads: SupportsIndex = 1,
              progress: Progress = None) -> memoryview: ...
    @overload
    def sweep(self, pays: Rows | list[list[float]] | list[float] | list[list[Fraction]], rows: Sequence[str], *,
              threads: SupportsIndex = 1, progress: Progress = None) -> list[float]: ...
    def sweep(self, pays: Any, rows: Sequence[str], *, out: Any = None, threads: SupportsIndex = 1,
              progress: Progress = None) -> Any:
        """The returns of many paytables: in each, the named rows of this game pay what a row of the array says.

        pays: the shape (n, len(rows)), integers, or floats, which are taken as the shortest decimal that reads back. The
        result has the shape (n,) and the type float64: the doubles nearest to the exact returns. Lists of lists of numbers
        are taken too (a fraction only if a float equals it), and give a list.

        Raises TextError on a row that the game does not have, and ArrayError with the row of a pay that is wrong.

        >>> Game("jacks-or-better-9-6").sweep([[9, 6], [8, 5]], ["full house", "flush"])
        [0.9954390436951225, 0.9729843375055874]
        """
        if isinstance(rows, str):
            raise TypeError(f"rows is a list of names, such as [{rows!r}], not a string")
        names = [_row_name(row) for row in listed("rows", rows)]
        table = numbers_of("pays", pays)
        shape = memoryview(table).shape
        if shape and shape[-1] != len(names):
            raise ArrayError(f"pays must have the shape (n, {len(names)}), a column for each of the rows, not {shape}")
        returns = results(out, (rows_of("pays", table),), "float64", table)
        changes = [f"{name}={pay}" for name, pay in self.pays]
        _core.returns(self.id or "", self.toml, changes, names, table, returns, thread_number(threads), progress)
        return like(pays, returns, out)

    def __repr__(self) -> str:
        what = repr(self.id) if self.toml is None else f"toml={self.toml!r}"
        pays = f", pays={dict(self.pays)!r}" if self.pays else ""
        return f"Game({what}{pays})" if self.state is None else f"Game({what}{pays}, state={self.state!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.id, self.toml, self.pays, self.state)

    def _ask(self, query: str, fields: Mapping[str, object], threads: SupportsIndex = 1, progress: Progress = None,
             is_quick: bool = False) -> dict[str, Any]:
        pays = {"pay": dict(self.pays)} if self.pays else {}
        return answer_to(query, {"game": self._unchanged(), **pays, "state": self.state, **fields}, threads, progress, is_quick)

    def _unchanged(self) -> object:
        """The game without changes of pays, as a request has it."""
        return self.id if self.toml is None else {"toml": self.toml}

    def _in_list(self) -> object:
        """The game as a list of games has it."""
        return {"game": self._unchanged(), "pay": dict(self.pays)} if self.pays else self._unchanged()


def compare(*games: str | Game, sort: str | None = None, cash_back: Pay | None = None, bet: Pay | None = None,
            denomination: Pay | None = None, coins: SupportsIndex | None = None, speed: Pay | None = None,
            threads: SupportsIndex = 1, progress: Progress = None) -> Comparison:
    """Two to twelve games side by side, ids or `Game`s: returns, what an hour of each brings, and what it costs to play one
    by the strategy of another. `sort` is "given", "gain" or "risk".

    >>> jacks = compare("jacks-or-better-9-6", Game("jacks-or-better-9-6", pays={"flush": 5}), cash_back="0.25%")
    >>> [round(game.per_hour.mean, 2) for game in jacks]
    [-1.24, -7.8]
    >>> jacks.habits[0].strategy_of, jacks.habits[0].on, round(jacks.habits[0].cost, 6)
    (1, 2, 7.4e-05)
    """
    return Comparison._read(answer_to("videopoker.compare", {
        "games": _in_list(games), "sort": optional(string, "sort", sort), "cash_back": optional(number, "cash_back", cash_back),
        **_wager(bet, denomination, coins, speed)}, threads, progress))


def plan(parts: str | Iterable[str], *, bankroll: Pay | None = None, goal: Pay | None = None,
         quantiles: str | Sequence[Pay] | None = None, threads: SupportsIndex = 1, progress: Progress = None) -> Plan:
    """One to twelve games of the catalog, one after the other: results, and with a bankroll the chances of ruin and of a
    goal, all in dollars: "1000$". A part is a text: "GAME N hours at DOLLARS", or hands; then, if they apply, "lines N",
    "cash-back SHARE", "tips SHARE" and "speed N".

    >>> evening = plan(["jacks-or-better-9-6 4 hours at 1.25", "double-bonus-10-7-5 500 hands at 5"], bankroll="1000$")
    >>> round(evening.mean_dollars, 2), round(evening.standard_deviation_dollars, 2), round(evening.ruin_probability, 6)
    (-9.37, 652.97, 0.003252)
    """
    return Plan._read(answer_to("videopoker.plan", {
        "parts": parts if isinstance(parts, str) else [string("a part", part) for part in listed("parts", parts)],
        "bankroll": optional(number, "bankroll", bankroll), "goal": optional(number, "goal", goal),
        "quantiles": _shares("quantiles", quantiles)}, threads, progress))


def relearn(known: str | Game, new: str | Game, *, charts: bool = False, bet: Pay | None = None,
            denomination: Pay | None = None, coins: SupportsIndex | None = None, speed: Pay | None = None,
            threads: SupportsIndex = 1, progress: Progress = None) -> Relearn:
    """What to relearn when you switch from a game that you know to another one, and what it costs if you do not. With
    `charts` the basic charts of both are compared as well, row by row, which takes seconds.

    >>> anew = relearn("jacks-or-better-9-6", "double-double-bonus-9-6")
    >>> anew.changed, [(each.hold, each.rather_than) for each in anew[:2]]
    (281436, [('high pair', 'two pair'), ('one high card', 'two unsuited high cards')])
    """
    return Relearn._read(answer_to("videopoker.relearn", {
        "games": _in_list((known, new)), "charts": switch("charts", charts), **_wager(bet, denomination, coins, speed)},
        threads, progress))


def _in_list(games: Sequence[str | Game]) -> list[object]:
    return [game._in_list() if isinstance(game, Game) else string("a game", game) for game in games]


def _restored(id: str | None, toml: str | None, pays: tuple[tuple[str, str], ...], state: str | None = None) -> Game:
    return Game(id, toml=toml, pays=dict(pays), state=state)


def _shares(name: str, shares: str | Sequence[Pay] | None) -> object:
    if isinstance(shares, Iterable) and not isinstance(shares, str):
        return [number(name, each) for each in listed(name, shares)]
    return optional(number, name, shares)


def _wager(bet: Pay | None, denomination: Pay | None, coins: SupportsIndex | None, speed: Pay | None) -> dict[str, Any]:
    """The fields about the price of a bet and the hands of an hour."""
    amounts = {"bet": bet, "denomination": denomination, "coins": coins, "speed": speed}
    return {name: optional(number, name, amount) for name, amount in amounts.items()}


def _row_name(name: str) -> str:
    return well_formed(string("the name of a row", name))
