// Machines against value iteration over their raw states, written apart from the solvers: no sum of multipliers, no
// paytable of worths, no bounds, every hold of every class of deals.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/machines/ultimate_x_lines.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

/// A game of few rows: the rows of a hand matter in different ways.
Game small_game() {
    const auto row = [](PayHand hand, int pays) {
        PayRow made;
        made.hand = hand;
        made.pays = Rational(pays);
        made.name = default_name(made);
        return made;
    };
    Game game{"small", "Small", Deck(), CardSet(), {}};
    game.rows = {row(PayHand::flush, 12), row(PayHand::two_pair, 3), row(PayHand::nothing, 0)};
    return game;
}

constexpr std::size_t small_rows = 3;

/// The chances of the rows under one hold.
using Chances = std::array<double, small_rows>;

struct WeighedDeal {
    u32 weight = 0;
    std::vector<Chances> holds;  ///< without repetitions
};

const std::vector<WeighedDeal>& all_deals() {
    static const std::vector<WeighedDeal> made = [] {
        const GameTables tables(small_game());
        std::vector<WeighedDeal> deals;
        for (const DealFamily& family : tables.classes().families(deal_size)) {
            for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
                for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
                    WeighedDeal& deal = deals.emplace_back();
                    deal.weight = family.weight[pattern];
                    const HandAnalysis analysis = analyze_hand(
                        tables, representative_deal(tables.classes(), family.class_of(pattern, rank_set)));
                    for (const HoldAnalysis& hold : analysis.holds) {
                        Chances chances{};
                        for (std::size_t row = 0; row < small_rows; ++row) {
                            chances[row] =
                                static_cast<double>(hold.outcomes[row]) / static_cast<double>(hold.draws);
                        }
                        if (std::find(deal.holds.begin(), deal.holds.end(), chances) == deal.holds.end()) {
                            deal.holds.push_back(chances);
                        }
                    }
                }
            }
        }
        return deals;
    }();
    return made;
}

/// The return per deal by value iteration: `worth_of(hold, state, h)` is what a hold wins and leads to.
template <class WorthOf>
double gain(std::size_t states, const WorthOf& worth_of) {
    std::vector<double> h(states);
    double rise = 0;
    for (int sweep = 0; sweep < 40; ++sweep) {
        std::vector<double> next(states);
        for (std::size_t state = 0; state < states; ++state) {
            long double sum = 0;
            for (const WeighedDeal& deal : all_deals()) {
                double best = 0;
                for (const Chances& hold : deal.holds) best = std::max(best, worth_of(hold, state, h));
                sum += deal.weight * static_cast<long double>(best);
            }
            next[state] = static_cast<double>(sum / 2'598'960);
        }
        rise = next[0] - h[0];
        double change = 0;
        for (std::size_t state = 0; state < states; ++state) {
            change = std::max(change, std::abs(next[state] - h[state] - rise));
            h[state] = next[state] - next[0];
        }
        if (change < 1e-13) break;
    }
    return rise;
}

constexpr std::array<double, small_rows> small_pays{12, 3, 0};

TEST(MachinesSlow, UltimateXOfTwoLinesEqualsPairsOfMultipliers) {
    // Rows set 2, 3 and 1; a state is the pair of multipliers.
    constexpr std::array<std::size_t, small_rows> multipliers{2, 3, 1};
    const double expected =
        gain(9, [&](const Chances& hold, std::size_t state, const std::vector<double>& h) {
            const double one = static_cast<double>(state / 3 + 1);
            const double two = static_cast<double>(state % 3 + 1);
            double worth = 0;
            for (std::size_t a = 0; a < small_rows; ++a) {
                worth += hold[a] * (one + two) * small_pays[a];
                for (std::size_t b = 0; b < small_rows; ++b) {
                    worth += hold[a] * hold[b] * h[(multipliers[a] - 1) * 3 + multipliers[b] - 1];
                }
            }
            return worth;
        });
    const Machine machine{"m", "M", small_game(), 2, Rational(2), UltimateX{{2, 3, 1}}};
    const LinesSolution found = solve_lines(GameTables(machine.game), machine);
    EXPECT_NEAR(expected / 4, nearest_double(found.optimum.least), 1e-10);
    EXPECT_LE(nearest_double(found.optimum.least), expected / 4 + 1e-12);
    EXPECT_GE(nearest_double(found.optimum.most), expected / 4 - 1e-12);
}

TEST(MachinesSlow, UltimateXOfOneLine) {
    const double expected = gain(3, [](const Chances& hold, std::size_t state, const std::vector<double>& h) {
        const double multiplier = static_cast<double>(state + 1);
        return hold[0] * (multiplier * small_pays[0] + h[1]) + hold[1] * (multiplier * small_pays[1] + h[2]) +
               hold[2] * h[0];
    });
    const Machine machine{"m", "M", small_game(), 1, Rational(2), UltimateX{{2, 3, 1}}};
    const GameTables base(machine.game);
    EXPECT_NEAR(expected / 2, nearest_double(solve_machine(base, states_of(machine)).optimum.least), 1e-10);
    EXPECT_NEAR(expected / 2, nearest_double(solve_lines(base, machine).optimum.least), 1e-10);
}

TEST(MachinesSlow, ARoundThatStartsWithTwoPair) {
    // States: the base game, and one or two hands left, in which two pair pay 9 and end the round.
    const double expected = gain(3, [](const Chances& hold, std::size_t state, const std::vector<double>& h) {
        if (state == 0) {
            return hold[0] * (small_pays[0] + h[0]) + hold[1] * (small_pays[1] + h[2]) + hold[2] * h[0];
        }
        return hold[0] * (small_pays[0] + h[state - 1]) + hold[1] * (9 + h[0]) + hold[2] * h[state - 1];
    });
    const Machine machine{"m", "M", small_game(), 1, Rational(1), BonusRound{1, 2, Rational(9)}};
    const GameTables base(machine.game);
    EXPECT_NEAR(expected, nearest_double(solve_machine(base, states_of(machine)).optimum.least), 1e-10);
}

TEST(MachinesSlow, AStreakThatIsRaised) {
    // A flush earns 2 and then 3, two pair earn 3; earned before the last of them, what is left becomes 4.
    // States: nothing, 2 and then 3, 3, 4.
    constexpr std::array<double, 4> multipliers{1, 2, 3, 4};
    const double expected =
        gain(4, [&](const Chances& hold, std::size_t state, const std::vector<double>& h) {
            const double pays = hold[0] * small_pays[0] + hold[1] * small_pays[1];
            const double next = state == 1 ? (hold[0] + hold[1]) * h[3] + hold[2] * h[2]
                                           : hold[0] * h[1] + hold[1] * h[2] + hold[2] * h[0];
            return multipliers[state] * pays + next;
        });
    const Machine machine{"m", "M", small_game(), 1, Rational(2), BonusStreak{{{2, 3}, {3}, {}}, 4}};
    const GameTables base(machine.game);
    const ReturnBounds found = solve_machine(base, states_of(machine)).optimum;
    EXPECT_NEAR(expected / 2, nearest_double(found.least), 1e-10);
    EXPECT_LE(nearest_double(found.least), expected / 2 + 1e-12);
    EXPECT_GE(nearest_double(found.most), expected / 2 - 1e-12);
}

// Levels cost nothing but the first, so the return per bet is found by trying returns until a round on the levels is
// worth its bet.
TEST(MachinesSlow, MultiStrikeOfThreeLevels) {
    const std::array<double, 2> rides{0.1, 0.05};
    double above = 0;  // what the level above is worth
    for (int level = 3; level >= 1; --level) {
        const double multiplier = level == 3 ? 4 : level;
        const double ride = level == 3 ? 0 : rides[static_cast<std::size_t>(level - 1)];
        double usual = 0;
        double riding = 0;
        for (const WeighedDeal& deal : all_deals()) {
            double best = 0;
            double best_riding = 0;
            for (const Chances& hold : deal.holds) {
                const double pay = multiplier * (hold[0] * small_pays[0] + hold[1] * small_pays[1]);
                best = std::max(best, pay + (hold[0] + hold[1]) * above);
                best_riding = std::max(best_riding, pay + above);
            }
            usual += deal.weight * best / 2'598'960;
            riding += deal.weight * best_riding / 2'598'960;
        }
        above = ride * riding + (1 - ride) * usual;
    }
    const Machine machine{"m", "M",         small_game(),
                          1,   Rational(3), MultiStrike{{Rational(1, 10), Rational(1, 20)}}};
    const GameTables base(machine.game);
    EXPECT_NEAR(above / 3, nearest_double(solve_machine(base, states_of(machine)).optimum.least), 1e-10);
}

// Hands dealt and drawn card by card, with the best hold of the solved paytable of each state: the mean is within five
// standard errors of the return.
TEST(MachinesSlow, SimulatedUltimateX) {
    const Machine machine = read_machine(machine_text("ultimate-x-1-jacks-or-better-8-6"));
    const GameTables base(machine.game);
    const MachineSolution solution = solve_machine(base, states_of(machine));
    const auto& rules = std::get<UltimateX>(machine.rules);
    const std::map<u32, std::size_t> state_of{{1, 0}, {2, 1}, {3, 2}, {4, 3}, {7, 4}, {10, 5}, {12, 6}};
    std::vector<GameTables> valued;
    for (const SolvedState& state : solution.states) {
        valued.push_back(base.with_row_values(state.situations[0].worth));
    }
    std::vector<Card> deck;
    for (const Card card : machine.game.deck.cards()) deck.push_back(card);
    std::mt19937_64 random(20261126);
    constexpr int hands = 10'000'000;
    double sum = 0;
    double squares = 0;
    u32 multiplier = 1;
    for (int hand = 0; hand < hands; ++hand) {
        // Ten cards in random order: five to deal, and five to draw from.
        for (std::size_t place = 0; place < 10; ++place) {
            std::uniform_int_distribution<std::size_t> any(place, deck.size() - 1);
            std::swap(deck[place], deck[any(random)]);
        }
        const Deal deal({deck[0], deck[1], deck[2], deck[3], deck[4]});
        const Hold best = analyze_hand(valued[state_of.at(multiplier)], deal).holds.front().hold;
        CardSet final = deal.set_of(best);
        for (std::size_t place = 5; final.size() < deal_size; ++place) final.insert(deck[place]);
        const std::size_t row = base.paid_row(final);
        const double won = multiplier * nearest_double(machine.game.rows[row].pays) / 2;
        sum += won;
        squares += won * won;
        multiplier = rules.multipliers[row];
    }
    const double mean = sum / hands;
    const double error = std::sqrt((squares / hands - mean * mean) / hands);
    EXPECT_LT(error, 0.05);
    EXPECT_NEAR(mean, nearest_double(solution.optimum.least), 5 * error);
}

}  // namespace
}  // namespace holdfast::videopoker
