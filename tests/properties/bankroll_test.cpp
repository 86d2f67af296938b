// RapidCheck on bankrolls: what must hold for any stake, any bankroll and any small game.
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::bankroll {
namespace {

/// Two groups of deals over up to five pays, the lowest of them 0.
OutcomeLaw any_law() {
    OutcomeLaw law{*rc::gen::inRange<u64>(1, 4), {0}, 0, 0, {}};
    const auto more = *rc::gen::inRange<std::size_t>(1, 5);
    for (std::size_t pay = 0; pay < more; ++pay) {
        law.pays.push_back(law.pays.back() + *rc::gen::inRange<u64>(1, 9));
    }
    law.outcomes = 1000;
    for (int group = 0; group < 2; ++group) {
        OutcomeGroup made{*rc::gen::inRange<u64>(1, 50), {}};
        u32 left = 1000;
        for (std::size_t pay = 1; pay < law.pays.size(); ++pay) {
            const u32 count = *rc::gen::inRange<u32>(0, 150);
            made.counts.push_back(count);
            left -= count;
        }
        made.counts.insert(made.counts.begin(), left);
        law.deals += made.deals;
        law.groups.push_back(made);
    }
    return law;
}

Stake any_stake() {
    return {*rc::gen::inRange<u32>(1, 4), Rational(*rc::gen::inRange<u64>(0, 30), u64{200}),
            Rational(*rc::gen::inRange<u64>(0, 10), u64{200})};
}

RC_GTEST_PROP(AnyBankroll, RuinGrowsWithHandsAndFallsWithTheBankroll, ()) {
    const OutcomeLaw law = any_law();
    const Stake stake = any_stake();
    const DealTotals totals = *total_deals(law, stake.lines);
    const auto bankroll = *rc::gen::inRange<u64>(stake.lines, 40);
    const u64 hands = *rc::gen::inRange<u64>(1, 200);
    const RuinCourse poor = *ruin_of(totals, stake, hands, Rational(bankroll));
    const RuinCourse rich = *ruin_of(totals, stake, hands, Rational(bankroll + 1));
    double before = 0;
    for (u64 within = 1; within <= hands; ++within) {
        const Bounds found = poor.within(within);
        RC_ASSERT(found.least == found.most);
        RC_ASSERT(found.most >= before);
        RC_ASSERT(found.most <= 1 + 1e-12);
        RC_ASSERT(rich.within(within).most <= found.most + 1e-12);
        before = found.most;
    }
}

RC_GTEST_PROP(AnyBankroll, RuinWithinSomeHandsIsBelowRuinForEver, ()) {
    const OutcomeLaw law = any_law();
    const Stake stake = any_stake();
    const DealTotals totals = *total_deals(law, stake.lines);
    Rational mean;
    for (const OutcomeGroup& group : law.groups) {
        for (std::size_t pay = 0; pay < law.pays.size(); ++pay) {
            mean += Rational(group.deals * group.counts[pay] * law.pays[pay],
                             law.deals * law.outcomes * law.pay_denominator);
        }
    }
    RC_ASSERT(law.expected_return() == mean);
    const LongRun long_run(law, stake);
    const Rational bankroll(*rc::gen::inRange<u64>(stake.lines, 30));
    const RuinChance ever = long_run.ruin(bankroll);
    RC_ASSERT(ever.chance.least <= ever.chance.most);
    const double within = ruin_of(totals, stake, 300, bankroll)->within(300).most;
    RC_ASSERT(within <= ever.chance.most + 1e-12);
}

RC_GTEST_PROP(AnyBankroll, QuantilesRiseAndTheirChancesHold, ()) {
    const OutcomeLaw law = any_law();
    const Stake stake = any_stake();
    const ResultDistribution results =
        result_of(*total_deals(law, stake.lines), stake, *rc::gen::inRange<u64>(1, 100));
    Rational before = results.quantile(1e-6).first;
    for (int percent = 1; percent < 100; ++percent) {
        const double share = percent / 100.0;
        const Rational quantile = results.quantile(share).first;
        RC_ASSERT(quantile >= before);
        // The chance of a result below the quantile is at most the share.
        RC_ASSERT(results.chance_below(quantile).most <= share + 1e-11);
        before = quantile;
    }
}

RC_GTEST_PROP(AnyBankroll, AGoalIsReachedMoreOftenFromNearby, ()) {
    const OutcomeLaw law = any_law();
    const u32 lines = *rc::gen::inRange<u32>(1, 4);
    const DealTotals totals = *total_deals(law, lines);
    const auto goal = *rc::gen::inRange<u64>(10, 40);
    double before = 0;
    for (u64 bankroll = lines; bankroll < goal; ++bankroll) {
        const Bounds found = goal_of(totals, {lines, {}, {}}, Rational(bankroll), Rational(goal)).chance;
        RC_ASSERT(found.least >= before - 1e-9);
        RC_ASSERT(found.error() < 1e-9);
        before = found.least;
    }
}

}  // namespace
}  // namespace holdfast::bankroll
