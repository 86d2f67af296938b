// Averages over classes of flops, and odds against ranges, against deals played out one by one.
#include <numeric>
#include <random>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/every_opponent.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

/// Three spades, hearts and so on of these ranks.
std::vector<CardSet> monotone_flops(const std::string& ranks) {
    std::vector<CardSet> flops;
    for (const char suit : std::string("cdhs")) {
        std::string text;
        for (const char rank : ranks) text += {rank, suit};
        flops.push_back(cards_of(text));
    }
    return flops;
}

TEST(FlopClassEquities, AreTheSumOfTheirFlops) {
    std::mt19937_64 random(5);
    for (int round = 0; round < 4; ++round) {
        Showdown showdown{{test::random_range(random, 5, true), test::random_range(random, 5, true)},
                          {},
                          test::random_cards(random, round, {})};
        if (round == 3) showdown.players = {parse_range("AsKs,QQ:0.5"), parse_range("random")};
        showdown.board = parse_flop_class("A72m");
        const WinnerCounts found = ExactEquity(showdown).winners();
        Rational deals;
        std::vector<Rational> wins(2);
        std::vector<Rational> ties(2);
        for (const CardSet flop : monotone_flops("A72")) {
            if (!(flop & showdown.dead).empty()) continue;
            const Showdown on_flop{showdown.players, Board(flop), showdown.dead};
            if (round == 3) {
                const WinnerCounts counts = ExactEquity(on_flop).winners();
                const Rational unit = on_flop.unit();
                deals += Rational(counts.deals()) * unit;
                for (std::size_t player = 0; player < 2; ++player) {
                    wins[player] += Rational(counts.wins(player)) * unit;
                    ties[player] += Rational(counts.ties(player)) * unit;
                }
                continue;
            }
            const test::EveryDeal played = test::play_every_deal(on_flop);
            deals += played.deals;
            for (std::size_t player = 0; player < 2; ++player) {
                wins[player] += played.players[player].wins;
                ties[player] += played.players[player].ties;
            }
        }
        EXPECT_EQ(Rational(found.deals()) * showdown.unit(), deals);
        for (std::size_t player = 0; player < 2; ++player) {
            EXPECT_EQ(Rational(found.wins(player)) * showdown.unit(), wins[player]);
            EXPECT_EQ(Rational(found.ties(player)) * showdown.unit(), ties[player]);
        }
    }
}

void expect_sum_of_flops(const Situation& situation, const std::vector<int>& opponents) {
    const Odds found = odds(situation, opponents);
    Odds sum;
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        sum.results.push_back({opponents[i], {}, std::vector<U256>(found.results[i].by_ties.size())});
    }
    for (const WeightedHand& hand : situation.live_hands()) {
        for (const CardSet flop :
             situation.board.flops()->flops(situation.known_cards() | hand.hole.cards())) {
            const Odds each = odds({hand.hole, Board(flop), situation.dead, situation.known}, opponents);
            sum.boards += each.boards * hand.weight;
            for (std::size_t i = 0; i < hand_category_count; ++i) {
                sum.categories[i] += each.categories[i] * hand.weight;
            }
            for (std::size_t i = 0; i < opponents.size(); ++i) {
                sum.results[i].deals += each.results[i].deals * U256(hand.weight);
                for (std::size_t t = 0; t < each.results[i].by_ties.size(); ++t) {
                    sum.results[i].by_ties[t] += each.results[i].by_ties[t] * U256(hand.weight);
                }
            }
        }
    }
    EXPECT_EQ(found.boards, sum.boards);
    EXPECT_EQ(found.categories, sum.categories);
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        EXPECT_TRUE(found.results[i].deals == sum.results[i].deals) << opponents[i];
        EXPECT_TRUE(found.results[i].by_ties == sum.results[i].by_ties) << opponents[i];
    }
}

TEST(FlopClassOdds, AreTheSumOfTheirFlops) {
    Situation known(HoleCards::of(cards_of("AhKh")), {}, cards_of("2c"), {HoleCards::of(cards_of("QsQd"))});
    known.board = parse_flop_class("K72 two-tone");
    expect_sum_of_flops(known, {0, 1, 3});
    // Hearts and diamonds look alike among the unseen cards, but not in the hands.
    Situation crossed(HoleCards::of(cards_of("AhKh")), {}, {}, {HoleCards::of(cards_of("AdKd"))});
    crossed.board = parse_flop_class("987 monotone");
    expect_sum_of_flops(crossed, {0, 1});
    Situation suited(HoleCards::of(cards_of("AhKh")));
    suited.board = parse_flop_class("9xx monotone");
    expect_sum_of_flops(suited, {1, 2});
    Situation range(parse_range("AhKh:0.5,TT,9d8d"));
    range.board = parse_flop_class("99x rainbow");
    expect_sum_of_flops(range, {1});
}

/// Every combo of the ranges, played out.
TEST(OddsAgainstRanges, AreTheSumOverTheirHands) {
    const Range first = parse_range("KK:0.5,AsQs,7d2c");
    const Range second = parse_range("AsAd,KhQh:1/4,9c9d");
    Situation situation(HoleCards::of(cards_of("AhKd")), Board(cards_of("KsQd7h2s")), cards_of("3c"));
    situation.ranges = {first, second};
    const Odds found = odds(situation, {0, 1});
    EXPECT_EQ(std::accumulate(found.categories.begin(), found.categories.end(), u64{0}), found.boards);
    for (const int unknown : {0, 1}) {
        Rational deals;
        std::vector<Rational> by_ties(static_cast<std::size_t>(unknown) + 3);
        for (const HoleCards one : first.combos()) {
            for (const HoleCards other : second.combos()) {
                const CardSet known = situation.known_cards() | situation.hole().cards();
                if (!(one.cards() & (known | other.cards())).empty() || !(other.cards() & known).empty()) {
                    continue;
                }
                const Rational weight = first.weight(one) * second.weight(other);
                const test::OpponentDeals played = test::play_every_opponent({situation.hole().cards(),
                                                                              situation.board.cards(),
                                                                              situation.dead,
                                                                              {one.cards(), other.cards()}},
                                                                             unknown);
                deals += Rational(played.deals) * weight;
                for (std::size_t t = 0; t < played.by_ties.size(); ++t) {
                    by_ties[t] += Rational(played.by_ties[t]) * weight;
                }
            }
        }
        const OpponentOdds& result = found.results[static_cast<std::size_t>(unknown)];
        const U256 unit(found.denominator);
        EXPECT_EQ(Rational(false, result.deals, unit), deals);
        ASSERT_EQ(result.by_ties.size(), by_ties.size());
        for (std::size_t t = 0; t < by_ties.size(); ++t) {
            EXPECT_EQ(Rational(false, result.by_ties[t], unit), by_ties[t]) << unknown << " " << t;
        }
    }
}

TEST(OddsAgainstRanges, OddsAgainstOneRangeEqualItsEquity) {
    const Range range = parse_range("22+,A2s+,KQo:0.5");
    for (const char* flop : {"QhJh2c", "9s5d4c"}) {
        Situation situation(HoleCards::of(cards_of("AhKh")), Board(cards_of(flop)));
        situation.ranges = {range};
        const WinnerCounts counts =
            ExactEquity({{parse_range("AhKh"), range}, Board(cards_of(flop)), {}}).winners();
        const Odds found = odds(situation, {0});
        EXPECT_EQ(found.results[0].equity(), counts.equity(0));
        EXPECT_TRUE(found.results[0].deals == U256(counts.deals()));
    }
    Situation on_class(HoleCards::of(cards_of("AhKh")));
    on_class.ranges = {parse_range("QQ,JTs")};
    on_class.board = parse_flop_class("T98 rainbow");
    Showdown showdown{{parse_range("AhKh"), on_class.ranges[0]}, {}, {}};
    showdown.board = on_class.board;
    EXPECT_EQ(odds(on_class, {0}).results[0].equity(), ExactEquity(showdown).winners().equity(0));
}

}  // namespace
}  // namespace holdfast::holdem
