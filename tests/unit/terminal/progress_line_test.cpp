// How far a long computation is, in one line.
#include <apps/terminal/display.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(ProgressLineTest, ABarAndWhatIsDone) {
    EXPECT_EQ(progress_line({0, 60, 0, milliseconds(0)}, "games", 79),
              "[..............................] 0 of 60 games");
    EXPECT_EQ(progress_line({20, 60, 0, milliseconds(1500)}, "games", 79),
              "[##########....................] 20 of 60 games");
    EXPECT_EQ(progress_line({60, 60, 0, seconds(9)}, "games", 79),
              "[##############################] 60 of 60 games");
    EXPECT_EQ(progress_line({1'204'000, 3'009'000, 0, seconds(8)}, "hands", 100),
              "[############..................] 1,204,000 of 3,009,000 hands, about 12 s left");
}

TEST(ProgressLineTest, ShortensTheBarThenTheUnitThenTheRest) {
    const ProgressState state{30, 60, 0, seconds(50)};
    const std::string longest = progress_line(state, "games", 100);
    EXPECT_EQ(longest, "[###############...............] 30 of 60 games, about 50 s left");
    EXPECT_EQ(progress_line(state, "games", 64), longest);
    EXPECT_EQ(progress_line(state, "games", 63),
              "[##############...............] 30 of 60 games, about 50 s left");
    EXPECT_EQ(progress_line(state, "games", 44), "[#####.....] 30 of 60 games, about 50 s left");
    EXPECT_EQ(progress_line(state, "games", 43), "[#######........] 30 of 60, about 50 s left");
    EXPECT_EQ(progress_line(state, "games", 38), "[#####.....] 30 of 60, about 50 s left");
    EXPECT_EQ(progress_line(state, "games", 37), "30 of 60, about 50 s left");
    EXPECT_EQ(progress_line(state, "games", 24), "30 of 60");
    EXPECT_EQ(progress_line(state, "games", 7), "30 o...");
    EXPECT_EQ(progress_line(state, "games", 0), "");
}

TEST(ProgressLineTest, NeverWiderThanTheTerminal) {
    for (std::size_t width = 0; width < 120; ++width) {
        EXPECT_LE(progress_line({7, 133'784'560, 0, seconds(100)}, "rows", width).size(), width);
    }
}

TEST(ProgressLineTest, NothingWithoutATotal) {
    EXPECT_EQ(progress_line({0, 0, 0, seconds(9)}, "games", 79), "");
}

TEST(TimeLeftTest, AfterTwoSecondsOnly) {
    EXPECT_EQ(time_left({50, 100, 0, milliseconds(1999)}), "");
    EXPECT_EQ(time_left({50, 100, 0, milliseconds(2000)}), "about 2 s left");
    EXPECT_EQ(time_left({50, 100, 0, seconds(3 * 86'400 - 60)}), "about 71 h 59 min left");
    EXPECT_EQ(time_left({50, 100, 0, seconds(12 * 86'400 + 40'000)}), "about 12 days left");
}

TEST(TimeLeftTest, IsEmptyWithoutAnyProgress) {
    EXPECT_EQ(time_left({0, 100, 0, seconds(60)}), "");
    EXPECT_EQ(time_left({40, 100, 40, seconds(60)}), "");
    EXPECT_EQ(time_left({100, 100, 0, seconds(60)}), "");
}

TEST(TimeLeftTest, ResumedWorkIsJudgedByItsOwnPace) {
    EXPECT_EQ(time_left({60, 100, 40, seconds(10)}), "about 20 s left");
}

TEST(TimeLeftTest, InUnitsThatMatter) {
    EXPECT_EQ(time_left({1, 61, 0, seconds(2)}), "about 2 min 0 s left");
    EXPECT_EQ(time_left({1, 3751, 0, seconds(2)}), "about 2 h 5 min left");
    EXPECT_EQ(time_left({1, ~u64{0}, 0, seconds(3600)}), "about 11574 days left");
}

}  // namespace
}  // namespace holdfast::terminal
