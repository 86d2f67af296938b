// The breakpoints of meters against hands dealt out card by card: at the pay of a breakpoint, the two holds
// of its example are worth the same, and none of the 32 is worth more; a little below and above one of them
// is better.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>
#include <tests/support/brute_force.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/sweeps/meter.h>

namespace holdfast::videopoker {
namespace {

/// [hold] what it is worth if the row pays `pay`, from all its draws.
std::vector<Rational> values_of(const test::HoldOutcomes& outcomes, const Game& game, std::size_t row,
                                const Rational& pay) {
    std::vector<Rational> values;
    for (const std::vector<u32>& counts : outcomes) {
        Rational value;
        for (std::size_t each = 0; each < counts.size(); ++each) {
            value += Rational(counts[each]) * (each == row ? pay : game.rows[each].pays);
        }
        values.push_back(value / Rational(std::accumulate(counts.begin(), counts.end(), u64{0})));
    }
    return values;
}

void expect_turn(const Game& game, const Meter& meter, std::size_t number) {
    const MeterPiece& piece = meter.pieces[number];
    ASSERT_TRUE(piece.example.has_value());
    const PlayChange& change = *piece.example;
    test::RawPaytable paytable(game);
    const test::HoldOutcomes outcomes = test::brute_force(paytable, {change.deal.begin(), change.deal.end()});
    const auto at = [&](const Rational& pay) { return values_of(outcomes, game, meter.row, pay); };
    const std::vector<Rational> here = at(piece.from);
    EXPECT_EQ(here[change.before.mask()], here[change.after.mask()]);
    EXPECT_EQ(*std::max_element(here.begin(), here.end()), here[change.before.mask()]);
    const std::vector<Rational> below = at((meter.pieces[number - 1].from + piece.from) / Rational(2));
    EXPECT_EQ(*std::max_element(below.begin(), below.end()), below[change.before.mask()]);
    EXPECT_GT(below[change.before.mask()], below[change.after.mask()]);
    const std::vector<Rational> above = at((piece.from + piece.to) / Rational(2));
    EXPECT_EQ(*std::max_element(above.begin(), above.end()), above[change.after.mask()]);
    EXPECT_GT(above[change.after.mask()], above[change.before.mask()]);
}

TEST(MeterExamplesSlow, DealtOutCardByCard) {
    const Game jacks = catalog_game("jacks-or-better-9-6");
    const Meter royal = meter_of_row(GameTables(jacks), 0, Rational(400), Rational(8000));
    for (const std::size_t number : {1U, 500U, 1064U}) expect_turn(jacks, royal, number);
    const Game joker = catalog_game("joker-poker-kings-full-pay");
    const Meter quads = meter_of_row(GameTables(joker), 4, Rational(18), Rational(22));
    for (std::size_t number = 1; number < quads.pieces.size(); number += quads.pieces.size() / 2) {
        expect_turn(joker, quads, number);
    }
}

}  // namespace
}  // namespace holdfast::videopoker
