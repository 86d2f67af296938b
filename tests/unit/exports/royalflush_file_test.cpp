// The tables of royalflush as SQLite files: their rows, resuming after a stop or a kill, and what is refused.
#include <csignal>
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
using testing_program::text_of_file;

constexpr RoyalflushTable fives = RoyalflushTable::five_card_scores;
constexpr RoyalflushTable sevens = RoyalflushTable::seven_card_best;

i64 number_in(const std::string& path, const std::string& query) {
    return SQLite::Database(path).execAndGet(query).getInt64();
}

/// The rows of a file are the first hands of `cards` cards, with none left out.
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
    EXPECT_EQ(number_in(path, "SELECT value FROM holdfast WHERE name = 'done'"), static_cast<i64>(rows));
}

/// Stops as soon as the file has `stop_at` rows.
void write_until(RoyalflushTable table, const std::string& path, u64 stop_at, u64 rows) {
    StopFlag stop;
    Work work;
    work.stop = &stop;
    work.progress = [&](u64 done, u64 total) {
        EXPECT_EQ(total, rows);
        if (done >= stop_at) stop.request_stop();
    };
    EXPECT_THROW(write_royalflush_file(table, path, rows, work), Stopped);
}

TEST(RoyalflushFileTest, RowsAreTheFirstHands) {
    const ScratchFolder folder;
    write_royalflush_file(fives, folder.path("five.db"), 2000);
    expect_rows(folder.path("five.db"), "five_card_scores", 5, 2000);
    write_royalflush_file(sevens, folder.path("seven.db"), 3000);
    expect_rows(folder.path("seven.db"), "seven_card_best", 7, 3000);
    EXPECT_EQ(number_in(folder.path("seven.db"), "SELECT value FROM holdfast WHERE name = 'version'"), 3);
}

TEST(RoyalflushFileTest, AStoppedRunIsResumedToTheSameBytes) {
    const ScratchFolder folder;
    write_royalflush_file(fives, folder.path("whole.db"), 50'100);
    const std::string path = folder.path("five.db");
    write_until(fives, path, 1, 50'100);
    EXPECT_EQ(number_in(path + ".part", "SELECT count(*) FROM five_card_scores"), 20'000);
    write_until(fives, path, 40'000, 50'100);
    EXPECT_FALSE(std::filesystem::exists(path));
    write_royalflush_file(fives, path, 50'100);
    expect_rows(path, "five_card_scores", 5, 50'100);
    EXPECT_TRUE(text_of_file(path) == text_of_file(folder.path("whole.db")));
}

TEST(RoyalflushFileTest, AStopAtTheLastRowComesTooLate) {
    const ScratchFolder folder;
    StopFlag stop;
    Work work;
    work.stop = &stop;
    work.progress = [&](u64 done, u64 total) {
        if (done == total) stop.request_stop();
    };
    write_royalflush_file(fives, folder.path("five.db"), 3000, work);
    expect_rows(folder.path("five.db"), "five_card_scores", 5, 3000);
}

TEST(RoyalflushFileTest, AStopEndsTheCheckToo) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    // All rows are there, and only the name is missing: nothing is left to be written.
    const auto appear = [&](u64, u64) { folder.write("five.db", "mine"); };
    EXPECT_THROW(write_royalflush_file(fives, path, 3000, {1, appear}), ParseError);
    std::filesystem::remove(path);
    StopFlag stop;
    stop.request_stop();
    EXPECT_THROW(write_royalflush_file(fives, path, 3000, {1, {}, &stop}), Stopped);
    EXPECT_FALSE(std::filesystem::exists(path));
    write_royalflush_file(fives, path, 3000);
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
    write_royalflush_file(fives, path, row_count(fives));
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
    EXPECT_THAT(refusal(fives, folder.write("mine.db", "not ours\n")), HasSubstr("exists already"));
    const std::string other = folder.path("other.db");
    SQLite::Database(other + ".part", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE t (x)");
    const std::string before = text_of_file(other + ".part");
    EXPECT_THAT(refusal(fives, other), HasSubstr("was not written by Holdfast"));
    EXPECT_EQ(text_of_file(other + ".part"), before);
    EXPECT_THAT(refusal(fives, folder.path("no/five.db")), HasSubstr("no such folder"));
    EXPECT_THAT(refusal(fives, ""), HasSubstr("no such folder"));
    write_until(fives, folder.path("five.db"), 1, 30'000);
    EXPECT_THAT(refusal(sevens, folder.path("five.db")), HasSubstr("belongs to another command"));
    EXPECT_THAT(refusal(fives, folder.path("five.db")),
                HasSubstr("belongs to another command"));  // of fewer rows
}

}  // namespace
}  // namespace holdfast::exports
