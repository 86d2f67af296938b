// The bytes of holdfast/holdem/preflop/data/preflop_*.bin, wherever they are kept.
#pragma once

#include <cstddef>

#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem::detail {

/// A view: the bytes live as long as the program or, if they were loaded, until they are loaded again.
struct TableBytes {
    const unsigned char* data;
    std::size_t size;

    unsigned char operator[](std::size_t index) const { return data[index]; }
};

/// Throws MissingData.
TableBytes preflop_table_bytes(PreflopTable table);

}  // namespace holdfast::holdem::detail
