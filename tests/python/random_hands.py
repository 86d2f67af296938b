"""Random cards for tests, from a fixed seed; and arrays of all kinds that hold the same numbers."""

import numpy as np

INTEGERS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")


def random_cards(rows, width, seed=1):
    """Indices of different cards in each row, uint8 of the shape (rows, width)."""
    return np.random.default_rng(seed).random((rows, 52)).argsort(axis=1)[:, :width].astype(np.uint8)


def layouts(array):
    """(what it is, an array equal to the one given): every integer type, both byte orders, all kinds of strides."""
    for kind in INTEGERS:
        for order in "<>":
            yield f"{order}{kind}", array.astype(np.dtype(kind).newbyteorder(order))
    yield "Fortran order", np.asfortranarray(array.astype("int32"))
    yield "every second row", np.repeat(array, 2, axis=0)[::2]
    yield "every third column", np.repeat(array.astype("int16"), 3, axis=1)[:, ::3]
    yield "backwards", np.ascontiguousarray(array[::-1, ::-1])[::-1, ::-1]
    yield "a part of a larger array", np.pad(array.astype("int64"), 3, constant_values=99)[3:-3, 3:-3]
    wide = np.zeros(len(array), [("pad", "u1"), ("cards", ">u4", array.shape[1])])
    wide["cards"] = array
    yield "a field of a record, not aligned", wide["cards"]
    read_only = array.copy()
    read_only.flags.writeable = False
    yield "read only", read_only


def text_of(indices):
    """Cards as a text."""
    return "".join("23456789TJQKA"[index // 4] + "dchs"[index % 4] for index in map(int, indices))
