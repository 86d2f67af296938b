// Meters and sweeps that make no sense: refused with a caret under the text that is wrong.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_no_sweep(std::vector<std::string> options, const std::string& words, const std::string& shown) {
    options.insert(options.begin(), {"videopoker", "sweep", "jacks-or-better-9-6"});
    expect_refusal(options, "", words, shown);
}

void expect_no_meter(std::vector<std::string> options, const std::string& words, const std::string& shown) {
    options.insert(options.begin(), {"videopoker", "meter", "jacks-or-better-9-6"});
    expect_refusal(options, "", words, shown);
}

TEST(BadSweeps, Ranges) {
    expect_no_sweep({"--pay", "full hose=7..10"}, "did you mean 'full house'?",
                    "  full hose=7..10\n  ^~~~~~~~~\n");
    expect_no_sweep({"--pay", "full house=10..7"}, "'10..7' runs backwards",
                    "  full house=10..7\n             ^~~~~\n");
    expect_no_sweep({"--pay", "full house="}, "a pay is missing", "  full house=\n             ^\n");
    expect_no_sweep({"--pay", "flush=1..6 step 0.00001"}, "100,000 pays, not 500,001",
                    "  flush=1..6 step 0.00001\n        ^~~~~~~~~~~~~~~~~\n");
    expect_no_sweep({"--pay", "flush=1..2000", "--pay", "straight=1..1000"},
                    "these ranges make 2,000,000 paytables", "  straight=1..1000\n  ^~~~~~~~~~~~~~~~\n");
    expect_no_sweep({"--pay", "flush=5,-1"}, "'-1' is negative: what a row pays is 0 or more",
                    "  flush=5,-1\n          ^~\n");
}

// If the end were dropped silently, nobody would miss it in a table of a thousand lines.
TEST(BadSweeps, StepsThatMissTheEndOfTheirRange) {
    expect_no_sweep({"--pay", "flush=1..10 step 4"},
                    "steps of 4 from 1 do not reach 10: the pay before it is 9, the one after it 13",
                    "  flush=1..10 step 4\n        ^~~~~~~~~~~~\n");
    expect_no_sweep({"--pay", "flush=0.5..9"},
                    "steps of 1 from 0.5 do not reach 9: the pay before it is 8.5, the one after it 9.5", "");
    expect_no_sweep({"--pay", "flush=1/3..2 step 1/2"}, "the pay before it is 11/6, the one after it 7/3",
                    "");
    expect_no_sweep({"--pay", "flush=5..6 step 2"}, "the pay before it is 5, the one after it 7", "");
}

TEST(BadSweeps, FiltersAndColumns) {
    expect_no_sweep({"--pay", "flush=5", "--return", "98%"}, "'98%' is not a range", "  98%\n  ^~~\n");
    expect_no_sweep({"--pay", "flush=5", "--return", "98..99"}, "write 98%..99% or 0.98..0.99",
                    "  98..99\n  ^~~~~~\n");
    expect_no_sweep({"--pay", "flush=5", "--return", "..99"}, "--return: ", "  ..99\n  ^~~~\n");
    expect_no_sweep({"--pay", "flush=5", "--variance", "30..20"}, "runs backwards", "  30..20\n  ^~~~~~\n");
    expect_no_sweep({"--pay", "flush=5", "--columns", "variance,count"}, "did you mean 'counts'?",
                    "  variance,count\n           ^~~~~\n");
}

TEST(BadSweeps, Files) {
    expect_no_sweep({"--pay", "flush=5", "--out", "a.xlsx"}, "ends in .csv or .db", "  a.xlsx\n  ^~~~~~\n");
    const testing_program::ScratchFolder folder;
    const std::string mine = folder.write("mine.db", "mine");
    expect_no_sweep({"--pay", "flush=5", "--out", mine}, "exists already", "");
}

TEST(BadMeters, RowsAndRanges) {
    expect_no_meter({"--hand", "royal flsh"}, "did you mean 'royal flush'?", "  royal flsh\n  ^~~~~~~~~~\n");
    expect_no_meter({"--hand", "flush", "--from", "9", "--to", "7"}, "the range is empty", "  7\n  ^\n");
    expect_no_meter({"--hand", "flush", "--from", "low"}, "'low' is not a pay", "  low\n  ^~~\n");
    expect_no_meter({"--hand", "nothing"},
                    "--hand: 'nothing' pays 0, so its range must be given, such as from 0 to 1",
                    "  nothing\n  ^~~~~~~\n");
    // The error blames the end that is too fine or too large.
    const std::string words = "is too large or too fine a fraction: ";
    expect_no_meter({"--hand", "flush", "--from", "1/999999999989", "--to", "7"},
                    "--from: '1/999999999989' " + words, "  1/999999999989\n  ^~~~~~~~~~~~~~\n");
    expect_no_meter({"--hand", "flush", "--from", "5", "--to", "9000000000001"},
                    "--to: '9000000000001' " + words, "  9000000000001\n  ^~~~~~~~~~~~~\n");
    expect_no_meter({"--hand", "flush", "--from", "1/999999999989"}, "--from: ", "");
    expect_no_meter({"--hand", "flush", "--to", "9000000000001"}, "--to: ", "");
    expect_no_meter({"--hand", "flush", "--from", "-5"}, "'-5' is negative: what a row pays is 0 or more",
                    "");
}

}  // namespace
}  // namespace holdfast
