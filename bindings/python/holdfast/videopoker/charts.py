"""Strategy charts: what to hold, in words, and what playing by them costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from html import escape

from ..results import Record, Table, html_line, html_list, in_words
from .answers import ChartOnMachine, ChartRow, ChartRule, Misplay, OrderOfCards

__all__ = ["Chart"]


@dataclass(frozen=True, slots=True, repr=False)
class Chart(Table[ChartRow]):
    """A chart and its exact return; `text` is the whole chart, in the language that `Game.evaluate` reads."""

    game: str = field(metadata={"json": "game.name"})
    text: str = field(metadata={"json": "chart"})
    sections: tuple[str, ...]  #: by the number of wild cards dealt; none if the game has no wild cards
    chart_rows: tuple[ChartRow, ...] = field(metadata={"json": "rows"})
    rules: tuple[ChartRule, ...]
    return_: float
    return_exact: Fraction
    cost: float  #: against perfect play
    hands_an_hour: float  #: for the next two
    bets_an_hour_lost: float
    bets_an_hour_lost_dollars: float | None  #: if the price of a bet was given
    misplayed_deals: int
    worst: Misplay | None
    order: OrderOfCards | None  #: which charts ignore; None if it does not count
    legend: tuple[str, ...]
    level: str | None  #: "basic", "rows" or "bands"; None for an evaluated chart
    penalties: bool
    optimal_in: str | None  #: among which charts it is proven to return the most
    #: no chart that treats suits alike and has no penalty-card rules returns more
    best_of_any_language_exact: Fraction | None
    #: of a machine in the state `single`: what it returns if an evaluated chart is played in all of its states
    machine: ChartOnMachine | None = field(metadata={"absent": None})
    #: the numbers, from 1, of the rows of an evaluated chart that decide no deal
    never_reached: tuple[int, ...] = field(metadata={"absent": ()})
    rules_never_applied: tuple[int, ...] = field(metadata={"absent": ()})  #: likewise of its rules
    warnings: tuple[str, ...]

    def lines(self) -> tuple[ChartRow, ...]:
        return self.chart_rows

    def _heading(self) -> str:
        return in_words(("", self.game), ("return", f"{self.return_:.6%} ({self.return_exact})"),
                        ("cost against perfect play", f"{self.cost:.6%}"),
                        *(("warning", each) for each in self.warnings))

    def _repr_html_(self) -> str:
        """What a player needs: each section separately, its rows numbered as in `text`, with their rules."""
        rules: dict[int, list[str]] = {}
        for rule in self.rules:
            rules.setdefault(rule.row, []).append(rule.text)
        body = [html_line(self._heading())]
        for section in sorted({row.section for row in self.chart_rows}):
            if self.sections:
                body.append(f"<h4>{escape(self.sections[section])}</h4>")
            numbered = [(number, row) for number, row in enumerate(self.chart_rows, 1) if row.section == section]
            body.append(html_list([(row.text, rules.get(number, [])) for number, row in numbered], numbered[0][0]))
        body.append(html_line("; ".join(self.legend)))
        return f"<div>{''.join(body)}</div>"
