// Wrong bankrolls, shares, goals and files: status 2, one sentence with its place, no standard output.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_refused_bankroll(std::vector<std::string> arguments, const std::string& words,
                             const std::string& shown = "") {
    arguments.insert(arguments.begin(), {"videopoker", "bankroll", "jacks-or-better-9-6"});
    expect_refusal(arguments, "", words, shown);
}

TEST(BadBankrollTest, SharesOutsideTheirBounds) {
    expect_refused_bankroll({"--risk", "0"}, "risk must be from 0.000000001 to 0.999999999, not '0'",
                            "  0\n  ^\n");
    expect_refused_bankroll({"--risk", "100%"}, "risk must be from 0.0000001% to 99.9999999%",
                            "  100%\n  ^~~~\n");
    expect_refused_bankroll({"--risk", "-5%"}, "risk must be from");
    expect_refused_bankroll({"--risk", "1.5"}, "risk must be from");
    expect_refused_bankroll({"--cash-back", "150%"}, "cash back must be from 0% to 100%, not '150%'");
    expect_refused_bankroll({"--tips", "-1%"}, "tips must be from 0% to 100%");
}

TEST(BadBankrollTest, SharesThatLackTheirPercentSign) {
    expect_refused_bankroll({"--risk", "5"}, "to 0.999999999, not '5'; did you mean '5%'?", "  5\n  ^\n");
    expect_refused_bankroll({"--hands", "10", "--quantiles", "5,50"}, "not '5'; did you mean '5%'?");
}

TEST(BadBankrollTest, WhatIsNotAShare) {
    for (const std::string text : {"", "%", "x", "5%%", "5 %x", "1/0", "0,25%", "٣%"}) {
        expect_refused_bankroll(
            {"--cash-back", text},
            "cash back must be a share such as 0.25%, 0.0025 or 1/400, not '" + text + "'");
    }
    expect_refused_bankroll({"--cash-back", "0.000000001"},
                            "--cash-back: give this with at most eight decimals");
    expect_refused_bankroll({"--tips", "1/100000001"}, "a denominator up to 100000000");
}

// Cash back is a fraction of a percent, so 0.5 stands for 0.5% more likely than for half of every bet.
TEST(BadBankrollTest, RatesThatLackTheirPercentSign) {
    expect_refused_bankroll(
        {"--cash-back", "0.5"},
        "cash back of 0.5 would be 50% of each bet: write 0.5% or 0.005, or 50% if you mean that",
        "  0.5\n  ^~~\n");
    expect_refused_bankroll({"--cash-back", "0.25"},
                            "cash back of 0.25 would be 25% of each bet: write 0.25% or 0.0025");
    expect_refused_bankroll({"--cash-back", "1"}, "write 1% or 0.01, or 100% if you mean that");
    expect_refused_bankroll({"--cash-back", "1.5"}, "write 1.5% or 0.015");
    expect_refused_bankroll({"--tips", "0.1"}, "tips of 0.1 would be 10% of each bet: write 0.1% or 0.001");
    expect_refused_bankroll({"--tips", "0.0500001"}, "5.00001% of each bet: write 0.0500001% or 0.000500001");
}

// At 5% the sign is still optional.
TEST(BadBankrollTest, RatesOfOneTwentieth) {
    for (const std::string text : {"5%", "0.05", ".05", "1/20"}) {
        const testing_program::Outcome outcome =
            testing_program::run({"vp", "bankroll", "jacks-or-better-9-6", "--cash-back", text});
        EXPECT_EQ(outcome.status, 0) << text << "\n" << outcome.err;
    }
    expect_refused_bankroll({"--cash-back", "0.0500001"},
                            "cash back of 0.0500001 would be 5.00001% of each bet");
}

// With the price of a bet an amount needs its unit.
TEST(BadBankrollTest, AmountsWithoutAUnit) {
    for (const char* const option : {"--bankroll", "--goal"}) {
        expect_refused_bankroll({"--bet", "1.25", option, "1000"},
                                std::string(option) + ": 1000 is bets or dollars: write 1000 bets or 1000$",
                                "  1000\n  ^~~~\n");
        expect_refused_bankroll({"--denomination", "0.25", "--coins", "5", option, "2100.50"},
                                "2100.50 is bets or dollars: write 2100.50 bets or 2100.50$",
                                "  2100.50\n  ^~~~~~~\n");
    }
}

TEST(BadBankrollTest, Bankrolls) {
    expect_refused_bankroll({"--bankroll", "10,000"}, "not '10,000'; leave out the comma: 10000",
                            "  10,000\n  ^~~~~~\n");
    expect_refused_bankroll({"--hands", "1,000"}, "leave out the comma: 1000", "  1,000\n  ^~~~~\n");
    expect_refused_bankroll({"--bankroll", "0"}, "bankroll must be from 1 to 1000000000 bets, not '0'",
                            "  0\n  ^\n");
    expect_refused_bankroll({"--bankroll", "-10"}, "bankroll must be from 1");
    expect_refused_bankroll({"--bankroll", "0.5"}, "bankroll must be from 1");
    expect_refused_bankroll({"--bankroll", "many"}, "bankroll must be a number");
    expect_refused_bankroll({"--bankroll", "2000000000"}, "bankroll must be from 1");
    expect_refused_bankroll({"--bankroll", "4", "--lines", "5"},
                            "this bankroll does not cover one bet on each of 5 lines", "  4\n  ^\n");
}

TEST(BadBankrollTest, HandsAndLines) {
    expect_refused_bankroll({"--hands", "0"}, "hands must be from 1 to 1000000, not '0'");
    expect_refused_bankroll({"--hands", "1000001"}, "hands must be from 1 to 1000000");
    expect_refused_bankroll({"--hands", "1.5"}, "hands must be a whole number from 1 to 1000000");
    expect_refused_bankroll({"--lines", "0"}, "lines must be from 1 to 1000, not '0'");
    expect_refused_bankroll({"--lines", "1001"}, "lines must be from 1 to 1000");
    expect_refused_bankroll({"--lines", "11", "--hands", "100"},
                            "results after a number of hands are computed for up to 10 lines, not 11",
                            "  100\n  ^~~\n");
    expect_refused_bankroll({"--lines", "12", "--bankroll", "50", "--goal", "100"},
                            "the chance of reaching a goal is computed for up to 10 lines, not 12");
}

TEST(BadBankrollTest, Goals) {
    expect_refused_bankroll({"--goal", "100"}, "a goal needs a bankroll to start from");
    expect_refused_bankroll({"--goal", "0", "--bankroll", "10"}, "goal must be from 1 to 1000000");
    expect_refused_bankroll({"--goal", "900000", "--bankroll", "10", "--lines", "2"},
                            "these lines and pays with these decimals it is at most ",
                            "  900000\n  ^~~~~~\n");
    // The error suggests a goal only if there is one above the bankroll.
    expect_refused_bankroll({"--goal", "100000", "--bankroll", "30000", "--lines", "10"},
                            "no goal is near enough");
    expect_refused_bankroll({"--goal", "900000", "--bankroll", "10", "--lines", "10"},
                            "this goal is too far from ruin to compute");
    expect_refused_bankroll({"--goal", "900$", "--bankroll", "10"}, "needs the price of a bet");
    expect_refused_bankroll({"--goal", "900000$", "--bankroll", "10 bets", "--bet", "0.25"},
                            "goal must be from 1 to 1000000 bets, not '900000$', which is 3600000.00 bets");
}

TEST(BadBankrollTest, Quantiles) {
    expect_refused_bankroll({"--quantiles", "50%"}, "give hands as well");
    expect_refused_bankroll({"--hands", "10", "--quantiles", "5%,150%"}, "quantiles must be from",
                            "  5%,150%\n     ^~~~\n");
    expect_refused_bankroll({"--hands", "10", "--quantiles", "5%,,50%"}, "quantiles must be a share",
                            "  5%,,50%\n     ^\n");
    expect_refused_bankroll({"--hands", "10", "--quantiles", "5%,"}, "quantiles must be a share");
    std::string many = "1%";
    for (int i = 0; i < 100; ++i) many += ",1%";
    expect_refused_bankroll({"--hands", "10", "--quantiles", many},
                            "there are 101 quantiles; at most 100 can be given");
}

TEST(BadBankrollTest, FilesThatCannotBeDrawnInto) {
    const testing_program::ScratchFolder folder;
    const std::string taken = folder.write("taken.svg", "mine");
    expect_refused_bankroll({"--hands", "10", "--out", taken}, "exists already");
    EXPECT_EQ(testing_program::text_of_file(taken), "mine");
    expect_refused_bankroll({"--hands", "10", "--out", folder.path("no/such.svg")},
                            "there is no such folder");
    expect_refused_bankroll({"--hands", "10", "--out", folder.path(std::string(300, 'a') + ".svg")},
                            "cannot be created: File name too long");
    for (const std::string name : {"", "ruin", "ruin.pdf", "ruin.html", ".svg", "ruin.svg.txt"}) {
        expect_refused_bankroll({"--hands", "10", "--out", name},
                                "--out writes to a file that ends in .svg, not '" + name + "'");
    }
    expect_refused_bankroll({"--out", folder.path("empty.svg")}, "this answer has nothing to draw");
    EXPECT_FALSE(std::filesystem::exists(folder.path("empty.svg")));
}

}  // namespace
}  // namespace holdfast
