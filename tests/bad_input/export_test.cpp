// Wrong files of `holdfast export`: status 2 where the path is of something else, 3 where our own file is
// damaged; nothing on standard output.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

#include <holdfast/exports/royalflush_file.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

TEST(BadExportTest, AFileOfSomethingElse) {
    const ScratchFolder folder;
    const std::string file = folder.write("notes.txt", "not ours\n");
    expect_refusal({"export", "five-card-scores", file}, "", "was not written by Holdfast",
                   "  " + file + "\n  ^" + std::string(file.size() - 1, '~') + "\n");
    EXPECT_EQ(testing_program::text_of_file(file), "not ours\n");
    expect_refusal({"export", "seven-card-best", "/dev/null"}, "", "is not a file",
                   "  /dev/null\n  ^~~~~~~~~\n");
    expect_refusal({"export", "five-card-scores", ""}, "", "no such folder", "^\n");
}

TEST(BadExportTest, ADamagedFileOfOurs) {
    const ScratchFolder folder;
    const std::string file = folder.path("five.db");
    exports::write_royalflush_file(exports::RoyalflushTable::five_card_scores, file, 10);
    expect_refusal({"export", "seven-card-best", file}, "", "holds the table five_card_scores", "~\n");
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("DELETE FROM five_card_scores");
    const testing_program::Outcome outcome = testing_program::run({"export", "five-card-scores", file});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr("holdfast: " + file + ": the file is damaged"));
}

TEST(BadExportTest, AnUnfinishedFileOfAnOlderVersion) {
    const ScratchFolder folder;
    const std::string file = folder.path("seven.db");
    SQLite::Database database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA application_id = 1215261796");
    database.exec("PRAGMA user_version = 1");
    database.exec("CREATE TABLE seven_card_best (bitmap INTEGER PRIMARY KEY, best INTEGER NOT NULL)");
    const testing_program::Outcome outcome = testing_program::run({"export", "seven-card-best", file});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, "holdfast: " + file +
                               ": the file was written by an older version of Holdfast: delete it, or export "
                               "to another file\n");
}

TEST(BadExportTest, ThreadsThatAreNotANumber) {
    const ScratchFolder folder;
    expect_refusal({"export", "five-card-scores", folder.path("five.db"), "--threads", "many"}, "",
                   "the number of threads must be", "");
    EXPECT_FALSE(std::filesystem::exists(folder.path("five.db")));
}

}  // namespace
}  // namespace holdfast
