"""Machines, in which the hands before count: Ultimate X, Multi-Strike and their kin."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import SupportsIndex

from ..asking import Progress, answer_to, optional, string
from ..results import Record, Table, in_words

__all__ = [
    "CatalogMachine", "Machine", "MachineSituation", "MachineSituationRow", "MachineState", "SingleStrategy", "machine",
]


@dataclass(frozen=True, slots=True, repr=False)
class CatalogMachine(Record):
    """What a machine is made of."""

    id: str
    name: str
    kind: str  #: of its rules: "ultimate-x", "multi-strike", ...
    base_game: str  #: the id of the game that it is made of
    lines: int
    cost: float  #: of a hand on a line, in bets of the game
    cost_exact: Fraction


@dataclass(frozen=True, slots=True, repr=False)
class MachineState(Record):
    """A state under the best play; with several lines, the sum of their multipliers. Bets are those of the game on one
    line."""

    state: str
    frequency: float  #: share of all deals
    cost: float  #: of a deal on all lines
    pays: float  #: mean of a deal on all lines
    leaving: float | None  #: chance that the next deal is in another state; None with several lines
    worth: float  #: more than the state of the least worth


@dataclass(frozen=True, slots=True, repr=False)
class MachineSituationRow(Record):
    """What a final hand of one row does."""

    name: str
    pays: float  #: in bets of the game
    pays_exact: Fraction
    next: str  #: the state of the next deal


@dataclass(frozen=True, slots=True, repr=False)
class MachineSituation(Record):
    """The rules of one line in a state, after what the machine announces before the draw."""

    situation: str  #: its name, such as "level 2 with a free ride"
    state: str
    probability: float  #: of the announcement, in the state
    probability_exact: Fraction
    cost: float  #: of a deal, in bets of the game
    cost_exact: Fraction
    rows: tuple[MachineSituationRow, ...]  #: in the order of the paytable


@dataclass(frozen=True, slots=True, repr=False)
class SingleStrategy(Record):
    """One strategy in all states, which people can learn."""

    return_: float
    cost: float  #: how much less it returns than the best play, at most


@dataclass(frozen=True, slots=True, repr=False)
class Machine(Table[MachineState]):
    """What a machine returns for each bet of 1 in the long run, and its states."""

    machine: CatalogMachine
    return_: float
    return_least: float
    return_least_exact: Fraction  #: the best play returns no less,
    return_most: float
    return_most_exact: Fraction  #: and no play returns more
    base_return: float  #: of the game that it is made of, for itself
    base_return_exact: Fraction
    single: SingleStrategy = field(metadata={"json": "single_strategy"})
    state_choices: tuple[str, ...]  #: what Game(state=) takes; on several lines of Ultimate X hold() takes the sum, too
    states: tuple[MachineState, ...]
    situations: tuple[MachineSituation, ...]  #: the rules; the first state is that of a machine nobody has played yet
    toml: str  #: as the text of a file

    def lines(self) -> tuple[MachineState, ...]:
        return self.states

    def _heading(self) -> str:
        return in_words(("", self.machine.name), ("return", f"{self.return_:.8%}"),
                        ("one strategy for all states", f"{self.single.return_:.8%}"))


def machine(id: str | None = None, *, toml: str | None = None, threads: SupportsIndex = 1, progress: Progress = None) -> Machine:
    """What a machine returns whose hands depend on the hands before, and its states: one of the catalog, or a machine file
    of your own (docs/reference/machines.md) as text. `Game(id, state="12x")` plays it in a state.

    >>> ultimate_x = machine("ultimate-x-1-jacks-or-better-8-6")
    >>> round(ultimate_x.return_, 8), round(ultimate_x.single.return_, 8)
    (0.98573038, 0.98497119)
    >>> [(each.state, round(each.worth, 3)) for each in ultimate_x[:3]]
    [('1x', 0.0), ('2x', 0.98), ('3x', 1.961)]
    """
    if (id is None) == (toml is None):
        raise TypeError("a machine is either an id of the catalog or a machine file: machine('wheel-bonus-poker-8-5')")
    chosen = optional(string, "the id of a machine", id) if toml is None else {"toml": string("toml", toml)}
    return Machine._read(answer_to("videopoker.machine", {"game": chosen}, threads, progress))
