// Ruin and goals against sessions that are simply played, with random numbers: within five standard errors.
//
// Each deal draws a group of the law and then each line by itself; nothing is convolved. The slow test
// plays ten million sessions, the fast ones fewer.
#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/game_laws.h>

#include <holdfast/bankroll/session.h>
#include <holdfast/core/counter_random.h>

namespace holdfast::bankroll {
namespace {

/// Draws places of a list, each as often as its weight says.
class WeightedPlaces {
  public:
    void add(u64 weight) { sums_.push_back((sums_.empty() ? 0 : sums_.back()) + weight); }
    std::size_t draw(CounterRandom& random) const {
        const u64 number = random.below(sums_.back());
        return static_cast<std::size_t>(std::upper_bound(sums_.begin(), sums_.end(), number) - sums_.begin());
    }

  private:
    std::vector<u64> sums_;
};

class SimulatedGame {
  public:
    explicit SimulatedGame(const OutcomeLaw& law) {
        for (const u64 pay : law.pays) {
            pays_.push_back(static_cast<double>(pay) / static_cast<double>(law.pay_denominator));
        }
        for (const OutcomeGroup& group : law.groups) {
            groups_.add(group.deals);
            WeightedPlaces& draws = draws_.emplace_back();
            for (const u32 count : group.counts) draws.add(count);
        }
    }

    double deal(u32 lines, CounterRandom& random) const {
        const WeightedPlaces& draws = draws_[groups_.draw(random)];
        double pays = 0;
        for (u32 line = 0; line < lines; ++line) pays += pays_[draws.draw(random)];
        return pays;
    }

  private:
    std::vector<double> pays_;
    WeightedPlaces groups_;
    std::vector<WeightedPlaces> draws_;
};

struct SimulatedCase {
    const char* id;
    Stake stake;
    u64 hands;
    u64 bankroll;
};

/// Sessions in which some hand could not be paid for.
double simulated_ruin(const OutcomeLaw& law, const SimulatedCase& each, u64 sessions) {
    const SimulatedGame game(law);
    CounterRandom random(2026, each.hands);
    const double lines = each.stake.lines;
    const double certain = lines * (nearest_double(each.stake.rebate()) - 1);
    u64 ruined = 0;
    for (u64 session = 0; session < sessions; ++session) {
        double bankroll = static_cast<double>(each.bankroll);
        u64 hand = 0;
        while (bankroll >= lines - 1e-9 && hand++ < each.hands) {
            bankroll += game.deal(each.stake.lines, random) + certain;
        }
        if (bankroll < lines - 1e-9) ++ruined;
    }
    return static_cast<double>(ruined) / static_cast<double>(sessions);
}

void expect_agreement(double exact, double simulated, u64 sessions) {
    const double error = std::sqrt(exact * (1 - exact) / static_cast<double>(sessions));
    EXPECT_LT(std::fabs(simulated - exact), 5 * error) << exact << " and " << simulated;
}

void compare_ruin(const SimulatedCase& each, u64 sessions) {
    const OutcomeLaw law = test::law_of_game(each.id);
    const DealTotals totals = *total_deals(law, each.stake.lines);
    const double exact =
        ruin_of(totals, each.stake, each.hands, Rational(each.bankroll))->within(each.hands).most;
    EXPECT_GT(exact, 0.01);
    EXPECT_LT(exact, 0.99);
    expect_agreement(exact, simulated_ruin(law, each, sessions), sessions);
}

TEST(SimulatedSessionsTest, RuinWithinSomeHands) {
    compare_ruin({"jacks-or-better-9-6", {}, 200, 40}, 20'000);
    compare_ruin({"deuces-wild-full-pay", {1, Rational(1, 40), {}}, 200, 40}, 20'000);
    compare_ruin({"jacks-or-better-9-6", {5, {}, Rational(1, 100)}, 100, 120}, 10'000);
}

TEST(SimulatedSessionsTest, AGoalBeforeRuin) {
    const OutcomeLaw law = test::law_of_game("jacks-or-better-9-6");
    const SimulatedGame game(law);
    for (const u32 lines : {1U, 3U}) {
        const DealTotals totals = *total_deals(law, lines);
        const double exact = goal_of(totals, {lines, {}, {}}, Rational(30), Rational(60)).chance.middle();
        CounterRandom random(7, lines);
        constexpr u64 sessions = 10'000;
        u64 reached = 0;
        for (u64 session = 0; session < sessions; ++session) {
            double bankroll = 30;
            while (bankroll >= lines && bankroll < 60) bankroll += game.deal(lines, random) - lines;
            if (bankroll >= 60) ++reached;
        }
        expect_agreement(exact, static_cast<double>(reached) / static_cast<double>(sessions), sessions);
    }
}

TEST(SimulatedSessionsSlow, TenMillionSessions) {
    compare_ruin({"jacks-or-better-9-6", {}, 200, 60}, 10'000'000);
}

}  // namespace
}  // namespace holdfast::bankroll
