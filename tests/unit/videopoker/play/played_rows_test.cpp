// Rows counted for any play: those of perfect play, and one hold in all deals.
#include <gtest/gtest.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/played_rows.h>

namespace holdfast::videopoker {
namespace {

std::vector<u64> all_of(const GameTables& tables, Hold hold) {
    return rows_played(tables,
                       std::vector<u8>(tables.classes().size(deal_size), static_cast<u8>(hold.mask())));
}

TEST(PlayedRows, WithoutADrawAreTheHandsOfTheDeck) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const u64 units = analyze_game(tables).combinations / binomial(52, 5);
    const std::vector<u64> counts = all_of(tables, Hold::everything());
    EXPECT_EQ(counts[0], 4 * units);
    EXPECT_EQ(counts[1], 36 * units);
    EXPECT_EQ(counts[2], 624 * units);
    EXPECT_EQ(counts[3], 3744 * units);
    for (std::size_t row = 0; row + 1 < counts.size(); ++row) {
        EXPECT_EQ(counts[row], tables.hands_paid_by(row) * units);
    }
}

// Whatever is discarded, the new hand is any hand that avoids it: on average, over all deals, any hand.
TEST(PlayedRows, WithFiveDrawnCardsAreTheSame) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    EXPECT_EQ(all_of(tables, Hold()), all_of(tables, Hold::everything()));
}

TEST(PlayedRows, OfPerfectPlay) {
    for (const char* const id : {"jacks-or-better-9-6", "deuces-wild-full-pay", "double-joker-8-5-4"}) {
        const GameTables tables(catalog_game(id));
        std::vector<u8> masks(tables.classes().size(deal_size));
        for (u32 each = 0; each < masks.size(); ++each) {
            const HandAnalysis analysis = analyze_hand(tables, representative_deal(tables.classes(), each));
            masks[each] = static_cast<u8>(analysis.holds.front().hold.mask());
        }
        const std::vector<u64> counts = rows_played(tables, masks);
        const GameAnalysis perfect = analyze_game(tables);
        Rational value;
        u64 sum = 0;
        for (std::size_t row = 0; row < counts.size(); ++row) {
            EXPECT_GE(counts[row], perfect.rows[row].fewest);
            EXPECT_LE(counts[row], perfect.rows[row].most);
            value += Rational(counts[row]) * tables.game().rows[row].pays / Rational(perfect.combinations);
            sum += counts[row];
        }
        EXPECT_EQ(value, perfect.expected_return) << id;
        EXPECT_EQ(sum, perfect.combinations);
    }
}

TEST(PlayedRows, NeedOneHoldForEachClass) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    EXPECT_THROW(rows_played(tables, {}), InvalidArgument);
    const GameTables in_order(catalog_game("jacks-or-better-9-6-sequential-royal"));
    EXPECT_THROW(all_of(in_order, Hold::everything()), InvalidArgument);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(rows_played(tables, std::vector<u8>(tables.classes().size(deal_size)), &stop), Stopped);
}

}  // namespace
}  // namespace holdfast::videopoker
