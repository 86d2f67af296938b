"""What goes wrong, and where.

    TextError      a string is wrong (a card, a range, a paytable, a chart); shows which part of it
    ArrayError     an array is wrong; says which row
    DataError      a file that Holdfast itself wrote is damaged
    OverflowError  an exact result does not fit; Python's own
"""

from __future__ import annotations

import json
import re
from keyword import iskeyword
from typing import Any

__all__ = ["ArrayError", "DataError", "TextError"]

_LONGEST_LINE = 1000  # in a longer one, a note shows only this many characters on each side of the place:
_AROUND = 100


class TextError(ValueError):
    """An argument that Holdfast cannot accept. `text[start:end]` is to blame; a note shows it with a caret. `field` is the
    field of the query, whose name may differ from that of the argument.

    >>> import holdfast as hf
    >>> try:
    ...     hf.odds("AhKz")
    ... except hf.TextError as error:
    ...     print(error.text, error.start, error.end, error.field)
    ...     print(error.__notes__[0])
    AhKz 2 4 hole
    AhKz
      ^^
    """

    def __init__(self, message: str, text: str = "", start: int = 0, end: int = 1, field: str | None = None) -> None:
        super().__init__(message)
        self.text = text  #: what was read; of a very long text, the part around the place
        self.start = start  #: the first character to blame
        self.end = end  #: the one after the last
        self.field = field  #: the field of the query to blame, if there is one
        if text:
            self.add_note(_with_caret(text, start, end))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.args[0], self.text, self.start, self.end, self.field)


class ArrayError(ValueError):
    """An array of the wrong kind or shape, or with a row that cannot be answered: `row`, from 0; None: all of it."""

    def __init__(self, message: str, row: int | None = None) -> None:
        super().__init__(message)
        self.row = row  #: the first row to blame, from 0; None: the array as a whole

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.args[0], self.row)


class DataError(Exception):
    """A file that Holdfast itself wrote is missing, damaged or of another version."""


def well_formed(text: str, field: str | None = None) -> str:
    """The text, unless it holds half of a surrogate pair, which is no character. Raises TextError."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before, half = text[max(0, error.start - 40):error.start], ascii(text[error.start])[1:-1]
        raise TextError(f"{half} is half of a surrogate pair, not a character", before + half, len(before),
                        len(before) + len(half), field) from None
    return text


def refusal(reply: str) -> TextError:
    """The error that the entry point answered with, as JSON."""
    error = json.loads(reply)["error"]
    start = error.get("position", 0)
    message = re.sub(r"`holdfast (\w+) (\w+)`", _in_python, error["message"])
    refused = TextError(message, error.get("text", ""), start, start + error.get("length", 1), error.get("field"))
    for other in error.get("others", []):
        begin = other["position"]
        caret = _with_caret(other["text"], begin, begin + other["length"])
        refused.add_note(f"line {other['line']}: {other['message']}\n{caret}")
    if error.get("untold"):
        refused.add_note(f"and {error['untold']} more")
    return refused


def _in_python(command: re.Match[str]) -> str:
    """The function of a command, or the command itself if its name is none in Python."""
    family, name = command.groups()
    return command.group() if iskeyword(name) else f"`hf.{family}.{name}()`"


def array_error(message: str, row: int) -> ArrayError:
    return ArrayError(message, None if row < 0 else row)


def _with_caret(text: str, start: int, end: int) -> str:
    """The line of the place (the part around it if the line is very long), and carets under the place."""
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", start)
    last = len(text) if last < 0 else last
    if last - first > _LONGEST_LINE:
        first, last = max(first, start - _AROUND), min(last, min(end, start + _AROUND) + _AROUND)
    width = max(1, min(end, last) - start)
    return f"{text[first:last]}\n{' ' * (start - first)}{'^' * width}"


def __dir__() -> list[str]:
    return __all__
