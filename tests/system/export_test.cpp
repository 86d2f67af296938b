// `holdfast export`: the whole five-card table, what is said of it, and an interrupt in its middle.
#include <csignal>
#include <filesystem>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::Outcome;
using testing_program::run;
using testing_program::ScratchFolder;

TEST(ExportSlow, AllHandsOfFive) {
    const ScratchFolder folder;
    const std::string file = folder.path("five.db");
    const Outcome outcome = run({"export", "five-card-scores", file});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "five-card-scores is complete: 2598960 rows\n");
    EXPECT_EQ(outcome.err, "");
    SQLite::Database database(file);
    SQLite::Statement row(database,
                          "SELECT count(*), count(DISTINCT score), sum(score = 7462) FROM five_card_scores");
    ASSERT_TRUE(row.executeStep());
    EXPECT_EQ(row.getColumn(0).getInt64(), 2'598'960);
    EXPECT_EQ(row.getColumn(1).getInt64(), 7462);
    EXPECT_EQ(row.getColumn(2).getInt64(), 4);
    EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok");
    const Outcome again = run({"export", "five-card-scores", file, "--json"});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, HasSubstr("exists already"));
}

TEST(ExportSlow, AnInterruptLeavesNothing) {
    const ScratchFolder folder;
    const std::string file = folder.path("seven.db");
    const std::string unfinished = file + ".holdfast-new";
    const pid_t child = fork();
    if (child == 0) testing_program::become(testing_program::path(), {"export", "seven-card-best", file});
    while (!std::filesystem::exists(unfinished) || std::filesystem::file_size(unfinished) < 10'000'000) {
        usleep(20'000);
    }
    kill(child, SIGINT);
    EXPECT_EQ(testing_program::exit_status(child), 1);
    EXPECT_FALSE(std::filesystem::exists(unfinished));
    EXPECT_FALSE(std::filesystem::exists(file));
}

}  // namespace
}  // namespace holdfast
