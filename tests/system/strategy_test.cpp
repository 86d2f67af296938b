// `holdfast videopoker strategy` as a user types it: the chart, and the card to carry.
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
    EXPECT_EQ(outcome.err, "holdfast: wrote " + file + ": a strategy card of 33 rows\n");
    EXPECT_THAT(outcome.out, HasSubstr("no deuces\n"));
    EXPECT_THAT(outcome.out, HasSubstr("38038343389/37752330525"));
    const std::string sheet = testing_program::text_of_file(file);
    EXPECT_THAT(sheet, StartsWith("<!DOCTYPE html>\n"));
    EXPECT_THAT(sheet, HasSubstr("<h1>Full-pay Deuces Wild</h1>"));
}

TEST(StrategyCommandTest, TheEndingOfTheFileDecidesTheForm) {
    const ScratchFolder folder;
    const std::string chart = folder.write("mine.chart", "pair\ndiscard all\n");
    for (const auto& [name, beginning] :
         {std::pair{"card.txt", "9/6 Jacks or Better\n\nPays: "}, std::pair{"card.svg", "<svg "},
          std::pair{"CARD.HTML", "<!DOCTYPE html>\n"}}) {
        const std::string file = folder.path(name);
        const Outcome outcome = run({"vp", "evaluate", "jacks-or-better-9-6", chart, "--out", file});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_THAT(outcome.out, HasSubstr("discard all"));
        const std::string card = testing_program::text_of_file(file);
        EXPECT_THAT(card, StartsWith(beginning));
        EXPECT_THAT(card, HasSubstr("discard all"));
        // Once is enough.
        EXPECT_EQ(run({"vp", "evaluate", "jacks-or-better-9-6", chart, "--out", file}).status, 2);
        EXPECT_EQ(testing_program::text_of_file(file), card);
    }
}

TEST(StrategyCommandTest, AListHasALineForEachChart) {
    const Outcome outcome = run({"videopoker", "strategy", "deuces-wild-full-pay", "--rows", "5-8", "--csv"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out,
                StartsWith("rows,rules,return,return_exact,cost,bets_an_hour_lost,misplayed_deals\n5,0,"));
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 5);
}

// The returns of what is printed, pasted and evaluated, and of a chart that comes through a named pipe.
TEST(StrategyCommandTest, ItsChartIsReadFromPipes) {
    const ScratchFolder folder;
    const std::string strategy = "holdfast videopoker strategy jacks-or-better-9-6";
    const std::string evaluate = "holdfast videopoker evaluate jacks-or-better-9-6 ";
    const std::string pipe = folder.path("pipe");
    const Outcome standard_input = testing_program::run_shell(strategy + " | " + evaluate + "-");
    const Outcome named = testing_program::run_shell("mkfifo " + pipe + " && { " + strategy + " > " + pipe +
                                                     " & } && " + evaluate + pipe);
    for (const Outcome& outcome : {standard_input, named}) {
        EXPECT_EQ(outcome.status, 0);
        EXPECT_EQ(outcome.err, "");
        EXPECT_THAT(outcome.out, HasSubstr("Return              99.5429188%\n"));
        EXPECT_THAT(outcome.out, HasSubstr("Misplayed deals     5,496 of 2,598,960\n"));
    }
}

}  // namespace
}  // namespace holdfast
