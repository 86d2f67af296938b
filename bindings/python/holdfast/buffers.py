"""Arrays for results: NumPy's where the arguments are NumPy's, else memory of Python's own."""

from __future__ import annotations

import sys
from array import array
from typing import TYPE_CHECKING, Any, TypeAlias

from .errors import ArrayError

if TYPE_CHECKING:
    #: An array without NumPy.
    Buffer: TypeAlias = bytes | bytearray | memoryview | array[int]

_CODES = {"uint8": "B", "uint16": "H", "float64": "d"}


def is_numpy(*arguments: object) -> bool:
    numpy = sys.modules.get("numpy")
    return numpy is not None and any(isinstance(argument, numpy.ndarray) for argument in arguments)


def results(out: Any, shape: tuple[int, ...], kind: str, *arguments: object) -> Any:
    """`out` where there is one, else a new array of this shape and kind."""
    if out is not None:
        return out
    if is_numpy(*arguments):
        import numpy
        return numpy.empty(shape, kind)
    size = 1
    for each in shape:
        size *= each
    return _memory(size, _CODES[kind], shape)


def numpy_results(shape: tuple[int, ...], kind: str) -> Any:
    """A new array, NumPy's where NumPy is installed."""
    try:
        import numpy
    except ImportError:
        return results(None, shape, kind)
    return numpy.empty(shape, kind)


def rows_of(name: str, argument: Any) -> int:
    """How many rows an array has."""
    try:
        shape = memoryview(argument).shape
    except TypeError:
        raise ArrayError(f"{name} must be an array, such as NumPy's, not {type(argument).__name__}") from None
    if not shape:
        raise ArrayError(f"{name} must have rows, not the shape ()")
    return shape[0]


def _memory(size: int, code: str, shape: tuple[int, ...]) -> memoryview:
    flat = memoryview(array(code, bytes(size * array(code).itemsize)))
    return flat if len(shape) == 1 or size == 0 else flat.cast("B").cast(code, shape)
