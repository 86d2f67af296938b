// The bytes of data/preflop_pairs.bin; the definition is written by cmake/EmbedTables.cmake.
#pragma once

#include <cstddef>

namespace holdfast::holdem::detail {

extern const unsigned char preflop_pairs_data[];
extern const std::size_t preflop_pairs_size;

}  // namespace holdfast::holdem::detail
