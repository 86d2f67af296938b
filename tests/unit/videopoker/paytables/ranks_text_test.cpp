// Sets of ranks, read and written as a paytable has them.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::videopoker {
namespace {

TEST(RanksTextTest, RanksRunUpOrFromTheAce) {
    EXPECT_EQ(parse_ranks("2-4"), RankSet(0x7));
    EXPECT_EQ(parse_ranks("J-A"), RankSet(0x1e00));
    EXPECT_EQ(parse_ranks("A-4"), RankSet(0x1007));
    EXPECT_EQ(parse_ranks("10-K"), RankSet(0xf00));
    EXPECT_EQ(parse_ranks("A-A"), RankSet::of(Rank::ace));
    EXPECT_EQ(parse_ranks("2-A"), RankSet::all());
    for (const char* text : {"K-2", "", "-", "2-", "1-3", "2-4-6", "AA"}) {
        EXPECT_THROW(parse_ranks(text), ParseError) << text;
    }
}

TEST(RanksTextTest, RanksAreWrittenAsTheyAreRead) {
    for (const char* text : {"A", "2-4", "J-A", "A-4", "8 A", "2 4-6 T", "2-A"}) {
        RankSet ranks;
        for (std::string rest = text; !rest.empty();) {
            const std::size_t blank = rest.find(' ');
            ranks = ranks | parse_ranks(rest.substr(0, blank));
            rest = blank == std::string::npos ? "" : rest.substr(blank + 1);
        }
        EXPECT_EQ(ranks_text(ranks), text);
    }
}

}  // namespace
}  // namespace holdfast::videopoker
