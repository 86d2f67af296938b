// The six suit tables of the Wizard of Odds' methodology page, read from tests/golden/suit_patterns.txt.
//
// A table belongs to a kind of deal. Its columns are the deal's cards in groups of one rank (the second pair
// of two pair, the trips after the pair of a full house, singles from low to high). Each row has a suit 1 to
// 4 for every card and a weight: the number of suit assignments to these ranks that it represents.
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
    std::vector<int> groups;  ///< number of cards of one rank in each group: {2, 1, 1, 1} for a pair
    u64 rank_sets;            ///< number of choices of ranks according to the page
    std::vector<SuitRow> rows;
};

/// Throws std::runtime_error if the file cannot be read or is not such a file.
std::vector<SuitTable> read_suit_tables(const std::string& path);

}  // namespace holdfast::test
