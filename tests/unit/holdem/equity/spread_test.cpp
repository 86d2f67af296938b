// The spread of an equity: against an oracle that deals every hand and board, and against the equities of single combos.
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/equity.h>
#include <holdfast/holdem/equity/spread.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

Showdown ranges_on(const std::vector<std::string>& ranges, const char* board, const char* dead = "") {
    Showdown showdown{{}, Board(test::cards_of(board)), test::cards_of(dead)};
    for (const std::string& range : ranges) showdown.players.push_back(parse_range(range));
    return showdown;
}

Range only(HoleCards combo) {
    Range range;
    range.set(combo, Rational(1));
    return range;
}

/// Each combo against the oracle, which deals every hand and every board.
void expect_every_deal(const Showdown& showdown) {
    const EquitySpread spread = equity_spread(showdown);
    ASSERT_EQ(spread.players.size(), showdown.players.size());
    for (std::size_t player = 0; player < spread.players.size(); ++player) {
        std::size_t listed = 0;
        for (const HoleCards combo : showdown.players[player].without(showdown.taken()).combos()) {
            Showdown fixed = showdown;
            fixed.players[player] = only(combo);
            const auto dealt = test::play_every_deal(fixed);
            if (dealt.deals == Rational()) continue;
            const ComboEquity& each = spread.players[player].at(listed++);
            const Rational unit = fixed.unit();
            EXPECT_EQ(each.combo.index(), combo.index());
            EXPECT_EQ(each.weight, showdown.players[player].without(showdown.taken()).numerator(combo));
            EXPECT_EQ(Rational(each.wins) * unit, dealt.players[player].wins);
            EXPECT_EQ(Rational(each.ties) * unit, dealt.players[player].ties);
            EXPECT_EQ(Rational(each.deals) * unit, dealt.deals);
            EXPECT_EQ(each.equity(), dealt.players[player].share / dealt.deals);
        }
        EXPECT_EQ(listed, spread.players[player].size());
    }
}

TEST(EquitySpreadTest, EveryDealOfRandomRanges) {
    std::mt19937_64 random(20261126);
    for (const int board : {3, 4, 5}) {
        for (int i = 0; i < 8; ++i) {
            expect_every_deal(test::random_showdown(random, {2, 5, board, i % 3}, i % 2 == 1));
        }
    }
    for (int i = 0; i < 3; ++i) {
        expect_every_deal(test::random_showdown(random, {3, 4, 4, 1}, i == 1));
        expect_every_deal(test::random_showdown(random, {4, 3, 5, 0}, i == 2));
    }
}

// Suits that look alike, so that one board stands for several; combos of both ranges, so that they take cards away from
// each other.
TEST(EquitySpreadTest, EveryDealIfSuitsLookAlike) {
    expect_every_deal(ranges_on({"AA,AKs,76s:0.5", "AA,KK,87s"}, "Kh8h3h"));
    expect_every_deal(ranges_on({"QQ,A5s", "QQ,JTs:0.25"}, "9c8c2c7c"));
    expect_every_deal(ranges_on({"QQ,A5s", "QQ,JTs:0.25"}, "9c9d9h9s2c"));
    expect_every_deal(ranges_on({"QQ", "QQ,JTs:0.25", "A5s"}, "9c8c2c"));
}

/// The means of the combos are the equities of the ranges, and each combo's is that of the range that holds only it.
void expect_equities(const Showdown& showdown) {
    const EquitySpread spread = equity_spread(showdown);
    const WinnerCounts whole = ExactEquity(showdown).winners();
    for (std::size_t player = 0; player < spread.players.size(); ++player) {
        Rational deals;
        Rational won;
        for (const ComboEquity& each : spread.players[player]) {
            const Rational counts = Rational(each.weight) * Rational(each.deals);
            deals += counts;
            won += counts * each.equity();
        }
        EXPECT_EQ(won / deals, whole.equity(player));
        const ComboEquity& some = spread.players[player][spread.players[player].size() / 2];
        Showdown fixed = showdown;
        fixed.players[player] = only(some.combo);
        const WinnerCounts counts = ExactEquity(fixed).winners();
        EXPECT_TRUE(counts.wins(player) == some.wins);
        EXPECT_TRUE(counts.ties(player) == some.ties);
        EXPECT_TRUE(counts.deals() == some.deals);
    }
}

TEST(EquitySpreadTest, MakesUpTheEquities) {
    expect_equities(ranges_on({"22+,A2s+,KTo+", "top 30%"}, "Kh8h3c"));
    expect_equities(ranges_on({"22+,A2s+:0.3,KTo+", "random"}, "Kh8h3c2d", "As"));
    expect_equities(ranges_on({"random", "random"}, "KhQhJhThAh"));
    expect_equities(ranges_on({"22+,A2s+:0.3,KTo+", "random"}, ""));
    expect_equities(ranges_on({"AA,KK", "QQ,AKs"}, "", "As"));
    expect_equities(ranges_on({"AA,KK", "QQ,AKs", "98s"}, "Kh8h3c"));
}

TEST(EquitySpreadTest, PairsOfHandsBeforeTheFlopAreThePublishedOnes) {
    // By pokenum, OMPEval and PokerStove (tests/golden/published_holdem_equity.txt).
    const EquitySpread spread = equity_spread(ranges_on({"AhKh", "QsQd"}, ""));
    const ComboEquity& suited = spread.players.at(0).at(0);
    EXPECT_TRUE(suited.wins == 787'966 && suited.ties == 6'732 && suited.deals == 1'712'304);
    const ComboEquity& queens = spread.players.at(1).at(0);
    EXPECT_TRUE(queens.wins == 917'606 && queens.ties == 6'732 && queens.deals == 1'712'304);
    EXPECT_EQ(queens.equity(), Rational(917'606 + 6'732 / 2, 1'712'304));
}

TEST(EquitySpreadTest, ACombinationThatNoDealHasIsLeftOut) {
    const EquitySpread spread = equity_spread(ranges_on({"AhKh,QcQd", "AhKs"}, "8h3c2d"));
    ASSERT_EQ(spread.players[0].size(), 1U);
    EXPECT_EQ(spread.players[0][0].combo, HoleCards::of(test::cards_of("QcQd")));
    EXPECT_EQ(spread.players[1].size(), 1U);
}

void expect_next_cards(const Showdown& showdown) {
    const EquitySpread plain = equity_spread(showdown);
    const EquitySpread spread = equity_spread_by_next_card(showdown);
    const std::size_t players = showdown.players.size();
    for (std::size_t player = 0; player < players; ++player) {
        ASSERT_EQ(spread.players[player].size(), plain.players[player].size());
        for (std::size_t at = 0; at < plain.players[player].size(); ++at) {
            const ComboEquity& each = spread.players[player][at];
            const ComboEquity& same = plain.players[player][at];
            EXPECT_EQ(each.combo, same.combo);
            EXPECT_TRUE(each.wins == same.wins && each.ties == same.ties && each.deals == same.deals);
            EXPECT_EQ(each.equity(), same.equity());
            EXPECT_EQ(each.good_cards.has_value(), players == 2);
        }
    }
    std::size_t listed = 0;
    std::vector<int> outs(spread.players[0].size());
    for (const Card card : Deck().cards() - showdown.taken()) {
        Showdown next = showdown;
        next.board = Board(showdown.board.cards() | CardSet::of(card));
        const WinnerCounts winners = ExactEquity(next).winners();
        if (winners.deals() == 0) continue;
        ASSERT_LT(listed, spread.next_cards.size());
        EXPECT_EQ(spread.next_cards[listed].card, card);
        EXPECT_TRUE(spread.next_cards[listed++].winners == winners);
        if (players != 2) continue;
        for (std::size_t at = 0; at < outs.size(); ++at) {
            Showdown fixed = next;
            fixed.players[0] = only(spread.players[0][at].combo);
            const WinnerCounts counts = ExactEquity(fixed).winners();
            if (counts.deals() != 0 && counts.equity(0) > Rational(1, 2)) ++outs[at];
        }
    }
    EXPECT_EQ(listed, spread.next_cards.size());
    for (std::size_t at = 0; at < outs.size() && players == 2; ++at) {
        EXPECT_EQ(spread.players[0][at].good_cards, outs[at]);
    }
}

TEST(EquitySpreadTest, EveryNextCardHasTheEquitiesOfItsBoard) {
    expect_next_cards(ranges_on({"AA,AKs,76s:0.5", "AA,KK,87s"}, "Kh8h3h"));
    expect_next_cards(ranges_on({"AA,AKs,76s:0.5", "AA,KK,87s"}, "Kh8h3h", "Kd"));
    expect_next_cards(ranges_on({"QQ,A5s", "QQ,JTs:0.25"}, "9c8c2c7d"));
    expect_next_cards(ranges_on({"AhKs", "QcQd"}, "9c8c2c"));
    expect_next_cards(ranges_on({"AhAs", "AdAc", "KhKs,72o"}, "9c8c2c7d"));
    expect_next_cards(ranges_on({"AA,KK", "QQ", "JTs"}, "2c7d9hAd", "3c3d"));
    // Exactly half the pot after most cards: those are not good cards.
    expect_next_cards(ranges_on({"AhKh", "AcKd"}, "2c7d9s"));
    // Ties of hands with unlike weights.
    expect_next_cards(ranges_on({"AhKh,QQ:0.5", "AcKd,AdKc:0.25"}, "2c7d9s"));
    // The turn cannot be the last ten: somebody holds it.
    expect_next_cards(ranges_on({"TsTh", "AA,KK"}, "Td9c2c"));
}

TEST(EquitySpreadTest, AnyNumberOfThreadsGivesTheSameSpread) {
    const Showdown showdown = ranges_on({"22+,A2s+", "top 10%"}, "Kh8h3c");
    const EquitySpread one = equity_spread_by_next_card(showdown);
    const EquitySpread two = equity_spread_by_next_card(showdown, {2});
    for (std::size_t player = 0; player < 2; ++player) {
        for (std::size_t at = 0; at < one.players[player].size(); ++at) {
            EXPECT_EQ(one.players[player][at].equity(), two.players[player][at].equity());
            EXPECT_EQ(one.players[player][at].good_cards, two.players[player][at].good_cards);
        }
    }
    for (std::size_t at = 0; at < one.next_cards.size(); ++at) {
        EXPECT_TRUE(one.next_cards[at].winners == two.next_cards[at].winners);
    }
}

/// The reports of progress never fall, and the last one is complete.
void expect_progress(const Showdown& showdown, bool has_next_cards) {
    u64 last = 0;
    u64 whole = 1;
    std::size_t reports = 0;
    const Work work{1, [&](u64 done, u64 total) {
                        EXPECT_GE(done, last);
                        last = done;
                        whole = total;
                        ++reports;
                    }};
    if (has_next_cards) {
        equity_spread_by_next_card(showdown, work);
    } else {
        equity_spread(showdown, work);
    }
    EXPECT_EQ(last, whole);
    EXPECT_GT(reports, 1U);
}

TEST(EquitySpreadTest, ProgressEndsAtItsTotal) {
    expect_progress(ranges_on({"22+,A2s+", "top 10%"}, "Kh8h3c"), true);
    expect_progress(ranges_on({"AA", "KK", "QQ"}, "Kh8h3c"), false);
    expect_progress(ranges_on({"AA", "KK", "QQ"}, "Kh8h3c"), true);
    expect_progress(ranges_on({"AA,KQs", "QQ", "JTs"}, "QhJh2c3d"), true);
    expect_progress(ranges_on({"AsKs", "KsKd,QcQd", "AsQs,JcJd"}, "Th8h3c"), false);
}

TEST(EquitySpreadTest, StepsAreThoseOfTheCounting) {
    EXPECT_LT(spread_steps(ranges_on({"AA", "KK", "QQ"}, ""), ~u64{0}), ExactEquity::affordable_steps / 10);
    EXPECT_GT(spread_steps(ranges_on({"random", "random", "random"}, ""), 1000), 1000U);
    EXPECT_LT(spread_steps(ranges_on({"random", "random"}, "Kh8h3c"), ~u64{0}),
              ExactEquity::affordable_steps / 10);
    // On a river alike suits count once: 3 + 3 + 6 combos.
    const u64 all = spread_steps(ranges_on({"AA", "KK", "QQ"}, "2c2d2h2s9c"), ~u64{0});
    EXPECT_GT(spread_steps(ranges_on({"AA", "KK", "QQ"}, "2c3d4h8sTc"), ~u64{0}), all);
}

TEST(EquitySpreadTest, RefusesWhatItCannotSpread) {
    EXPECT_THROW(equity_spread(ranges_on({"AA"}, "")), InvalidArgument);
    EXPECT_THROW(equity_spread(ranges_on({"AA", "KK", "QQ", "JJ", "TT"}, "")), InvalidArgument);
    EXPECT_THROW(equity_spread_by_next_card(ranges_on({"AA", "KK"}, "")), InvalidArgument);
    EXPECT_THROW(equity_spread_by_next_card(ranges_on({"AA", "KK"}, "9c8c2c7dTs")), InvalidArgument);
    // Four numerators of about 10^6 each.
    const std::vector<std::string> wide(4, "random:999983/1000000");
    EXPECT_THROW(equity_spread(ranges_on(wide, "")), OverflowError);
    // 10^38 deals fit in 128 bits, but not in twelfths of a pot.
    const std::vector<std::string> large(4, "random:73901/1000000");
    ASSERT_TRUE(ranges_on(large, "").most_deals());
    EXPECT_THROW(equity_spread(ranges_on(large, "")), OverflowError);
    StopFlag stop;
    stop.request_stop();
    for (const char* board : {"", "9c8c2c"}) {
        EXPECT_THROW(equity_spread(ranges_on({"AA", "KK"}, board), {1, {}, &stop}), Stopped);
        EXPECT_THROW(equity_spread(ranges_on({"AA", "KK", "QQ"}, board), {1, {}, &stop}), Stopped);
    }
}

}  // namespace
}  // namespace holdfast::holdem
