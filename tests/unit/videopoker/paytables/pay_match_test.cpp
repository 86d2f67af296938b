// Which pays differ: with games of the catalog, and against every assignment of rows to pays.
#include <algorithm>
#include <functional>
#include <random>

#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/pay_match.h>

namespace holdfast::videopoker {
namespace {

std::vector<Rational> pays(const std::vector<int>& numbers) {
    std::vector<Rational> list;
    for (const int each : numbers) list.emplace_back(each);
    return list;
}

std::size_t row_of(const Game& game, const char* name) {
    return find_row(game, name).value();
}

TEST(PayMatchTest, TheSamePaysInAnyOrder) {
    const Game jacks = catalog_game("jacks-or-better-9-6");
    EXPECT_TRUE(different_pays(jacks, pays({800, 50, 25, 9, 6, 4, 3, 2, 1})).empty());
    EXPECT_TRUE(different_pays(jacks, pays({1, 2, 3, 4, 6, 9, 25, 50, 800})).empty());
}

TEST(PayMatchTest, APayThatDiffersIsThatOfItsRow) {
    const Game jacks = catalog_game("jacks-or-better-9-6");
    EXPECT_EQ(different_pays(jacks, pays({800, 50, 25, 8, 6, 4, 3, 2, 1})),
              (std::vector<DifferentPay>{{row_of(jacks, "full house"), Rational(8)}}));
    // Not "the full house pays 5": what pays 6 here is the full house.
    EXPECT_EQ(different_pays(jacks, pays({800, 50, 25, 6, 5, 4, 3, 2, 1})),
              (std::vector<DifferentPay>{{row_of(jacks, "full house"), Rational(6)},
                                         {row_of(jacks, "flush"), Rational(5)}}));
}

TEST(PayMatchTest, ARowThatIsMissingAndAPayTooMany) {
    const Game jacks = catalog_game("jacks-or-better-9-6");
    EXPECT_EQ(different_pays(jacks, pays({800, 25, 9, 6, 4, 3, 2, 1})),
              (std::vector<DifferentPay>{{row_of(jacks, "straight flush"), std::nullopt}}));
    EXPECT_EQ(different_pays(jacks, pays({800, 160, 50, 25, 9, 6, 4, 3, 2, 1})),
              (std::vector<DifferentPay>{{std::nullopt, Rational(160)}}));
    EXPECT_EQ(different_pays(jacks, {}).size(), 9U);
}

using Weight = std::pair<std::size_t, Rational>;  // and the sum of the differences of changed pays

/// The least weight of all assignments that keep the order, by plain recursion.
Weight least_weight(const std::vector<Rational>& rows, const std::vector<Rational>& seen, std::size_t i,
                    std::size_t j) {
    if (i == rows.size()) return {3 * (seen.size() - j), Rational()};
    if (j == seen.size()) return {3 * (rows.size() - i), Rational()};
    const auto plus = [](Weight weight, std::size_t more, const Rational& distance) {
        return Weight{weight.first + more, weight.second + distance};
    };
    const Rational distance = rows[i] > seen[j] ? rows[i] - seen[j] : seen[j] - rows[i];
    return std::min({plus(least_weight(rows, seen, i + 1, j + 1), distance.is_zero() ? 0 : 2, distance),
                     plus(least_weight(rows, seen, i + 1, j), 3, Rational()),
                     plus(least_weight(rows, seen, i, j + 1), 3, Rational())});
}

Weight weight_and_distance(const Game& game, const std::vector<DifferentPay>& differences) {
    Weight sum{weight_of(differences), Rational()};
    for (const DifferentPay& each : differences) {
        if (!each.row || !each.seen) continue;
        const Rational difference = game.rows[*each.row].pays - *each.seen;
        sum.second += difference < Rational() ? -difference : difference;
    }
    return sum;
}

TEST(PayMatchTest, NoAssignmentWeighsLess) {
    std::mt19937_64 random(7);
    Game game;
    for (int trial = 0; trial < 300; ++trial) {
        game.rows.clear();
        std::vector<Rational> rows;
        std::vector<Rational> seen;
        for (std::size_t count = random() % 7; count > 0; --count) {
            PayRow row;
            row.pays = Rational(static_cast<int>(random() % 6));
            game.rows.push_back(row);
            if (!row.pays.is_zero()) rows.push_back(row.pays);
        }
        for (std::size_t count = random() % 7; count > 0; --count) {
            seen.emplace_back(static_cast<int>(random() % 5) + 1);
        }
        const std::vector<DifferentPay> found = different_pays(game, seen);
        std::sort(rows.begin(), rows.end(), std::greater<>());
        std::sort(seen.begin(), seen.end(), std::greater<>());
        ASSERT_EQ(weight_and_distance(game, found), least_weight(rows, seen, 0, 0)) << trial;
        // What is found turns the pays of the rows into those of the machine.
        std::vector<Rational> turned;
        std::vector<Rational> paid;
        for (const PayRow& row : game.rows) paid.push_back(row.pays);
        for (const DifferentPay& each : found) {
            if (each.row) paid[*each.row] = each.seen.value_or(Rational());
            if (!each.row) turned.push_back(*each.seen);
        }
        for (const Rational& each : paid) {
            if (!each.is_zero()) turned.push_back(each);
        }
        std::sort(turned.begin(), turned.end(), std::greater<>());
        ASSERT_EQ(turned, seen) << trial;
    }
}

}  // namespace
}  // namespace holdfast::videopoker
