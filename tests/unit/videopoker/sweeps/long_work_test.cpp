// Long computations: progress, stop flags, thread counts, and lists of paytables that are refused.
#include <stdexcept>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>
#include <holdfast/videopoker/sweeps/settled_deals.h>

namespace holdfast::videopoker {
namespace {

const GameTables& prepared_jacks() {
    static const GameTables tables(catalog_game("jacks-or-better-9-6"));
    return tables;
}

Pays jacks_pays() {
    return pays_of(prepared_jacks().game());
}

/// Runs body(work) and checks what its progress callback is told.
template <class Body>
void expect_progress(unsigned threads, Body body) {
    u64 last_done = 0;
    u64 last_total = 0;
    int calls = 0;
    Work work;
    work.threads = threads;
    work.progress = [&](u64 done, u64 total) {
        EXPECT_GE(done, last_done);
        EXPECT_LE(done, total);
        EXPECT_TRUE(last_total == 0 || total == last_total);
        last_done = done;
        last_total = total;
        ++calls;
    };
    body(work);
    EXPECT_GT(calls, 0);
    EXPECT_EQ(last_done, last_total);
}

TEST(LongWork, TellsItsProgress) {
    for (const unsigned threads : {1U, 4U}) {
        expect_progress(threads, [](const Work& work) {
            analyze_game(prepared_jacks(), TieRule::lowest_variance, work);
        });
        expect_progress(threads, [](const Work& work) {
            analyze_returns(prepared_jacks(), std::vector<Pays>(50, jacks_pays()), work);
        });
    }
}

TEST(LongWork, StopsWhenAsked) {
    StopFlag stop;
    Work work;
    work.stop = &stop;
    EXPECT_NO_THROW(analyze_game(prepared_jacks(), TieRule::lowest_variance, work));
    // Half way through, from the progress callback.
    work.progress = [&](u64 done, u64 total) {
        if (2 * done >= total) stop.request_stop();
    };
    EXPECT_THROW(analyze_game(prepared_jacks(), TieRule::lowest_variance, work), Stopped);
    work.progress = {};
    EXPECT_THROW(analyze_returns(prepared_jacks(), {jacks_pays()}, work), Stopped);
}

// A chunk of a sweep takes up to seconds where suits are told apart: it stops on the way, whether its pays
// fit the lanes of vectors, are settled first, or are too large for both.
TEST(LongWork, StopsInsideAChunkOfASweep) {
    StopFlag stop;
    const detail::HoldScale scale(prepared_jacks().game().deck);
    Pays huge = jacks_pays();
    huge[0] = Rational(u64{999'999'999'999});
    const auto solve = [&](const Pays& pays, std::size_t count) {
        return detail::returns_of_chunk(prepared_jacks(), scale, std::vector<Pays>(count, pays), &stop)
            .size();
    };
    EXPECT_EQ(solve(jacks_pays(), 2), 2U);
    EXPECT_EQ(solve(jacks_pays(), 20), 20U);
    EXPECT_EQ(solve(huge, 2), 2U);
    stop.request_stop();
    EXPECT_THROW(solve(jacks_pays(), 2), Stopped);
    EXPECT_THROW(solve(jacks_pays(), 20), Stopped);
    EXPECT_THROW(solve(huge, 2), Stopped);
    const std::vector<detail::LatticeLine> bounds(prepared_jacks().groups().size());
    EXPECT_THROW(detail::settle_deals(prepared_jacks(), scale, bounds, &stop), Stopped);
}

TEST(ReturnSweep, AnswersInTheOrderAsked) {
    std::vector<Pays> paytables;
    for (const int flush : {9, 2, 6, 5, 7, 6, 0}) {
        paytables.push_back(jacks_pays());
        paytables.back()[4] = Rational(flush);
    }
    const std::vector<Rational> returns = analyze_returns(prepared_jacks(), paytables);
    ASSERT_EQ(returns.size(), paytables.size());
    EXPECT_EQ(returns[2].text(), "1653526326983/1661102543100");
    EXPECT_EQ(returns[2], returns[5]);
    EXPECT_LT(returns[6], returns[1]);
    EXPECT_LT(returns[1], returns[3]);
    EXPECT_LT(returns[3], returns[2]);
    EXPECT_LT(returns[2], returns[4]);
    EXPECT_LT(returns[4], returns[0]);
    EXPECT_TRUE(analyze_returns(prepared_jacks(), {}).empty());
}

// 270 paytables are more than are settled together; small, fractional and huge pays need units of their own.
TEST(ReturnSweep, MixesPaysOfAllSizes) {
    std::vector<Pays> paytables;
    for (int i = 0; i < 270; ++i) {
        Pays& pays = paytables.emplace_back(jacks_pays());
        pays[0] += Rational(i);
        if (i % 50 == 0) {
            pays[0] = Rational(u64{999'999'999'999});
        } else if (i % 60 == 1) {
            pays[5] = Rational(u64{1}, u64{999'983});
        } else if (i % 7 == 0) {
            pays[2] += Rational(1, 997);
        }
    }
    const std::vector<Rational> returns = analyze_returns(prepared_jacks(), paytables);
    for (std::size_t i = 0; i < paytables.size(); i += i % 50 == 0 ? 1U : 12U) {
        EXPECT_EQ(returns[i], analyze_game(prepared_jacks().with_pays(paytables[i])).expected_return) << i;
    }
}

// One pay alone changes: most holds keep their value exactly while their rivals rise, the finest case for
// settling.
TEST(ReturnSweep, OfOnePay) {
    for (const std::size_t row : {0U, 2U, 3U, 8U}) {
        std::vector<Pays> paytables;
        for (int step = 0; step < 40; ++step) {
            paytables.push_back(jacks_pays());
            paytables.back()[row] = Rational(step) * (jacks_pays()[row] / Rational(8));
        }
        const std::vector<Rational> returns = analyze_returns(prepared_jacks(), paytables);
        for (std::size_t i = 0; i < paytables.size(); i += 3) {
            EXPECT_EQ(returns[i], analyze_game(prepared_jacks().with_pays(paytables[i])).expected_return)
                << "row " << row << " pays " << paytables[i][row].text();
        }
    }
}

TEST(ReturnSweep, RefusesOtherPaytables) {
    Pays pays = jacks_pays();
    pays.pop_back();
    EXPECT_THROW(analyze_returns(prepared_jacks(), {jacks_pays(), pays}), std::invalid_argument);
    pays = jacks_pays();
    pays[3] = Rational(-1);
    EXPECT_THROW(analyze_returns(prepared_jacks(), {pays}), std::invalid_argument);
    pays[3] = Rational(u64{1'000'000'000'001});
    EXPECT_THROW(analyze_returns(prepared_jacks(), {pays}), OverflowError);
}

}  // namespace
}  // namespace holdfast::videopoker
