"""Runs any query: dict in, dict out."""

from __future__ import annotations

import atexit
import json
import math
import operator
import os
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple, Optional, SupportsIndex, TypeAlias

from . import _core
from .card import Card
from .errors import well_formed

__all__ = ["Progress", "Query", "ask", "clear", "queries"]

Progress: TypeAlias = Optional[Callable[[int, int], object]]

# Computations must not outlive the interpreter. A forked process has none of the threads, so the tables that
# all queries share must be complete when it begins, and it gets locks of its own.
atexit.register(_core.stop_at_exit)
os.register_at_fork(before=_core.finish_tables, after_in_child=_core.replace_after_fork)


def ask(request: Mapping[str, object], *, threads: SupportsIndex = 1, progress: Progress = None) -> dict[str, Any]:
    """Asks any query that Holdfast answers; `queries()` lists them with examples.

    `threads` is the number of threads, 0 for one for each processor; answers never depend on it. `progress` is called
    with (done, total) about every 50 ms; what it raises stops the work, and so does Ctrl-C.

    Raises TextError if the request is wrong, and OverflowError if an exact result does not fit.

    >>> ask({"query": "hand", "cards": "9s9h9d4s4c"})["category"]
    'full house'
    """
    if not isinstance(request, Mapping):
        raise TypeError(f"a request is a dict, such as {{'query': 'hand', 'cards': '9s9h9d4s4c'}}, not {request!r}")
    return _answer(dict(request), threads, progress, False)


class Query(NamedTuple):
    """A query, as `ask` takes it."""

    name: str
    summary: str
    examples: tuple[dict[str, Any], ...]  #: requests that work


def queries() -> tuple[Query, ...]:
    """All queries there are.

    >>> [query.name for query in queries() if "." not in query.name]
    ['hand', 'signature', 'bench']
    """
    return tuple(Query(name, summary, tuple(json.loads(example) for example in examples))
                 for name, summary, examples in _core.queries())


def clear() -> None:
    """Releases the games that are kept so that the next query about them is quick: up to 256 MiB of them in each
    process. A game that is asked about again is prepared again."""
    _core.clear()


def answer_to(query: str, fields: Mapping[str, object], threads: SupportsIndex = 1, progress: Progress = None,
              is_quick: bool = False) -> dict[str, Any]:
    """The answer to a query, without the fields that are None; a quick one is not watched."""
    request: dict[str, object] = {"query": query}
    request.update((name, value) for name, value in fields.items() if value is not None)
    return _answer(request, threads, progress, is_quick)


def _answer(request: dict[str, object], threads: SupportsIndex, progress: Progress, is_quick: bool) -> dict[str, Any]:
    try:
        text = _encode(request)
        text.encode()  # fails on half of a surrogate pair
    except RecursionError:
        raise ValueError("a request is nested too deeply") from None
    except ValueError:
        _refuse(request)
        raise
    answer: dict[str, Any] = json.loads(_core.ask(text, thread_number(threads), progress, is_quick))
    return answer


def _refuse(request: dict[str, object]) -> None:
    """Raises the error that says why a request cannot be written."""
    try:
        _check("a request", request)
    except RecursionError:
        raise ValueError("a request must not hold a list or a dict that holds itself") from None


def _check(name: str, value: object) -> None:
    if isinstance(value, str):
        well_formed(value, name)
    elif isinstance(value, (float, Decimal)) and not math.isfinite(value):
        raise ValueError(f"{name} must be a finite number, not {value}")
    elif isinstance(value, dict):
        for key, each in value.items():
            _check(well_formed(str(key)), each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            _check(name, each)


def thread_number(threads: SupportsIndex) -> int:
    number = whole_number("threads", threads)
    if not 0 <= number <= 1024:
        raise ValueError(f"threads must be from 0 to 1024, not {number}")
    return number


def whole_number(name: str, number: Any) -> int:
    """An int, or something that counts as one, such as numpy.int64, but not a bool."""
    shape: tuple[int, ...] = getattr(number, "shape", ())
    if isinstance(number, bool) or shape or not hasattr(number, "__index__"):
        raise TypeError(f"{name} must be an int, not {type(number).__name__}")
    return operator.index(number)


def number(name: str, value: Any) -> Any:
    """The value in a form that the entry point reads exactly as a number."""
    is_index = hasattr(value, "__index__") and not isinstance(value, bool) and not getattr(value, "shape", ())
    if is_index or isinstance(value, (float, str, Fraction, Decimal)):
        return value
    raise TypeError(f"{name} must be an int, float, Fraction, Decimal or str, not {type(value).__name__}")


def switch(name: str, value: Any) -> Any:
    """True or None, as the entry point takes a flag that is off by default."""
    if not isinstance(value, bool):
        raise TypeError(f"{name} must be True or False, not {type(value).__name__}")
    return value or None


def string(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name} is a string, not {'None' if value is None else type(value).__name__}")
    return value


def optional(check: Callable[[str, Any], Any], name: str, value: Any) -> Any:
    """None, or the value as the check returns it."""
    return None if value is None else check(name, value)


def _plain(value: object) -> object:
    """Numbers and cards in the form in which the entry point reads them exactly."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} is not finite")
        return format(value, "f")
    if isinstance(value, Card):
        return value.text
    if hasattr(value, "__index__"):
        return int(value)  # such as numpy.int64
    raise TypeError(f"a request takes strings, int, float, Fraction and Decimal, not {type(value).__name__}")


_encode = json.JSONEncoder(default=_plain, allow_nan=False, ensure_ascii=False).encode  # made once: that takes a while
