"""Strategy charts: what to hold, in words, and what playing by them costs."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from html import escape

from ..results import Json, Record, Table, fraction, html_line, html_list, in_words

__all__ = ["Chart", "ChartRow", "ChartRule", "Misplay"]


@dataclass(frozen=True, slots=True, repr=False)
class ChartRow(Record):
    """A row of a chart; rows stand in order of play."""

    section: int  #: wild cards dealt
    text: str
    deals: int  #: in which this row decides
    misplayed_deals: int
    value_least: float | None  #: of what it holds; None where it decides no deal
    value_most: float | None

    @classmethod
    def read(cls, json: Json) -> ChartRow:
        return cls(json["section"], json["text"], int(json["deals"]), int(json["misplayed_deals"]),
                   json.get("value_least"), json.get("value_most"))


@dataclass(frozen=True, slots=True, repr=False)
class ChartRule(Record):
    """An exception to a row, which looks at the discards."""

    row: int
    text: str
    deals: int

    @classmethod
    def read(cls, json: Json) -> ChartRule:
        return cls(json["row"], json["text"], int(json["deals"]))


@dataclass(frozen=True, slots=True, repr=False)
class Misplay(Record):
    """The deal that a chart plays worst."""

    deal: str
    chart_hold: str
    best_hold: str
    cost: float

    @classmethod
    def read(cls, json: Json) -> Misplay:
        return cls(json["deal"], json["chart_hold"], json["best_hold"], json["cost"])


@dataclass(frozen=True, slots=True, repr=False)
class Chart(Table[ChartRow]):
    """A chart and its exact return; `text` is the whole of it, in the language that `Game.score` reads."""

    game: str
    text: str
    sections: tuple[str, ...]  #: by the number of wild cards dealt; none where the game has no wild cards
    chart_rows: tuple[ChartRow, ...]
    rules: tuple[ChartRule, ...]
    return_: float
    return_exact: Fraction
    cost: float  #: against perfect play
    bets_an_hour_lost: float  #: at 600 hands an hour
    misplayed_deals: int
    worst: Misplay | None
    legend: tuple[str, ...]
    level: str | None  #: "basic", "rows" or "bands"; None of a chart that was scored
    penalties: bool
    optimal_in: str | None  #: among which charts it is proven to return the most
    #: no chart that has no rules about the discards and treats suits alike returns more
    best_of_any_language_exact: Fraction | None
    never_reached: tuple[int, ...]  #: the numbers, from 1, of rows that decide no deal, of a chart that was scored
    rules_never_applied: tuple[int, ...]  #: likewise of its rules
    warnings: tuple[str, ...]

    @classmethod
    def read(cls, json: Json) -> Chart:
        worst, bound = json.get("worst"), json.get("best_of_any_language_exact")
        return cls(json["game"]["name"], json["chart"], tuple(json["sections"]),
                   tuple(map(ChartRow.read, json["rows"])), tuple(map(ChartRule.read, json["rules"])),
                   json["return"], fraction(json["return_exact"]), json["cost"], json["bets_an_hour_lost"],
                   int(json["misplayed_deals"]), worst and Misplay.read(worst), tuple(json["legend"]),
                   json.get("level"), json["penalties"], json.get("optimal_in"), bound and fraction(bound),
                   tuple(json.get("never_reached", ())), tuple(json.get("rules_never_applied", ())),
                   tuple(json.get("warnings", ())))

    def lines(self) -> tuple[ChartRow, ...]:
        return self.chart_rows

    def _heading(self) -> str:
        return in_words(("", self.game), ("return", f"{self.return_:.6%} ({self.return_exact})"),
                        ("cost against perfect play", f"{self.cost:.6%}"),
                        *(("warning", each) for each in self.warnings))

    def _repr_html_(self) -> str:
        """What is needed to play by it: each section by itself, its rows numbered as in `text`, with their rules."""
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
