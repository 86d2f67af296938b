// The classes of deals against the suit tables of the Wizard of Odds' methodology page, row by row.
//
// A row gives suits to a deal whose ranks are in the table's order of groups; the library sorts a deal by
// rank. So each row is tried with the pair, the trips, ... at every place among the ranks, and each time must
// be exactly one pattern.
#include <algorithm>
#include <numeric>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/suit_patterns.h>

#include <holdfast/combinatorics/deal_classes.h>

namespace holdfast {
namespace {

using test::SuitRow;
using test::SuitTable;

const std::vector<SuitTable>& tables() {
    static const auto read = test::read_suit_tables(HOLDFAST_SOURCE_FOLDER "/tests/golden/suit_patterns.txt");
    return read;
}

/// The suits of each group of a row as a mask.
std::vector<u8> group_suits(const SuitTable& table, const SuitRow& row) {
    std::vector<u8> masks;
    std::size_t card = 0;
    for (const int size : table.groups) {
        u8 mask = 0;
        for (int i = 0; i < size; ++i, ++card) mask = static_cast<u8>(mask | 1U << (row.suits[card] - 1));
        masks.push_back(mask);
    }
    return masks;
}

/// The orders in which the groups can lie when sorted by rank: order[place] is the group. Equal groups keep
/// their order.
std::vector<std::vector<std::size_t>> orders(const SuitTable& table) {
    std::vector<std::size_t> order(table.groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> result;
    do {
        bool keeps = true;
        for (std::size_t place = 0; place < order.size(); ++place) {
            for (std::size_t later = place + 1; later < order.size(); ++later) {
                const bool equal = table.groups[order[place]] == table.groups[order[later]];
                keeps = keeps && (!equal || order[place] < order[later]);
            }
        }
        if (keeps) result.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return result;
}

RankShape shape_of(const SuitTable& table, const std::vector<std::size_t>& order) {
    std::array<u8, max_set_size> multiplicity{};
    for (std::size_t place = 0; place < order.size(); ++place) {
        multiplicity[place] = static_cast<u8>(table.groups[order[place]]);
    }
    return RankShape(max_set_size, RankShape::breaks_of(multiplicity), SuitSymmetry().permutations());
}

void expect_rows_are_the_patterns(const SuitTable& table, const std::vector<std::size_t>& order) {
    const RankShape shape = shape_of(table, order);
    ASSERT_EQ(shape.patterns().size(), table.rows.size());
    std::set<u32> seen;
    for (const SuitRow& row : table.rows) {
        const std::vector<u8> masks = group_suits(table, row);
        SuitChoice suits{};
        for (std::size_t place = 0; place < order.size(); ++place) suits[place] = masks[order[place]];
        const u32 pattern = shape.pattern_of(suits);
        EXPECT_TRUE(seen.insert(pattern).second) << "two rows in one pattern";
        EXPECT_EQ(shape.patterns()[pattern].orbit_size, row.weight);
    }
}

TEST(SuitTables, ArePrintedAsTheLibraryFindsThem) {
    std::size_t shapes = 0;
    for (const SuitTable& table : tables()) {
        SCOPED_TRACE(table.name);
        for (const std::vector<std::size_t>& order : orders(table)) {
            SCOPED_TRACE("order of the groups: " + testing::PrintToString(order));
            expect_rows_are_the_patterns(table, order);
            ++shapes;
        }
    }
    // Every way to write 5 as a sum of 1 to 4s in order: all shapes of a deal.
    EXPECT_EQ(shapes, 15U);
}

TEST(SuitTables, HaveTheRowsAndWeightsOfThePage) {
    std::vector<std::size_t> rows;
    std::vector<u64> weights;
    for (const SuitTable& table : tables()) {
        rows.push_back(table.rows.size());
        weights.push_back(0);
        for (const SuitRow& row : table.rows) weights.back() += row.weight;
    }
    EXPECT_THAT(rows, testing::ElementsAre(51, 20, 8, 5, 2, 1));
    EXPECT_THAT(weights, testing::ElementsAre(1024, 384, 144, 64, 24, 4));
}

TEST(SuitTables, AddUpToAllDeals) {
    u64 classes = 0;
    u64 deals = 0;
    for (const SuitTable& table : tables()) {
        classes += table.rank_sets * table.rows.size();
        for (const SuitRow& row : table.rows) deals += table.rank_sets * row.weight;
        u64 rank_sets = 0;
        for (const std::vector<std::size_t>& order : orders(table)) {
            rank_sets += shape_of(table, order).rank_sets();
        }
        EXPECT_EQ(rank_sets, table.rank_sets) << table.name;
    }
    EXPECT_EQ(classes, 134459U);
    EXPECT_EQ(deals, 2598960U);
}

TEST(SuitTables, ClassesOfOneToFiveCards) {
    const DealClasses classes(Deck(), SuitSymmetry{});
    std::vector<u32> sizes;
    for (int cards = 0; cards <= max_set_size; ++cards) sizes.push_back(classes.size(cards));
    EXPECT_THAT(sizes, testing::ElementsAre(1, 13, 169, 1755, 16432, 134459));
}

}  // namespace
}  // namespace holdfast
