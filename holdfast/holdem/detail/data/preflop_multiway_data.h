// The bytes of data/preflop_multiway.bin; the definition is written by cmake/EmbedTables.cmake.
#pragma once

#include <cstddef>

namespace holdfast::holdem::detail {

extern const unsigned char preflop_multiway_data[];
extern const std::size_t preflop_multiway_size;

}  // namespace holdfast::holdem::detail
