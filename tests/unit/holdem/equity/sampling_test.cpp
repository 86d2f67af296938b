// Sampled equities: reproducible, unbiased under card removal, as exact as asked for.
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/deal_sampler.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/sampling.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

Showdown range_showdown(const std::vector<const char*>& ranges, const char* board = "") {
    Showdown showdown;
    for (const char* range : ranges) showdown.players.push_back(parse_range(range));
    showdown.board = Board(test::cards_of(board));
    return showdown;
}

Sampling samples(u64 count, u64 seed = 1) {
    return {seed, count, std::nullopt};
}

TEST(SamplingTest, TheSeedDecides) {
    const Showdown showdown = range_showdown({"AA", "random", "KQs"});
    const WinnerCounts counts = sampled_winners(showdown, samples(50'000));
    EXPECT_TRUE(counts.deals() == 50'000);
    EXPECT_TRUE(sampled_winners(showdown, samples(50'000)) == counts);
    EXPECT_FALSE(sampled_winners(showdown, samples(50'000, 2)) == counts);
}

TEST(SamplingTest, ThreadsDoNotChangeTheSamples) {
    const Showdown showdown = range_showdown({"22+", "random"}, "QhJh2c");
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

// If ranges overlap, drawing the players one after the other from the remaining cards changes the weights of
// the later ones: AA would come twice too often for the third of these, or too rarely.
TEST(SamplingTest, OverlappingRangesAreNotBiased) {
    expect_near_exact(range_showdown({"AA", "AA:0.1,KK,72o", "AK,76s"}, "9s8s2d"));
    expect_near_exact(range_showdown({"AKs,QQ:0.2", "AKs:0.3,QQ"}));
    expect_near_exact(range_showdown({"random", "AsAh,2c2d", "AsAd,3c3d"}, "KsQsJdTh"));
    expect_near_exact(range_showdown({"A2s+", "random:0.5", "AA,KK"}, "As2c7d3h9s"));
}

// Hands drawn one by one would share a card 99 times of a hundred, and for ten players more than 99,999 of
// 100,000; the wide range and the player who may hold anything are drawn beside them.
TEST(SamplingTest, ManyPlayersWithTheSameFewHands) {
    expect_near_exact(range_showdown({"AA,KK", "AA,KK", "AA,KK", "AA,KK"}));
    expect_near_exact(
        range_showdown({"AA:0.3,KK", "AA,KK:0.2", "AA,KK", "AA,KK", "22+,A2s+", "random"}, "QsQdJd9d"));
    const WinnerCounts ten =
        sampled_winners(range_showdown(std::vector<const char*>(10, "TT+")), samples(100'000));
    for (std::size_t player = 0; player < 10; ++player) {
        const Rational away = ten.equity(player) - Rational(1, 10);
        EXPECT_LE(away * away, Rational(25) * squared_error(ten, player)) << player;
    }
}

// Every combo, but not each with the same weight, is no random hand.
TEST(SamplingTest, ARangeOfAllCombosIsNotRandomIfWeightsDiffer) {
    Showdown showdown = range_showdown({"random:0.01", "QQ"}, "2c7d9h");
    for (const HoleCards aces : parse_range("AA").combos()) showdown.players[0].set(aces, Rational(1));
    expect_near_exact(showdown);
}

TEST(SamplingTest, TheTargetErrorIsReached) {
    const Showdown showdown = range_showdown({"AhKh", "QsQd", "76s"});
    const Rational target(1, 1000);
    const WinnerCounts counts = sampled_winners(showdown, {1, 0, target});
    for (std::size_t player = 0; player < 3; ++player) {
        EXPECT_LE(squared_error(counts, player), target * target);
    }
    EXPECT_TRUE(counts.deals() == 262'144);
    EXPECT_TRUE(sampled_winners(showdown, {1, 0, target}, Work{3}) == counts);
}

/// Rounds add samples of their own: they are never the same ones again.
TEST(SamplingTest, ATargetErrorGivesTheSameSamplesAsTheirNumber) {
    const Showdown showdown = range_showdown({"AhKh", "QsQd", "76s"});
    const WinnerCounts counts = sampled_winners(showdown, {7, 0, Rational(1, 1000)});
    EXPECT_GT(static_cast<u64>(counts.deals()), 65'536U);
    EXPECT_TRUE(sampled_winners(showdown, samples(static_cast<u64>(counts.deals()), 7)) == counts);
}

void expect_refused(const Showdown& showdown, const Sampling& sampling, const std::string& sentence) {
    try {
        sampled_winners(showdown, sampling);
        ADD_FAILURE() << "not refused: " << sentence;
    } catch (const std::invalid_argument& error) {
        EXPECT_EQ(error.what(), sentence);
    }
}

TEST(SamplingTest, NumbersOutOfBoundsAreRefused) {
    const Showdown showdown = range_showdown({"AA", "KK"}, "2c3d4h5s9c");
    EXPECT_EQ(Sampling::least_samples, 2U);
    EXPECT_TRUE(sampled_winners(showdown, samples(2)).deals() == 2);
    const std::string samples_are = "a number of samples is 2 to 10000000000, not ";
    expect_refused(showdown, samples(0), samples_are + "0");
    expect_refused(showdown, samples(1), samples_are + "1");
    expect_refused(showdown, samples(Sampling::most_samples + 1), samples_are + "10000000001");
    const std::string error_is = "a target error is at least 1/100000, not ";
    expect_refused(showdown, {1, 0, Rational(1, 100'001)}, error_is + "1/100001");
    expect_refused(showdown, {1, 0, Rational(0)}, error_is + "0/1");
    expect_refused(showdown, {1, 0, Rational(-1, 10)}, error_is + "-1/10");
}

/// Aces always win on this board, but only 300,000 samples show that to 1/100000; rounds double from 65,536.
TEST(SamplingTest, IdenticalSamplesNeedTheRuleOfThreeToReachATargetError) {
    const Showdown showdown = range_showdown({"AA", "KK"}, "2c3d4h5s9c");
    const WinnerCounts counts = sampled_winners(showdown, {1, 0, Sampling::least_target_error()});
    EXPECT_TRUE(counts.wins(0) == 524'288);
    EXPECT_TRUE(sampled_winners(showdown, {1, 0, Rational(3, 65'536)}).wins(0) == 65'536);
}

TEST(SamplingTest, QueriesWithoutADealAreRefused) {
    expect_refused(range_showdown({"AA", "AA", "AA"}), samples(100), "no deal is possible with these ranges");
    expect_refused(range_showdown({"AA"}), samples(100),
                   "an equity calculation takes 2 to 10 players, not 1");
    expect_refused(range_showdown(std::vector<const char*>(11, "random")), samples(100),
                   "an equity calculation takes 2 to 10 players, not 11");
    Showdown showdown = range_showdown({"AA", "KK"}, "2c3d4h");
    showdown.dead = test::cards_of("2c");
    expect_refused(showdown, samples(100), "a dead card is on the board");
    // Two hands leave four cards for a board of five.
    showdown = range_showdown({"random", "random"});
    for (int card = 8; card < ordinary_card_count; ++card) showdown.dead.insert(Card::from_index(card));
    expect_refused(showdown, samples(100), "no deal is possible with these ranges");
    showdown = {{parse_range("AA"), parse_range("KK")}, parse_flop_class("9xx rainbow"), {}};
    expect_refused(showdown, samples(100), "this takes a board, not a class of flops");
    // No flop of the class is left, so there is nothing to draw, whatever takes a class.
    showdown = {{parse_range("KK"), parse_range("QQ")}, parse_flop_class("Axx"), test::cards_of("AsAhAdAc")};
    expect_refused(showdown, samples(100), "no deal is possible with these ranges");
    expect_refused(showdown, {1, 0, Rational(1, 100)}, "no deal is possible with these ranges");
}

TEST(SamplingTest, StopsBetweenBlocksAndRounds) {
    for (const Sampling& sampling :
         {samples(Sampling::most_samples), Sampling{1, 0, Sampling::least_target_error()}}) {
        StopFlag stop;
        u64 blocks = 0;
        Work work;
        work.stop = &stop;
        work.progress = [&](u64 done, u64) {
            ++blocks;
            if (done == 3) stop.request_stop();
        };
        EXPECT_THROW(sampled_winners(range_showdown({"AA", "random"}), sampling, work), Stopped);
        EXPECT_EQ(blocks, 3U);
    }
}

/// Two players with the same two cards are drawn again and again.
TEST(SamplingTest, StopsWhileHandsShareACard) {
    StopFlag stop;
    const Showdown showdown = range_showdown({"AhKh,2c2d", "AhKh,2c2d"});
    detail::DealSampler sampler(showdown, &stop);
    CounterRandom random(1, 1);
    EXPECT_NO_THROW(sampler.draw(random));
    stop.request_stop();
    const auto draw_often = [&] {
        for (int time = 0; time < 1000; ++time) sampler.draw(random);
    };
    EXPECT_THROW(draw_often(), Stopped);
}

TEST(SamplingTest, SquaredErrorOfKnownSamples) {
    WinnerCounts counts(2);
    counts[0b01] = 3;
    counts[0b10] = 1;
    // Mean 3/4, variance 3/16, of four samples.
    EXPECT_EQ(squared_error(counts, 0).text(), "1/16");
    EXPECT_FALSE(is_one_share(counts, 0));
}

TEST(SamplingTest, SquaredErrorOfOneShare) {
    WinnerCounts counts(3);
    counts[0b011] = 2;
    EXPECT_EQ(squared_error(counts, 0).text(), "1/1");
    counts[0b011] = 300;
    for (std::size_t player = 0; player < 3; ++player) {
        EXPECT_TRUE(is_one_share(counts, player));
        EXPECT_EQ(squared_error(counts, player).text(), "1/10000");
    }
}

}  // namespace
}  // namespace holdfast::holdem
