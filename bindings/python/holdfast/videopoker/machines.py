"""Machines, in which the hands before count: Ultimate X, Multi-Strike and their kin."""

from __future__ import annotations

from typing import SupportsIndex

from ..asking import Progress, answer_to, optional, string
from ..results import in_words
from .answers import MachineAnswer

__all__ = ["Machine", "machine"]


class Machine(MachineAnswer):
    """What a machine returns for each bet of 1 in the long run, and its states."""

    __slots__ = ()

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
