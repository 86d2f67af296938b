// The bytes of data/preflop_categories.bin; the definition is written by cmake/EmbedTables.cmake.
#pragma once

#include <cstddef>

namespace holdfast::holdem::detail {

extern const unsigned char preflop_categories_data[];
extern const std::size_t preflop_categories_size;

}  // namespace holdfast::holdem::detail
