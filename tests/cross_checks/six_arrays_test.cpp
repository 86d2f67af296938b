// The Wizard's six-array program, as its page tells it, against the library: every count of every row.
#include <gtest/gtest.h>
#include <tests/support/expect_equal.h>
#include <tests/support/raw_hand.h>
#include <tests/support/six_arrays.h>

#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::videopoker {
namespace {

class SixArraysSlow : public testing::TestWithParam<const char*> {};

TEST_P(SixArraysSlow, EqualTheLibrary) {
    const Game game = catalog_game(GetParam());
    test::RawPaytable paytable(game);
    const test::SixArrays arrays([&](CardSet five) { return paytable.paid_row(five); });
    const auto tables = test::read_suit_tables(HOLDFAST_SOURCE_FOLDER "/tests/golden/suit_patterns.txt");
    const auto oracle = test::play_with_six_arrays(arrays, tables, game, TieRule::lowest_variance);
    test::expect_equal(game, analyze_game(game), oracle);
}

INSTANTIATE_TEST_SUITE_P(Catalog, SixArraysSlow,
                         testing::Values("jacks-or-better-9-6", "double-double-bonus-9-6",
                                         "deuces-wild-full-pay"));

}  // namespace
}  // namespace holdfast::videopoker
