// Wrong queries about equities: status 2, one sentence, a caret, nothing on standard output.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_refused_equity(std::vector<std::string> arguments, const std::string& words,
                           const std::string& text, const std::string& caret) {
    arguments.insert(arguments.begin(), {"holdem", "equity"});
    expect_refusal(arguments, "", words, "  " + text + "\n  " + caret + "\n");
}

TEST(BadEquityTest, NumbersOfPlayers) {
    expect_refused_equity({"AA"}, "takes 2 to 10 players, not 1", "AA", "  ^");
    expect_refused_equity({"AA", "KK", "QQ", "JJ", "TT", "99", "88", "77", "66", "55", "44"},
                          "takes 2 to 10 players, not 11", "AA KK QQ JJ TT 99 88 77 66 55 44",
                          "                              ^~");
}

TEST(BadEquityTest, PlayersThatAreWrittenInAnotherWay) {
    expect_refused_equity({"JJ,AKs"},
                          "not 1; commas separate the hands of one range, spaces or 'vs' separate players",
                          "JJ,AKs", "      ^");
    expect_refused_equity({"AA vs"}, "a part of the range is missing", "", "^");
    expect_refused_equity({"AA vs vs KK"}, "a part of the range is missing", "", "^");
    expect_refused_equity({"As", "Ks", "Qd", "Qh"}, "the cards of a player are one text: write AsKs QdQh",
                          "As Ks Qd Qh", "^~~~~~~~~~~");
    expect_refused_equity({"AhKh", "vs", "3"}, "'3' is not a hand; for 3 unknown opponents, write 3 random",
                          "3", "^");
    expect_refused_equity({"AhKh", "vs", "Hero: Qs Qd"}, "give only the cards, as in Kh 7d 2c", "Hero: Qs Qd",
                          "^");
    expect_refused_equity({"AA", "vs"}, "an equity calculation takes 2 to 10 players, not 1", "AA", "  ^");
}

TEST(BadEquityTest, WhatWouldTakeLongerThanALifetime) {
    const std::vector<std::string> ten(10, "random");
    std::vector<std::string> exact = ten;
    exact.emplace_back("--exact");
    expect_refused_equity(
        exact, "would take one processor more than 900 years; without 'exact' they are sampled",
        "random random random random random random random random random random", "^" + std::string(68, '~'));
    exact.erase(exact.begin(), exact.begin() + 5);
    expect_refused_equity(exact, "would take one processor about 74 years",
                          "random random random random random", "^" + std::string(33, '~'));
}

TEST(BadEquityTest, Typos) {
    expect_refused_equity({"AA", "AY"}, "'Y' is not a rank", "AY", " ^");
    expect_refused_equity({"AKs+,QQQ", "KK"}, "'Q' cannot follow", "AKs+,QQQ", "       ^");
    expect_refused_equity({"AA", "KK,"}, "a part of the range is missing", "KK,", "   ^");
    expect_refused_equity({"A5s-K2s", "KK"}, "the two ends of 'A5s-K2s'", "A5s-K2s", "^~~~~~~");
    expect_refused_equity({"77-AKs", "KK"}, "the two ends of '77-AKs'", "77-AKs", "^~~~~~");
    expect_refused_equity({"AA", ""}, "a part of the range is missing", "", "^");
    expect_refused_equity({"AhKy", "KK"}, "'Ky' is not a card", "AhKy", "  ^~");
    expect_refused_equity({"AhKh", "QsQd", "Kh7d2c"},
                          "hole cards are two cards, not 3; a board is given as --board", "Kh7d2c", "^~~~~~");
    expect_refused_equity({"AhKh", "QsQd", "Kh7d2c5s9c"},
                          "hole cards are two cards, not 5; a board is given as --board", "Kh7d2c5s9c",
                          "^~~~~~~~~~");
    expect_refused_equity({"AhKhQhJh", "QsQdTsTd"},
                          "and Holdfast does not cover Omaha (docs/reference/limits.md)", "AhKhQhJh",
                          "^~~~~~~~");
    expect_refused_equity({"AA:0.1234567", "KK"}, "to round them to six decimals, set --round-weights",
                          "AA:0.1234567", "   ^~~~~~~~~");
}

TEST(BadEquityTest, Weights) {
    expect_refused_equity({"AA:1.5", "KK"}, "a weight is 0 to 1", "AA:1.5", "   ^~~");
    expect_refused_equity({"AA:0", "KK"}, "every combo of the range has the weight 0", "AA:0", "^~~~");
    expect_refused_equity({"AA:-1/2", "KK"}, "a weight is 0 to 1", "AA:-1/2", "   ^~~~");
    expect_refused_equity({"AA,AhAs:0.5", "KK"}, "is already in the range", "AA,AhAs:0.5", "   ^~~~");
}

TEST(BadEquityTest, Boards) {
    expect_refused_equity({"AA", "KK", "--board", "2c"},
                          "a board has 3, 4 or 5 cards, or none before the flop; found 1", "2c", "^~");
    expect_refused_equity({"AA", "KK", "--board", "2c3c"}, "found 2", "2c3c", "^~~~");
    expect_refused_equity({"AA", "KK", "--board", "2c3c4c5c6c7c"}, "found 6", "2c3c4c5c6c7c", "^~~~~~~~~~~~");
    expect_refused_equity({"AA", "KK", "--board", "2c3c2c"}, "written twice", "2c3c2c", "    ^~");
    expect_refused_equity({"AA", "KK", "--board", "2c3cJk"}, "there are no jokers", "2c3cJk", "    ^~");
}

TEST(BadEquityTest, CardsInTwoPlaces) {
    expect_refused_equity({"AA", "KK", "--board", "2c3c4c", "--dead", "5c 3c"},
                          "the card 3c is already on the board", "5c 3c", "   ^~");
    expect_refused_equity({"AA", "KK", "--dead", "5c5c"}, "written twice", "5c5c", "  ^~");
    expect_refused_equity({"AhKh", "AhQd"},
                          "every combo of 'AhQd' is blocked by the hands of the players before", "AhQd",
                          "^~~~");
    expect_refused_equity({"QQ", "AhKh", "--board", "Ah2c3c"},
                          "every combo of 'AhKh' shares a card with the board", "AhKh", "^~~~");
    expect_refused_equity({"QQ", "AhKh", "--dead", "Kh"}, "or the dead cards", "AhKh", "^~~~");
}

TEST(BadEquityTest, RangesThatHoldNothing) {
    expect_refused_equity({"AA", "AA", "AA"},
                          "every combo of 'AA' is blocked by the hands of the players before", "AA", "^~");
    expect_refused_equity({"AA", "KK", "--board", "KhKsKd"}, "every combo of 'KK' shares a card", "KK", "^~");
    expect_refused_equity({"top 0.1%", "KK"}, "even the best starting hand", "top 0.1%", "    ^~~~");
}

TEST(BadEquityTest, MorePlayersThanCards) {
    std::string dead;
    for (const char rank : {'2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q'}) {
        for (const char suit : {'c', 'd', 'h', 's'}) dead += {rank, suit};
    }
    expect_refused_equity({"random", "random", "--dead", dead}, "too few are left for the board", dead,
                          std::string("^") + std::string(dead.size() - 1, '~'));
    expect_refused_equity({"random", "random", "random", "random", "random", "--dead", dead},
                          "every combo of 'random' is blocked by the hands of the players before", "random",
                          "^~~~~~");
}

TEST(BadEquityTest, Options) {
    expect_refused_equity({"AA", "KK", "--samples", "1"}, "samples must be from 2 to 10000000000, not '1'",
                          "1", "^");
    expect_refused_equity({"AA", "KK", "--samples", "1x6"}, "samples must be a whole number from 2 to", "1x6",
                          "^~~");
    expect_refused_equity({"AA", "KK", "--seed", "-1", "--samples", "9"},
                          "seed must be from 0 to 18446744073709551615, not '-1'", "-1", "^~");
    expect_refused_equity({"AA", "KK", "--target-error", "0"}, "target error must be from 0.00001 to 1", "0",
                          "^");
    expect_refused_equity({"AA", "KK", "--target-error", "2"}, "target error must be from 0.00001 to 1", "2",
                          "^");
    const std::string fine = "random:999983/1000000";
    expect_refusal({"holdem", "equity", fine, fine, fine, fine, fine, "--exact"}, "",
                   "too many digits to be counted exactly", "");
}

}  // namespace
}  // namespace holdfast
