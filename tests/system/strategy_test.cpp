// `holdfast videopoker strategy` as a user types it: the chart, and its sheet for the pocket.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;

TEST(StrategyCommandTest, WritesASheetAndStillAnswers) {
    const ScratchFolder folder;
    const std::string file = folder.path("deuces.html");
    const Outcome outcome = run({"vp", "strategy", "deuces-wild-full-pay", "--rows", "33", "--out", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_THAT(outcome.out, HasSubstr("no deuces\n"));
    EXPECT_THAT(outcome.out, HasSubstr("38038343389/37752330525"));
    const std::string sheet = testing_program::text_of_file(file);
    EXPECT_THAT(sheet, StartsWith("<!DOCTYPE html>\n"));
    EXPECT_THAT(sheet, HasSubstr("<h1>Full-pay Deuces Wild</h1>"));
}

TEST(StrategyCommandTest, AListHasALineForEachChart) {
    const Outcome outcome = run({"videopoker", "strategy", "deuces-wild-full-pay", "--rows", "5-8", "--csv"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, StartsWith("rows,rules,return,return_exact,cost,misplayed_deals\n5,0,"));
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 5);
}

}  // namespace
}  // namespace holdfast
