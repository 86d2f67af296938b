// The square of all starting hands.
#include <string>
#include <vector>

#include <apps/terminal/holdem/hand_grid.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

/// 1.0, 2.0, ... percent from the aces on, up to 99.0 and from 1.0 again.
std::vector<HandGridCell> numbered_cells() {
    std::vector<HandGridCell> cells;
    for (int i = 0; i < 169; ++i) cells.push_back({Rational(i % 99 + 1, 100), Look::plain});
    return cells;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

TEST(HandGridTest, RanksStandAboveAndBeforeTheNumbers) {
    const auto lines = lines_of(hand_grid(numbered_cells(), {}));
    ASSERT_EQ(lines.size(), 15U);
    EXPECT_EQ(lines[0], "      A     K     Q     J     T     9     8     7     6     5     4     3     2");
    EXPECT_EQ(lines[1], "A   1.0   2.0   3.0   4.0   5.0   6.0   7.0   8.0   9.0  10.0  11.0  12.0  13.0");
    EXPECT_EQ(lines[2], "K  14.0  15.0  16.0  17.0  18.0  19.0  20.0  21.0  22.0  23.0  24.0  25.0  26.0");
    EXPECT_EQ(lines[13].substr(0, 13), "2  58.0  59.0");
    EXPECT_EQ(lines[14], "In percent: pairs on the diagonal, suited hands above it, offsuit hands below.");
}

TEST(HandGridTest, EveryLineFitsTheTerminal) {
    const struct {
        std::size_t width;
        std::size_t of_grid;
    } cases[] = {{0, 79}, {80, 79}, {79, 79}, {78, 66}, {66, 66}, {65, 40}, {40, 40}};
    for (const auto& [width, of_grid] : cases) {
        const auto lines = lines_of(hand_grid(numbered_cells(), {false, width}));
        for (std::size_t i = 0; i < 14; ++i) EXPECT_EQ(lines[i].size(), of_grid) << width << ": " << lines[i];
        for (const std::string& line : lines) {
            if (width > 0) {
                EXPECT_LE(line.size(), width);
            }
        }
    }
}

TEST(HandGridTest, NoDecimalsWhereThereIsNoRoom) {
    const auto lines = lines_of(hand_grid(numbered_cells(), {false, 60}));
    EXPECT_EQ(lines[0], "   A  K  Q  J  T  9  8  7  6  5  4  3  2");
    EXPECT_EQ(lines[1], "A  1  2  3  4  5  6  7  8  9 10 11 12 13");
    EXPECT_EQ(lines[14], "In percent: pairs on the diagonal, suited hands above it,");
    EXPECT_EQ(lines[15], "offsuit hands below.");
}

TEST(HandGridTest, AHundredPercentWidensTheColumns) {
    auto cells = numbered_cells();
    cells[0].share = Rational(1);
    EXPECT_EQ(lines_of(hand_grid(cells, {}))[1].substr(0, 15), "A  100.0    2.0");
}

TEST(HandGridTest, OnlyNumbersHaveTheirLook) {
    auto cells = numbered_cells();
    cells[1].look = Look::good;
    const auto lines = lines_of(hand_grid(cells, {true, 0}));
    EXPECT_EQ(lines[1].substr(0, 38), "\x1b[1mA\x1b[0m   1.0   \x1b[1;32m2.0\x1b[0m   3.0");
}

}  // namespace
}  // namespace holdfast::terminal
