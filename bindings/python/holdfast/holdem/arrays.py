"""Many situations at once, from arrays of indices of cards (`holdfast.cards`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import _core
from ..asking import Progress, thread_number, whole_number
from ..buffers import results, rows_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..buffers import Buffer

__all__ = ["equities", "odds_of_rows"]


def equities(first: NDArray[Any] | Buffer, second: NDArray[Any] | Buffer, boards: NDArray[Any] | Buffer | None = None,
             *, out: NDArray[np.float64] | None = None, threads: int = 1,
             progress: Progress = None) -> NDArray[np.float64]:
    """The equity of each row's first hand against its second: float64 of the shape (n,).

    first, second: the shape (n, 2), any integer type, strides and byte order; boards: (n, 0), (n, 3), (n, 4) or (n, 5).
    Each is the double nearest to the exact equity, as `equity` gives it.

    Raises ArrayError, naming the row, where an element is no index or a card is there twice.

    >>> aces, kings = (memoryview(bytes(two)).cast("B", (1, 2)) for two in ([50, 51], [46, 47]))
    >>> equities(aces, kings).tolist()
    [0.826366112559452]
    """
    to: NDArray[np.float64] = results(out, (rows_of("first", first),), "float64", first, second)
    _core.equities(first, second, boards, to, thread_number(threads), progress)
    return to


def odds_of_rows(holes: NDArray[Any] | Buffer, boards: NDArray[Any] | Buffer | None = None, opponents: int = 1, *,
                 out: NDArray[np.float64] | None = None, threads: int = 1,
                 progress: Progress = None) -> NDArray[np.float64]:
    """The odds of each row against so many unknown opponents: float64 of the shape (n, 4), its columns the chances to
    win, tie and lose, and the equity.

    holes: the shape (n, 2), any integer type, strides and byte order; boards: (n, 0), (n, 3), (n, 4) or (n, 5).
    opponents: 1 to 22. Each is the double nearest to the exact value, as `odds` gives it.

    Raises ArrayError, naming the row, where an element is no index or a card is there twice.

    >>> hole = memoryview(bytes([50, 46])).cast("B", (1, 2))
    >>> board = memoryview(bytes([42, 38, 34, 0, 1])).cast("B", (1, 5))
    >>> odds_of_rows(hole, board).tolist()
    [[1.0, 0.0, 0.0, 1.0]]
    """
    opponents = whole_number("opponents", opponents)
    if not 1 <= opponents <= 22:
        raise ValueError(f"opponents must be from 1 to 22, not {opponents}")
    to: NDArray[np.float64] = results(out, (rows_of("holes", holes), 4), "float64", holes, boards)
    _core.odds(holes, boards, opponents, to, thread_number(threads), progress)
    return to
