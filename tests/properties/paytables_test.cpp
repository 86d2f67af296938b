// What must hold for every paytable, on a few that stay the same from run to run; any_games_test.cpp tries
// new ones, a hundred for each property.
#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include <gtest/gtest.h>
#include <tests/support/any_game.h>
#include <tests/support/renamed_cards.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::videopoker {
namespace {

/// How many games a property is tried on, and the least number of exchanges of suits that they allow: games
/// with more are faster.
struct Scope {
    u32 games;
    std::size_t least_group;
};

constexpr Scope quick{4, 6};
constexpr Scope thorough{16, 1};

Rational return_of(const GameTables& tables, const std::vector<Rational>& pays) {
    return analyze_game(tables.with_pays(pays)).expected_return;
}

/// What a property chooses beside the game; the same on every machine.
class Random {
  public:
    explicit Random(u64 seed) : numbers_(seed) {}
    /// A number from 0 to limit - 1.
    u32 below(u64 limit) { return static_cast<u32>(numbers_.next() % limit); }
    template <class Items>
    void shuffle(Items& items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    rc::Random numbers_;
};

/// Runs the body on a game with many ties, then on others; the seed of each stands in the trace of a failure.
template <class Body>
void for_some_games(const Scope& scope, u64 seed, const Body& body) {
    Random first_random(seed);
    body(catalog_game("deuces-wild-full-pay"), first_random);
    for (u32 games = 0; games < scope.games; ++seed) {
        Random random(seed);
        const Game game = test::any_game()(rc::Random(seed), 100).value();
        if (symmetry_of(game).permutations().size() < scope.least_group) continue;
        SCOPED_TRACE("seed " + std::to_string(seed));
        body(game, random);
        ++games;
    }
}

void expect_same(const GameAnalysis& a, const GameAnalysis& b) {
    EXPECT_EQ(a.expected_return, b.expected_return);
    EXPECT_EQ(a.variance, b.variance);
    EXPECT_EQ(a.covariance, b.covariance);
    EXPECT_EQ(a.hit_frequency, b.hit_frequency);
    EXPECT_EQ(a.tied_deals, b.tied_deals);
    ASSERT_EQ(a.rows.size(), b.rows.size());
    for (std::size_t row = 0; row < a.rows.size(); ++row) {
        EXPECT_EQ(a.rows[row].combinations, b.rows[row].combinations);
        EXPECT_EQ(a.rows[row].fewest, b.rows[row].fewest);
        EXPECT_EQ(a.rows[row].most, b.rows[row].most);
    }
}

void one_thread_and_eight_agree(const Scope& scope) {
    for_some_games(scope, 400, [](const Game& game, Random&) {
        const GameTables tables(game);
        expect_same(analyze_game(tables), analyze_game(tables, TieRule::lowest_variance, Work{8}));
    });
}

void renaming_the_suits_of_all_rules_changes_nothing(const Scope& scope) {
    for_some_games(scope, 500, [](const Game& game, Random& random) {
        std::array<u8, suit_count> image{0, 1, 2, 3};
        random.shuffle(image);
        Game renamed = game;
        renamed.wild = test::renamed(game.wild, image);
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            if (game.rows[row].suits == all_suits) continue;
            renamed.rows[row].suits = 0;
            for (std::size_t suit = 0; suit < suit_count; ++suit) {
                if (((u32{game.rows[row].suits} >> suit) & 1U) != 0) {
                    renamed.rows[row].suits =
                        static_cast<SuitSet>(renamed.rows[row].suits | 1U << image[suit]);
                }
            }
        }
        expect_same(analyze_game(game), analyze_game(renamed));
    });
}

void swapping_two_rows_swaps_their_counts_unless_they_are_equal(const Scope& scope) {
    // Rows are paid by pay, then by hand, then by place: if no two rows have the same pay and hand, place
    // does not matter.
    for_some_games(scope, 600, [](Game game, Random& random) {
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            game.rows[row].pays += Rational(static_cast<u64>(row), u64{1009});
        }
        Game shuffled = game;
        std::vector<std::size_t> place(game.rows.size());
        std::iota(place.begin(), place.end(), std::size_t{0});
        random.shuffle(place);
        for (std::size_t row = 0; row < place.size(); ++row) shuffled.rows[place[row]] = game.rows[row];
        // Least variance first, and then equal counts: the order of rows can only show in such ties.
        const GameAnalysis a = analyze_game(game);
        const GameAnalysis b = analyze_game(shuffled);
        EXPECT_EQ(a.expected_return, b.expected_return);
        EXPECT_EQ(a.variance, b.variance);
        for (std::size_t row = 0; row < place.size(); ++row) {
            EXPECT_EQ(a.rows[row].fewest, b.rows[place[row]].fewest);
            EXPECT_EQ(a.rows[row].most, b.rows[place[row]].most);
        }
    });
}

TEST(PaytablePropertiesTest, CountsAddUpAndGiveTheReturn) {
    for_some_games(quick, 100, [](const Game& game, Random&) {
        const GameAnalysis analysis = analyze_game(game);
        u64 sum = 0;
        Rational pay;
        for (std::size_t row = 0; row < game.rows.size(); ++row) {
            const RowCount& count = analysis.rows[row];
            sum += count.combinations;
            pay += Rational(count.combinations) * game.rows[row].pays;
            EXPECT_LE(count.fewest, count.combinations);
            EXPECT_LE(count.combinations, count.most);
        }
        EXPECT_EQ(sum, analysis.combinations);
        EXPECT_EQ(pay / Rational(analysis.combinations), analysis.expected_return);
        EXPECT_FALSE(analysis.variance.is_negative());
        EXPECT_LE(analysis.covariance, analysis.variance);
    });
}

TEST(PaytablePropertiesTest, RaisingAPayNeverLowersTheReturnAndTheReturnIsConvex) {
    for_some_games(quick, 200, [](const Game& game, Random& random) {
        const GameTables tables(game);
        const std::size_t row = random.below(game.rows.size());
        const Rational step(1 + random.below(7));
        std::vector<Rational> pays = pays_of(game);
        std::vector<Rational> returns;
        for (int i = 0; i < 3; ++i, pays[row] += step) returns.push_back(return_of(tables, pays));
        EXPECT_LE(returns[0], returns[1]);
        EXPECT_LE(returns[1], returns[2]);
        EXPECT_LE(returns[1] - returns[0], returns[2] - returns[1]);
    });
}

TEST(PaytablePropertiesTest, ASweepEqualsTheSingleAnalyses) {
    for_some_games(quick, 310, [](const Game& game, Random& random) {
        const GameTables tables(game);
        std::vector<Pays> paytables;
        for (int i = 0; i < 18; ++i) {
            Pays& pays = paytables.emplace_back(pays_of(game));
            for (Rational& pay : pays) {
                if (random.below(3) == 0) pay += Rational(random.below(5), 1 + random.below(3));
            }
        }
        const std::vector<Rational> swept = analyze_returns(tables, paytables);
        EXPECT_EQ(swept, analyze_returns(tables, paytables, Work{8}));
        for (std::size_t i = 0; i < paytables.size(); i += 5) {
            EXPECT_EQ(swept[i], return_of(tables, paytables[i]));
        }
    });
}

TEST(PaytablePropertiesTest, OneThreadAndEightAgree) {
    one_thread_and_eight_agree(quick);
}
TEST(PaytablePropertiesTest, RenamingTheSuitsOfAllRulesChangesNothing) {
    renaming_the_suits_of_all_rules_changes_nothing(quick);
}
TEST(PaytablePropertiesTest, SwappingTwoRowsSwapsTheirCountsUnlessTheyAreEqual) {
    swapping_two_rows_swaps_their_counts_unless_they_are_equal(quick);
}
TEST(PaytablePropertiesTest, TieRulesDoAsTheySay) {
    for_some_games(quick, 700, [](const Game& game, Random&) {
        const GameTables tables(game);
        const GameAnalysis least = analyze_game(tables, TieRule::lowest_variance);
        const GameAnalysis most = analyze_game(tables, TieRule::highest_variance);
        for (const TieRule rule : {TieRule::most_held, TieRule::fewest_held}) {
            const GameAnalysis held = analyze_game(tables, rule);
            EXPECT_EQ(held.expected_return, least.expected_return);
            EXPECT_LE(least.variance, held.variance);
            EXPECT_LE(held.variance, most.variance);
            EXPECT_EQ(held.tied_deals, least.tied_deals);
        }
    });
}

TEST(PaytablePropertiesSlow, OneThreadAndEightAgree) {
    one_thread_and_eight_agree(thorough);
}
TEST(PaytablePropertiesSlow, RenamingTheSuitsOfAllRulesChangesNothing) {
    renaming_the_suits_of_all_rules_changes_nothing(thorough);
}
TEST(PaytablePropertiesSlow, SwappingTwoRowsSwapsTheirCountsUnlessTheyAreEqual) {
    swapping_two_rows_swaps_their_counts_unless_they_are_equal(thorough);
}

}  // namespace
}  // namespace holdfast::videopoker
