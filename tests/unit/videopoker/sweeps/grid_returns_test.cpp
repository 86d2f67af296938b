// Products of pays: their order, their boxes, and returns that equal those of single games.
#include <algorithm>
#include <stdexcept>

#include <gtest/gtest.h>
#include <tests/support/odd_games.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/grid_gains.h>
#include <holdfast/videopoker/sweeps/grid_returns.h>

namespace holdfast::videopoker {
namespace {

/// Pays from `from` to `to`, `parts` of them for a bet.
std::vector<Rational> pays_from_to(int from, int to, int parts = 1) {
    std::vector<Rational> pays;
    for (int pay = from * parts; pay <= to * parts; ++pay) pays.emplace_back(pay, parts);
    return pays;
}

PayBox whole_box(const PayGrid& grid) {
    return grid.box_from(0, grid.size());
}

/// Every `step`-th return of a grid against that of the game itself.
void expect_like_single_games(const GameTables& tables, const PayGrid& grid, u64 step) {
    const std::vector<Rational> returns = grid_returns(tables, grid, whole_box(grid));
    ASSERT_EQ(returns.size(), grid.size());
    for (u64 index = 0; index < grid.size(); index += step) {
        const Pays pays = grid.pays_at(index, pays_of(tables.game()));
        ASSERT_EQ(returns[index], analyze_game(tables.with_pays(pays)).expected_return) << index;
    }
}

TEST(PayGrid, LastAxisRunsFastest) {
    const PayGrid grid({{3, pays_from_to(8, 9)}, {4, pays_from_to(5, 7)}});
    EXPECT_EQ(grid.size(), 6U);
    const Pays pays = grid.pays_at(4, Pays(6, Rational(1)));
    EXPECT_EQ(pays[3], Rational(9));
    EXPECT_EQ(pays[4], Rational(6));
    EXPECT_EQ(pays[5], Rational(1));
    for (u64 index = 0; index < grid.size(); ++index) EXPECT_EQ(grid.index_of(grid.places_of(index)), index);
}

TEST(PayGrid, BoxesFollowOneAnother) {
    const PayGrid grid({{0, pays_from_to(1, 3)}, {1, pays_from_to(1, 4)}, {2, pays_from_to(1, 5)}});
    for (const u64 most : {1U, 2U, 3U, 5U, 7U, 10U, 20U, 39U, 60U, 100U}) {
        u64 index = 0;
        while (index < grid.size()) {
            const PayBox box = grid.box_from(index, most);
            ASSERT_GE(size_of(box), 1U);
            ASSERT_LE(size_of(box), most);
            const std::vector<std::size_t> first = grid.places_of(index);
            const std::vector<std::size_t> last = grid.places_of(index + size_of(box) - 1);
            for (std::size_t axis = 0; axis < box.size(); ++axis) {
                EXPECT_EQ(box[axis].begin, first[axis]);
                EXPECT_EQ(box[axis].end, last[axis] + 1);
            }
            index += size_of(box);
        }
        EXPECT_EQ(index, grid.size());
    }
    EXPECT_EQ(size_of(grid.box_from(0, 100)), 60U);
    EXPECT_EQ(size_of(grid.box_from(20, 39)), 20U);
    EXPECT_EQ(size_of(grid.box_from(20, 40)), 40U);
}

TEST(PayGrid, RefusesWhatIsNoProduct) {
    EXPECT_THROW(PayGrid(std::vector<PayAxis>{PayAxis{0, {}}}), std::invalid_argument);
    EXPECT_THROW(PayGrid({{0, pays_from_to(1, 2)}, {0, pays_from_to(3, 4)}}), std::invalid_argument);
    std::vector<PayAxis> axes;
    for (std::size_t row = 0; row < 9; ++row) axes.push_back({row, pays_from_to(1, 200)});
    EXPECT_THROW(PayGrid{axes}, OverflowError);
    EXPECT_EQ(PayGrid(std::vector<PayAxis>()).size(), 1U);
}

// 8,960 paytables that a designer would look at, more than one tile and with several holds in play for many
// deals.
TEST(GridReturns, OfJacksOrBetter) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const PayGrid grid({{0, {Rational(250), Rational(800), Rational(976), Rational(4000)}},
                        {2, pays_from_to(20, 80)},
                        {3, pays_from_to(6, 12)},
                        {4, pays_from_to(5, 8)},
                        {8, {Rational(u64{1}, u64{2}), Rational(1)}}});
    expect_like_single_games(tables, grid, 397);
}

TEST(GridReturns, PaysInAnyOrder) {
    const GameTables tables(catalog_game("double-double-bonus-9-6"));
    const PayGrid grid({{9, {Rational(2), Rational(1)}},
                        {5, {Rational(9), Rational(6), Rational(u64{22}, u64{3}), Rational(0)}},
                        {1, {Rational(50), Rational(400), Rational(160), Rational(2000), Rational(0)}},
                        {6, {Rational(5), Rational(7), Rational(6)}}});
    expect_like_single_games(tables, grid, 7);
}

// With wild cards many hands satisfy many rows: while the pays run, rows overtake one another.
TEST(GridReturns, RowsThatOvertakeOneAnother) {
    const GameTables tables(catalog_game("deuces-wild-full-pay"));
    const PayGrid grid({{5, pays_from_to(1, 8)}, {6, pays_from_to(1, 8)}, {7, pays_from_to(1, 6)}});
    expect_like_single_games(tables, grid, 11);
}

TEST(GridReturns, OfOddGames) {
    const GameTables jokers(test::odd_game("kicker-and-jokers"));
    expect_like_single_games(jokers, PayGrid({{1, pays_from_to(22, 29)}, {6, pays_from_to(3, 10)}}), 21);
    const GameTables consolation(test::odd_game("consolation"));
    expect_like_single_games(consolation, PayGrid({{9, pays_from_to(0, 3, 4)}, {4, pays_from_to(0, 9)}}), 41);
}

// Pays too fine or too large for the lanes of vectors.
TEST(GridReturnsSlow, OfHugeAndFinePays) {
    const GameTables huge(test::odd_game("huge-pays"));
    expect_like_single_games(huge, PayGrid({{3, pays_from_to(5, 11)}, {4, pays_from_to(5, 11)}}), 13);
    const GameTables fine(test::odd_game("fractions"));
    expect_like_single_games(fine, PayGrid({{3, pays_from_to(5, 6, 13)}, {4, pays_from_to(2, 3, 3)}}), 13);
}

// A straight in ten-thousandths of the bet; best play changes at 1003/247. Few paytables are solved.
TEST(GridReturns, OfPaysTooFineForLanesAlongOneAxis) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    PayAxis straights{5, {}};
    for (int pay = 40'570; pay < 40'634; ++pay) straights.pays.emplace_back(pay, 10'000);
    const PayGrid grid({straights});
    EXPECT_EQ(good_box_size(tables, grid), 512U);
    expect_like_single_games(tables, grid, 7);
    std::vector<u64> told;
    const auto tell = [&](u64 done, u64 total) {
        told.push_back(done);
        EXPECT_EQ(total, 64U);
    };
    grid_returns(tables, grid, whole_box(grid), {2, tell});
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_EQ(told.back(), 64U);
    EXPECT_LT(told.size(), 20U);
}

// Three pays below the change at the ends and in the middle of the list, all others above it.
TEST(GridReturns, OfFinePaysInAnyOrder) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    PayAxis straights{5, {}};
    for (int place = 0; place <= 48; ++place) {
        straights.pays.emplace_back(place % 24 == 0 ? 40'570 + place / 24 : 40'650 + place, 10'000);
    }
    expect_like_single_games(tables, PayGrid({straights}), 47);
}

TEST(GridReturns, OfOnePaytable) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    expect_like_single_games(tables, PayGrid(std::vector<PayAxis>()), 1);
    expect_like_single_games(tables, PayGrid({{3, {Rational(8)}}, {4, {Rational(5)}}}), 1);
}

TEST(GridReturns, PartsMakeTheWhole) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const PayGrid grid({{2, pays_from_to(20, 29)}, {3, pays_from_to(6, 10)}, {4, pays_from_to(5, 8)}});
    const std::vector<Rational> whole = grid_returns(tables, grid, whole_box(grid), {1, {}, nullptr});
    EXPECT_EQ(grid_returns(tables, grid, whole_box(grid), {4, {}, nullptr}), whole);
    std::vector<Rational> parts;
    for (u64 index = 0; index < grid.size();) {
        const PayBox box = grid.box_from(index, 77);
        for (const Rational& each : grid_returns(tables, grid, box)) parts.push_back(each);
        index += size_of(box);
    }
    EXPECT_EQ(parts, whole);
}

TEST(GridReturns, StopsAndRefuses) {
    const GameTables tables(catalog_game("jacks-or-better-9-6"));
    const PayGrid grid({{2, pays_from_to(20, 29)}, {3, pays_from_to(1, 10)}});
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(grid_returns(tables, grid, whole_box(grid), {1, {}, &stop}), Stopped);
    const PayGrid negative({{2, pays_from_to(-50, 29)}});
    EXPECT_THROW(grid_returns(tables, negative, whole_box(negative)), std::invalid_argument);
    const PayGrid other_row({{10, pays_from_to(1, 2)}});
    EXPECT_THROW(grid_returns(tables, other_row, whole_box(other_row)), std::invalid_argument);
    const PayGrid too_large({{2, {Rational(u64{1'000'000'000'001})}}});
    EXPECT_THROW(grid_returns(tables, too_large, whole_box(too_large)), OverflowError);
}

TEST(GridReturns, VectorsAddWhatTheScalarTwinAdds) {
    constexpr std::size_t size = 37;
    std::vector<std::vector<i64>> values(3, std::vector<i64>(size));
    u64 random = 7;
    for (std::vector<i64>& each : values) {
        for (i64& value : each) {
            random = random * 6364136223846793005U + 1442695040888963407U;
            value = static_cast<i64>(random) >> 6;
        }
    }
    detail::TileFunctions functions{{values[0].data(), values[1].data(), values[2].data()},
                                    {-(i64{1} << 50), i64{1} << 40, -12345}};
    for (std::size_t length = 0; length <= size; ++length) {
        std::vector<i64> sums(size, 1000);
        std::vector<i64> expected(size, 1000);
        detail::add_gains(functions, length, sums.data());
        detail::add_gains_scalar(functions, length, expected.data());
        EXPECT_EQ(sums, expected);
    }
}

}  // namespace
}  // namespace holdfast::videopoker
