// Wrong files of `holdfast export`: status 2 where the path is of something else, 3 where our own file is
// damaged; nothing on standard output.
#include <SQLiteCpp/SQLiteCpp.h>
#include <apps/cli/database/seed_database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

TEST(BadExportTest, AFileOfSomethingElse) {
    const ScratchFolder folder;
    const std::string file = folder.write("notes.txt", "not ours\n");
    expect_refusal({"export", "five-card-scores", file}, "", "Holdfast did not write it",
                   "  " + file + "\n  ^" + std::string(file.size() - 1, '~') + "\n");
    EXPECT_EQ(testing_program::text_of_file(file), "not ours\n");
    expect_refusal({"export", "seven-card-best", "/dev/null"}, "", "is no file",
                   "  /dev/null\n  ^~~~~~~~~\n");
    expect_refusal({"export", "five-card-scores", ""}, "", "no such folder", "^\n");
}

TEST(BadExportTest, ADamagedFileOfOurs) {
    const ScratchFolder folder;
    const std::string file = folder.path("five.db");
    cli::write_table(cli::SeedTable::five_card_scores, file, 10);
    expect_refusal({"export", "seven-card-best", file}, "", "holds the table five_card_scores", "~\n");
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("DELETE FROM five_card_scores");
    const testing_program::Outcome outcome = testing_program::run({"export", "five-card-scores", file});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr("holdfast: " + file + ": the file is damaged"));
}

TEST(BadExportTest, ThreadsThatAreNoNumber) {
    const ScratchFolder folder;
    expect_refusal({"export", "five-card-scores", folder.path("five.db"), "--threads", "many"}, "",
                   "a number of threads is", "");
    EXPECT_FALSE(std::filesystem::exists(folder.path("five.db")));
}

}  // namespace
}  // namespace holdfast
