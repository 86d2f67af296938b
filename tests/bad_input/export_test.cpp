// Wrong files of `holdfast export`: status 2 if the path belongs to something else, 3 if a file that we began
// is damaged; nothing on standard output.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

#include <holdfast/core/error.h>
#include <holdfast/exports/royalflush_file.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

TEST(BadExportTest, AFileOfSomethingElse) {
    const ScratchFolder folder;
    const std::string file = folder.write("mine.db", "not ours\n");
    expect_refusal({"export", "five-card-scores", file}, "", "exists already",
                   "  " + file + "\n  ^" + std::string(file.size() - 1, '~') + "\n");
    EXPECT_EQ(testing_program::text_of_file(file), "not ours\n");
    expect_refusal({"export", "seven-card-best", "five.csv"}, "", "a SQLite file, whose name ends in .db",
                   "  five.csv\n  ^~~~~~~~\n");
    expect_refusal({"export", "five-card-scores", ""}, "", "ends in .db", "^\n");
    expect_refusal({"export", "five-card-scores", folder.path("no/five.db")}, "", "no such folder", "~\n");
    expect_refusal({"export", "five-card-scores", folder.path(std::string(300, 'x') + ".db")}, "",
                   "cannot be written: File name too long", "~\n");
}

TEST(BadExportTest, ADamagedFileOfOurs) {
    const ScratchFolder folder;
    const std::string file = folder.path("five.db");
    const u64 all = row_count(exports::RoyalflushTable::five_card_scores);
    StopFlag stop;
    Work work;
    work.stop = &stop;
    work.progress = [&](u64, u64) { stop.request_stop(); };
    EXPECT_THROW(exports::write_royalflush_file(exports::RoyalflushTable::five_card_scores, file, all, work),
                 Stopped);
    expect_refusal({"export", "seven-card-best", file}, "", "belongs to another command", "~\n");
    SQLite::Database(file + ".part", SQLite::OPEN_READWRITE).exec("DELETE FROM five_card_scores");
    const testing_program::Outcome outcome = testing_program::run({"export", "five-card-scores", file});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, testing::StartsWith("holdfast: " + file + ".part: the file is damaged"));
    EXPECT_THAT(outcome.err, testing::EndsWith("\n"));
}

TEST(BadExportTest, ThreadsThatAreNotANumber) {
    const ScratchFolder folder;
    expect_refusal({"export", "five-card-scores", folder.path("five.db"), "--threads", "many"}, "",
                   "the number of threads must be", "");
    EXPECT_FALSE(std::filesystem::exists(folder.path("five.db")));
}

}  // namespace
}  // namespace holdfast
