// Wrong files of `holdfast export`: status 2 if the path belongs to something else; nothing on standard output.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

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

TEST(BadExportTest, ThreadsThatAreNotANumber) {
    const ScratchFolder folder;
    expect_refusal({"export", "five-card-scores", folder.path("five.db"), "--threads", "many"}, "",
                   "the number of threads must be", "");
    EXPECT_FALSE(std::filesystem::exists(folder.path("five.db")));
}

}  // namespace
}  // namespace holdfast
