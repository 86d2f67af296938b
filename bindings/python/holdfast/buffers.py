"""Arrays as arguments, and for results: NumPy's if the arguments are NumPy's, else memory of Python's own."""

from __future__ import annotations

import sys
from array import array
from decimal import Decimal
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Any, TypeAlias, Union

from .card import Card
from .errors import ArrayError

if TYPE_CHECKING:
    #: An array without NumPy.
    Buffer: TypeAlias = Union[bytes, bytearray, memoryview, array[int]]
    #: Numbers in lists, a list for each row; or the list of the only row.
    Rows: TypeAlias = Union[list[list[int]], list[int]]

_CODES = {"uint8": "B", "uint16": "H", "float64": "d"}
_LARGEST = 2**53  # up to here a double holds every integer
_INTEGERS = ("iu", "integers")  # the kinds of NumPy types that are allowed, and their name in errors
_NUMBERS = ("iuf", "integers, float32 or float64")


def is_numpy(*arguments: object) -> bool:
    numpy = sys.modules.get("numpy")
    return numpy is not None and any(isinstance(argument, numpy.ndarray) for argument in arguments)


def integers_of(name: str, argument: Any) -> Any:
    """An argument that has a buffer as it is, and lists of integers as an array."""
    return _array_of(name, argument, _INTEGERS)


def numbers_of(name: str, argument: Any) -> Any:
    """An argument that has a buffer as it is, and lists of numbers as an array."""
    return _array_of(name, argument, _NUMBERS)


def check_integers(name: str, argument: Any) -> None:
    """Rejects NumPy arrays of non-integers and masked arrays."""
    _check_numpy(name, argument, _INTEGERS)


def rows_of(name: str, argument: Any, dimensions: int = 2) -> int:
    """The number of rows of an array; one row by itself is an array of one row."""
    shape = memoryview(argument).shape
    if not shape:
        raise ArrayError(f"{name} must have rows, not the shape ()")
    return 1 if len(shape) < dimensions else shape[0]


def results(out: Any, shape: tuple[int, ...], kind: str, *arguments: object) -> Any:
    """`out` if there is one, else a new array of this shape and kind."""
    if out is not None:
        if is_numpy(out):
            _refuse_mask("out", out)
            if out.dtype != kind:
                raise ArrayError(f"out must hold {kind}, not {out.dtype}")
        return out
    if is_numpy(*arguments):
        import numpy
        return numpy.empty(shape, kind)
    return _memory(shape, _CODES[kind])


def numpy_results(shape: tuple[int, ...], kind: str) -> Any:
    """A new array, NumPy's if NumPy is installed."""
    try:
        import numpy
    except ImportError:
        return results(None, shape, kind)
    return numpy.empty(shape, kind)


def like(argument: Any, results: Any, out: Any) -> Any:
    """Results for lists are lists, unless the caller has an array for them."""
    return results.tolist() if isinstance(argument, (list, tuple)) and out is None else results


def refuse_short_float(value: Any, where: str, row: int | None) -> None:
    """Refuses a number such as numpy.float32(0.1), which is not the decimal that it is printed as."""
    if hasattr(value, "dtype") and value.dtype.kind == "f" and value.shape == ():
        raise ArrayError(f"{where}{value!s} is a {value.dtype}: pass floats, or an array of {value.dtype}", row)


def _memory(shape: tuple[int, ...], code: str) -> memoryview:
    size = prod(shape)
    flat = memoryview(array(code, bytes(size * array(code).itemsize)))
    return flat if len(shape) == 1 or size == 0 else flat.cast("B").cast(code, shape)


def _array_of(name: str, argument: Any, takes: tuple[str, str]) -> Any:
    if isinstance(argument, (list, tuple)):
        return _packed(name, argument, "f" not in takes[0])
    if is_numpy(argument):
        _check_numpy(name, argument, takes)
        return argument
    try:
        memoryview(argument).release()
    except (TypeError, ValueError):
        kind = type(argument).__name__
        if hasattr(argument, "to_numpy"):
            raise ArrayError(f"{name} must be an array, not {kind}: pass {name}.to_numpy()") from None
        raise ArrayError(f"{name} must be an array, such as NumPy's, or lists of numbers, not {kind}") from None
    return argument


def _check_numpy(name: str, argument: Any, takes: tuple[str, str]) -> None:
    kinds, words = takes
    kind = argument.dtype
    if kind.kind not in kinds or kind.kind == "f" and kind.itemsize not in (4, 8):
        raise ArrayError(f"{name} must hold {words}, not {kind}")
    _refuse_mask(name, argument)


def _refuse_mask(name: str, argument: Any) -> None:
    masked = sys.modules.get("numpy.ma")
    if masked is not None and isinstance(argument, masked.MaskedArray):
        raise ArrayError(f"{name} is a masked array: pass {name}.filled() or {name}.data")


def _packed(name: str, rows: Any, are_integers: bool) -> memoryview:
    """Rows of numbers, each of them as long as the first, or one row."""
    if not rows:
        raise ArrayError(f"{name} is an empty list; only an array may have no rows")
    is_table = isinstance(rows[0], (list, tuple))
    table = rows if is_table else [rows]
    width = len(table[0])
    for number, row in enumerate(rows):
        if getattr(row, "shape", ()):
            raise ArrayError(f"row {number} is an array: pass np.stack({name})", number)
    numbers = []
    for number, row in enumerate(table):
        if not isinstance(row, (list, tuple)) or len(row) != width:
            raise ArrayError(f"row {number}: not as many numbers as in row 0 of {name}", number)
        where = number if is_table else None
        numbers += [_number(value, where, are_integers) for value in row]
    code = "d" if any(isinstance(value, float) for value in numbers) else "q"
    flat = memoryview(array(code, numbers))
    return flat.cast("B").cast(code, (len(table), width)) if is_table and width else flat


def _number(value: Any, row: int | None, is_integer: bool) -> Any:
    """An int or a float that is exactly the value; floats count as the shortest decimal that reads back."""
    where = "" if row is None else f"row {row}: "
    if isinstance(value, float):
        return value
    is_array = getattr(value, "shape", ()) != ()
    is_bool = isinstance(value, bool) or getattr(value, "dtype", None) == bool
    if hasattr(value, "__index__") and not is_bool and not is_array:
        if abs(int(value)) > _LARGEST:
            raise ArrayError(f"{where}{value} is too large", row)
        return int(value)
    if isinstance(value, (Fraction, Decimal)) and not is_integer:
        try:
            nearest = float(value)
            if Fraction(repr(nearest)) == Fraction(value):
                return nearest
        except (OverflowError, ValueError):
            pass  # too large, or not finite
        raise ArrayError(f"{where}no float is exactly {value}", row)
    if not is_integer:
        refuse_short_float(value, where, row)
    if isinstance(value, (str, Card)) and is_integer:
        raise ArrayError(f"{where}{value!r} is not a number; hf.cards.indices gives the numbers of cards", row)
    raise ArrayError(f"{where}{value!r} is not a number", row)
