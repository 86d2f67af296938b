// Wrong queries about odds: status 2, one sentence, a caret, nothing on standard output.
#include <gtest/gtest.h>
#include <tests/bad_input/expect_refused.h>

namespace holdfast {
namespace {

void expect_refused_odds(std::vector<std::string> arguments, const std::string& words,
                         const std::string& text, const std::string& caret) {
    arguments.insert(arguments.begin(), {"holdem", "odds"});
    expect_refusal(arguments, "", words, "  " + text + "\n  " + caret + "\n");
}

TEST(BadOddsTest, ARangeOfAnOpponent) {
    expect_refused_odds({"AhKh", "--versus", "Qy"}, "--versus: 'y' is not a rank", "Qy", " ^");
    expect_refused_odds({"AhKh", "--versus", "top 500%"}, "--versus: ", "top 500%", "    ^~~");
    expect_refused_odds({"AhKh", "--versus", "QQ", "--board", "2c3c4c", "--outs"},
                        "outs are counted against known hands, not against a range", "QQ", "^~");
}

TEST(BadOddsTest, MoreKnownOpponentsThanCards) {
    std::string players = "AA";
    for (int opponent = 0; opponent < 26; ++opponent) players += " v KK";
    expect_refused_odds({players}, "--versus: there are cards for 22 opponents, not 26", "KK", "^~");
}

TEST(BadOddsTest, RangesWithMoreChoicesThanAMinuteIsEnoughFor) {
    expect_refused_odds(
        {"top 20%", "--versus", "22+", "--opponents", "2"},
        "--versus: these ranges have 1330 different choices of hands; before the flop, with 2 "
        "unknown opponents, at most 612 are counted; 'equity' samples them",
        "22+", "^~~");
    expect_refused_odds(
        {"AhKh", "--versus", "random", "--board", "any"},
        "--versus: these ranges have 367 different choices of hands; on a class of flops, with no "
        "unknown opponent, at most 108 are counted",
        "random", "^~~~~~");
}

TEST(BadOddsTest, HoleCards) {
    expect_refused_odds({"Ah"}, "expected 2 cards, found 1", "Ah", "^~");
    expect_refused_odds({"AhKhQh"}, "expected 2 cards, found 3", "AhKhQh", "^~~~~~");
    expect_refused_odds({"Ah", "Kh", "Qh"}, "expected 2 cards, found 3", "Ah Kh Qh", "^~~~~~~~");
    expect_refused_odds({""}, "expected 2 cards, found 0", "", "^");
    expect_refused_odds({"AhAh"}, "the card Ah is written twice", "AhAh", "  ^~");
    expect_refused_odds({"AhJk"}, "there are no jokers in this deck", "AhJk", "  ^~");
    expect_refused_odds({"AhKy"}, "'Ky' is not a card", "AhKy", "  ^~");
    expect_refused_odds({"AhKh", "QsQd"}, "expected 2 cards, found 4; 'vs' stands between two hands",
                        "AhKh QsQd", "^~~~~~~~~");
    expect_refused_odds(
        {"AA", "KK"},
        "'AA KK' may be one range, then write commas, as in AA,KK, or several players, then write 'vs'",
        "AA KK", "^~~~~");
    expect_refused_odds({"AhKh", "--versus", "AA;KK"}, "'AA;KK' may be one range", "AA;KK", "^~~~~");
    expect_refused_odds({"A"}, "a rank is missing: starting hands are written", "A", " ^");
}

TEST(BadOddsTest, NumbersOfUnknownOpponents) {
    expect_refused_odds(
        {"AhKh vs 25 random"},
        "--versus: there are cards for 22 opponents, not 25; for two players, write 25 vs random",
        "25 random", "^~~~~~~~~");
    expect_refused_odds({"AhKh vs 22 random"},
                        "--versus: '22 random' may be 22 opponents, then write 22 opponents, or two players, "
                        "then write 22 vs random",
                        "22 random", "^~~~~~~~~");
    expect_refused_odds({"AhKh", "vs", "100", "opponents"},
                        "--versus: there are cards for 22 opponents, not 100", "100 opponents",
                        "^~~~~~~~~~~~~");
    expect_refused_odds({"AhKh", "vs", "3"},
                        "--versus: '3' is not a hand; for 3 unknown opponents, write 3 random", "3", "^");
    expect_refused_odds({"AhKh", "QhJh2c"}, "expected 2 cards, found 5; a board is given as --board",
                        "AhKh QhJh2c", "^~~~~~~~~~~");
    expect_refused_odds({"AhKh", "QhJh2c5d9s"}, "found 7; a board is given as --board", "AhKh QhJh2c5d9s",
                        "^~~~~~~~~~~~~~~");
}

TEST(BadOddsTest, LinesOfHandHistories) {
    const std::string sentence = "give only the cards, as in Kh 7d 2c";
    expect_refused_odds({"Hero: Ah Kh"}, sentence, "Hero: Ah Kh", "^");
    expect_refused_odds({"Villain: shows [Qd Qh]"}, sentence, "Villain: shows [Qd Qh]", "^");
    expect_refused_odds({"AhKh", "--versus", "Seat 1: Bob showed [Qd Qh] and won"}, "--versus: " + sentence,
                        "Seat 1: Bob showed [Qd Qh] and won", "^");
    expect_refused_odds({"AhKh", "--board", "Hero: Qd Qh 2c"}, "--board: " + sentence, "Hero: Qd Qh 2c", "^");
}

TEST(BadOddsTest, Boards) {
    expect_refused_odds({"AhKh", "--board", "Qh"},
                        "a board has 3, 4 or 5 cards, or none before the flop; found 1", "Qh", "^~");
    expect_refused_odds({"AhKh", "--board", "QhJh"}, "found 2", "QhJh", "^~~~");
    expect_refused_odds({"AhKh", "--board", "2c3c4c5c6c7c"}, "found 6", "2c3c4c5c6c7c", "^~~~~~~~~~~~");
    expect_refused_odds({"AhKh", "--board", "QhJh2c Jk"}, "there are no jokers", "QhJh2c Jk", "       ^~");
    expect_refused_odds({"AhKh", "--board", "QhJhQh"}, "written twice", "QhJhQh", "    ^~");
}

TEST(BadOddsTest, CardsInTwoPlaces) {
    expect_refused_odds({"AhKh", "--board", "QhAh2c"}, "the card Ah is already in your hand", "QhAh2c",
                        "  ^~");
    expect_refused_odds({"AhKh", "--dead", "3c kh"}, "the card kh is already in your hand", "3c kh", "   ^~");
    expect_refused_odds({"AhKh", "--board", "Qh3s2c", "--dead", "2c"}, "the card 2c is already on the board",
                        "2c", "^~");
    expect_refused_odds({"AhKh", "--versus", "QdAh"}, "the card Ah is already in your hand", "QdAh", "  ^~");
    expect_refused_odds({"AhKh", "--versus", "AcQd", "--board", "Ac3s2d"},
                        "the card Ac is already on the board", "AcQd", "^~");
    expect_refused_odds({"AhKh", "--versus", "AcQd", "--dead", "Qd"}, "the card Qd is already dead", "AcQd",
                        "  ^~");
    expect_refused_odds({"AhKh", "--versus", "AcQd", "--versus", "9d9c", "--versus", "AcKd"},
                        "the card Ac is already in a known opponent's hand", "AcKd", "^~");
}

TEST(BadOddsTest, KnownHands) {
    expect_refused_odds({"AhKh", "--versus", "Ac"}, "expected 2 cards, found 1", "Ac", "^~");
    expect_refused_odds({"AhKh", "--versus", "AcKcQc"}, "expected 2 cards, found 3", "AcKcQc", "^~~~~~");
}

TEST(BadOddsTest, NumbersOfOpponents) {
    expect_refused_odds({"AhKh", "--opponents", "0"},
                        "without known opponents ('versus'), at least 1 must be unknown", "0", "^");
    expect_refused_odds({"AhKh", "--opponents", "23"}, "the number of opponents must be from 1 to 22, not 23",
                        "23", "^~");
    expect_refused_odds({"AhKh", "--opponents", "1-23"}, "not 23", "1-23", "  ^~");
    expect_refused_odds({"AhKh", "--opponents", "1000000000000"}, "not 1000000000000", "1000000000000",
                        "^~~~~~~~~~~~~");
    const std::string form =
        "--opponents: expected a number of opponents from 1 to 22, such as 3, 1-9 or 1,3,9";
    expect_refused_odds({"AhKh", "--opponents", "many"}, form, "many", "^~~~");
    expect_refused_odds({"AhKh", "--opponents", "1--"}, form, "1--", "  ^");
    expect_refused_odds({"AhKh", "--opponents", "1,10-"}, "an open list of opponents ends with 9, before 10",
                        "1,10-", "  ^~~");
    expect_refused_odds({"AhKh", "--opponents", "-1"}, form, "-1", "^~");
    expect_refused_odds({"AhKh", "--opponents", "1.5"}, form, "1.5", " ^~");
    expect_refused_odds({"AhKh", "--opponents", ""}, form, "", "^");
    expect_refused_odds({"AhKh", "--opponents", "9-1"}, "'9-1' runs backwards", "9-1", "^~~");
    expect_refused_odds({"AhKh", "--opponents", "1,1"}, "listed twice", "1,1", "  ^");
    expect_refused_odds({"AhKh", "--opponents", "2,1-3"}, "listed twice", "2,1-3", "  ^~~");
}

/// The cards of these ranks, all suits.
std::string cards_of(const std::string& ranks) {
    std::string text;
    for (const char rank : ranks) {
        for (const char suit : {'c', 'd', 'h', 's'}) text += {rank, suit};
    }
    return text;
}

TEST(BadOddsTest, MoreOpponentsThanCards) {
    // 10 of 52 cards are left: five for the board, two hands.
    expect_refused_odds({"AhKh", "--dead", cards_of("23456789TJ"), "--opponents", "1-3"},
                        "there are enough unseen cards for 2 unknown opponents, not 3", "1-3", "^~~");
    expect_refused_odds(
        {"AhKh", "--board", "2c3c4c5c6c", "--versus", "AcKc", "--versus", "AdKd", "--opponents", "21"},
        "there are enough unseen cards for 20 unknown opponents, not 21", "21", "^~");
    const std::string dead = cards_of("23456789TJQ");
    expect_refused_odds({"AhKh", "--dead", dead}, "too many dead cards: none are left for an opponent", dead,
                        "^" + std::string(dead.size() - 1, '~'));
    expect_refused_odds({"AhKh", "--dead", dead, "--opponents", "1"}, "cards for 0 unknown opponents", "1",
                        "^");
}

TEST(BadOddsTest, FewerCardsThanTheBoardNeeds) {
    const std::string words = "too few are left for the board";
    const std::string dead = cards_of("23456789TJQ");  // six cards and the hero's are left
    const std::string caret = "^" + std::string(dead.size() - 1, '~');
    expect_refused_odds({"AhKh", "--dead", dead, "--versus", "AcKc"}, words, dead, caret);
    expect_refused_odds({"AhKh", "--dead", dead, "--versus", "AcKc", "--opponents", "0-1"}, words, dead,
                        caret);
    expect_refused_odds({"AhKh", "--dead", dead + "AcKd"}, words, dead + "AcKd", caret + "~~~~");
    std::vector<std::string> all{"AhKh"};
    for (const char rank : std::string("23456789TJQ")) {
        all.insert(all.end(), {"--versus", {rank, 'c', rank, 'd'}, "--versus", {rank, 'h', rank, 's'}});
    }
    all.insert(all.end(), {"--versus", "AcAd"});
    expect_refused_odds(all, "there are cards for 22 opponents, not 23", "AcAd", "^~~~");
}

TEST(BadOddsTest, OutsWhereNoCardOrTwoComeNext) {
    expect_refused_odds({"AhKh", "--outs"}, "outs are counted on the flop and the turn: give a board", "",
                        "^");
    expect_refused_odds({"AhKh", "--outs", "--board", "QhJh2c5d6d"}, "the river is the last card",
                        "QhJh2c5d6d", "^~~~~~~~~~");
}

}  // namespace
}  // namespace holdfast
