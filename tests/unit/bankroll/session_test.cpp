// Sessions: ruin within a number of hands and results, against fractions, against the plainest
// dynamic programming, and against the ballot theorem.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>
#include <tests/support/rational_walk.h>

#include <holdfast/bankroll/fourier.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// A game of three pays whose walk is soon everywhere: 0 (5/8), 1 (1/4), 3 (1/8), on `lines` lines.
OutcomeLaw small_law(u64 denominator = 1) {
    return {denominator, {0, 1, 3}, 8, 1, {{1, {5, 2, 1}}}};
}

/// The whole distribution, step by step, with nothing left out: places up to `top` steps above the start.
std::vector<double> plain_ruin(const DealTotals& totals, const Stake& stake, u64 hands, i64 bankroll,
                               i64 top) {
    const BankrollWalk walk = bankroll_walk(totals, totals.pay_denominator, Rounding::down);
    const double unit = static_cast<double>(walk.unit);
    const double rebate = nearest_double(stake.rebate()) * stake.lines;
    const i64 bottom =
        walk.drop() + static_cast<i64>(unit * (static_cast<double>(bankroll) +
                                               std::fabs(rebate) * static_cast<double>(hands)));
    std::vector<double> now(static_cast<std::size_t>(bottom + top));
    now[static_cast<std::size_t>(bottom)] = 1;
    std::vector<double> ruined;
    double sum = 0;
    for (u64 hand = 0; hand <= hands; ++hand) {
        const double barrier =
            unit * (stake.lines - static_cast<double>(bankroll) - rebate * static_cast<double>(hand));
        const auto floor = static_cast<i64>(std::ceil(barrier - 1e-9)) + bottom;
        for (i64 i = 0; i < floor; ++i) {
            sum += now[static_cast<std::size_t>(i)];
            now[static_cast<std::size_t>(i)] = 0;
        }
        ruined.push_back(sum);
        std::vector<double> next(now.size());
        for (i64 i = std::max<i64>(floor, walk.drop()); i < static_cast<i64>(now.size()); ++i) {
            for (const WalkStep& step : walk.steps) {
                const i64 to = i + step.change;
                if (to < static_cast<i64>(now.size())) {
                    next[static_cast<std::size_t>(to)] += step.probability * now[static_cast<std::size_t>(i)];
                }
            }
        }
        now = std::move(next);
    }
    return ruined;
}

TEST(FourierTest, IsTheSumItSaysAndItsOwnInverse) {
    const Fourier fourier(16);
    Spectrum values(16);
    for (std::size_t i = 0; i < 16; ++i) {
        values.real[i] = std::sin(1.0 + static_cast<double>(i * i));
        values.imaginary[i] = std::cos(static_cast<double>(3 * i));
    }
    const Spectrum before = values;
    fourier.forward(values);
    for (std::size_t place = 0; place < 16; ++place) {
        const std::size_t frequency =
            (place & 1U) << 3U | (place & 2U) << 1U | (place & 4U) >> 1U | place >> 3U;
        double real = 0;
        double imaginary = 0;
        for (std::size_t i = 0; i < 16; ++i) {
            const double angle = -2 * std::acos(-1.0) * static_cast<double>(frequency * i) / 16;
            real += before.real[i] * std::cos(angle) - before.imaginary[i] * std::sin(angle);
            imaginary += before.real[i] * std::sin(angle) + before.imaginary[i] * std::cos(angle);
        }
        EXPECT_NEAR(values.real[place], real, 1e-13);
        EXPECT_NEAR(values.imaginary[place], imaginary, 1e-13);
        const std::size_t mirror = Fourier::mirror(place);
        const std::size_t opposite =
            (mirror & 1U) << 3U | (mirror & 2U) << 1U | (mirror & 4U) >> 1U | mirror >> 3U;
        EXPECT_EQ((frequency + opposite) % 16, 0U);
    }
    fourier.backward(values);
    for (std::size_t i = 0; i < 16; ++i) {
        EXPECT_NEAR(values.real[i], before.real[i], 1e-15);
        EXPECT_NEAR(values.imaginary[i], before.imaginary[i], 1e-15);
    }
}

TEST(SessionRuinTest, FractionsOfASmallGame) {
    const std::vector<Stake> stakes{{1, {}, {}},
                                    {2, {}, {}},
                                    {1, Rational(1, 7), {}},
                                    {2, Rational(1, 20), Rational(1, 3)},
                                    {3, {}, Rational(1, 100)}};
    for (const u64 denominator : {1U, 2U}) {
        for (const Stake& stake : stakes) {
            const DealTotals totals = *total_deals(small_law(denominator), stake.lines);
            for (const Rational& bankroll : {Rational(3), Rational(9, 2), Rational(7)}) {
                constexpr int hands = 9;
                const RuinCourse course = *ruin_of(totals, stake, hands, bankroll);
                for (int within = 1; within <= hands; ++within) {
                    const double exact = nearest_double(
                        test::ruin_within(test::rational_game(totals, stake), bankroll, within));
                    const Bounds found = course.within(static_cast<u64>(within));
                    EXPECT_NEAR(found.most, exact, 1e-13)
                        << stake.lines << " " << bankroll.text() << " " << within;
                    EXPECT_EQ(found.least, found.most);
                }
            }
        }
    }
}

TEST(SessionRuinTest, EveryHandOfALongSessionAgreesWithPlainSteps) {
    struct Case {
        const char* id;
        Stake stake;
        u64 hands;
        i64 bankroll;
    };
    const std::vector<Case> cases{{"jacks-or-better-9-6", {1, {}, {}}, 3000, 150},
                                  {"jacks-or-better-9-6", {1, Rational(1, 100), {}}, 3000, 100},
                                  {"deuces-wild-full-pay", {1, {}, Rational(1, 50)}, 3000, 100},
                                  {"jacks-or-better-9-6", {3, Rational(1, 400), {}}, 400, 90}};
    for (const Case& each : cases) {
        const DealTotals totals = test::totals_of_game(each.id, each.stake.lines);
        const std::vector<double> plain = plain_ruin(totals, each.stake, each.hands, each.bankroll, 5000);
        const RuinCourse course = *ruin_of(totals, each.stake, each.hands, Rational(each.bankroll));
        EXPECT_LT(course.error(), 1e-8);
        double worst = 0;
        for (u64 hand = 0; hand <= each.hands; ++hand) {
            worst = std::max(worst, std::fabs(course.most.ruined[hand] - plain[hand]));
        }
        EXPECT_LT(worst, course.error() + 1e-13) << each.id << " " << each.stake.lines;
        EXPECT_GT(course.within(each.hands).most, 0.01);
    }
}

TEST(SessionRuinTest, TheBallotTheorem) {
    // A walk that falls by single steps first reaches -b at time t with chance b/t * P(walk is at -b at t).
    const DealTotals totals = test::totals_of_jacks(1);
    const BankrollWalk walk = bankroll_walk(totals, 1, Rounding::down);
    constexpr u64 hands = 250;
    constexpr i64 bankroll = 40;
    double sum = 0;
    for (u64 time = bankroll; time <= hands; ++time) {
        const SessionResult result = session_result(walk, time);
        if (result.first > -bankroll) continue;
        const double there = result.below(1 - bankroll) - result.below(-bankroll);
        sum += static_cast<double>(bankroll) / static_cast<double>(time) * there;
    }
    EXPECT_NEAR(ruin_of(totals, {}, hands, Rational(bankroll))->within(hands).most, sum, 1e-10);
}

TEST(SessionRuinTest, CoarserLatticesBoundTheExactChance) {
    const DealTotals totals = *total_deals(small_law(7), 1);
    SessionPlan plan{
        40,
        [](u64 hand) { return static_cast<i64>(std::ceil(7 * (1 - 6 - 0.5 * static_cast<double>(hand)))); },
        3.5};
    const double exact = session_ruin(bankroll_walk(totals, 7, Rounding::down), plan).within(40);
    for (const u64 unit : {2U, 3U, 5U}) {
        SessionPlan coarse{40,
                           [unit](u64 hand) {
                               return static_cast<i64>(std::ceil(static_cast<double>(unit) *
                                                                 (1 - 6 - 0.5 * static_cast<double>(hand))));
                           },
                           0.5 * static_cast<double>(unit)};
        const BankrollWalk down = bankroll_walk(totals, unit, Rounding::down);
        EXPECT_TRUE(down.is_rounded);
        EXPECT_GE(session_ruin(down, coarse).within(40), exact - 1e-12);
        EXPECT_LE(session_ruin(bankroll_walk(totals, unit, Rounding::up), coarse).within(40), exact + 1e-12);
    }
}

// Nobody climbs far, but each hand can fall through a thousand million places: too many to keep.
TEST(SessionRuinTest, PaysOfManyDecimalsNextToTheBarrier) {
    const OutcomeLaw law{1'000'000'000, {0, 987'654'321}, 8, 1, {{1, {5, 3}}}};
    const DealTotals totals = *total_deals(law, 1);
    EXPECT_EQ(ruin_of(totals, {}, 1, Rational(1))->proven_within(1).most, 1);
    // Ruined unless both hands pay.
    const Bounds twice = ruin_of(totals, {}, 2, Rational(2))->proven_within(2);
    EXPECT_LE(twice.least, 55.0 / 64);
    EXPECT_GE(twice.most, 55.0 / 64);
    EXPECT_LT(twice.most - twice.least, 1e-9);
    EXPECT_THROW(session_ruin(bankroll_walk(totals, law.pay_denominator, Rounding::down),
                              {1, [](u64) { return 0; }, 0}),
                 std::invalid_argument);
    // A hand falls through few places here, but tips of a whole bet move the barrier by a thousand million.
    const OutcomeLaw high{1'000'000'000, {999'999'999, 1'000'000'001}, 8, 1, {{1, {5, 3}}}};
    const RuinCourse tipped = *ruin_of(*total_deals(high, 1), {1, {}, Rational(1)}, 4, Rational(5));
    const double few_ups = (625.0 + 4 * 375) / 4096;
    EXPECT_LE(tipped.proven_within(4).least, few_ups);
    EXPECT_GE(tipped.proven_within(4).most, few_ups);
}

TEST(SessionGoalTest, IsReachedOrLostBeforeTheFirstHand) {
    const auto expect_chance = [](u32 lines, const Rational& bankroll, const Rational& goal, double chance) {
        const GoalChance found = goal_of(*total_deals(small_law(), lines), {lines, {}, {}}, bankroll, goal);
        EXPECT_EQ(found.chance.least, chance) << lines << " " << bankroll.text();
        EXPECT_EQ(found.chance.most, chance) << lines << " " << bankroll.text();
        EXPECT_FALSE(found.is_bound);
    };
    expect_chance(1, Rational(9), Rational(6), 1);
    expect_chance(1, Rational(6), Rational(6), 1);
    expect_chance(1, Rational(2'000'000'000), Rational(6), 1);
    expect_chance(2, Rational(1), Rational(1), 1);  // already has the goal, and does not play
    expect_chance(2, Rational(1), Rational(6), 0);
    expect_chance(2, Rational(), Rational(2'000'000'000), 0);
}

TEST(SessionRuinTest, EndsWhereItMust) {
    const DealTotals totals = test::totals_of_jacks(1);
    // A player who loses the last bet on the last hand is ruined.
    EXPECT_NEAR(ruin_of(totals, {}, 1, Rational(1))->within(1).most, totals.probability(0), 1e-15);
    const double twice = totals.probability(0) * totals.probability(0);
    EXPECT_NEAR(ruin_of(totals, {}, 2, Rational(2))->within(2).most, twice, 1e-15);
    EXPECT_EQ(ruin_of(totals, {}, 2, Rational(2))->within(1).most, 0);
    // A hundred hands cannot lose a hundred and one bets.
    EXPECT_EQ(ruin_of(totals, {}, 100, Rational(101))->proven_within(100), Bounds(0.0));
    EXPECT_GT(ruin_of(totals, {}, 100, Rational(100))->proven_within(100).most, 0);
    StopFlag stop;
    stop.request_stop();
    const Work stopped{1, {}, &stop};
    EXPECT_THROW(ruin_of(totals, {}, 100'000, Rational(1000), stopped), Stopped);
    EXPECT_THROW(result_of(totals, {}, 1000, stopped), Stopped);
    EXPECT_THROW(bankroll_for_hands(totals, {}, 1000, Rational(1, 20), stopped), Stopped);
    EXPECT_THROW(goal_of(totals, {}, Rational(10), Rational(500), stopped), Stopped);
    EXPECT_THROW(goal_of(totals, {1, Rational(1, 399), {}}, Rational(10), Rational(500), stopped), Stopped);
    u64 last = 0;
    u64 total = 1;
    ruin_of(totals, {}, 20'000, Rational(300), Work{1, [&](u64 done, u64 of) {
                                                        EXPECT_GE(done, last);
                                                        last = done;
                                                        total = of;
                                                    }});
    EXPECT_EQ(last, total);
}

TEST(SessionRuinTest, ASearchTellsItsProgressWithinASession) {
    const DealTotals totals = test::totals_of_jacks(1);
    constexpr u64 hands = 3000;
    std::vector<u64> told;
    bankroll_for_hands(totals, {}, hands, Rational(1, 20),
                       Work{1, [&](u64 done, u64 total) {
                                EXPECT_TRUE(told.empty() || done >= told.back());
                                EXPECT_EQ(total, 10 * hands);
                                told.push_back(done);
                            }});
    EXPECT_EQ(told.back(), 10 * hands);
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](u64 done) { return done % hands != 0; }));
}

TEST(SessionRuinTest, ErrorsHoldWhatIsCutOffAndGrow) {
    const DealTotals totals = test::totals_of_jacks(1);
    double before = 0;
    for (const u64 hands : {200U, 2000U, 20'000U}) {
        const RuinCourse course = *ruin_of(totals, {}, hands, Rational(50));
        EXPECT_GT(course.error(), std::max(before, 1e-13)) << hands;
        before = course.error();
    }
    EXPECT_LT(before, 1e-8);
    // If hardly anything is rounded, the error is what is cut off.
    EXPECT_GE(ruin_of(totals, {}, 2, Rational(1))->error(), 1e-13);
    EXPECT_GE(session_result(bankroll_walk(*total_deals(small_law(), 1), 1, Rounding::down), 2).error, 2e-13);
    // From so high a bankroll that no walk is followed.
    EXPECT_GE(ruin_of(totals, {}, 2000, Rational(1999))->error(), 1e-13);
    before = 0;
    const BankrollWalk walk = bankroll_walk(totals, 1, Rounding::down);
    for (const u64 hands : {10U, 1000U, 10'000U}) {
        const double error = session_result(walk, hands).error;
        EXPECT_GT(error, std::max(before, 2e-13)) << hands;
        before = error;
    }
    EXPECT_LT(before, 1e-8);
}

TEST(SessionRuinTest, TheBankrollForARiskIsTheSmallest) {
    // A plain recursion gives 5.020 % for 612 and 4.969 % for 613 bets, and 5.032 % and 4.994 % for 728 and
    // 729.
    const Rational risk(1, 20);
    const auto needed_for = [&](const char* id, const Stake& stake, u64 hands) {
        const BankrollNeeded needed =
            bankroll_for_hands(test::totals_of_game(id, stake.lines), stake, hands, risk);
        EXPECT_EQ(needed.least, needed.most);
        return needed.most;
    };
    EXPECT_EQ(needed_for("jacks-or-better-9-6", {1, Rational(3, 1000), {}}, 12'000), 613U);
    EXPECT_EQ(needed_for("deuces-wild-full-pay", {}, 12'000), 729U);
    EXPECT_EQ(needed_for("jacks-or-better-9-6", {3, {}, {}}, 1), 6U);
    EXPECT_EQ(needed_for("jacks-or-better-9-6", {}, 2), 3U);
}

TEST(SessionRuinTest, TheBankrollForARiskIsTheSmallestThatIsEnough) {
    constexpr u64 hands = 400;
    const DealTotals totals = *total_deals(small_law(), 1);
    for (u64 part = 1; part < 30; ++part) {
        const Rational risk(part, 60);
        const BankrollNeeded needed = bankroll_for_hands(totals, {}, hands, risk);
        EXPECT_EQ(needed.least, needed.most) << part;
        const auto ruined = [&](u64 bets) {
            return bets == 0 ? Bounds(1.0) : ruin_of(totals, {}, hands, Rational(bets))->proven_within(hands);
        };
        EXPECT_LE(ruined(needed.most).most, Bounds(risk).least) << part;
        EXPECT_GT(ruined(needed.most - 1).least, Bounds(risk).most) << part;
    }
}

// A walk that climbs by nearly as much in every deal has a narrow window, wherever it is.
TEST(SessionResultTest, RefusesWalksBeyondThePrecisionOfDoubles) {
    const auto walk = [](i64 step) { return BankrollWalk{1, {{step, 0.5}, {step + 1, 0.5}}, false}; };
    constexpr u64 hands = 1000;
    EXPECT_NEAR(session_result(walk(1'000'000'000), hands).below(1'000'000'000'500), 0.5, 0.02);
    EXPECT_THROW(session_result(walk(1'000'000'000'000), hands * hands), std::invalid_argument);
    EXPECT_THROW(session_result(walk(10'000'000'000'000), hands * hands), std::invalid_argument);
}

TEST(SessionResultTest, FractionsOfASmallGame) {
    const Stake stake{2, Rational(1, 7), {}};
    const DealTotals totals = *total_deals(small_law(), 2);
    test::RationalGame game = test::rational_game(totals, stake);
    test::Bankrolls results{{Rational(), Rational(1)}};
    constexpr int hands = 8;
    for (int hand = 0; hand < hands; ++hand) {
        // Out of view of ruin: far from it.
        test::Bankrolls rich;
        for (const auto& [result, chance] : results) rich[result + Rational(1000)] = chance;
        Rational ruined;
        results.clear();
        for (const auto& [result, chance] : test::play_once(game, rich, ruined)) {
            results[result - Rational(1000)] = chance;
        }
    }
    const ResultDistribution found = result_of(totals, stake, hands);
    Rational below;
    for (const auto& [result, chance] : results) {
        EXPECT_NEAR(found.chance_below(result).most, nearest_double(below), 1e-14);
        // A quantile is the smallest result such that the chance of it or less is at least the share.
        const double just_more = nearest_double(below) + 1e-9;
        below += chance;
        if (nearest_double(chance) < 1e-6) continue;
        EXPECT_EQ(found.quantile(just_more).first.text(), result.text());
        EXPECT_EQ(found.quantile(nearest_double(below)).first.text(), result.text());
        EXPECT_EQ(found.quantile(just_more).second.text(), result.text());
    }
    EXPECT_LT(found.error(), 1e-12);
}

}  // namespace
}  // namespace holdfast::bankroll
