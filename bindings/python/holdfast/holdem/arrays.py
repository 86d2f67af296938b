"""Many situations at once, from arrays of indices of cards (`holdfast.cards`)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from .. import _core
from ..asking import Progress, thread_number, whole_number
from ..buffers import integers_of, like, results, rows_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..buffers import Buffer, Rows

__all__ = ["Tables", "equity_array", "odds_array"]


class Tables:
    """The complete tables of a folder, for `odds_array` to look odds up in: those of flop.table, turn.table, river.table
    and graphs.table that exist, as `holdfast holdem table build` writes them. They stay open as long as this object.

    Raises ValueError if there is no such folder or none of the files in it, TextError if a file is of another kind,
    and DataError if a table is damaged.
    """

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.opened = _core.open_tables(os.fsencode(folder))


@overload
def equity_array(first: NDArray[Any], second: NDArray[Any] | Buffer | Rows,
                 boards: NDArray[Any] | Buffer | Rows | None = None, *, out: NDArray[np.float64] | None = None,
                 threads: SupportsIndex = 1, progress: Progress = None) -> NDArray[np.float64]: ...
@overload
def equity_array(first: Buffer, second: NDArray[Any], boards: NDArray[Any] | Buffer | Rows | None = None, *,
                 out: NDArray[np.float64] | None = None, threads: SupportsIndex = 1,
                 progress: Progress = None) -> NDArray[np.float64]: ...
@overload
def equity_array(first: Buffer, second: Buffer | Rows, boards: NDArray[Any] | Buffer | Rows | None = None, *,
                 out: Any = None, threads: SupportsIndex = 1, progress: Progress = None) -> memoryview: ...
@overload
def equity_array(first: Rows, second: NDArray[Any] | Buffer | Rows, boards: NDArray[Any] | Buffer | Rows | None = None, *,
                 threads: SupportsIndex = 1, progress: Progress = None) -> list[float]: ...
def equity_array(first: Any, second: Any, boards: Any = None, *, out: Any = None, threads: SupportsIndex = 1,
                 progress: Progress = None) -> Any:
    """The equity of each row's first hand against its second: float64 of the shape (n,).

    first, second: the shape (n, 2), any integer type, strides and byte order; boards: (n, 0), (n, 3), (n, 4) or (n, 5).
    Lists of lists of ints are taken too, and give a list. Each is the double nearest to the exact equity, as `equity`
    gives it.

    Raises ArrayError, naming the row, if an element is no index or a card appears twice.

    >>> equity_array([[50, 51]], [[46, 47]])
    [0.826366112559452]
    """
    hands, others = integers_of("first", first), integers_of("second", second)
    board = None if boards is None else integers_of("boards", boards)
    to = results(out, (rows_of("first", hands),), "float64", hands, others)
    _core.equities(hands, others, board, to, thread_number(threads), progress)
    return like(first, to, out)


@overload
def odds_array(holes: NDArray[Any], boards: NDArray[Any] | Buffer | Rows | None = None, opponents: SupportsIndex = 1, *,
               tables: Tables | None = None, out: NDArray[np.float64] | None = None, threads: SupportsIndex = 1,
               progress: Progress = None) -> NDArray[np.float64]: ...
@overload
def odds_array(holes: Buffer, boards: NDArray[Any], opponents: SupportsIndex = 1, *, tables: Tables | None = None,
               out: NDArray[np.float64] | None = None, threads: SupportsIndex = 1,
               progress: Progress = None) -> NDArray[np.float64]: ...
@overload
def odds_array(holes: Buffer, boards: Buffer | Rows | None = None, opponents: SupportsIndex = 1, *,
               tables: Tables | None = None, out: Any = None, threads: SupportsIndex = 1,
               progress: Progress = None) -> memoryview: ...
@overload
def odds_array(holes: Rows, boards: NDArray[Any] | Buffer | Rows | None = None, opponents: SupportsIndex = 1, *,
               tables: Tables | None = None, threads: SupportsIndex = 1,
               progress: Progress = None) -> list[list[float]]: ...
def odds_array(holes: Any, boards: Any = None, opponents: SupportsIndex = 1, *, tables: Tables | None = None,
               out: Any = None, threads: SupportsIndex = 1, progress: Progress = None) -> Any:
    """The odds of each row against `opponents` unknown hands: float64 of the shape (n, 4), its columns the chances to
    win, tie and lose, and the equity.

    holes: the shape (n, 2), any integer type, strides and byte order; boards: (n, 0), (n, 3), (n, 4) or (n, 5). Lists of
    lists of ints are taken too, and give lists. opponents: 1 to 22. Each is the double nearest to the exact value, as
    `odds` gives it. `tables` has complete tables to look it up in.

    Raises DataError if a table is damaged; ArrayError, naming the row, if an element is no index or a card appears twice.

    >>> odds_array([[50, 46]], [[42, 38, 34, 0, 1]])
    [[1.0, 0.0, 0.0, 1.0]]
    """
    number = whole_number("opponents", opponents)
    if not 1 <= number <= 22:
        raise ValueError(f"opponents must be from 1 to 22, not {number}")
    hands = integers_of("holes", holes)
    board = None if boards is None else integers_of("boards", boards)
    to = results(out, (rows_of("holes", hands), 4), "float64", hands, board)
    _core.odds(hands, board, number, None if tables is None else tables.opened, to, thread_number(threads), progress)
    return like(holes, to, out)
