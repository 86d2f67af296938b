"""Arrays as arguments, and for results: NumPy's where the arguments are NumPy's, else memory of Python's own."""

from __future__ import annotations

import sys
from array import array
from math import prod
from typing import TYPE_CHECKING, Any, TypeAlias, Union

from .errors import ArrayError

if TYPE_CHECKING:
    #: An array without NumPy.
    Buffer: TypeAlias = Union[bytes, bytearray, memoryview, array[int]]
    #: Numbers in lists, a list for each row; or the list of the only row.
    Rows: TypeAlias = Union[list[list[int]], list[int]]

_CODES = {"uint8": "B", "uint16": "H", "float64": "d"}
_LARGEST = 2**53  # up to here a double holds every integer


def is_numpy(*arguments: object) -> bool:
    numpy = sys.modules.get("numpy")
    return numpy is not None and any(isinstance(argument, numpy.ndarray) for argument in arguments)


def array_of(name: str, argument: Any) -> Any:
    """An argument that has a buffer as it is, and lists of numbers as an array."""
    is_list = isinstance(argument, (list, tuple))
    if is_list and argument:
        return _packed(name, argument)
    try:
        memoryview(argument).release()
    except TypeError:
        kind = type(argument).__name__
        if hasattr(argument, "to_numpy"):
            raise ArrayError(f"{name} must be an array, not {kind}: pass {name}.to_numpy()") from None
        raise ArrayError(f"{name} must be an array, such as NumPy's, or lists of numbers, not {kind}") from None
    return argument


def rows_of(name: str, argument: Any, dimensions: int = 2) -> int:
    """How many rows an array has; one row by itself is an array of one row."""
    shape = memoryview(argument).shape
    if not shape:
        raise ArrayError(f"{name} must have rows, not the shape ()")
    return 1 if len(shape) < dimensions else shape[0]


def results(out: Any, shape: tuple[int, ...], kind: str, *arguments: object) -> Any:
    """`out` where there is one, else a new array of this shape and kind."""
    if out is not None:
        return out
    if is_numpy(*arguments):
        import numpy
        return numpy.empty(shape, kind)
    return _memory(shape, _CODES[kind])


def numpy_results(shape: tuple[int, ...], kind: str) -> Any:
    """A new array, NumPy's where NumPy is installed."""
    try:
        import numpy
    except ImportError:
        return results(None, shape, kind)
    return numpy.empty(shape, kind)


def like(argument: Any, results: Any, out: Any) -> Any:
    """Results for lists are lists, unless the caller has an array for them."""
    return results.tolist() if isinstance(argument, (list, tuple)) and out is None else results


def _memory(shape: tuple[int, ...], code: str) -> memoryview:
    size = prod(shape)
    flat = memoryview(array(code, bytes(size * array(code).itemsize)))
    return flat if len(shape) == 1 or size == 0 else flat.cast("B").cast(code, shape)


def _packed(name: str, rows: Any) -> memoryview:
    """Rows of numbers, each of them as long as the first, or one row."""
    is_table = isinstance(rows[0], (list, tuple))
    table = rows if is_table else [rows]
    width = len(table[0])
    for number, row in enumerate(table):
        if not isinstance(row, (list, tuple)) or len(row) != width:
            raise ArrayError(f"row {number}: not as many numbers as in row 0 of {name}", number)
        for value in row:
            _check_number(value, number if is_table else None)
    numbers = [value for row in table for value in row]
    code = "d" if any(isinstance(value, float) for value in numbers) else "q"
    flat = memoryview(array(code, numbers))
    return flat.cast("B").cast(code, (len(table), width)) if is_table and width else flat


def _check_number(value: Any, row: int | None) -> None:
    where = "" if row is None else f"row {row}: "
    is_integer = hasattr(value, "__index__") and not isinstance(value, bool)
    if not is_integer and not isinstance(value, float):
        raise ArrayError(f"{where}{value!r} is not a number", row)
    if is_integer and abs(int(value)) > _LARGEST:
        raise ArrayError(f"{where}{value} is too large", row)
