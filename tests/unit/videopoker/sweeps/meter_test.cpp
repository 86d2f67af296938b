// The return as a function of one pay: published figures, and the same game analysed at the pay itself.
#include <algorithm>
#include <random>
#include <stdexcept>

#include <gtest/gtest.h>
#include <tests/support/odd_games.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/meter.h>

namespace holdfast::videopoker {
namespace {

const GameTables& meter_jacks() {
    static const GameTables tables(catalog_game("jacks-or-better-9-6"));
    return tables;
}

GameTables with_pay(const GameTables& tables, std::size_t row, const Rational& pay) {
    Pays pays = pays_of(tables.game());
    pays[row] = pay;
    return tables.with_pays(pays);
}

/// A pay from `from` to `to`, of a small denominator.
Rational random_pay(std::mt19937_64& random, const Rational& from, const Rational& to) {
    constexpr u64 steps = 840;
    return from + (to - from) * Rational(random() % (steps + 1), steps);
}

/// Pieces join, the return does not fall and bends upwards only.
void expect_convex(const Meter& meter, const Rational& from, const Rational& to) {
    ASSERT_FALSE(meter.pieces.empty());
    EXPECT_EQ(meter.pieces.front().from, from);
    EXPECT_EQ(meter.pieces.back().to, to);
    EXPECT_EQ(meter.pieces.front().deals_changed, 0U);
    for (std::size_t i = 0; i + 1 < meter.pieces.size(); ++i) {
        const MeterPiece& piece = meter.pieces[i];
        const MeterPiece& next = meter.pieces[i + 1];
        EXPECT_LT(piece.from, piece.to);
        EXPECT_EQ(piece.to, next.from);
        EXPECT_EQ(piece.return_from + piece.slope * (piece.to - piece.from), next.return_from);
        EXPECT_LE(piece.slope, next.slope);
        EXPECT_EQ(next.deals_changed != 0, next.example.has_value());
    }
}

/// At random pays, and at some breakpoints: the return, and the count of the row.
void expect_like_analysis(const GameTables& tables, const Meter& meter, int pays) {
    std::mt19937_64 random(9);
    const Rational from = meter.pieces.front().from;
    const Rational to = meter.pieces.back().to;
    for (int i = 0; i < pays; ++i) {
        const Rational pay = random_pay(random, from, to);
        const GameAnalysis analysis = analyze_game(with_pay(tables, meter.row, pay));
        ASSERT_EQ(meter.return_at(pay), analysis.expected_return) << pay.text();
        // At a breakpoint the count lies between those of both sides.
        const RowCount& count = analysis.rows[meter.row];
        const Rational step(u64{1}, u64{1} << 40U);
        const Rational below = pay - step < from ? from : pay - step;
        const Rational above = pay + step > to ? to : pay + step;
        const Rational all(analysis.combinations);
        EXPECT_LE((meter.return_at(pay) - meter.return_at(below)) * all, (pay - below) * Rational(count.most))
            << pay.text();
        EXPECT_GE((meter.return_at(above) - meter.return_at(pay)) * all,
                  (above - pay) * Rational(count.fewest))
            << pay.text();
    }
}

Meter meter_from_half_to_ten(const GameTables& tables, std::size_t row) {
    const Rational pay = tables.game().rows[row].pays;
    return meter_of_row(tables, row, pay / Rational(2), pay * Rational(10));
}

// The Wizard of Odds: 9/6 Jacks or Better breaks even at a royal flush of just under 976 bets.
TEST(Meter, BreakEvenRoyal) {
    const Meter meter = meter_from_half_to_ten(meter_jacks(), 0);
    expect_convex(meter, Rational(400), Rational(8000));
    ASSERT_TRUE(meter.break_even().has_value());
    const Rational pay = *meter.break_even();
    EXPECT_LT(pay, Rational(976));
    EXPECT_GT(pay, Rational(9755, 10));
    EXPECT_EQ(meter.return_at(pay), Rational(1));
    EXPECT_EQ(meter.return_at(Rational(800)).text(), "1653526326983/1661102543100");
}

TEST(Meter, EveryRowOfJacks) {
    for (std::size_t row = 0; row + 1 < meter_jacks().game().rows.size(); ++row) {
        const Meter meter = meter_from_half_to_ten(meter_jacks(), row);
        const Rational pay = meter_jacks().game().rows[row].pays;
        expect_convex(meter, pay / Rational(2), pay * Rational(10));
        expect_like_analysis(meter_jacks(), meter, 4);
    }
}

TEST(MeterSlow, AThousandRandomPays) {
    const Meter royal = meter_from_half_to_ten(meter_jacks(), 0);
    expect_like_analysis(meter_jacks(), royal, 1000);
    const GameTables deuces(catalog_game("deuces-wild-full-pay"));
    expect_like_analysis(deuces, meter_from_half_to_ten(deuces, 5), 1000);
}

// Wild ranks, jokers, kickers, wild cards of one suit, fractions, pays for losers and 64 rows; from nothing
// to more than most rows pay, so that the row outbids many others.
TEST(Meter, OfGamesWithWildCardsKickersAndFractions) {
    const std::vector<std::pair<std::string, std::size_t>> catalog{
        {"deuces-wild-full-pay", 4}, {"joker-poker-kings-full-pay", 8}, {"double-double-bonus-9-6", 2}};
    for (const auto& [id, row] : catalog) {
        const GameTables tables(catalog_game(id));
        const Meter meter = meter_of_row(tables, row, Rational(), Rational(60));
        expect_convex(meter, Rational(), Rational(60));
        expect_like_analysis(tables, meter, 8);
    }
    const std::vector<std::pair<std::string, std::size_t>> odd{
        {"kicker-and-jokers", 7}, {"fractions", 3}, {"consolation", 9}, {"one-row", 0}};
    for (const auto& [id, row] : odd) {
        SCOPED_TRACE(id);
        const GameTables tables(test::odd_game(id));
        const Meter meter = meter_of_row(tables, row, Rational(u64{1}, u64{7}), Rational(20));
        expect_convex(meter, Rational(u64{1}, u64{7}), Rational(20));
        expect_like_analysis(tables, meter, 4);
    }
}

TEST(MeterSlow, OfGamesThatTellSuitsApart) {
    for (const char* id : {"wild-suits-and-joker", "four-suits-apart", "sixty-four-rows"}) {
        SCOPED_TRACE(id);
        const GameTables tables(test::odd_game(id));
        const Meter meter = meter_of_row(tables, 2, Rational(1), Rational(60));
        expect_convex(meter, Rational(1), Rational(60));
        expect_like_analysis(tables, meter, 4);
    }
}

// Beyond the 32-bit lanes.
TEST(Meter, OfHugePays) {
    const GameTables tables(test::odd_game("huge-pays"));
    const Meter meter = meter_of_row(tables, 3, Rational(u64{5'000'000'000}), Rational(u64{60'000'000'000}));
    expect_convex(meter, Rational(u64{5'000'000'000}), Rational(u64{60'000'000'000}));
    for (const u64 pay : {5'000'000'000U, 8'999'999'999U, 24'999'999'999U, 59'999'999'999U}) {
        EXPECT_EQ(meter.return_at(Rational(pay)),
                  analyze_game(with_pay(tables, 3, Rational(pay))).expected_return);
    }
    EXPECT_THROW(meter_of_row(tables, 3, Rational(1), Rational(u64{1'000'000'000'001})), OverflowError);
}

// A straight that pays more than a flush takes none of its hands, because straight flushes pay more than
// both; but if it pays more than a straight flush, it takes those.
TEST(Meter, BreaksWhereTheRowOutbidsAnother) {
    const Meter meter = meter_of_row(meter_jacks(), 5, Rational(4), Rational(60));
    const auto begins_at = [&](const Rational& pay) {
        return std::find_if(meter.pieces.begin(), meter.pieces.end(),
                            [&](const MeterPiece& piece) { return piece.from == pay; });
    };
    const auto taken_over = begins_at(Rational(50));
    ASSERT_NE(taken_over, meter.pieces.end());
    EXPECT_GT(taken_over->slope, (taken_over - 1)->slope);
    EXPECT_GT(taken_over->slope - (taken_over - 1)->slope,
              Rational(u64{36} * 5'108, u64{19'933'230'517'200}));
}

// At a breakpoint both holds of the example are worth the same, and best; before it one is better, after it
// the other. The analysis of one hand knows nothing of meters.
TEST(Meter, ExamplesTieAtTheBreakpoint) {
    for (const std::size_t row : {0U, 3U, 8U}) {
        const Meter meter = meter_from_half_to_ten(meter_jacks(), row);
        for (std::size_t i = 1; i < meter.pieces.size(); i += meter.pieces.size() / 40 + 1) {
            const MeterPiece& piece = meter.pieces[i];
            if (!piece.example) continue;
            const auto value_of = [&](Hold hold, const Rational& pay) {
                const HandAnalysis hand =
                    analyze_hand(with_pay(meter_jacks(), row, pay), piece.example->deal);
                for (const HoldAnalysis& each : hand.holds) {
                    if (each.hold == hold) return each.is_best ? each.value() : Rational(-1) - each.value();
                }
                return Rational();
            };
            const PlayChange& change = *piece.example;
            const Rational before = (meter.pieces[i - 1].from + piece.from) / Rational(2);
            const Rational after = (piece.from + piece.to) / Rational(2);
            try {
                EXPECT_GE(value_of(change.before, before), Rational());
                EXPECT_LT(value_of(change.after, before), Rational());
                EXPECT_LT(value_of(change.before, after), Rational());
                EXPECT_GE(value_of(change.after, after), Rational());
                EXPECT_EQ(value_of(change.before, piece.from), value_of(change.after, piece.from));
            } catch (const OverflowError&) {
                continue;  // a breakpoint too fine to be a pay
            }
        }
    }
}

TEST(Meter, IsTheSameForAnyNumberOfThreads) {
    const Meter one = meter_of_row(meter_jacks(), 6, Rational(1), Rational(30), {1, {}, nullptr});
    const Meter four = meter_of_row(meter_jacks(), 6, Rational(1), Rational(30), {4, {}, nullptr});
    ASSERT_EQ(one.pieces.size(), four.pieces.size());
    for (std::size_t i = 0; i < one.pieces.size(); ++i) {
        EXPECT_EQ(one.pieces[i].from, four.pieces[i].from);
        EXPECT_EQ(one.pieces[i].slope, four.pieces[i].slope);
        EXPECT_EQ(one.pieces[i].deals_changed, four.pieces[i].deals_changed);
        EXPECT_EQ(one.pieces[i].example.has_value(), four.pieces[i].example.has_value());
        if (!one.pieces[i].example) continue;
        EXPECT_EQ(one.pieces[i].example->deal, four.pieces[i].example->deal);
        EXPECT_EQ(one.pieces[i].example->after, four.pieces[i].example->after);
    }
}

/// [class of deals] the holds that are best, as the bits of a HoldSet.
std::vector<u32> best_holds_at(const GameTables& tables) {
    std::vector<u32> best(tables.classes().size(deal_size));
    const detail::HoldScale scale(tables.game().deck);
    detail::for_each_solved_block(tables, scale, {}, [&](const detail::SolvedBlock& solved, unsigned) {
        for (std::size_t pattern = 0; pattern < solved.block.family->patterns(); ++pattern) {
            const std::size_t first = solved.block.family->class_of(pattern, solved.block.first_rank_set);
            for (u32 lane = 0; lane < solved.block.count; ++lane) {
                best[first + lane] = solved.optimal[pattern * detail::block_lanes + lane];
            }
        }
    });
    return best;
}

/// The deals that no hold is best in both just below and just above the pay.
struct Turning {
    u64 deals = 0;
    u64 most_in_class = 0;
    u32 most_common = 0;  ///< the class with the most of them; of several, the one with the lowest number
};

Turning turning_at(const GameTables& tables, std::size_t row, const Rational& pay) {
    const Rational little(1, 100'000);
    const std::vector<u32> below = best_holds_at(with_pay(tables, row, pay - little));
    const std::vector<u32> above = best_holds_at(with_pay(tables, row, pay + little));
    Turning turning;
    for (const DealFamily& family : tables.classes().families(deal_size)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            const u32 first = family.class_of(pattern, 0);
            for (u32 number = first; number < first + family.rank_sets(); ++number) {
                if ((below[number] & above[number]) != 0) continue;
                const u64 deals = family.weight[pattern];
                turning.deals += deals;
                if (std::pair(deals, turning.most_common) > std::pair(turning.most_in_class, number)) {
                    turning.most_in_class = deals;
                    turning.most_common = number;
                }
            }
        }
    }
    return turning;
}

// Two pair outbids other rows at their pays. A deal is changed only if none of its best holds stays best: if
// others come or go beside one that does, play has not changed.
TEST(Meter, CountsDealsAsChangedOnlyIfNoBestHoldStaysBest) {
    const std::size_t two_pair = 7;
    ASSERT_EQ(meter_jacks().game().rows[two_pair].hand, PayHand::two_pair);
    const Meter meter = meter_of_row(meter_jacks(), two_pair, Rational(), Rational(10));
    int ends = 0;
    for (const MeterPiece& piece : meter.pieces) {
        for (const PayRow& row : meter_jacks().game().rows) {
            if (piece.from != row.pays || piece.from.is_zero()) continue;
            ++ends;
            const Turning turning = turning_at(meter_jacks(), two_pair, piece.from);
            EXPECT_EQ(piece.deals_changed, turning.deals) << piece.from.text();
        }
    }
    EXPECT_GT(ends, 0);
}

TEST(Meter, TheExampleIsFromTheMostCommonClassThatTurns) {
    constexpr std::size_t two_pair = 7;
    const Meter meter = meter_from_half_to_ten(meter_jacks(), two_pair);
    int seen = 0;
    for (std::size_t i = 1; i < meter.pieces.size(); i += meter.pieces.size() / 24 + 1) {
        const MeterPiece& piece = meter.pieces[i];
        // Far from its neighbours, so that nothing else turns beside it.
        const Rational room = std::min(piece.from - meter.pieces[i - 1].from, piece.to - piece.from);
        const bool is_pay = piece.from.denominator().bit_width() < 13;  // those beside it are pays, too
        if (!piece.example || room < Rational(1, 50'000) || !is_pay) continue;
        ++seen;
        EXPECT_EQ(meter_jacks().classes().class_of(piece.example->deal.set()),
                  turning_at(meter_jacks(), two_pair, piece.from).most_common)
            << piece.from.text();
    }
    EXPECT_GT(seen, 10);
}

TEST(Meter, BreakEvenAtTheEndsAndNowhere) {
    EXPECT_FALSE(meter_of_row(meter_jacks(), 0, Rational(800), Rational(900)).break_even());
    EXPECT_FALSE(meter_of_row(meter_jacks(), 0, Rational(1000), Rational(1100)).break_even());
    const Rational pay = *meter_from_half_to_ten(meter_jacks(), 0).break_even();
    EXPECT_EQ(*meter_of_row(meter_jacks(), 0, pay, Rational(1100)).break_even(), pay);
    EXPECT_EQ(*meter_of_row(meter_jacks(), 0, Rational(800), pay).break_even(), pay);
}

TEST(Meter, RefusesWhatIsNoRange) {
    EXPECT_THROW(meter_of_row(meter_jacks(), 10, Rational(1), Rational(2)), std::invalid_argument);
    EXPECT_THROW(meter_of_row(meter_jacks(), 0, Rational(2), Rational(2)), std::invalid_argument);
    EXPECT_THROW(meter_of_row(meter_jacks(), 0, Rational(-1), Rational(2)), std::invalid_argument);
    const Meter meter = meter_of_row(meter_jacks(), 0, Rational(800), Rational(900));
    EXPECT_THROW(static_cast<void>(meter.return_at(Rational(799))), std::invalid_argument);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(meter_of_row(meter_jacks(), 0, Rational(1), Rational(2), {1, {}, &stop}), Stopped);
}

}  // namespace
}  // namespace holdfast::videopoker
