// Wrong queries about a range: status 2, one sentence, a caret, nothing on standard output.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_refused_range(const std::string& range, const std::string& words, const std::string& caret) {
    expect_refusal({"holdem", "range", range}, "", words, "  " + range + "\n  " + caret + "\n");
}

TEST(BadRangeTest, WhatIsNotARange) {
    expect_refused_range("AA,QQQ", "'Q' cannot follow", "     ^");
    expect_refused_range("77-AKs", "the two ends of '77-AKs'", "^~~~~~");
    expect_refused_range("AA:1.5", "a weight is 0 to 1", "   ^~~");
    expect_refused_range("AA,!AA", "nothing is left of the range", "   ^~~");
    expect_refused_range("22+AJs+", "'AJs+' cannot follow a starting hand; commas separate", "   ^~~~");
    expect_refused_range("22+@0.5", "write @0.5% or :0.5", "    ^~~");
    expect_refused_range("22(50)", "a half is written 0.5 or 50%", "   ^~");
    expect_refusal({"holdem", "range", "AA", "--board", "Axx rainbow"}, "",
                   "--board: here a board is 3, 4 or 5 cards, not a class of flops",
                   "  Axx rainbow\n  ^~~~~~~~~~~\n");
    expect_refused_range("random!AA", "a comma is missing before '!', as in random,!AA", "      ^");
    std::string list;
    for (int item = 0; item < 2652; ++item) list += "AA,";
    expect_refusal({"holdem", "range", list + "!KK"}, "", "a range has at most 2,652 items",
                   "AA,AA,!KK\n" + std::string(34, ' ') + "^~~\n");
    expect_refused_range("", "a part of the range is missing", "^");
}

TEST(BadRangeTest, WhatMayBeReadInTwoWays) {
    expect_refused_range("random !AA KK", "'KK' may be taken out, too, or added: write !AA,!KK or !AA,KK",
                         "           ^~");
    expect_refused_range("[50]AA[/50] 20%", "a comma is missing before '20%'", "            ^~~");
    expect_refused_range("1. 55%", "has a blank inside a number: write 1.55", "^~~~~");
    expect_refused_range("TT+ without AA", "hands are taken out with '!', as in TT+,!AA", "    ^~~~~~~");
    expect_refused_range("AA,KK,", "a part of the range is missing here; leave out the last ','", "      ^");
}

TEST(BadRangeTest, ARangeInPieces) {
    const testing_program::Outcome outcome = testing_program::run({"holdem", "range", "22+", "AJs+"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, testing::HasSubstr("'AJs+'; a range is one argument, with commas: 22+,AJs+\n"));
    const auto said = [](std::vector<std::string> words, const std::string& advice) {
        words.insert(words.begin(), {"holdem", "range"});
        EXPECT_THAT(testing_program::run(words).err, testing::HasSubstr("'; " + advice + "\n"));
    };
    said({"QQ+,", "AK"}, "a range is one argument, with commas: QQ+,AK");
    said({"QQ+", ",AK"}, "a range is one argument, with commas: QQ+,AK");
    said({"QQ+", ",", "AK", "--json"}, "a range is one argument, with commas: QQ+,AK");
    said({"QQ+", "AK", "JJ", "TT"}, "a range is one argument, with commas: QQ+,AK,JJ,TT");
    said({"any", "pair"}, "a range is one argument; write \"any pair\", in quotes");
    said({"suited", "connectors"}, "a range is one argument; write \"suited connectors\", in quotes");
    said({"AK", "off"}, "a range is one argument; write \"AK off\", in quotes");
    said({"hello", "world"}, "a range is one argument: write it in quotes");
    said({"any", "pair", "vs", "top", "5%"},
         "'equity' compares ranges: holdfast holdem equity \"any pair\" \"top 5%\"");
    said({"AKs", "vs"}, "'equity' compares ranges: holdfast holdem equity AKs QQ");
    said({"AKs", "vs", "QQ"}, "'equity' compares ranges: holdfast holdem equity AKs QQ");
    said({"AKs", "vs", "QQ", "v", "JJ"}, "'equity' compares ranges: holdfast holdem equity AKs QQ JJ");
    said({"top 5%", "against", "QQ"}, "'equity' compares ranges: holdfast holdem equity \"top 5%\" QQ");
    said({"AA", "on", "Kh7d2c"}, "a board is given as --board Kh7d2c");
    said({"AA", "on", "Kh", "7d", "2c"}, "a board is given as --board Kh7d2c");
    said({"AA", "Kh7d2c"}, "a board is given as --board Kh7d2c");
    said({"AA", "on", "any"}, "a board is given as --board, as in --board Kh7d2c");
    EXPECT_THAT(testing_program::run({"holdem", "range", "top", "15%"}).err,
                testing::HasSubstr("'15%'; a range is one argument; write \"top 15%\", in quotes\n"));
}

}  // namespace
}  // namespace holdfast
