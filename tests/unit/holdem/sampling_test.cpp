// Sampled equities: reproducible, unbiased under card removal, as exact as asked for.
#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/equity.h>
#include <holdfast/holdem/range_text.h>
#include <holdfast/holdem/sampling.h>

namespace holdfast::holdem {
namespace {

Showdown showdown_of(const std::vector<const char*>& ranges, const char* board = "") {
    Showdown showdown;
    for (const char* range : ranges) showdown.players.push_back(parse_range(range));
    showdown.board = Board(test::cards_of(board));
    return showdown;
}

Sampling samples(u64 count, u64 seed = 1) {
    return {seed, count, std::nullopt};
}

TEST(SamplingTest, TheSeedDecides) {
    const Showdown showdown = showdown_of({"AA", "random", "KQs"});
    const WinnerCounts counts = sampled_winners(showdown, samples(50'000));
    EXPECT_TRUE(counts.deals() == 50'000);
    EXPECT_TRUE(sampled_winners(showdown, samples(50'000)) == counts);
    EXPECT_FALSE(sampled_winners(showdown, samples(50'000, 2)) == counts);
}

TEST(SamplingTest, ThreadsDoNotChangeTheSamples) {
    const Showdown showdown = showdown_of({"22+", "random"}, "QhJh2c");
    EXPECT_TRUE(sampled_winners(showdown, samples(100'001), Work{3}) ==
                sampled_winners(showdown, samples(100'001), Work{1}));
}

void expect_near_exact(const Showdown& showdown) {
    const WinnerCounts exact = ExactEquity(showdown).winners();
    const WinnerCounts sampled = sampled_winners(showdown, samples(200'000));
    for (std::size_t player = 0; player < showdown.players.size(); ++player) {
        const Rational away = sampled.equity(player) - exact.equity(player);
        EXPECT_LE(away * away, Rational(25) * squared_error(sampled, player)) << player;
    }
}

// Where ranges overlap, drawing the players one after the other from what is left gives the later ones other
// weights than they have: AA would come twice too often for the third of these, or too rarely.
TEST(SamplingTest, OverlappingRangesAreNotBiased) {
    expect_near_exact(showdown_of({"AA", "AA:0.1,KK,72o", "AK,76s"}, "9s8s2d"));
    expect_near_exact(showdown_of({"AKs,QQ:0.2", "AKs:0.3,QQ"}));
    expect_near_exact(showdown_of({"random", "AsAh,2c2d", "AsAd,3c3d"}, "KsQsJdTh"));
    expect_near_exact(showdown_of({"A2s+", "random:0.5", "AA,KK"}, "As2c7d3h9s"));
}

// Hands drawn one by one would share a card 99 times of a hundred, and for ten players more than 99,999 of
// 100,000; the wide range and the player who may hold anything are drawn beside them.
TEST(SamplingTest, ManyPlayersWithTheSameFewHands) {
    expect_near_exact(showdown_of({"AA,KK", "AA,KK", "AA,KK", "AA,KK"}));
    expect_near_exact(
        showdown_of({"AA:0.3,KK", "AA,KK:0.2", "AA,KK", "AA,KK", "22+,A2s+", "random"}, "QsQdJd9d"));
    const WinnerCounts ten =
        sampled_winners(showdown_of(std::vector<const char*>(10, "TT+")), samples(100'000));
    for (std::size_t player = 0; player < 10; ++player) {
        const Rational away = ten.equity(player) - Rational(1, 10);
        EXPECT_LE(away * away, Rational(25) * squared_error(ten, player)) << player;
    }
}

TEST(SamplingTest, TheTargetErrorIsReached) {
    const Showdown showdown = showdown_of({"AhKh", "QsQd", "76s"});
    const Rational target(1, 1000);
    const WinnerCounts counts = sampled_winners(showdown, {1, 0, target});
    for (std::size_t player = 0; player < 3; ++player) {
        EXPECT_LE(squared_error(counts, player), target * target);
    }
    EXPECT_TRUE(counts.deals() == 262'144);
    EXPECT_TRUE(sampled_winners(showdown, {1, 0, target}, Work{3}) == counts);
}

TEST(SamplingTest, SquaredErrorOfKnownSamples) {
    WinnerCounts counts(2);
    counts[0b01] = 3;
    counts[0b10] = 1;
    // Mean 3/4, variance 3/16, of four samples.
    EXPECT_EQ(squared_error(counts, 0).text(), "1/16");
}

}  // namespace
}  // namespace holdfast::holdem
