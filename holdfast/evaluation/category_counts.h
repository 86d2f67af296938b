// Counts the hands of each category in an array of ranks.
//
//   at_least[c]   the hands whose rank is the lowest of category c, or more: one comparison for each hand
//   counts[c]  =  at_least[c] - at_least[c + 1]
#pragma once

#include <array>

#include <holdfast/evaluation/hand_rank.h>

namespace holdfast {

/// [category]: the number of hands of that category.
using CategoryCounts = std::array<u64, hand_category_count>;

/// Adds the hands of these ranks to `counts`.
void count_categories(const HandRank* ranks, std::size_t count, CategoryCounts& counts);
/// count_categories() without vector instructions: what the tests compare it with.
void count_categories_scalar(const HandRank* ranks, std::size_t count, CategoryCounts& counts);

}  // namespace holdfast
