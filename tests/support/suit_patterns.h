// The six suit tables of the Wizard of Odds' methodology page, read from tests/golden/suit_patterns.txt.
//
// A table belongs to a kind of deal; its columns are the deal's cards in groups of one rank (the second pair
// of two pair, the trips after the pair of a full house, singles from low to high), its rows a suit 1 to 4
// for every card and a weight: of how many suitings of these ranks the row is the representative.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::test {

struct SuitRow {
    std::vector<int> suits;  ///< [card] 1 to 4
    u64 weight;
};

struct SuitTable {
    std::string name;
    std::vector<int> groups;  ///< how many cards of one rank each group has: {2, 1, 1, 1} for a pair
    u64 rank_sets;            ///< how many choices of ranks the page says that there are
    std::vector<SuitRow> rows;
};

/// Throws std::runtime_error on a file that cannot be read or is not such a file.
std::vector<SuitTable> read_suit_tables(const std::string& path);

}  // namespace holdfast::test
