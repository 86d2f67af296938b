"""What answers have in common: items by their names in JSON, rows and columns for tables, and HTML for notebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import FrozenInstanceError, fields
from fractions import Fraction
from html import escape
from typing import Any, ClassVar, Generic, TypeVar, cast, overload

Json = Mapping[str, Any]

_SHORT = 1000  # characters of a repr() that is written in full
_SHORT_FIELD = 160
_MOST_ROWS = 200  # of a table in a notebook
Line = TypeVar("Line", bound="Record")


def fraction(text: str) -> Fraction:
    """Reads "p/q", as answers write fractions."""
    numerator, _, denominator = text.partition("/")
    return Fraction(int(numerator), int(denominator))


def count(text: str) -> int | Fraction:
    """Of a count, which weights of a range may make a fraction."""
    return fraction(text) if "/" in text else int(text)


def _attribute(name: str) -> str:
    return f"{name}_" if name in ("return", "from") else name


class Frozen:
    """What frozen dataclasses with slots have in common."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # The methods that the decorator makes know the class from before it had slots, and fail with a TypeError.
        for name in ("__setattr__", "__delattr__"):
            if name in cls.__dict__:
                setattr(cls, name, _refuse_to_change)


def _refuse_to_change(record: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"a {type(record).__name__} does not change: {name!r} cannot be set or deleted")


class Record(Frozen):
    """A part of an answer. Its items are its attributes: `record["return"]` is `record.return_`."""

    __slots__ = ()
    __iter__: ClassVar[Any] = None  # else Python would try the items 0, 1, 2, ...

    def __contains__(self, name: object) -> bool:
        """Whether there is an item of this name."""
        return isinstance(name, str) and any(field.name == _attribute(name) for field in fields(cast(Any, self)))

    def __getitem__(self, name: Any) -> Any:
        if Record.__contains__(self, name):
            return getattr(self, _attribute(name))
        raise KeyError(name)

    def cells(self) -> dict[str, Any]:
        """One line of a table: the fields, those of parts as `win_count`; tuples and what is absent are left out."""
        line: dict[str, Any] = {}
        for field in fields(self):
            name, value = field.name.rstrip("_"), getattr(self, field.name)
            if isinstance(value, Record):
                line.update((f"{name}_{inner}", each) for inner, each in value.cells().items())
            elif not isinstance(value, tuple):
                line[name] = value
        return line

    def __repr__(self) -> str:
        """In full, so that it evaluates, where that is short; else in angle brackets, `<Meter ... pieces=<311 MeterPiece>>`."""
        full = self._written(repr)
        return f"{type(self).__name__}({full})" if len(full) <= _SHORT else f"<{type(self).__name__} {self._written(_in_short)}>"

    def _written(self, write: Callable[[Any], str]) -> str:
        return ", ".join(f"{field.name}={write(getattr(self, field.name))}" for field in fields(self))

    def _repr_html_(self) -> str:
        return html_table([{"": name, " ": value} for name, value in self.cells().items()])


class Table(Record, Generic[Line]):
    """An answer with lines: `table[0]` is its first line, `table[:3]` its first three, `len(table)` their number."""

    __slots__ = ()

    def lines(self) -> tuple[Line, ...]:
        raise NotImplementedError

    def _heading(self) -> str:
        """What stands above the table in a notebook; nothing where it is empty."""
        return ""

    def __len__(self) -> int:
        return len(self.lines())

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines())

    def __contains__(self, line: object) -> bool:
        return line in self.lines()

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Line, ...]: ...
    @overload
    def __getitem__(self, place: str) -> Any: ...
    def __getitem__(self, place: Any) -> Any:
        is_place = isinstance(place, slice) or hasattr(place, "__index__")
        return self.lines()[place] if is_place else super().__getitem__(place)

    def rows(self) -> list[dict[str, Any]]:
        """The lines as dicts, for pandas.DataFrame or polars.DataFrame."""
        return [line.cells() for line in self.lines()]

    def columns(self) -> dict[str, list[Any]]:
        """The same by columns; a cell that a line does not have is None."""
        rows = self.rows()
        names = dict.fromkeys(name for row in rows for name in row)
        return {name: [row.get(name) for row in rows] for name in names}

    def _repr_html_(self) -> str:
        return f"<div>{html_line(self._heading())}{html_table(self.rows())}</div>"


def in_words(*parts: tuple[str, str]) -> str:
    """Parts with their names, those left out that are empty: "AhKh, board QhJh2c"."""
    return ", ".join(f"{name} {words}".strip() for name, words in parts if words)


def html_line(words: str) -> str:
    return f"<p>{escape(words)}</p>" if words else ""


def html_list(items: Sequence[tuple[str, Sequence[str]]], first: int) -> str:
    """Items numbered from `first`, each with lines below it."""
    body = "".join(f"<li>{escape(words)}" + "".join(f"<br/>{escape(line)}" for line in lines) + "</li>"
                   for words, lines in items)
    return f'<ol start="{first}" style="text-align:left">{body}</ol>'


def html_table(rows: Sequence[Mapping[str, Any]]) -> str:
    if len(rows) > _MOST_ROWS:
        left_out = html_line(f"and {len(rows) - _MOST_ROWS:,} rows more: rows() has them all")
        return f"<div>{html_table(rows[:_MOST_ROWS])}{left_out}</div>"
    names = list(dict.fromkeys(name for row in rows for name in row))
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in names)
    body = "".join(
        "<tr>" + "".join(_cell(row.get(name)) for name in names) + "</tr>"
        for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(value: Any) -> str:
    if value is None:
        return "<td></td>"
    if isinstance(value, (int, float, Fraction)) and not isinstance(value, bool):
        return f'<td style="text-align:right">{number_text(value)}</td>'
    return f'<td style="text-align:left">{escape(str(value))}</td>'


def _in_short(value: Any) -> str:
    text = repr(value)
    if len(text) <= _SHORT_FIELD:
        return text
    if isinstance(value, tuple):
        return f"<{len(value)} {type(value[0]).__name__}>"
    return f"<{len(value)} characters>" if isinstance(value, str) else f"<{type(value).__name__}>"


def number_text(value: int | float | Fraction) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    return str(value) if isinstance(value, Fraction) else f"{value:.6g}"
