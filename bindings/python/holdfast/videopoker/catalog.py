"""The games of the catalog, and which of them a machine has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import SupportsIndex, TypeAlias, TypeVar

from ..asking import answer_to, number, optional, string, whole_number
from .answers import Games, Identified

__all__ = ["games", "identify"]

Item = TypeVar("Item")

#: What a row pays: floats are taken as the shortest decimal that reads back.
Pay: TypeAlias = "int | float | str | Fraction | Decimal"


def games(*words: str, sort: str | None = None, least_return: Pay | None = None, most_return: Pay | None = None,
          most_variance: Pay | None = None, deck: SupportsIndex | None = None, wild: str | None = None) -> Games:
    """The games of the catalog, those that have all these words in their id, name or nickname. `note` says if no game is
    called so.

    `sort` is "id", "return" or "variance"; `wild` "some" or "none". Returns are written "99.5%" or 0.995; `deck` counts
    the jokers, too.

    >>> [game.id for game in games("not", "so", "ugly")]
    ['deuces-wild-not-so-ugly']
    >>> [game.id for game in games(least_return="100.5%", most_return="101%", sort="variance")]
    ['deuces-wild-full-pay', 'joker-poker-kings-full-pay', 'all-american-8-8-8', 'double-deuces-16-13-royal-940', 'loose-deuces-15-10']
    """
    return Games._read(answer_to("videopoker.games", {
        "words": [string("a word", word) for word in words] or None, "sort": optional(string, "sort", sort),
        "least_return": optional(number, "least_return", least_return),
        "most_return": optional(number, "most_return", most_return),
        "most_variance": optional(number, "most_variance", most_variance),
        "deck": optional(whole_number, "deck", deck), "wild": optional(string, "wild", wild)}))


def identify(pays: str | Iterable[Pay], *, coins: SupportsIndex | None = None, count: SupportsIndex | None = None) -> Identified:
    """The games that pay what stands on a machine, and how the nearest others differ.

    `pays` are in any order, for one coin or for five, or as many as `coins` says, or in dollars; a text may have names
    before them. At most `count` games, 5 if it is not given, but every game whose pays are those of the machine. Raises
    TextError if `pays` cannot be read.

    >>> found = identify("4000 250 125 40 30 20 15 10 5")
    >>> found.pays_are_for, found[0].id, found[0].differences
    ('five coins', 'jacks-or-better-8-6', 0)
    >>> found.sentence
    'This is 8/6 Jacks or Better, which returns 98.3927% with perfect play. The pays are for five coins.'
    >>> [(each.row, each.pays, each.seen) for each in identify([800, 50, 25, 9, 6, 4, 3, 1, 1])[0].different]
    [('two pair', 2.0, 1.0)]
    """
    texts = [pays] if isinstance(pays, str) else [pay_text("a pay", pay) for pay in listed("pays", pays)]
    return Identified._read(answer_to("videopoker.identify", {
        "pays": texts, "coins": optional(whole_number, "coins", coins), "count": optional(whole_number, "count", count)}))


def listed(name: str, values: Iterable[Item]) -> Iterable[Item]:
    if isinstance(values, Mapping):  # of which a loop would take the keys alone
        raise TypeError(f"{name} is a list, not {values!r}")
    return values


def pay_text(name: str, pay: Pay) -> str:
    pay = number(name, pay)
    if hasattr(pay, "__index__"):
        return str(int(pay))  # such as numpy.int64
    return format(pay, "f") if isinstance(pay, Decimal) else str(pay)
