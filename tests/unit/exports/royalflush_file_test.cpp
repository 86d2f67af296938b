// The tables of royalflush as SQLite files: their rows, beginning anew after a stop or a kill, and what is refused.
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

CardSet cards_of(i64 bitmap) {
    return CardSet::from_mask(static_cast<u64>(bitmap) >> lowest_royalflush_hash);
}

/// The rows of a file are the first hands of `cards` cards, with none left out.
void expect_rows(const std::string& path, const std::string& table, int cards, u64 rows) {
    SQLite::Database database(path);
    SQLite::Statement row(database, "SELECT * FROM " + table + " ORDER BY bitmap");
    u64 mask = (u64{1} << static_cast<unsigned>(cards)) - 1;
    for (u64 number = 0; number < rows; ++number, mask = next_of_same_size(mask)) {
        ASSERT_TRUE(row.executeStep()) << number;
        const CardSet hand = cards_of(row.getColumn(0).getInt64());
        ASSERT_EQ(hand, CardSet::from_mask(mask)) << number;
        const i64 value = row.getColumn(1).getInt64();
        if (cards == 5) {
            ASSERT_EQ(value, number_of(HandRanker::instance()(hand))) << to_text(hand);
        } else if (number % 50 == 0) {
            const CardSet best = cards_of(value);
            ASSERT_TRUE(best.size() == 5 && hand.contains(best)) << to_text(hand);
            ASSERT_EQ(test::sort_and_look(best), test::best_of_all_fives(hand)) << to_text(hand);
            ASSERT_EQ(row.getColumn(2).getInt64(), number_of(HandRanker::instance()(best))) << to_text(hand);
        }
    }
    EXPECT_FALSE(row.executeStep());
    EXPECT_EQ(number_in(path, "SELECT value FROM holdfast WHERE name = 'done'"), static_cast<i64>(rows));
}

TEST(RoyalflushFileTest, RowsAreTheFirstHands) {
    const ScratchFolder folder;
    write_royalflush_file(fives, folder.path("five.db"), 2000);
    expect_rows(folder.path("five.db"), "five_card_scores", 5, 2000);
    write_royalflush_file(sevens, folder.path("seven.db"), 3000);
    expect_rows(folder.path("seven.db"), "seven_card_best", 7, 3000);
    EXPECT_EQ(number_in(folder.path("seven.db"), "SELECT value FROM holdfast WHERE name = 'version'"), 4);
}

TEST(RoyalflushFileTest, AStoppedRunLeavesNothing) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    StopFlag stop;
    Work work;
    work.stop = &stop;
    work.progress = [&](u64 done, u64 total) {
        EXPECT_EQ(total, 50'100U);
        if (done >= 20'000) stop.request_stop();
    };
    EXPECT_THROW(write_royalflush_file(fives, path, 50'100, work), Stopped);
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_FALSE(std::filesystem::exists(path + ".holdfast-new"));
    write_royalflush_file(fives, path, 50'100);
    expect_rows(path, "five_card_scores", 5, 50'100);
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

TEST(RoyalflushFileSlow, AKilledRunIsBegunAnew) {
    const ScratchFolder folder;
    const std::string path = folder.path("five.db");
    const pid_t child = fork();
    if (child == 0) {
        signal(SIGALRM, SIG_DFL);
        ualarm(400'000, 0);  // in the middle of the rows, most likely
        write_royalflush_file(fives, path, row_count(fives));
        _exit(0);
    }
    EXPECT_EQ(testing_program::exit_status(child), -SIGALRM);
    EXPECT_TRUE(std::filesystem::exists(path + ".holdfast-new"));
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

TEST(RoyalflushFileTest, RefusesExistingFilesAndMissingFolders) {
    const ScratchFolder folder;
    EXPECT_THAT(refusal(fives, folder.write("mine.db", "not ours\n")), HasSubstr("exists already"));
    EXPECT_THAT(refusal(fives, folder.path("no/five.db")), HasSubstr("no such folder"));
    EXPECT_THAT(refusal(fives, ""), HasSubstr("no such folder"));
}

}  // namespace
}  // namespace holdfast::exports
