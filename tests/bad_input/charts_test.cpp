// Wrong charts at the command line: files that are not charts, unknown words, deals that no row covers.
#include <filesystem>

#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

using testing_program::ScratchFolder;

void expect_chart_refused(const std::string& text, const std::string& place, const std::string& words,
                          const std::string& shown = "") {
    const ScratchFolder folder;
    const std::string file = folder.write("mine.chart", text);
    expect_refusal({"videopoker", "evaluate", "jacks-or-better-9-6", file}, file + place, words, shown);
}

void expect_path_refused(const std::string& path, const std::string& words) {
    expect_refusal({"videopoker", "evaluate", "jacks-or-better-9-6", path}, "", words,
                   "  " + path + "\n  " + "^" + std::string(path.size() - 1, '~') + "\n");
}

TEST(BadChartTest, WordsAndRows) {
    expect_chart_refused("royal flush\nfour to a roial flush\n",
                         ":2:11: ", "unknown word 'roial'; did you mean 'royal'?",
                         "  four to a roial flush\n            ^~~~~\n");
    expect_chart_refused("", ":1:1: ", "the chart has no rows", nothing_to_show);
    expect_chart_refused("high pair\n", ":2:1: ", "no row covers ", nothing_to_show);
    expect_chart_refused("joker\n", ":1:1: ", "these deals have no wild cards");
}

TEST(BadChartTest, AllMistakesAreShown) {
    const ScratchFolder folder;
    const std::string file = folder.write("mine.chart", "roial flush\nflush\nsuitd QJ\n");
    const testing_program::Outcome outcome =
        testing_program::run({"videopoker", "evaluate", "jacks-or-better-9-6", file});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, testing::HasSubstr(file + ":1:1: unknown word 'roial'; did you mean 'royal'?"));
    EXPECT_THAT(outcome.err, testing::HasSubstr(file + ":3:1: unknown word 'suitd'; did you mean 'suited'?\n"
                                                       "  suitd QJ\n  ^~~~~\n"));
}

TEST(BadChartTest, WhatIsNoFile) {
    const ScratchFolder folder;
    expect_path_refused(folder.path("nowhere"), "does not exist");
    const std::string directory = folder.path("folder");
    std::filesystem::create_directory(directory);
    expect_path_refused(directory, "is a directory, not a chart file");
    expect_path_refused("/dev/null", "is a device, not a chart file");
    expect_path_refused(folder.write("large", std::string((1U << 20U) + 1, '#')),
                        "is larger than 1 MiB, too large for a chart");
}

TEST(BadChartTest, StandardInputIsAChartToo) {
    const testing_program::Outcome outcome =
        testing_program::run_shell("printf 'stright' | holdfast videopoker evaluate jacks-or-better-9-6 -");
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, testing::StartsWith("holdfast: standard input:1:1: unknown word 'stright'"));
}

TEST(BadChartTest, OfTwoChartsTheWrongOneIsNamed) {
    const std::string diff = " holdfast videopoker diff jacks-or-better-9-6 ";
    const testing_program::Outcome wrong =
        testing_program::run_shell("printf 'redraw' > good; printf 'stright' |" + diff + "good -; rm good");
    EXPECT_THAT(wrong.err, testing::StartsWith("holdfast: standard input:1:1: unknown word 'stright'"));
    const testing_program::Outcome twice = testing_program::run_shell("printf 'redraw' |" + diff + "- -");
    EXPECT_EQ(twice.status, 2);
    EXPECT_THAT(twice.err, testing::HasSubstr("standard input can be read only once"));
}

TEST(BadChartTest, AChartIsNotLeftOut) {
    const testing_program::Outcome outcome =
        testing_program::run({"videopoker", "evaluate", "jacks-or-better-9-6"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, testing::HasSubstr("CHART"));
}

}  // namespace
}  // namespace holdfast
