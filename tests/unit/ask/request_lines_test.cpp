#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/request_lines.h>

namespace holdfast::ask {
namespace {

using testing::ElementsAre;

std::vector<std::string> lines_of(const std::string& text, std::size_t piece) {
    RequestLines lines;
    std::vector<std::string> all;
    const auto take_all = [&] {
        while (auto line = lines.take()) all.push_back(*line);
    };
    for (std::size_t at = 0; at < text.size(); at += piece) {
        lines.add(std::string_view(text).substr(at, piece));
        take_all();
    }
    lines.end();
    take_all();
    return all;
}

TEST(RequestLines, HoweverTheyAreCut) {
    for (const std::size_t piece : {1U, 2U, 3U, 100U}) {
        EXPECT_THAT(lines_of("a\n\nbc\r\n  \n\td\ne", piece), ElementsAre("a", "bc\r", "\td", "e"));
        EXPECT_THAT(lines_of("a\n", piece), ElementsAre("a"));
        EXPECT_THAT(lines_of("\n\n", piece), ElementsAre());
    }
}

TEST(RequestLines, NothingIsSearchedTwice) {
    // If each byte had all before it searched again, this would take minutes.
    std::string text(900'000, 'x');
    EXPECT_THAT(lines_of(text + "\n", 1), ElementsAre(text));
    EXPECT_THAT(lines_of(std::string(900'000, '\n'), 900'000), ElementsAre());
}

TEST(RequestLines, KeepsOnlyEnoughOfALongLineToRefuseIt) {
    constexpr std::size_t most = longest_request;
    const std::string whole(most, 'x');
    for (const std::size_t piece : {std::size_t{10'000}, most, 4 * most}) {
        EXPECT_THAT(lines_of(whole + "\na\n", piece), ElementsAre(whole, "a"));
        const std::vector<std::string> lines = lines_of(whole + whole + "x\na\n" + whole + whole, piece);
        ASSERT_EQ(lines.size(), 3U);
        EXPECT_EQ(lines[0].size(), most + 1);
        EXPECT_EQ(lines[1], "a");
        EXPECT_EQ(lines[2].size(), most + 1);
    }
}

}  // namespace
}  // namespace holdfast::ask
