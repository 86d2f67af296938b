// The tables of royalflush as SQLite files: their rows, resuming after a stop or a kill, and what is refused.
#include <csignal>
#include <fstream>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/sort_and_look.h>
#include <tests/system/scratch_folder.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/exports/royalflush_file.h>

namespace holdfast::exports {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

constexpr RoyalflushTable fives = RoyalflushTable::five_card_scores;
constexpr RoyalflushTable sevens = RoyalflushTable::seven_card_best;

i64 number_in(const std::string& path, const std::string& query) {
    return SQLite::Database(path).execAndGet(query).getInt64();
}

void execute(const std::string& path, const std::string& statement) {
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec(statement);
}

/// The rows of a file are the first hands of so many cards, none left out.
void expect_rows(const std::string& path, const std::string& table, int cards, u64 rows) {
    SQLite::Database database(path);
    SQLite::Statement row(database, "SELECT * FROM " + table + " ORDER BY bitmap");
    u64 mask = (u64{1} << static_cast<unsigned>(cards)) - 1;
    for (u64 number = 0; number < rows; ++number, mask = next_of_same_size(mask)) {
        ASSERT_TRUE(row.executeStep()) << number;
        const CardSet hand = cards_of_royalflush_bitmap(static_cast<u64>(row.getColumn(0).getInt64()));
        ASSERT_EQ(hand, CardSet::from_mask(mask)) << number;
        const i64 value = row.getColumn(1).getInt64();
        if (cards == 5) {
            ASSERT_EQ(value, number_of(HandRanker::instance()(hand))) << to_text(hand);
        } else if (number % 50 == 0) {
            const CardSet best = cards_of_royalflush_bitmap(static_cast<u64>(value));
            ASSERT_TRUE(best.size() == 5 && hand.contains(best)) << to_text(hand);
            ASSERT_EQ(test::sort_and_look(best), test::best_of_all_fives(hand)) << to_text(hand);
            ASSERT_EQ(row.getColumn(2).getInt64(), number_of(HandRanker::instance()(best))) << to_text(hand);
        }
    }
    EXPECT_FALSE(row.executeStep());
    EXPECT_EQ(number_in(path, "SELECT value FROM holdfast WHERE name = 'written'"), static_cast<i64>(rows));
}

TEST(RoyalflushFileTest, RowsAreTheFirstHands) {
    const ScratchFolder folder;
    EXPECT_EQ(write_royalflush_file(fives, folder.path("five.db"), 2000), 2000U);
    expect_rows(folder.path("five.db"), "five_card_scores", 5, 2000);
    EXPECT_EQ(write_royalflush_file(sevens, folder.path("seven.db"), 3000), 3000U);
    expect_rows(folder.path("seven.db"), "seven_card_best", 7, 3000);
    EXPECT_EQ(number_in(folder.path("seven.db"), "SELECT value FROM holdfast WHERE name = 'rows'"),
              133'784'560);
    EXPECT_EQ(number_in(folder.path("seven.db"), "SELECT value FROM holdfast WHERE name = 'version'"), 2);
}

TEST(RoyalflushFileTest, ASecondRunResumes) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    write_royalflush_file(fives, path, 10);
    EXPECT_EQ(write_royalflush_file(fives, path, 700), 700U);
    expect_rows(path, "five_card_scores", 5, 700);
    EXPECT_EQ(write_royalflush_file(fives, path, 5), 700U) << "what is there stays";
    expect_rows(path, "five_card_scores", 5, 700);
}

TEST(RoyalflushFileTest, ProgressCountsRowsCheckedAndRowsWritten) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    std::vector<u64> told;
    Work work;
    work.progress = [&](u64 done, u64 total) {
        told.push_back(done);
        EXPECT_EQ(total, 2500U);
    };
    write_royalflush_file(fives, path, 1500);
    write_royalflush_file(fives, path, 2500, work);
    EXPECT_EQ(told, (std::vector<u64>{1000, 2000, 2500}));
    told.clear();
    write_royalflush_file(fives, path, 1, work);
    EXPECT_EQ(told, (std::vector<u64>{1000, 2000, 2500})) << "what is there is checked";
}

TEST(RoyalflushFileTest, AStoppedRunKeepsWhatItWrote) {
    const ScratchFolder folder;
    const std::string path = folder.path("seven.db");
    for (const u64 stop_at : {3000U, 101'000U, 200'000U}) {  // in the middle of a transaction, and at its end
        StopFlag stop;
        Work work;
        work.stop = &stop;
        work.progress = [&](u64 done, u64) {
            if (done == stop_at) stop.request_stop();
        };
        EXPECT_THROW(write_royalflush_file(sevens, path, row_count(sevens), work), Stopped);
        EXPECT_EQ(number_in(path, "SELECT count(*) FROM seven_card_best"), static_cast<i64>(stop_at));
    }
    EXPECT_EQ(write_royalflush_file(sevens, path, 200'100), 200'100U);
    expect_rows(path, "seven_card_best", 7, 200'100);
}

TEST(RoyalflushFileTest, AStopAtTheLastRowComesTooLate) {
    const ScratchFolder folder;
    for (const char* run : {"writes", "checks"}) {
        StopFlag stop;
        Work work;
        work.stop = &stop;
        work.progress = [&](u64 done, u64 total) {
            if (done == total) stop.request_stop();
        };
        EXPECT_EQ(write_royalflush_file(fives, folder.path("five.db"), 3000, work), 3000U) << run;
    }
}

TEST(RoyalflushFileTest, AStopEndsTheCheckToo) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    write_royalflush_file(fives, path, 5000);
    StopFlag stop;
    stop.request_stop();
    Work work;
    work.stop = &stop;
    u64 told = 0;
    work.progress = [&](u64 done, u64) { told = done; };
    EXPECT_THROW(write_royalflush_file(fives, path, 5000, work), Stopped);
    EXPECT_EQ(told, 1000U);
    EXPECT_EQ(write_royalflush_file(fives, path, 5000), 5000U);
}

TEST(RoyalflushFileSlow, AKilledRunIsResumed) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    const pid_t child = fork();
    if (child == 0) {
        signal(SIGALRM, SIG_DFL);
        ualarm(400'000, 0);  // in the middle of a transaction, most likely
        write_royalflush_file(fives, path, row_count(fives));
        _exit(0);
    }
    EXPECT_EQ(testing_program::exit_status(child), -SIGALRM);
    EXPECT_EQ(write_royalflush_file(fives, path, row_count(fives)), 2'598'960U);
    expect_rows(path, "five_card_scores", 5, 2'598'960);
}

std::string refusal(RoyalflushTable table, const std::string& path) {
    try {
        write_royalflush_file(table, path, 100);
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, path);
        return error.what();
    }
    return "nothing";
}

TEST(RoyalflushFileTest, WhatIsSomethingElseIsRefusedAndLeftAlone) {
    const ScratchFolder folder;
    const std::string text = folder.write("notes.txt", "not ours\n");
    EXPECT_THAT(refusal(fives, text), HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(testing_program::text_of_file(text), "not ours\n");

    const std::string other = folder.path("other.db");
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (x)");
    const std::string before = testing_program::text_of_file(other);
    EXPECT_THAT(refusal(fives, other), HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(testing_program::text_of_file(other), before);

    EXPECT_THAT(refusal(fives, folder.path(".")), HasSubstr("is not a file"));
    EXPECT_THAT(refusal(fives, folder.path("no/five.db")), HasSubstr("no such folder"));
    EXPECT_THAT(refusal(fives, ""), HasSubstr("no such folder"));

    const std::string five = folder.path("five.db");
    write_royalflush_file(fives, five, 10);
    EXPECT_THAT(refusal(sevens, five), HasSubstr("holds the table five_card_scores"));
}

TEST(RoyalflushFileTest, AnEmptyFileIsAsGoodAsNone) {
    const ScratchFolder folder;
    EXPECT_EQ(write_royalflush_file(fives, folder.write("five.db", ""), 10), 10U);
}

class DamagedRoyalflushFileTest : public testing::Test {
  protected:
    DamagedRoyalflushFileTest() { write_royalflush_file(fives, path_, 1000); }

    void expect_damaged(const std::string& words, u64 rows = 2000) {
        try {
            write_royalflush_file(fives, path_, rows);
            ADD_FAILURE() << "nothing was thrown";
        } catch (const DataError& error) {
            EXPECT_EQ(error.file, path_);
            EXPECT_THAT(error.what(), HasSubstr(words));
        }
    }

    ScratchFolder folder_;
    std::string path_ = folder_.path("five.db");
};

TEST_F(DamagedRoyalflushFileTest, AnOlderOrNewerVersion) {
    execute(path_, "PRAGMA user_version = 1");
    expect_damaged("an older version of Holdfast");
    execute(path_, "PRAGMA user_version = 3");
    expect_damaged("a newer version of Holdfast");
}

TEST_F(DamagedRoyalflushFileTest, ARowTooFew) {
    execute(path_, "DELETE FROM five_card_scores WHERE bitmap = (SELECT max(bitmap) FROM five_card_scores)");
    expect_damaged("it should have 1000 rows, and has 999");
}

TEST_F(DamagedRoyalflushFileTest, AFinishedFileThatLostARow) {
    execute(path_,
            "DELETE FROM five_card_scores WHERE bitmap = (SELECT bitmap FROM five_card_scores LIMIT 1 OFFSET "
            "500)");
    expect_damaged("row 501 is missing or wrong", 1000);
}

TEST_F(DamagedRoyalflushFileTest, AWrongScore) {
    execute(path_,
            "UPDATE five_card_scores SET score = score + 1 WHERE bitmap = (SELECT max(bitmap) FROM "
            "five_card_scores)");
    expect_damaged("row 1000 is missing or wrong");
}

TEST_F(DamagedRoyalflushFileTest, ARowThatIsNotAHand) {
    execute(path_, "INSERT INTO five_card_scores VALUES (9223372036854775807, 1)");
    expect_damaged("more rows than it says");
}

TEST_F(DamagedRoyalflushFileTest, MoreRowsThanHands) {
    execute(path_, "UPDATE holdfast SET value = 2598961 WHERE name = 'written'");
    expect_damaged("more rows than there are hands");
    execute(path_, "UPDATE holdfast SET value = -1 WHERE name = 'written'");
    expect_damaged("more rows than there are hands");
}

TEST_F(DamagedRoyalflushFileTest, AWrongBestFive) {
    const std::string seven = folder_.path("seven.db");
    write_royalflush_file(sevens, seven, 10);
    execute(seven,
            "UPDATE seven_card_best SET best = best + 512 WHERE bitmap = (SELECT min(bitmap) FROM "
            "seven_card_best)");
    EXPECT_THROW(write_royalflush_file(sevens, seven, 20), DataError);
}

TEST_F(DamagedRoyalflushFileTest, NoRows) {
    execute(path_, "DELETE FROM five_card_scores");
    expect_damaged("it should have 1000 rows, and has 0");
}

TEST_F(DamagedRoyalflushFileTest, NoTable) {
    execute(path_, "DROP TABLE five_card_scores");
    expect_damaged("no such table");
}

TEST_F(DamagedRoyalflushFileTest, NoWordOfWhatItIs) {
    execute(path_, "DELETE FROM holdfast");
    expect_damaged("");
}

TEST_F(DamagedRoyalflushFileTest, OverwrittenInTheMiddle) {
    std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(100);
    file << std::string(20'000, '\xAA');
    file.close();
    expect_damaged("");
}

}  // namespace
}  // namespace holdfast::exports
