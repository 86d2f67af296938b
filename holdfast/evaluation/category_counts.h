// How many of many hands are of each category.
//
// Counted from below: at_least[c] hands have the lowest rank of category c or more, so category c has
// at_least[c] - at_least[c + 1].
#pragma once

#include <array>

#include <holdfast/evaluation/hand_rank.h>

namespace holdfast {

/// [category]: the number of hands of that category.
using CategoryCounts = std::array<u64, hand_category_count>;

/// Adds the hands of these ranks to `counts`.
void count_categories(const HandRank* ranks, std::size_t count, CategoryCounts& counts);
void count_categories_plain(const HandRank* ranks, std::size_t count, CategoryCounts& counts);

}  // namespace holdfast
