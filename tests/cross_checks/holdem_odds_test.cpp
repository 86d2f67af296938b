// Odds against unknown opponents by two ways: the library's coloured graphs against every pair of raw cards.
#include <random>

#include <gtest/gtest.h>
#include <tests/support/odds_queries.h>
#include <tests/support/rivers.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;
using test::expect_as_played_out;
using test::river_kinds;
using test::Seen;

void expect_rivers_as_played_out(unsigned seed, int of_each_kind) {
    std::mt19937_64 random(seed);
    for (const test::RiverKind& kind : river_kinds) {
        SCOPED_TRACE(kind.name);
        for (int i = 0; i < of_each_kind; ++i) {
            expect_as_played_out(test::random_river(random, kind), {1, 2, 3});
        }
    }
}

TEST(PlayedOutOdds, RiversOfEveryKind) {
    expect_rivers_as_played_out(1, 1);
}

TEST(PlayedOutOddsSlow, ManyRiversOfEveryKind) {
    expect_rivers_as_played_out(2, 60);
}

std::vector<Seen> rivers_that_the_board_or_suits_decide() {
    return {{cards_of("2c7d"), cards_of("AhKhQhJhTh")}, {cards_of("2c7d"), cards_of("5h6h7h8h9h")},
            {cards_of("Th2c"), cards_of("5h6h7h8h9h")}, {cards_of("4h3h"), cards_of("5h6h7hAc2c")},
            {cards_of("4h2c"), cards_of("5h6h7h8hKs")}, {cards_of("AhKc"), cards_of("QhJhTh2h3c")},
            {cards_of("2c2d"), cards_of("AhAdAcAsKh")}, {cards_of("AcKd"), cards_of("2h2d2c2sAh")},
            {cards_of("Ad2d"), cards_of("3h4h5hKcQs")}};
}

TEST(PlayedOutOdds, BoardsThatNobodyBeatsOrThatSuitsDecide) {
    for (const Seen& seen : rivers_that_the_board_or_suits_decide()) expect_as_played_out(seen, {1, 2});
}

TEST(PlayedOutOddsSlow, BoardsThatNobodyBeatsOrThatSuitsDecide) {
    for (const Seen& seen : rivers_that_the_board_or_suits_decide()) expect_as_played_out(seen, {3});
}

// Opponents in an order of their own, and not all numbers.
TEST(PlayedOutOdds, OneQueryWithNumbersInAnyOrder) {
    expect_as_played_out({cards_of("AhTc"), cards_of("QhJh9h9c2d")}, {3, 1, 2, 1});
}

TEST(PlayedOutOdds, TurnAgainstOneAndTwo) {
    expect_as_played_out({cards_of("8c8d"), cards_of("2d5cKc5d")}, {1, 2});
}

TEST(PlayedOutOddsSlow, Turns) {
    std::mt19937_64 random(3);
    for (int round = 0; round < 24; ++round) {
        const CardSet board = test::random_cards(random, 4, {});
        expect_as_played_out({test::random_cards(random, 2, board), board}, {1, 2});
    }
    for (const char* board : {"2h5hKhJh", "2h5hKh5c", "9h9d9c9s", "JhTh9h8h", "AcAdKcKd"}) {
        expect_as_played_out({cards_of("AhQd"), cards_of(board)}, {1, 2, 3});
    }
}

TEST(PlayedOutOddsSlow, FlopsAgainstOneAndTwo) {
    std::mt19937_64 random(4);
    for (int round = 0; round < 3; ++round) {
        const CardSet board = test::random_cards(random, 3, {});
        expect_as_played_out({test::random_cards(random, 2, board), board}, {1, 2});
    }
    expect_as_played_out({cards_of("AhQd"), cards_of("2h5hKh")}, {1, 2});
    expect_as_played_out({cards_of("JhTh"), cards_of("9h9d8h")}, {1, 2});
}

/// Returns how many of the rivers needed at most `most_states` states.
int compare_with_memory(unsigned seed, int of_each_kind, const std::vector<int>& opponents,
                        std::size_t most_states) {
    std::mt19937_64 random(seed);
    int compared = 0;
    for (const test::RiverKind& kind : river_kinds) {
        for (int i = 0; i < of_each_kind; ++i) {
            const Seen seen = test::random_river(random, kind);
            SCOPED_TRACE(words(seen));
            const Odds odds = holdem::odds(test::situation_of(seen), opponents);
            for (const OpponentOdds& result : odds.results) {
                const auto expected = test::remember_every_opponent(seen, result.opponents, most_states);
                if (expected.by_ties.empty()) continue;
                ++compared;
                expect_same_counts(result, expected);
            }
        }
    }
    return compared;
}

TEST(RememberedOdds, FiveNineAndTwentyTwoOpponents) {
    EXPECT_GE(compare_with_memory(5, 1, {2, 5, 9, 22}, 3000), 24);
}

TEST(RememberedOddsSlow, ManyRiversOfEveryKind) {
    EXPECT_GE(compare_with_memory(6, 6, {3, 5, 9, 22}, 30'000), 150);
}

// The two oracles share no more than the standings of the pairs.
TEST(RememberedOdds, TheOraclesAgree) {
    std::mt19937_64 random(7);
    const Seen seen = test::random_river(random, river_kinds[0]);
    const auto played = test::play_every_opponent(seen, 3);
    const auto remembered = test::remember_every_opponent(seen, 3, 1'000'000);
    EXPECT_EQ(test::counts_text(played), test::counts_text(remembered));
}

}  // namespace
}  // namespace holdfast::holdem
