// Odds that are looked up in tables: the same as those that are counted, and none if a table cannot have them.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/random_showdowns.h>
#include <tests/support/same_odds.h>

#include <holdfast/holdem/odds/odds_tables.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

const std::vector<int> all_numbers{1, 2, 3, 4, 5, 6, 7, 8, 9};

/// A table that counts what it is asked for.
std::optional<MultiwayDeals> counted_deals(HoleCards hole, CardSet board) {
    const Odds found = odds({hole, Board(board)}, all_numbers);
    MultiwayDeals deals;
    deals.categories = found.categories;
    for (const OpponentOdds& each : found.results) {
        for (int ties = 0; ties <= each.opponents; ++ties) {
            deals.by_ties[MultiwayDeals::place_of(each.opponents, ties)] =
                each.by_ties[static_cast<std::size_t>(ties)].to_u128();
        }
    }
    return deals;
}

const OddsTables counting_tables{{}, counted_deals};

void expect_from_tables(const Situation& situation, const std::vector<int>& opponents,
                        const Work& work = {}) {
    test::expect_same_odds(odds_from_tables(counting_tables, situation, opponents, work),
                           odds(situation, opponents));
}

TEST(OddsTablesTest, HaveTheOddsThatAreCounted) {
    std::mt19937_64 random(1);
    for (const int cards : {3, 4, 5}) {
        const CardSet board = test::random_cards(random, cards, {});
        const Situation situation{HoleCards::of(test::random_cards(random, 2, board)), Board(board)};
        for (const std::vector<int>& opponents : {all_numbers, {9, 1, 9}, {3}}) {
            expect_from_tables(situation, opponents);
        }
    }
}

TEST(OddsTablesTest, HaveTheOddsOfRanges) {
    std::mt19937_64 random(2);
    for (const int cards : {4, 5}) {
        const Board board(test::random_cards(random, cards, {}));
        for (const bool is_weighted : {false, true}) {
            const Situation situation{test::random_range(random, 40, is_weighted), board};
            expect_from_tables(situation, {2, 9, 1}, Work{2});
        }
    }
}

TEST(OddsTablesTest, LookNothingUpThatTheyCannotHave) {
    const HoleCards hole = HoleCards::of(cards_of("AhKh"));
    const Board board(cards_of("QhJh2c5d"));
    const CardSet dead = cards_of("3c");
    const std::vector<HoleCards> known{HoleCards::of(cards_of("QsQd"))};
    const auto is_found = [](const Situation& situation, const std::vector<int>& opponents) {
        return odds_from_tables(counting_tables, situation, opponents).has_value();
    };
    EXPECT_TRUE(is_found({hole, board}, {9}));
    EXPECT_FALSE(is_found({hole, board}, {10}));
    EXPECT_FALSE(is_found({hole, board}, {2, 10}));
    EXPECT_FALSE(is_found({hole, board}, {}));
    EXPECT_FALSE(is_found({hole, board, dead}, {2}));
    EXPECT_FALSE(is_found({hole, board, {}, known}, {2}));
    EXPECT_FALSE(is_found({hole}, {2}));
    Situation against_range{hole, board};
    against_range.ranges.push_back(parse_range("22+"));
    EXPECT_FALSE(is_found(against_range, {2}));
    EXPECT_FALSE(odds_from_tables({}, {hole, board}, {2}));
    EXPECT_THROW(is_found({HoleCards::of(cards_of("AhQh")), board}, {2}), std::invalid_argument);
}

TEST(OddsTablesTest, FindNothingIfAHandIsMissing) {
    const Board board(cards_of("QhJh2c5d3s"));
    const HoleCards missing = HoleCards::of(cards_of("AsKs"));
    const OddsTables partial{{}, [&](HoleCards hole, CardSet cards) {
                                 return hole == missing ? std::nullopt : counted_deals(hole, cards);
                             }};
    EXPECT_FALSE(odds_from_tables(partial, {parse_range("QQ,AsKs,77"), board}, {2}));
    EXPECT_FALSE(odds_from_tables(partial, {parse_range("AsKs,77"), board}, {2}, Work{2}));
    EXPECT_TRUE(odds_from_tables(partial, {parse_range("QQ,77"), board}, {2}));
}

// Wrong on purpose, to show which table answers.
TEST(OddsTablesTest, PreferTheTableOfOneOpponent) {
    const OddsTables both{[](HoleCards, CardSet) { return HeadsUpOdds{1000, 600, 100}; }, counted_deals};
    const Situation situation{HoleCards::of(cards_of("AhKh")), Board(cards_of("QhJh2c5d3s"))};
    EXPECT_EQ(odds_from_tables(both, situation, {1})->results[0].equity(), Rational(13, 20));
    EXPECT_EQ(odds_from_tables(both, situation, {1, 2})->results[0].deals, U256(990));
}

}  // namespace
}  // namespace holdfast::holdem
