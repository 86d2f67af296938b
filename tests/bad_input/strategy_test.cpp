// Wrong requests for strategy charts: numbers of rows and bands, and files that are there already.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

using testing_program::ScratchFolder;

void expect_refused_strategy(std::vector<std::string> arguments, const std::string& words,
                             const std::string& shown) {
    arguments.insert(arguments.begin(), {"videopoker", "strategy"});
    expect_refusal(arguments, "", words, shown);
}

TEST(BadStrategyTest, NumbersOfRowsAndBands) {
    const std::string jacks = "jacks-or-better-9-6";
    expect_refused_strategy({jacks, "--rows", "0"}, "--rows: the number of rows must be from 1 to 200, not 0",
                            "  0\n  ^\n");
    expect_refused_strategy({jacks, "--rows", "8-x"}, "--rows: expected a number of rows from 1 to 200",
                            "  8-x\n    ^\n");
    expect_refused_strategy({jacks, "--rows", "9-8"}, "runs backwards", "  9-8\n  ^~~\n");
    expect_refused_strategy({jacks, "--rows", "201"}, "201", "  201\n  ^~~\n");
    expect_refused_strategy({jacks, "--bands", "0"}, "0", "  0\n  ^\n");
    expect_refused_strategy({jacks, "--bands", "x"}, "--bands: bands must be a whole number from 1 to 200",
                            "  x\n  ^\n");
    expect_refused_strategy({jacks, "--rows", "8", "--bands", "8"}, "rows or of bands, not both",
                            "  8\n  ^\n");
}

TEST(BadStrategyTest, FewerRowsThanNumbersOfWildCards) {
    expect_refused_strategy({"deuces-wild-full-pay", "--rows", "4-9"}, "needs at least 5 rows",
                            "  4-9\n  ^~~\n");
    expect_refused_strategy({"deuces-wild-full-pay", "--bands", "4"}, "needs at least 5 bands", "  4\n  ^\n");
}

TEST(BadStrategyTest, AFileThatIsThereAlreadyStays) {
    const ScratchFolder folder;
    const std::string file = folder.write("chart.html", "mine");
    expect_refused_strategy({"jacks-or-better-9-6", "--out", file}, "exists already", "");
    expect_refused_strategy({"jacks-or-better-9-6", "--out", folder.path("nowhere/chart.html")},
                            "no such folder", "");
}

TEST(BadStrategyTest, AFileThatIsNoCard) {
    const ScratchFolder folder;
    for (const char* name : {"chart", "chart.pdf", "chart.txt.gz", "txt"}) {
        const std::string file = folder.path(name);
        expect_refused_strategy({"jacks-or-better-9-6", "--out", file},
                                "--out writes to a file that ends in .html, .svg or .txt, not ", "");
        EXPECT_FALSE(std::filesystem::exists(file));
    }
}

TEST(BadStrategyTest, GamesThatAreNone) {
    expect_refused_strategy({"jacks-or-beter-9-6"}, "jacks-or-better-9-6",
                            "  jacks-or-beter-9-6\n  ^~~~~~~~~~~~~~~~~~\n");
}

}  // namespace
}  // namespace holdfast
