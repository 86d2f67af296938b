"""What answers have in common: items by their names in JSON, rows and columns for tables, and HTML for notebooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field, FrozenInstanceError, fields
from fractions import Fraction
from functools import cache
from html import escape
from operator import itemgetter
from types import NoneType
from typing import Any, ClassVar, Generic, Self, TypeVar, cast, get_args, get_origin, get_type_hints, overload

Json = Mapping[str, Any]

_SHORT = 1000  # characters of a repr() that is written in full
_SHORT_FIELD = 160
_MOST_ROWS = 200  # of a table in a notebook
_MOST_LINES = 20  # of a table at the prompt, which has
_WIDTH = 79  # columns at most
_WIDEST_TEXT = 24  # of them for a text
Line = TypeVar("Line", bound="Record")


def fraction(text: str) -> Fraction:
    """Reads "p/q", as answers write fractions."""
    numerator, _, denominator = text.partition("/")
    return Fraction(int(numerator), int(denominator))


def count(text: str) -> int | Fraction:
    """Reads a count, which is a fraction if the weights of a range make it one."""
    return fraction(text) if "/" in text else int(text)


def _attribute(name: str) -> str:
    return f"{name}_" if name in ("return", "from") else name


class Frozen:
    """What frozen dataclasses with slots have in common."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # The methods that the decorator makes refer to the class without slots, and fail with a TypeError.
        for name in ("__setattr__", "__delattr__"):
            if name in cls.__dict__:
                setattr(cls, name, _refuse_to_change)


def _refuse_to_change(record: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"a {type(record).__name__} does not change: {name!r} cannot be set or deleted")


class Record(Frozen):
    """A part of an answer. Its items are its attributes: `record["return"]` is `record.return_`.

    A field is read from the member of its name, as its type says. Its metadata may also have:

        json     the path of the member, if it has another name or stands in another object: "game.name"
        absent   the value if there is no such member; for `X | None` it is None in any case
        members  for a tuple of pairs that are objects: the names of their members, in order
    """

    __slots__ = ()
    __iter__: ClassVar[Any] = None  # else Python would try the items 0, 1, 2, ...

    @classmethod
    def _read(cls, json: Json) -> Self:
        reader: Callable[[Json], Self] = _reader(cast(Any, cls))
        return reader(json)

    def __contains__(self, name: object) -> bool:
        """Whether there is an item of this name."""
        return isinstance(name, str) and any(field.name == _attribute(name) for field in fields(cast(Any, self)))

    def __getitem__(self, name: Any) -> Any:
        if Record.__contains__(self, name):
            return getattr(self, _attribute(name))
        raise KeyError(name)

    def cells(self) -> dict[str, Any]:
        """One line of a table: the fields, those of parts as `win_count`, but no tuples or absent values."""
        line: dict[str, Any] = {}
        for field in fields(self):
            name, value = field.name.rstrip("_"), getattr(self, field.name)
            if isinstance(value, Record):
                line.update((f"{name}_{inner}", each) for inner, each in value.cells().items())
            elif not isinstance(value, tuple):
                line[name] = value
        return line

    def __repr__(self) -> str:
        """If short, in full, so that it evaluates; else in angle brackets, `<Meter ... pieces=<311 MeterPiece>>`."""
        full = self._written(_in_full)
        return f"{type(self).__name__}({full})" if len(full) <= _SHORT else f"<{type(self).__name__} {self._written(_in_short)}>"

    def _written(self, write: Callable[[Any], str]) -> str:
        return ", ".join(f"{field.name}={write(getattr(self, field.name))}" for field in fields(self))

    def _repr_html_(self) -> str:
        return html_table([{"": name, " ": value} for name, value in self.cells().items()])


class Table(Record, Generic[Line]):
    """An answer with lines: `table[0]` is its first line, `table[:3]` its first three, `len(table)` their number."""

    __slots__ = ()

    def lines(self) -> tuple[Line, ...]:
        """The lines, which `len`, a loop and an index see, too."""
        raise NotImplementedError

    def _heading(self) -> str:
        """What stands above the table at the prompt and in a notebook; none if it is empty."""
        return ""

    def _shown(self) -> tuple[str, ...]:
        """The names of the columns that are shown at the prompt; none: all that are not fractions."""
        return ()

    def __repr__(self) -> str:
        """A small table: at most 20 lines, and as many columns as fit into 79 characters."""
        return text_table(self._heading() or type(self).__name__, self._shown(), self.rows())

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
        """The rows by columns; a cell that a row does not have is None."""
        rows = self.rows()
        names = dict.fromkeys(name for row in rows for name in row)
        return {name: [row.get(name) for row in rows] for name in names}

    def _repr_html_(self) -> str:
        return f"<div>{html_line(self._heading())}{html_table(self.rows())}</div>"


Reader = Callable[[Any], Any]


@cache
def _reader(record: type[Any]) -> Reader:
    """A function that makes a record from its JSON: each member is read as the type of its field says."""
    hints = get_type_hints(record)
    members = [_member(field, hints[field.name]) for field in fields(record)]
    return lambda json: record(*[read(json) for read in members])


def _member(field: Field[Any], hint: Any) -> Reader:
    """A function that reads a field from the JSON of its record."""
    *outer, name = field.metadata.get("json", field.name.rstrip("_")).split(".")
    convert = _converter(hint, field.metadata.get("members", (0, 1)))
    if "absent" in field.metadata or NoneType in get_args(hint):
        read = _optional(name, field.metadata.get("absent"), convert)
        for each in reversed(outer):
            read = _optional(each, {}, read)
    else:
        read = _required(name, convert)
        for each in reversed(outer):
            read = _required(each, read)
    return read


def _required(name: str | int, convert: Reader) -> Reader:
    if convert is _as_it_is:
        return itemgetter(name)
    return lambda json: convert(json[name])


def _optional(name: str, absent: Any, convert: Reader) -> Reader:
    return lambda json: convert(json.get(name, absent))


def _as_it_is(value: Any) -> Any:
    return value


_SCALARS: dict[Any, Reader] = {
    str: _as_it_is, bool: _as_it_is, int: int, float: float, Fraction: fraction, int | Fraction: count}


def _converter(hint: Any, members: Sequence[str | int]) -> Reader:
    """A function that converts what JSON has to the type."""
    parts = get_args(hint)
    if hint in _SCALARS:
        return _SCALARS[hint]
    if NoneType in parts:
        (present,) = set(parts) - {NoneType}
        convert = _converter(present, members)
        return lambda value: None if value is None else convert(value)
    if Ellipsis in parts:
        each = _converter(parts[0], members)
        if each is _as_it_is:
            return tuple
        return lambda values: tuple([each(value) for value in values])
    if get_origin(hint) is tuple:
        pair = [_required(name, _converter(part, members)) for name, part in zip(members, parts, strict=True)]
        return lambda value: tuple([read(value) for read in pair])
    return _reader(hint)


def in_words(*parts: tuple[str, str]) -> str:
    """The parts that are not empty, with their names: "AhKh, board QhJh2c"."""
    return ", ".join(f"{name} {words}".strip() for name, words in parts if words)


def text_table(heading: str, shown: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> str:
    """Lines of text; columns that do not fit, and lines beyond the first, are only counted."""
    names = shown or [name for name in dict.fromkeys(name for row in rows for name in row)
                      if not any(isinstance(row.get(name), Fraction) for row in rows)]
    some = rows[:_MOST_LINES]
    columns = [_text_column(name, [row.get(name) for row in some]) for name in names]
    ends = [sum(len(column[0]) + 2 for column in columns[:number + 1]) - 2 for number in range(len(columns))]
    fitting = sum(end <= _WIDTH for end in ends)
    lines = [_cut(heading, _WIDTH), *("  ".join(cells).rstrip() for cells in zip(*columns[:fitting]))]
    left_out = [f"{number} more {what}" for number, what in ((len(rows) - len(some), "lines"), (len(columns) - fitting, "columns"))
                if number]
    return "\n".join(lines + ([f"... {' and '.join(left_out)}"] if left_out else []))


def _text_column(name: str, values: Sequence[Any]) -> list[str]:
    """The title of a column and its cells, all of one width; numbers stand on the right."""
    cells = [name.removesuffix("_probability").replace("_", " "), *map(_text_cell, values)]
    width = max(map(len, cells))
    are_numbers = all(value is None or isinstance(value, (int, float, Fraction)) for value in values)
    return [cell.rjust(width) if are_numbers else cell.ljust(width) for cell in cells]


def _text_cell(value: Any) -> str:
    if value is None:
        return ""
    is_number = isinstance(value, (int, float, Fraction)) and not isinstance(value, bool)
    return number_text(value) if is_number else _cut(str(value), _WIDEST_TEXT)


def _cut(text: str, width: int) -> str:
    line = " ".join(text.split())
    return line if len(line) <= width else line[:width - 3] + "..."


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


def _in_full(value: Any) -> str:
    return f"<{type(value).__name__} of {len(value)} lines>" if isinstance(value, Table) else repr(value)


def _in_short(value: Any) -> str:
    text = _in_full(value)
    if len(text) <= _SHORT_FIELD:
        return text
    if isinstance(value, tuple):
        return f"<{len(value)} {type(value[0]).__name__}>"
    return f"<{len(value)} characters>" if isinstance(value, str) else f"<{type(value).__name__}>"


def number_text(value: int | float | Fraction) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    return str(value) if isinstance(value, Fraction) else f"{value:.6g}"
