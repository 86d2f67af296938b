// Wrong questions about a range: status 2, one sentence, a caret, nothing on standard output.
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
    expect_refused_range("AA:1.5", "above 0 and at most 1", "   ^~~");
    expect_refused_range("AA,!AA", "nothing is left of the range", "   ^~~");
    std::string list;
    for (int item = 0; item < 2652; ++item) list += "AA,";
    expect_refusal({"holdem", "range", list + "!KK"}, "", "a range has at most 2,652 items",
                   "AA,AA,!KK\n" + std::string(34, ' ') + "^~~\n");
    expect_refused_range("", "a part of the range is missing", "^");
}

}  // namespace
}  // namespace holdfast
