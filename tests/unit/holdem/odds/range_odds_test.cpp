// The odds of a range: what they count, and what is refused.
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/preflop_odds.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

Situation situation_of(const char* range, const char* board = "", const char* dead = "",
                       const std::vector<const char*>& known = {}) {
    Situation situation{parse_range(range), Board(cards_of(board)), cards_of(dead)};
    for (const char* hand : known) situation.known.push_back(HoleCards::of(cards_of(hand)));
    return situation;
}

/// One combo after the other, added up.
Odds added_up(const Situation& situation, const std::vector<int>& opponents) {
    Odds sum;
    sum.denominator = situation.denominator;
    for (const int number : opponents) {
        const std::size_t ties = situation.known.size() + static_cast<std::size_t>(number);
        sum.results.push_back({number, {}, std::vector<U256>(ties + 1)});
    }
    for (const auto& [combo, weight] : situation.live_hands()) {
        const Odds each = odds({combo, situation.board, situation.dead, situation.known}, opponents);
        ++sum.combos;
        sum.boards += weight * each.boards;
        for (std::size_t i = 0; i < opponents.size(); ++i) {
            sum.results[i].deals += each.results[i].deals * U256(weight);
            for (std::size_t t = 0; t < sum.results[i].by_ties.size(); ++t) {
                sum.results[i].by_ties[t] += each.results[i].by_ties[t] * U256(weight);
            }
        }
        for (std::size_t category = 0; category < hand_category_count; ++category) {
            sum.categories[category] += weight * each.categories[category];
        }
    }
    return sum;
}

void expect_same(const Odds& found, const Odds& expected, const std::string& words) {
    EXPECT_EQ(found.combos, expected.combos) << words;
    EXPECT_EQ(found.denominator, expected.denominator) << words;
    EXPECT_EQ(found.boards, expected.boards) << words;
    EXPECT_EQ(found.categories, expected.categories) << words;
    ASSERT_EQ(found.results.size(), expected.results.size());
    for (std::size_t i = 0; i < expected.results.size(); ++i) {
        const std::string which = words + ", " + std::to_string(expected.results[i].opponents);
        EXPECT_EQ(found.results[i].opponents, expected.results[i].opponents) << which;
        EXPECT_TRUE(found.results[i].deals == expected.results[i].deals) << which;
        EXPECT_TRUE(found.results[i].by_ties == expected.results[i].by_ties) << which;
    }
}

void expect_added_up(const Situation& situation, const std::vector<int>& opponents,
                     const std::string& words) {
    const Odds expected = added_up(situation, opponents);
    expect_same(odds(situation, opponents), expected, words);
    expect_same(odds(situation, opponents, Work{2}), expected, words + ", 2 threads");
}

// A board that everybody plays: the pot is shared with all opponents, however many there are.
TEST(RangeOddsTest, ARoyalFlushOnTheBoardIsSharedByAll) {
    std::vector<int> opponents;
    for (int number = 1; number <= max_opponents; ++number) opponents.push_back(number);
    for (const OpponentOdds& each : odds(situation_of("22-55", "AsKsQsJsTs"), opponents).results) {
        EXPECT_EQ(each.equity(), Rational(1, static_cast<u64>(each.opponents + 1))) << each.opponents;
    }
}

TEST(RangeOddsTest, KnownHandsAloneBeforeTheFlop) {
    expect_added_up(situation_of("AKs:1/3,7h2c", "", "Ad", {"QsQd", "JsJd"}), {0}, "before the flop");
}

TEST(RangeOddsTest, OddsOnACompleteBoardAreTheSumOverCombos) {
    for (const char* board :
         {"QhJh2c5dTs", "QhJh2h5dTs", "QhJh2h5hTs", "QhJh2h5hTh", "QhQd2c2d5s", "AhKhQhJhTh"}) {
        expect_added_up(situation_of("top 15%", board), {1, 2, 9}, board);
        expect_added_up(situation_of("22-KK:1/3,A*:1/4,!AK,76s-54s", board), {9, 1, 3}, board);
        expect_added_up(situation_of("AhKd,AdKh:0.5,AcKs:0.25,2s2d", board), {22, 5}, board);
        expect_added_up(situation_of("random", board), {1}, board);
    }
}

TEST(RangeOddsTest, OfATurnAndAFlop) {
    for (const char* board : {"QhJd2c5s", "QhJh2c5d", "QhJh2c5c", "QhJh2h5d"}) {
        expect_added_up(situation_of("JJ+,AK:0.5,T9,4h3h,4c3c:0.3", board), {1, 2, 4}, board);
        expect_added_up(situation_of("JJ+,AK:0.5,T9", board), {1}, board);
    }
    expect_added_up(situation_of("AKs,QQ:0.5,87s", "QhJh2c"), {1, 3}, "flop");
}

TEST(RangeOddsTest, DeadCardsAndKnownOpponents) {
    expect_added_up(situation_of("99+,AK:0.1,AhKh:0.1", "QhJh2c5d", "AsKs9c"), {1, 4}, "dead");
    expect_added_up(situation_of("99+,AK:0.1", "QhJh2c5dTs", "", {"AhKd", "9c9d"}), {0, 1, 2}, "known");
    expect_added_up(situation_of("99+,AK", "QhJh2c5d", "3c3d", {"QcQd"}), {0, 3}, "both");
    expect_added_up(situation_of("AA,KhQh", "", "AsKs", {"AhKd"}), {0}, "before the flop");
    // A known opponent who is always better leaves nothing to solve.
    expect_added_up(situation_of("99,88", "QhQs2c5dTs", "", {"QcQd"}), {0, 1, 2}, "quads");
}

TEST(RangeOddsTest, BeforeTheFlopFromTheTable) {
    const Situation situation = situation_of("AA,KQs:0.5,AhKd:1/3,7c2d");
    const Odds found = odds(situation, {9, 1});
    EXPECT_EQ(found.combos, 12U);
    EXPECT_EQ(found.denominator, 6U);
    EXPECT_EQ(found.boards, (36U + 12 + 2 + 6) * 2'118'760);
    for (const OpponentOdds& result : found.results) {
        const auto expected = [&](std::size_t ties) {
            const auto count = [&](const char* hand) {
                return preflop_odds(parse_starting_hand(hand), result.opponents).by_ties[ties];
            };
            return count("AA") * U256(36) + count("KQs") * U256(12) + count("AKo") * U256(2) +
                   count("72o") * U256(6);
        };
        ASSERT_EQ(result.by_ties.size(), static_cast<std::size_t>(result.opponents) + 1);
        for (std::size_t ties = 0; ties < result.by_ties.size(); ++ties) {
            EXPECT_TRUE(result.by_ties[ties] == expected(ties)) << result.opponents << ", " << ties;
        }
    }
}

TEST(RangeOddsTest, BeforeTheFlopComputedAsTabulated) {
    Situation situation = situation_of("QcQd:0.5,QcQh:0.5,QcQs:0.5,QdQh:0.5,QhQs:0.5,QdQs");
    const Odds table = odds(situation, {1});
    // With no unknown opponent but one that is known, nothing is tabulated; so the dead cards tell the ways
    // apart.
    situation.dead = cards_of("2c");
    const Odds computed = odds(situation, {1});
    EXPECT_EQ(table.boards, 7U * 2'118'760);
    EXPECT_EQ(computed.boards, 7U * 1'906'884);
    expect_same(computed, added_up(situation, {1}), "2c dead");
}

/// Every player has the same share: the equities of all combos against N unknown hands are 1 / (N + 1).
TEST(RangeOddsTest, AnyTwoCardsHaveTheirShare) {
    std::vector<int> numbers;
    for (int number = 1; number <= 9; ++number) numbers.push_back(number);
    for (const char* board : {"", "QhJh2c5dTs", "QhJh2h5dTs"}) {
        for (const OpponentOdds& result : odds(situation_of("random", board), numbers).results) {
            EXPECT_EQ(result.equity(), Rational(1, result.opponents + 1)) << board;
        }
    }
    const Odds most = odds(situation_of("random:1/999983", "QhJh2c5dTs"), {22});
    EXPECT_EQ(most.results.front().equity(), Rational(1, 23));
}

/// More than 128 bits: 20 opponents, and weights to 10^6.
TEST(RangeOddsTest, CountsBeyond128Bits) {
    const Situation situation = situation_of("random:999999/1000000", "QhJh2c5dTs");
    const OpponentOdds result = odds(situation, {20}).results.front();
    EXPECT_GT(result.deals.bit_width(), 128U);
    EXPECT_EQ(result.equity(), Rational(1, 21));
    U256 sum = result.losses();
    for (const U256& count : result.by_ties) sum += count;
    EXPECT_TRUE(sum == result.deals);
    EXPECT_TRUE(result.ties() + result.wins() + result.losses() == result.deals);
}

void expect_refused(const Situation& situation, const std::vector<int>& opponents,
                    const std::string& sentence) {
    try {
        odds(situation, opponents);
        ADD_FAILURE() << "not refused: " << sentence;
    } catch (const std::invalid_argument& error) {
        EXPECT_EQ(error.what(), sentence);
    }
}

TEST(RangeOddsTest, Refusals) {
    expect_refused(Range(), {1}, "the range is empty");
    const std::string none =
        "every combo of the range has a card of the board, of a known opponent or a dead one";
    expect_refused(situation_of("AhKh", "Ah2c3c"), {1}, none);
    expect_refused(situation_of("AA", "Ah2c3c", "AsAc"), {1}, none);
    expect_refused(situation_of("AhKh,AdKd", "", "", {"AhAd"}), {1}, none);
    expect_refused(situation_of("AA"), {0}, "there is no opponent");
    expect_refused(situation_of("AA"), {-1}, "there are enough unseen cards for 22 opponents, not -1");
    expect_refused(situation_of("AA"), {1, 23}, "there are enough unseen cards for 22 opponents, not 23");
    expect_refused(situation_of("AA", "2c3c4c", "2c"), {1}, "2c is listed twice");
    EXPECT_EQ(situation_of("AA", "2c3c4c5c6c", "", {"KhKd"}).most_opponents(), 21);
}

TEST(RangeOddsTest, StopsBetweenItsSteps) {
    StopFlag stop;
    u64 last = 0;
    Work work;
    work.stop = &stop;
    work.progress = [&](u64 done, u64) {
        last = done;
        stop.request_stop();
    };
    EXPECT_THROW(odds(situation_of("top 15%", "QhJh2c5d"), {1, 9}, work), Stopped);
    EXPECT_GT(last, 0U);
    EXPECT_LT(last, 200U * 50);  // still among the boards of the first batch
}

TEST(RangeOddsTest, ProgressRisesToItsEnd) {
    for (const int opponents : {1, 3}) {
        u64 before = 0;
        u64 total = 0;
        Work work;
        work.progress = [&](u64 done, u64 all) {
            EXPECT_GE(done, before);
            before = done;
            total = all;
        };
        odds(situation_of("QQ+,AK", "QhJh2c5d"), {opponents}, work);
        EXPECT_GT(total, 0U);
        EXPECT_EQ(before, total);
    }
}

/// 21 five-card subsets of each seven cards make as many pairs of a hand and a board.
TEST(PreflopCategoriesTest, PublishedFrequenciesOfSevenCards) {
    std::array<u64, hand_category_count> boards{};
    for (int index = 0; index < starting_hand_count; ++index) {
        const StartingHand hand = StartingHand::from_index(index);
        for (std::size_t category = 0; category < hand_category_count; ++category) {
            boards[category] += preflop_categories(hand)[category] * static_cast<u64>(hand.size());
        }
    }
    const std::array<u64, hand_category_count> published{
        23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020, 4'047'644, 3'473'184, 224'848, 41'584};
    for (std::size_t category = 0; category < hand_category_count; ++category) {
        EXPECT_EQ(boards[category], 21 * published[category]) << category;
    }
}

TEST(SituationTest, OnlyTwoCardsAreAHand) {
    EXPECT_EQ(situation_of("AhKh").hole(), HoleCards::of(cards_of("AhKh")));
    EXPECT_THROW(static_cast<void>(situation_of("AKs").hole()), InvalidArgument);
}

TEST(PreflopCategoriesTest, SomeHandsComputedAgain) {
    for (const char* hand : {"AA", "T9s", "72o"}) {
        EXPECT_EQ(preflop_categories(parse_starting_hand(hand)),
                  compute_preflop_categories(parse_starting_hand(hand)))
            << hand;
    }
}

TEST(PreflopCategoriesSlow, TheWholeTableComputedAgain) {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/holdfast/holdem/preflop/data/preflop_categories.bin",
                       std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::string computed;
    for (int index = 0; index < starting_hand_count; ++index) {
        computed += pack_preflop_categories(compute_preflop_categories(StartingHand::from_index(index)));
    }
    EXPECT_TRUE(computed == bytes);
}

}  // namespace
}  // namespace holdfast::holdem
