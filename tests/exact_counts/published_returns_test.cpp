// Every published return table: returns to the last printed digit, variances, and counts to the last integer.
//
// If a deal has several best holds, a source may play another one than our tie rule does: then each count
// must lie within the row's fewest and most over all optimal plays, and the test prints the rows that differ.
#include <iostream>
#include <numeric>
#include <set>

#include <gtest/gtest.h>
#include <tests/support/printing.h>
#include <tests/support/published.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

using test::GoldenLine;

std::vector<GoldenLine> lines() {
    return test::published_lines(HOLDFAST_SOURCE_FOLDER, "return");
}

u64 whole_number(const std::string& text) {
    return static_cast<u64>(parse_rational(text).numerator().to_u128());
}

/// sum of count * value(row's pay) / sum of counts.
template <class Value>
Rational mean(const Game& game, const std::vector<u64>& counts, Value value) {
    Rational sum;
    u64 total = 0;
    for (std::size_t row = 0; row < counts.size(); ++row) {
        sum += Rational(u128{counts[row]}) * value(game.rows[row].pays);
        total += counts[row];
    }
    return sum / Rational(u128{total});
}

Rational mean_pay(const Game& game, const std::vector<u64>& counts) {
    return mean(game, counts, [](const Rational& pay) { return pay; });
}

Rational variance_of_pay(const Game& game, const std::vector<u64>& counts) {
    const Rational average = mean_pay(game, counts);
    return mean(game, counts, [](const Rational& pay) { return pay * pay; }) - average * average;
}

class PublishedReturn : public testing::TestWithParam<GoldenLine> {
  protected:
    PublishedReturn() {
        const GoldenLine& line = GetParam();
        Game solved = catalog_game(line.at(line.has("strategy_game") ? "strategy_game" : "game"));
        if (line.has("solve_with")) {
            const std::string& change = line.at("solve_with");
            const std::size_t equals = change.find('=');
            solved.rows[test::row_named(solved, change.substr(0, equals))].pays =
                parse_rational(std::string_view(change).substr(equals + 1));
        }
        game = catalog_game(line.at(line.has("priced_game") ? "priced_game" : "game"));
        analysis = analyze_game(solved);
        for (const RowCount& row : analysis.rows) counts.push_back(row.combinations);
    }

    u64 divisor() const { return GetParam().has("divided") ? whole_number(GetParam().at("divided")) : 1; }

    /// [row] the published counts, in full. Only for lines that give all rows.
    std::vector<u64> published_counts() const {
        std::vector<u64> published(game.rows.size());
        for (const auto& [name, count] : GetParam().list("counts")) {
            published[test::row_named(game, name)] = whole_number(count) * divisor();
        }
        return published;
    }

    void expect_count(const std::string& name, u64 published) const {
        const std::size_t row = test::row_named(game, name);
        if (!GetParam().has("ties")) {
            EXPECT_EQ(counts[row], published) << name;
            return;
        }
        EXPECT_GE(published, analysis.rows[row].fewest) << name;
        EXPECT_LE(published, analysis.rows[row].most) << name;
        if (published != counts[row]) {
            std::cout << "  ties: " << name << " is published as " << published << ", ours " << counts[row]
                      << ", all optimal plays " << analysis.rows[row].fewest << " to "
                      << analysis.rows[row].most << '\n';
        }
    }

    void check_return() const {
        const GoldenLine& line = GetParam();
        const Rational exact = mean_pay(game, counts);
        EXPECT_TRUE(test::agrees_as_stated(line, "return", exact)) << line.at("return") << ", ours " << exact;
        if (!line.has("solve_with")) {
            EXPECT_EQ(exact, analysis.expected_return);
        }
        if (line.has("return_printed")) {
            EXPECT_TRUE(test::agrees_rounded(line.at("return"), parse_rational(line.at("return_printed"))));
        }
    }

    void check_counts() const {
        const GoldenLine& line = GetParam();
        for (const auto& [name, count] : line.list("counts")) {
            expect_count(name, whole_number(count) * divisor());
        }
        if (!line.has("total")) return;
        EXPECT_EQ(line.list("counts").size(), game.rows.size());
        const std::vector<u64> published = published_counts();
        EXPECT_EQ(std::accumulate(published.begin(), published.end(), u64{0}), analysis.combinations);
        EXPECT_EQ(whole_number(line.at("total")) * divisor(), analysis.combinations);
        EXPECT_TRUE(test::agrees_as_stated(line, "return", mean_pay(game, published)));
    }

    void check_variance_and_deviation() const {
        const GoldenLine& line = GetParam();
        const bool other_play = line.has("ties") && line.has("counts");
        const Rational exact = variance_of_pay(game, other_play ? published_counts() : counts);
        if (line.has("variance")) {
            EXPECT_TRUE(test::agrees_rounded(line.at("variance"), exact))
                << line.at("variance") << ", ours " << exact;
        }
        if (line.has("stddev")) {
            EXPECT_TRUE(test::root_agrees_rounded(line.at("stddev"), exact))
                << line.at("stddev") << ", our square " << exact;
        }
        if (!line.has("solve_with")) {
            EXPECT_EQ(variance_of_pay(game, counts), analysis.variance);
        }
    }

    void check_one_in_so_many() const {
        for (const auto& [name, printed] : GetParam().list("one_in")) {
            const RowCount& row = analysis.rows[test::row_named(game, name)];
            const Rational value = parse_rational(printed);
            const Rational unit = test::last_unit(printed);
            EXPECT_LE(Rational(analysis.combinations, row.most), value + unit) << name;
            EXPECT_GE(Rational(analysis.combinations, row.fewest), value - unit) << name;
        }
    }

    Game game;  ///< with the pays that are paid
    GameAnalysis analysis;
    std::vector<u64> counts;
};

TEST_P(PublishedReturn, IsReproduced) {
    check_return();
    check_variance_and_deviation();
    if (GetParam().has("counts")) check_counts();
    if (GetParam().has("one_in")) check_one_in_so_many();
}

// A field that no check reads would be a published number that nobody compares.
TEST(PublishedReturns, HaveNoFieldThatIsNotChecked) {
    const std::set<std::string> checked{
        "game",   "return",  "digits",  "truncated",   "return_printed", "scale",  "counts",
        "total",  "divided", "ties",    "one_in",      "strategy_game",  "stddev", "variance",
        "source", "note",    "derived", "priced_game", "solve_with"};
    for (const GoldenLine& line : lines()) {
        for (const std::string& key : line.keys()) {
            EXPECT_EQ(checked.count(key), 1U) << line.number() << ": " << key;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Table, PublishedReturn, testing::ValuesIn(lines()),
                         [](const auto& each) { return test::test_name(each.param); });

}  // namespace
}  // namespace holdfast::videopoker
