// The SQLite files of `holdfast export`: their rows, going on after a stop or a kill, and what is refused.
#include <csignal>
#include <fstream>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>
#include <apps/cli/database/seed_database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/sort_and_look.h>
#include <tests/system/program.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>

namespace holdfast::cli {
namespace {

using testing::HasSubstr;
using testing_program::ScratchFolder;

constexpr SeedTable fives = SeedTable::five_card_scores;
constexpr SeedTable sevens = SeedTable::seven_card_best;

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
        }
    }
    EXPECT_FALSE(row.executeStep());
    EXPECT_EQ(number_in(path, "SELECT value FROM holdfast WHERE name = 'written'"), static_cast<i64>(rows));
}

TEST(SeedDatabaseTest, RowsAreTheFirstHands) {
    const ScratchFolder folder;
    EXPECT_EQ(write_table(fives, folder.path("five.db"), 2000), 2000U);
    expect_rows(folder.path("five.db"), "five_card_scores", 5, 2000);
    EXPECT_EQ(write_table(sevens, folder.path("seven.db"), 3000), 3000U);
    expect_rows(folder.path("seven.db"), "seven_card_best", 7, 3000);
    EXPECT_EQ(number_in(folder.path("seven.db"), "SELECT value FROM holdfast WHERE name = 'rows'"),
              133'784'560);
    EXPECT_EQ(number_in(folder.path("seven.db"), "SELECT value FROM holdfast WHERE name = 'version'"), 1);
}

TEST(SeedDatabaseTest, ASecondRunGoesOn) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    write_table(fives, path, 10);
    EXPECT_EQ(write_table(fives, path, 700), 700U);
    expect_rows(path, "five_card_scores", 5, 700);
    EXPECT_EQ(write_table(fives, path, 5), 700U) << "what is there stays";
    expect_rows(path, "five_card_scores", 5, 700);
}

TEST(SeedDatabaseTest, AStoppedRunKeepsWhatItWrote) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    StopFlag stop;
    Work work;
    work.stop = &stop;
    u64 told = 0;
    work.progress = [&](u64 done, u64 total) {
        told = done;
        EXPECT_EQ(total, 600'000U);
        stop.request_stop();
    };
    EXPECT_THROW(write_table(fives, path, 600'000, work), Stopped);
    EXPECT_EQ(told, 250'000U);
    EXPECT_EQ(number_in(path, "SELECT count(*) FROM five_card_scores"), 250'000);
    EXPECT_EQ(write_table(fives, path, 250'100), 250'100U);
    expect_rows(path, "five_card_scores", 5, 250'100);
}

TEST(SeedDatabaseSlow, AKilledRunIsGoneOnWith) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    const pid_t child = fork();
    if (child == 0) {
        signal(SIGALRM, SIG_DFL);
        ualarm(400'000, 0);  // in the middle of a transaction, most likely
        write_table(fives, path, row_count(fives));
        _exit(0);
    }
    EXPECT_EQ(testing_program::exit_status(child), -SIGALRM);
    EXPECT_EQ(write_table(fives, path, row_count(fives)), 2'598'960U);
    expect_rows(path, "five_card_scores", 5, 2'598'960);
}

std::string refusal(SeedTable table, const std::string& path) {
    try {
        write_table(table, path, 100);
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, path);
        return error.what();
    }
    return "nothing";
}

TEST(SeedDatabaseTest, WhatIsSomethingElseIsRefusedAndLeftAlone) {
    const ScratchFolder folder;
    const std::string text = folder.write("notes.txt", "not ours\n");
    EXPECT_THAT(refusal(fives, text), HasSubstr("Holdfast did not write it"));
    EXPECT_EQ(testing_program::text_of_file(text), "not ours\n");

    const std::string other = folder.path("other.db");
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (x)");
    const std::string before = testing_program::text_of_file(other);
    EXPECT_THAT(refusal(fives, other), HasSubstr("Holdfast did not write it"));
    EXPECT_EQ(testing_program::text_of_file(other), before);

    EXPECT_THAT(refusal(fives, folder.path(".")), HasSubstr("is no file"));
    EXPECT_THAT(refusal(fives, folder.path("no/five.db")), HasSubstr("no such folder"));
    EXPECT_THAT(refusal(fives, ""), HasSubstr("no such folder"));

    const std::string five = folder.path("five.db");
    write_table(fives, five, 10);
    EXPECT_THAT(refusal(sevens, five), HasSubstr("holds the table five_card_scores"));
}

TEST(SeedDatabaseTest, AnEmptyFileIsAsGoodAsNone) {
    const ScratchFolder folder;
    EXPECT_EQ(write_table(fives, folder.write("five.db", ""), 10), 10U);
}

class DamagedSeedDatabaseTest : public testing::Test {
  protected:
    DamagedSeedDatabaseTest() { write_table(fives, path_, 1000); }

    void expect_damaged(const std::string& words) {
        try {
            write_table(fives, path_, 2000);
            ADD_FAILURE() << "nothing was thrown";
        } catch (const DataError& error) {
            EXPECT_EQ(error.file, path_);
            EXPECT_THAT(error.what(), HasSubstr(words));
        }
    }

    ScratchFolder folder_;
    std::string path_ = folder_.path("five.db");
};

TEST_F(DamagedSeedDatabaseTest, AnotherVersion) {
    execute(path_, "PRAGMA user_version = 2");
    expect_damaged("another version");
}

TEST_F(DamagedSeedDatabaseTest, ARowTooFew) {
    execute(path_, "DELETE FROM five_card_scores WHERE bitmap = (SELECT max(bitmap) FROM five_card_scores)");
    expect_damaged("its last row");
}

TEST_F(DamagedSeedDatabaseTest, ARowThatIsNoHand) {
    execute(path_, "INSERT INTO five_card_scores VALUES (9223372036854775807, 1)");
    expect_damaged("its last row");
}

TEST_F(DamagedSeedDatabaseTest, NoRows) {
    execute(path_, "DELETE FROM five_card_scores");
    expect_damaged("another number of rows");
}

TEST_F(DamagedSeedDatabaseTest, NoTable) {
    execute(path_, "DROP TABLE five_card_scores");
    expect_damaged("no such table");
}

TEST_F(DamagedSeedDatabaseTest, NoWordOfWhatItIs) {
    execute(path_, "DELETE FROM holdfast");
    expect_damaged("");
}

TEST_F(DamagedSeedDatabaseTest, OverwrittenInTheMiddle) {
    std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(100);
    file << std::string(20'000, '\xAA');
    file.close();
    expect_damaged("");
}

}  // namespace
}  // namespace holdfast::cli
