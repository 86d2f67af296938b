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
    expect_no_sweep({"--pay", "flush=1..2000", "--pay", "straight=1..1000"}, "has 2,000,000 paytables",
                    "  straight=1..1000\n  ^~~~~~~~~~~~~~~~\n");
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
    expect_no_meter({"--hand", "royal"}, "did you mean 'royal flush'?", "  royal\n  ^~~~~\n");
    expect_no_meter({"--hand", "flush", "--from", "9", "--to", "7"}, "the range is empty", "  7\n  ^\n");
    expect_no_meter({"--hand", "flush", "--from", "low"}, "'low' is not a pay", "  low\n  ^~~\n");
    expect_no_meter({"--hand", "nothing"}, "its range must be given", "");
}

}  // namespace
}  // namespace holdfast
