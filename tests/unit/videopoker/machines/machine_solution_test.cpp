// Machines of one line: properties, and bounds that hold whatever they are made from.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/printing.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/machines/ultimate_x_lines.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

const Game& jacks() {
    static const Game game = catalog_game("jacks-or-better-8-6");
    return game;
}
const GameTables& tables() {
    static const GameTables made(jacks());
    return made;
}
const Rational& return_of_jacks() {
    static const Rational found = analyze_game(tables()).expected_return;
    return found;
}

Machine machine_with(MachineRules rules, const Rational& cost, int lines = 1) {
    return {"mine", "Mine", jacks(), lines, cost, std::move(rules)};
}

MachineStates ultimate_x_states() {
    return states_of(read_machine(machine_text("ultimate-x-1-jacks-or-better-8-6")));
}

void expect_is(const ReturnBounds& bounds, const Rational& value) {
    EXPECT_LE(bounds.least, value);
    EXPECT_GE(bounds.most, value);
    EXPECT_LT(bounds.width(), Rational(1, 1'000'000'000));
}

TEST(MachineSolution, UltimateXWithoutMultipliersReturnsHalfTheGame) {
    const Machine machine = machine_with(UltimateX{std::vector<u32>(jacks().rows.size(), 1)}, Rational(2));
    const MachineSolution solution = solve_machine(tables(), states_of(machine));
    ASSERT_EQ(solution.states.size(), 1U);
    expect_is(solution.optimum, return_of_jacks() / Rational(2));
    expect_is(single_strategy(tables(), states_of(machine)).bounds, return_of_jacks() / Rational(2));
    Machine three_lines = machine;
    three_lines.lines = 3;
    expect_is(solve_lines(tables(), three_lines).optimum, return_of_jacks() / Rational(2));
}

TEST(MachineSolution, MultiStrikeOfOneLevelIsTheGame) {
    const Machine machine = machine_with(MultiStrike{}, Rational(1));
    const MachineSolution solution = solve_machine(tables(), states_of(machine));
    expect_is(solution.optimum, return_of_jacks());
    EXPECT_EQ(solution.states.front().name, "level 1");
}

// With a free ride on every deal, each level is the game itself: (1 + 2 + 4) R / 3.
TEST(MachineSolution, MultiStrikeWithFreeRidesOnly) {
    const Machine machine = machine_with(MultiStrike{{Rational(1), Rational(1)}}, Rational(3));
    expect_is(solve_machine(tables(), states_of(machine)).optimum, return_of_jacks() * Rational(7, 3));
}

TEST(MachineSolution, AMultiplierBeforeTheDrawScalesTheReturn) {
    const Machine machine = machine_with(SuperTimes{Rational(1, 15), Rational(81, 20)}, Rational(6, 5));
    expect_is(solve_machine(tables(), states_of(machine)).optimum,
              return_of_jacks() * Rational(361, 300) * Rational(5, 6));
}

TEST(MachineSolution, ARoundThatPaysTheSameChangesNothing) {
    const Machine machine = machine_with(BonusRound{2, 4, jacks().rows[2].pays}, Rational(1));
    const MachineSolution solution = solve_machine(tables(), states_of(machine));
    ASSERT_EQ(solution.states.size(), 5U);
    EXPECT_EQ(solution.states[1].name, "1 hand left");
    expect_is(solution.optimum, return_of_jacks());
}

TEST(MachineSolution, StatesDescribeTheBestPlay) {
    const MachineSolution solution = solve_machine(tables(), ultimate_x_states());
    double frequency = 0;
    double pays = 0;
    double cost = 0;
    for (const SolvedState& state : solution.states) {
        frequency += state.frequency;
        pays += state.frequency * state.pays;
        cost += state.frequency * state.cost;
        double shares = 0;
        for (const double share : state.situations.front().shares) shares += share;
        EXPECT_NEAR(shares, 1, 1e-12);
        EXPECT_GT(state.leaving, 0);
        EXPECT_LT(state.leaving, 1);
    }
    EXPECT_NEAR(frequency, 1, 1e-12);
    EXPECT_NEAR(pays / cost, nearest_double(solution.optimum.least), 1e-9);
    EXPECT_EQ(solution.states.front().name, "1x");
    EXPECT_EQ(solution.states.front().worth, 0);
    EXPECT_GT(solution.states.back().worth, 10);
    // What the rounding of worths may have lost is part of the bound.
    EXPECT_GT(solution.optimum.width(), Rational(i64{1}, i64{1'000'000'000'000}));
}

/// What states of deals say, added up over all deals.
struct OverAllDeals {
    double frequency = 0;
    double pays = 0;
    double cost = 0;
    std::vector<double> shares;  ///< [row]
};

OverAllDeals over_all_deals(const MachineSolution& solution, std::size_t rows) {
    OverAllDeals all;
    all.shares.resize(rows);
    for (const SolvedState& state : solution.states) {
        all.frequency += state.frequency;
        all.pays += state.frequency * state.pays;
        all.cost += state.frequency * state.cost;
        for (const SolvedSituation& situation : state.situations) {
            for (std::size_t row = 0; row < rows; ++row) {
                all.shares[row] += state.frequency * situation.probability * situation.shares[row];
            }
        }
    }
    return all;
}

TEST(MachineSolution, StatesOfEveryMachineAddUpToItsReturn) {
    std::set<std::string> kinds;
    for (const std::string_view id : machine_ids()) {
        const Machine machine = read_machine(machine_text(id));
        // The states of one line are those of all machines of the kind.
        if (machine.lines > 1 && !kinds.insert(std::string(kind_of(machine))).second) continue;
        const MachineStates states = states_of(machine);
        const MachineSolution solution = solve_machine(GameTables(machine.game), states);
        const OverAllDeals all = over_all_deals(solution, machine.game.rows.size());
        EXPECT_NEAR(all.frequency, 1, 1e-12) << id;
        EXPECT_NEAR(all.pays / all.cost, nearest_double(solution.optimum.least), 1e-9) << id;
        EXPECT_NEAR(std::accumulate(all.shares.begin(), all.shares.end(), 0.0), 1, 1e-12) << id;
        // A bound of what deals cost is not above what they cost.
        EXPECT_LE(nearest_double(states.least_cost), all.cost + 1e-12) << id;
    }
}

// Nearly every hold of a deal may be best, at each of 191 sums.
TEST(MachineSolution, RefusesMultipliersThatNeedTooManyComparisons) {
    std::vector<u32> multipliers(jacks().rows.size(), 1);
    multipliers[nothing_row(jacks())] = 20;
    try {
        solve_lines(tables(), machine_with(UltimateX{multipliers}, Rational(2), 10));
        FAIL();
    } catch (const ParseError& error) {
        EXPECT_NE(std::string(error.what()).find("the limit is 200000000 comparisons"), std::string::npos);
        EXPECT_EQ(error.text, "mine");
    }
}

TEST(MachineSolution, BoundsHoldWhateverTheyAreMadeFrom) {
    const MachineStates states = ultimate_x_states();
    const Rational truth = solve_machine(tables(), states).optimum.least;
    const std::size_t count = states.states.size();
    // Nothing is worth anything; all is worth too much; the wrong way round.
    std::vector<detail::StateWorths> wrong(3, {Rational(1, 2), std::vector<Rational>(count)});
    for (std::size_t state = 0; state < count; ++state) {
        wrong[1].worth[state] = Rational(static_cast<int>(3 * state * state));
        wrong[2].worth[state] = Rational(static_cast<int>(count - state), 7);
    }
    for (const detail::StateWorths& worths : wrong) {
        const ReturnBounds bounds = detail::bounds_from(tables(), states, worths);
        EXPECT_LT(bounds.least, truth);
        EXPECT_GT(bounds.most, truth);
        EXPECT_GT(bounds.width(), Rational(1, 100));
    }
}

// Worths rounded down to whole bets: another play is better by what was rounded off, and the slack covers that.
TEST(MachineSolution, TheSlackCoversWhatRoundingLoses) {
    Pays values = pays_of(jacks());
    for (std::size_t row = 0; row < values.size(); ++row) {
        values[row] += Rational(static_cast<int>(row % 3 * 4), 10);  // 0, 0.4 or 0.8
    }
    const detail::ValuedPlay exact = detail::valued_play(tables(), values, 9, {});
    const detail::ValuedPlay rounded = detail::valued_play(tables(), values, 0, {});
    const Rational slack = detail::rounding_slack(tables(), values, 0, {});
    EXPECT_LT(rounded.mean(values), exact.mean(values));
    EXPECT_GE(rounded.mean(values) + slack, exact.mean(values));
    EXPECT_LT(slack, Rational(8, 10));
    // Nothing is rounded off, nothing is lost.
    EXPECT_TRUE(detail::rounding_slack(tables(), pays_of(jacks()), 0, {}).is_zero());
}

TEST(MachineSolution, WorthsAreRoundedDownToTheFinestGridThatFits) {
    const Deck deck;
    EXPECT_EQ(detail::digits_for(Rational(9600), deck), 8);
    EXPECT_EQ(detail::digits_for(Rational(1), deck), 9);
    EXPECT_EQ(detail::digits_for(Rational(u64{1'000'000'000'000}), deck), 0);
    EXPECT_THROW(detail::digits_for(Rational(u64{1'000'000'000'001}), deck), OverflowError);
    EXPECT_EQ(detail::rounded_down({Rational(29, 10), Rational(2)}, 0), (Pays{Rational(2), Rational(2)}));
    EXPECT_THROW(detail::rounded_down({Rational(-1, 10)}, 1), InvalidArgument);
}

TEST(MachineSolution, ASingleStrategyReturnsLessThanTheBestPlay) {
    for (const std::string_view id : {"multi-strike-deuces-wild-full-pay", "bonus-round-shockwave-12-8-5"}) {
        const Machine machine = read_machine(machine_text(id));
        const GameTables base(machine.game);
        const MachineStates states = states_of(machine);
        const SingleStrategy single = single_strategy(base, states);
        EXPECT_LE(single.bounds.least, single.bounds.most);
        EXPECT_LT(single.bounds.width(), Rational(1, 1'000'000'000'000));
        EXPECT_LT(single.bounds.most, solve_machine(base, states).optimum.least) << id;
    }
}

// The same machine solved in two ways: a state of one line is the sum of one multiplier.
TEST(MachineSolution, HoldsOfOneLineAreWorthTheSameInBothSolvers) {
    const Machine machine = read_machine(machine_text("ultimate-x-1-jacks-or-better-8-6"));
    const LinesSolution lines = solve_lines(tables(), machine);
    const SolvedState state = solve_machine(tables(), states_of(machine)).states[2];
    ASSERT_EQ(state.name, "3x");
    const GameTables valued = tables().with_row_values(state.situations[0].worth);
    for (const char* const cards : {"JsJhKh9h5h", "AsKsQsJsTs", "2c7d9hJsAs", "4s4h5d6c7s"}) {
        const Deal deal = parse_deal(cards, jacks().deck);
        const HandAnalysis one = analyze_hand(valued, deal);
        const HandAnalysis other = analyze_hand_on_lines(tables(), machine, lines, deal, 3);
        for (const HoldAnalysis& hold : one.holds) {
            const auto same = std::find_if(other.holds.begin(), other.holds.end(),
                                           [&](const HoldAnalysis& each) { return each.hold == hold.hold; });
            EXPECT_NEAR(nearest_double(hold.value()), nearest_double(same->value()), 1e-7);
        }
        EXPECT_EQ(one.holds.front().hold, other.holds.front().hold);
        EXPECT_TRUE(other.holds.front().is_best);
    }
}

// Nothing is drawn, so that the sum of the next multipliers is certain.
TEST(MachineSolution, APatHandOnSeveralLines) {
    const Machine machine = read_machine(machine_text("ultimate-x-3-jacks-or-better-8-6"));
    const LinesSolution lines = solve_lines(tables(), machine);
    const Deal flush = parse_deal("2h5h7h9hKh", jacks().deck);
    const HandAnalysis analysis = analyze_hand_on_lines(tables(), machine, lines, flush, 8);
    EXPECT_EQ(analysis.holds.front().hold, Hold::everything());
    // Eight times 6, and three multipliers of 11.
    EXPECT_NEAR(nearest_double(analysis.holds.front().value()), 48 + lines.states[33 - 3].worth, 1e-8);
    double frequency = 0;
    double pays = 0;
    for (const LinesState& state : lines.states) {
        frequency += state.frequency;
        pays += state.frequency * state.pays;
    }
    EXPECT_NEAR(frequency, 1, 1e-10);
    EXPECT_NEAR(pays / 6, nearest_double(lines.optimum.least), 1e-9);
}

// Full steps from worths to worths would go back and forth between two plays here; shorter ones find a better play.
TEST(MachineSolution, TheSingleStrategyIsFoundByShorterStepsToo) {
    UltimateX rules{std::vector<u32>(jacks().rows.size(), 1)};
    rules.multipliers.back() = 20;  // nothing
    const Machine machine{"mine", "Mine", catalog_game("jacks-or-better-9-6"), 1, Rational(1), rules};
    const SingleStrategy single = single_strategy(GameTables(machine.game), states_of(machine));
    EXPECT_GT(single.bounds.least, Rational(12'204, 1000));
}

// A level whose free ride is certain has one paytable, under the name of the level.
TEST(MachineSolution, CertainFreeRidesNeedNoName) {
    const Machine machine = machine_with(MultiStrike{{Rational(1), Rational(1, 2)}}, Rational(3));
    const MachineSolution solution = solve_machine(tables(), states_of(machine));
    ASSERT_EQ(solution.states[0].situations.size(), 1U);
    EXPECT_EQ(solution.states[0].situations[0].name, "level 1");
    EXPECT_EQ(solution.states[1].situations[1].name, "level 2 with a free ride");
    EXPECT_EQ(solution.states[1].leaving, 1);
}

TEST(MachineSolution, AStreakLeadsOnAndIsRaised) {
    const Machine machine = read_machine(machine_text("bonus-streak-10-jacks-or-better-8-6"));
    const MachineStates states = states_of(machine);
    const auto next = [&](const std::string& from, const std::string& row) {
        const auto state = std::find_if(states.states.begin(), states.states.end(),
                                        [&](const MachineState& each) { return each.name == from; });
        const std::size_t place = *find_row(machine.game, row);
        return states.states.at(state->announcements.at(0).rows.at(place).next).name;
    };
    EXPECT_EQ(states.states.size(), 12U);
    EXPECT_EQ(next("base game", "two pair"), "base game");
    EXPECT_EQ(next("base game", "full house"), "2x-3x-4x-7x-12x");
    EXPECT_EQ(next("2x-3x-4x", "two pair"), "3x-4x");
    EXPECT_EQ(next("2x-3x-4x", "full house"), "12x-12x");  // none are added
    EXPECT_EQ(next("7x-12x", "straight"), "12x");
    EXPECT_EQ(next("12x", "nothing"), "base game");
    EXPECT_EQ(next("12x", "straight"), "2x-3x-4x");  // the last hand earns anew
    EXPECT_EQ(states.states[1].announcements[0].rows[0].pays, Rational(1600));
}

// What is left is raised, never lowered.
TEST(MachineSolution, AStreakIsNeverLowered) {
    BonusStreak rules{std::vector<std::vector<u32>>(jacks().rows.size()), 5};
    rules.streaks[0] = {2, 3, 9};
    const MachineStates states = states_of(machine_with(rules, Rational(2)));
    ASSERT_EQ(states.states.size(), 5U);
    EXPECT_EQ(states.states[1].name, "2x-3x-9x");
    EXPECT_EQ(states.states[2].name, "5x-9x");
    EXPECT_EQ(states.states[3].name, "3x-9x");
    EXPECT_EQ(states.states[4].name, "9x");
}

TEST(MachineSolution, StreaksOfOnesReturnHalfTheGame) {
    BonusStreak rules{std::vector<std::vector<u32>>(jacks().rows.size()), 1};
    rules.streaks[2] = {1, 1};
    rules.streaks[5] = {1, 1, 1};
    expect_is(solve_machine(tables(), states_of(machine_with(rules, Rational(2)))).optimum,
              return_of_jacks() / Rational(2));
}

// One strategy returns what its hands pay, times the mean multiplier: each hand is independent of the multipliers before
// it. Here these are followed hand by hand, as lists.
TEST(MachineSolution, AStreakMultipliesWhatOneStrategyPays) {
    const Machine machine = read_machine(machine_text("bonus-streak-10-jacks-or-better-8-6"));
    const GameTables base(machine.game);
    const SingleStrategy single = single_strategy(base, states_of(machine));
    const GameAnalysis played = analyze_game(base.with_row_values(single.worth));
    double pays = 0;
    double three = 0;  // earn 2-3-4
    double five = 0;   // earn 2-3-4-7-12
    for (std::size_t row = 0; row < played.rows.size(); ++row) {
        const PayRow& of = machine.game.rows[row];
        const double share =
            static_cast<double>(played.rows[row].combinations) / static_cast<double>(played.combinations);
        pays += share * nearest_double(of.pays);
        five += of.pays >= Rational(8) ? share : 0;
        three += of.pays >= Rational(3) && of.pays < Rational(8) ? share : 0;
    }
    using List = std::vector<double>;
    std::map<List, double> shares{{{}, 1}};
    double mean = 0;
    for (int hand = 0; hand < 3000; ++hand) {
        std::map<List, double> after;
        mean = 0;
        for (const auto& [list, share] : shares) {
            mean += share * (list.empty() ? 1 : list.front());
            const List rest(list.empty() ? list.end() : list.begin() + 1, list.end());
            const bool earns_anew = rest.empty();
            after[earns_anew ? List{2, 3, 4} : List(rest.size(), 12)] += share * three;
            after[earns_anew ? List{2, 3, 4, 7, 12} : List(rest.size(), 12)] += share * five;
            after[rest] += share * (1 - three - five);
        }
        shares = after;
    }
    EXPECT_NEAR(pays * mean / 2, nearest_double(single.bounds.least), 1e-10);
}

TEST(MachineSolution, AnswersDoNotDependOnThreads) {
    const MachineStates states = ultimate_x_states();
    const MachineSolution one = solve_machine(tables(), states, {1});
    const MachineSolution many = solve_machine(tables(), states, {7});
    EXPECT_EQ(one.optimum.least, many.optimum.least);
    EXPECT_EQ(one.optimum.most, many.optimum.most);
    const Machine three = read_machine(machine_text("ultimate-x-3-jacks-or-better-8-6"));
    EXPECT_EQ(solve_lines(tables(), three, {1}).optimum.least,
              solve_lines(tables(), three, {5}).optimum.least);
}

TEST(MachineSolution, CanBeStopped) {
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(solve_machine(tables(), ultimate_x_states(), {1, {}, &stop}), Stopped);
    EXPECT_THROW(single_strategy(tables(), ultimate_x_states(), {1, {}, &stop}), Stopped);
    const Machine three = read_machine(machine_text("ultimate-x-3-jacks-or-better-8-6"));
    EXPECT_THROW(solve_lines(tables(), three, {1, {}, &stop}), Stopped);
}

// A state worth more than a hand of another row moves no hand from one row to the other.
TEST(MachineSolution, HandsStayInTheRowsThatPayThem) {
    Pays values = pays_of(jacks());
    values.back() = Rational(5000);  // nothing
    const GameTables valued = tables().with_row_values(values);
    EXPECT_EQ(valued.paid_row_of_group(), tables().paid_row_of_group());
    EXPECT_NE(tables().with_pays(values).paid_row_of_group(), tables().paid_row_of_group());
    EXPECT_EQ(valued.paid_row(parse_deal("AsAh2s3s9c", jacks().deck).set()), 8U);
    EXPECT_NE(tables().with_pays(values).hands_paid_by(8), tables().hands_paid_by(8));
}

}  // namespace
}  // namespace holdfast::videopoker
