// Several lines from one deal; and a check of the list of published numbers: no line is dropped, and every
// skipped one gives a reason.
#include <algorithm>
#include <iostream>

#include <gtest/gtest.h>
#include <tests/support/printing.h>
#include <tests/support/published.h>

#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::videopoker {
namespace {

using test::GoldenLine;

std::vector<GoldenLine> lines(const std::string& kind) {
    return test::published_lines(HOLDFAST_SOURCE_FOLDER, kind);
}

// n lines drawn from one deal: the mean pay of a line has variance (v + (n - 1) c) / n, that of n lines n
// times as much.
TEST(PublishedLines, DeviationOfSeveralLinesFromOneDeal) {
    for (const GoldenLine& line : lines("nplay")) {
        const GameAnalysis analysis = analyze_game(catalog_game(line.at("game")));
        const std::vector<std::string_view> plays = test::split(line.at("plays"), ",");
        const std::vector<std::string_view> deviations = test::split(line.at("deviation"), ",");
        ASSERT_EQ(plays.size(), deviations.size());
        for (std::size_t i = 0; i < plays.size(); ++i) {
            const Rational exact =
                analysis.variance + (parse_rational(plays[i]) - Rational(1)) * analysis.covariance;
            EXPECT_TRUE(test::root_agrees_rounded(deviations[i], exact))
                << line.at("game") << ", " << plays[i] << " lines: " << deviations[i] << ", our square "
                << exact;
        }
    }
}

TEST(PublishedLines, Covariance) {
    for (const GoldenLine& line : lines("covariance")) {
        const GameAnalysis analysis = analyze_game(catalog_game(line.at("game")));
        EXPECT_TRUE(test::agrees_as_stated(line, "covariance", analysis.covariance)) << analysis.covariance;
    }
}

TEST(PublishedLines, EveryLineIsOfAKnownKind) {
    const auto all = test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/published_video_poker.txt");
    std::size_t known = 0;
    for (const char* kind : {"return", "hand", "nplay", "covariance", "skip"}) known += lines(kind).size();
    EXPECT_EQ(known, all.size());
}

// The collected reference has 86 returns: 54 are compared above, 32 are skipped. The returns after the last
// skipped one were added for games that it does not have.
TEST(PublishedLines, NoEntryOfTheReferenceIsDropped) {
    const std::vector<GoldenLine> skipped = lines("skip");
    const std::vector<GoldenLine> returns = lines("return");
    const auto used = std::count_if(returns.begin(), returns.end(), [&](const GoldenLine& line) {
        return line.number() < skipped.back().number();
    });
    EXPECT_EQ(skipped.size(), 32U);
    EXPECT_EQ(used, 54);
    EXPECT_EQ(lines("hand").size(), 17U);
    EXPECT_EQ(lines("nplay").size(), 6U);
}

TEST(PublishedLines, SkippedEntriesSayWhy) {
    for (const GoldenLine& line : lines("skip")) {
        EXPECT_FALSE(line.at("reason").empty());
        std::cout << "  skipped: " << line.at("game") << ", " << line.at("variant") << ", published "
                  << line.at("return") << ": " << line.at("reason") << '\n';
    }
}

TEST(PublishedLines, ExactFiguresInTheReasonsAreOurs) {
    std::size_t compared = 0;
    for (const GoldenLine& line : lines("skip")) {
        if (!line.has("our_game")) continue;
        const std::string& reason = line.at("reason");
        const std::size_t start = reason.find("exact ") + 6;
        ASSERT_NE(reason.find("exact "), std::string::npos) << line.text();
        const std::size_t end = reason.find_first_not_of("0123456789.", start);
        const GameAnalysis analysis = analyze_game(catalog_game(line.at("our_game")));
        EXPECT_TRUE(test::agrees_rounded(reason.substr(start, end - start), analysis.expected_return))
            << line.text();
        ++compared;
    }
    EXPECT_EQ(compared, 8U);
}

// Published figures that cannot be right and have no second source in the reference: our exact values, which
// the oracle of whole games (tests/cross_checks) finds as well.
TEST(PublishedLines, DoubtfulReturnsPinned) {
    const auto value_of = [](std::string_view id) {
        return analyze_game(catalog_game(id)).expected_return.text();
    };
    EXPECT_EQ(value_of("loose-deuces-12-10"), "127802008123/127777118700");
    EXPECT_EQ(value_of("joker-poker-kings-18-7-5-royal-940"), "2032935771887/2047405460100");
    EXPECT_EQ(value_of("joker-poker-two-pair-10-6-5"), "1319005637/1320055100");
    EXPECT_EQ(value_of("double-joker-full-pay"), "50239621370/50254497657");
    EXPECT_EQ(value_of("five-jokers"), "13460932596101/13602651262200");
}

}  // namespace
}  // namespace holdfast::videopoker
