// Rows in which a word is said once for several holds, and numbers and ranks in lists: read as players mean
// them, or refused with the row spelled out.
#include <array>

#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::expect_same;
using test::jacks;

TEST(SharedWordsTest, OrSharesTheWordsBeforeIt) {
    expect_same("suited KQ or KJ", "suited KQ/KJ");
    expect_same("suited KQ or KJ/KT or QJ", "suited KQ/KJ/KT/QJ");
    expect_same("any suited KQ or any KJ", "suited KQ/KJ");
    expect_same("4 to a royal or straight flush", "four to a royal flush, four to a straight flush");
    expect_same("three to a royal, a straight flush or a flush",
                "three to a royal, three to a straight flush, three to a flush");
    expect_same("four to an inside straight or flush", "four to an inside straight, four to a flush");
    expect_same("four to a flush or an outside straight", "four to a flush, four to an outside straight");
    expect_same("suited KQ or unsuited KJ", "unsuited KJ, suited KQ");
    expect_same("suited KQ; KJ", "unsuited KJ, suited KQ");
    expect_same("4 to a royal flush; straight flush", "pat straight flush, 4 to a royal flush");
}

TEST(SharedWordsTest, ListsOfRanks) {
    expect_same("pair of A, K or Q", "pair of Q-A");
    expect_same("pair of A, 10 or 2-4", "pair of T/A/2-4");
    expect_same("pair of aces, kings or queens", "pair of Q-A");
    expect_same("three aces or kings", "three aces, three kings");
    expect_same("pair of aces, king", "king, pair of aces");
    expect_same("pair of J-A, KQ", "KQ, high pair");
    // "jacks" go on with the words behind them, not with the list of ranks before them.
    expect_error(jacks(), "pair of aces, jacks or better",
                 "contains 'pair of aces' before it; write 'pair of aces' or 'jacks or better'",
                 "jacks or better");
    expect_same("pair of A, K alone", "pair of aces, king");
    expect_same("KQ, one card of 9-T", "one card of 9-T; KQ");
    expect_error(jacks(), "pair of aces, K",
                 "'K' may be one more rank or a card alone; write 'pair of aces, kings' or 'pair of aces, K "
                 "alone'",
                 "K");
    expect_same("3, two pair", "two pair, three alone");
}

TEST(SharedWordsTest, SuitedMayStandBehindItsRanks) {
    expect_same("KT suited", "suited KT");
    expect_same("KQ/KT suited", "suited KQ/KT");
    expect_same("KQ unsuited", "KQ");
    expect_error(jacks(), "KQ or KT suited",
                 "'suited' is ambiguous: it may apply to the last ranks or to all; write 'unsuited KQ, "
                 "suited KT' or 'suited KQ, "
                 "suited KT'",
                 "suited");
    expect_error(jacks(), "98 suited", "a chart calls these ranks 'two to a straight flush with no gaps",
                 "98 suited");
}

TEST(SharedWordsTest, WhatHasTwoReadingsIsRefusedWithBoth) {
    const auto expect_both = [](const std::string& row, const std::string& one, const std::string& other,
                                const std::string& blamed) {
        expect_error(jacks(), row, "write '" + one + "' or '" + other + "'", blamed);
        jacks().row(one);  // both can be pasted into the chart
        jacks().row(other);
    };
    expect_both("suited KQ, KJ", "suited KQ, suited KJ", "suited KQ, unsuited KJ", "KJ");
    expect_both("suited KQ, or KJ/AJ", "suited KQ, suited KJ/AJ", "suited KQ, unsuited KJ/AJ", "KJ/AJ");
    expect_both("3 to a royal, straight flush", "3 to a royal, 3 to a straight flush",
                "3 to a royal, pat straight flush", "straight flush");
    expect_both("four to a straight with 3 high cards or flush",
                "four to a straight with 3 high cards, four to a flush",
                "four to a straight with 3 high cards, pat flush", "flush");
    expect_both("pat three of a kind or two pair", "pat three of a kind, pat two pair",
                "pat three of a kind, two pair", "two pair");
    expect_both("2, 3 or 4 to a flush", "2 to a flush; 3 to a flush; 4 to a flush",
                "2 alone; 3 to a flush; 4 to a flush", "2");
    expect_both("three or four of a kind", "three of a kind; four of a kind", "three alone; four of a kind",
                "three");
    expect_both("3 to a royal flush, 2 high cards", "3 to a royal flush with 2 high cards",
                "3 to a royal flush; 2 high cards", "2 high cards");
    expect_both("three to a straight flush with 1 gap, 1 high card",
                "three to a straight flush with 1 gap with 1 high card",
                "three to a straight flush with 1 gap; 1 high card", "1 high card");
    expect_both("four to a straight, 3 or 4 high cards", "four to a straight with 3 or 4 high cards",
                "four to a straight; 3 high cards; 4 high cards", "3 or 4 high cards");
    expect_both("three to a royal with an ace or king",
                "three to a royal with an ace, three to a royal with a king",
                "three to a royal with an ace, king alone", "king");
    expect_both("three to a royal without an ace or a king", "three to a royal without an ace without a king",
                "three to a royal without an ace, king alone", "a king");
    expect_both("three to a royal with a king or A",
                "three to a royal with a king, three to a royal with an A",
                "three to a royal with a king, A alone", "A");
    expect_error(jacks(), "4 to a royal or straight flush with 1 gap",
                 "'with 1 gap' is ambiguous: it may apply to the last hold or to all; write '4 to a royal, 4 "
                 "to a straight "
                 "flush with 1 gap'",
                 "with 1 gap");
    expect_both("three to a straight flush with 1 gap or 2 high cards",
                "three to a straight flush with 1 gap; three to a straight flush with 2 high cards",
                "three to a straight flush with 1 gap; 2 high cards", "2 high cards");
    expect_error(jacks(), "three to a straight flush with 1 gap or no gaps",
                 "say the whole hold for each condition: 'three to a straight flush with 1 gap; three to a "
                 "straight flush with no gaps'",
                 "or no gaps");
    expect_error(jacks(), "one or two high cards", "say for each number what it counts",
                 "one or two high cards");
}

// A number of high cards is also a hold, and is read as one if as a condition it would leave nothing.
TEST(SharedWordsTest, AConditionThatLeavesNothingIsAHold) {
    expect_same("2 high cards, 1 high card", "one high card, two high cards");
    expect_same("2 suited high cards, 1 high card", "one high card, two suited high cards");
    expect_same("four to a royal flush, 1 high card", "four to a royal flush; one high card");
    expect_same("three to a straight flush, 2 windows", "three to a straight flush with 2 windows");
    expect_same("four to a straight, 0 high cards", "four to a straight with no high cards");
    expect_error(jacks(), "1 or 2 high cards",
                 "say for each number what it counts: '1 high cards; 2 high cards'", "1 or 2 high cards");
    expect_same("1 high cards; 2 high cards", "one high card, two high cards");
    expect_same("pair of aces or 2 high cards", "two high cards, pair of aces");
    expect_same("four to a flush, inside straight", "four to a flush, four to an inside straight");
    expect_same("four to a straight, inside", "four to an inside straight");
}

TEST(SharedWordsTest, AConditionSaidTwiceAsksForBoth) {
    expect_same("three to a straight flush with 0-1 gaps and 1-2 gaps",
                "three to a straight flush with 1 gap");
    expect_same("four to a straight with 1-2 high cards and high cards >= 2",
                "four to a straight with 2 high cards");
    expect_same("pair of 2-8 of 5-A", "pair of 5-8");
    for (const char* nothing : {"four to an inside straight with no gaps", "2 high cards with 1 high card",
                                "four to a straight with high cards >= gaps and high cards = gaps - 1"}) {
        expect_error(jacks(), nothing, "this game has no such hold", nothing);
    }
}

// Two kickers either ask for something that no hold has, or repeat each other.
TEST(SharedWordsTest, KickersAreSaidOnce) {
    jacks().row("pair of aces with kicker 2-4");
    expect_error(jacks(), "pair of aces with kicker 2-4 with kicker K",
                 "the kicker of this hold is said before", "kicker");
    expect_error(jacks(), "pair of aces with kicker K and kickers K/Q",
                 "the kicker of this hold is said before", "kickers");
    expect_error(jacks(), "pair of aces with kickers K/Q with kicker K",
                 "the kicker of this hold is said before", "kicker");
    expect_error(test::Language("deuces-wild-full-pay"),
                 "two deuces:\nthree of a kind dropping 1 wild card dropping 2 wild cards",
                 "the wild cards that are dropped are said before", "dropping");
}

/// The texts that an error suggests: those in quotation marks after "write" and "what it counts".
std::vector<std::string> advice_in(const std::string& message) {
    std::vector<std::string> advice;
    for (const std::string before :
         {"; write '", "' or '", "what it counts: '", "for each condition: '", "such as '", "', '"}) {
        for (std::size_t at = message.find(before); at != std::string::npos;
             at = message.find(before, at + 1)) {
            const std::size_t begin = at + before.size();
            advice.push_back(message.substr(begin, message.find('\'', begin) - begin));
        }
    }
    return advice;
}

// Every pair of these, with every separator: what one error tells to write is never refused in its turn.
TEST(SharedWordsTest, WhatAnErrorTellsToWriteIsARow) {
    const std::vector<std::string> holds{"high pair",
                                         "suited KQ",
                                         "KJ",
                                         "KT suited",
                                         "3",
                                         "A",
                                         "king",
                                         "2",
                                         "four to a royal",
                                         "3 to a straight flush",
                                         "flush",
                                         "straight flush",
                                         "an inside straight",
                                         "2 high cards",
                                         "1 or 2 high cards",
                                         "2 suited high cards",
                                         "one high card",
                                         "pair of aces",
                                         "aces",
                                         "J-A",
                                         "three to a royal with an ace",
                                         "3 to a straight flush with 1 gap",
                                         "1 gap",
                                         "no gaps",
                                         "pat flush",
                                         "two pair",
                                         "three of a kind",
                                         "3 or 4 of a kind",
                                         "3 to a flush",
                                         "three to a royal without an ace",
                                         "pair of A, K",
                                         "0-1 high cards",
                                         "high cards >= gaps",
                                         "inside",
                                         "any 3 to a flush",
                                         "jacks or better",
                                         "3, 4 to a straight with 3 high cards",
                                         "2, 3 to a straight with 5 high cards",
                                         "4 to a straight with 3 high cards",
                                         "5 to a flush",
                                         "nonsense"};
    // Each pair with one of the separators in turn: all four would take seconds without optimization.
    constexpr std::array<const char*, 4> separators{", ", " or ", ", or ", "; "};
    std::size_t rows = 0;
    int advised = 0;
    for (const std::string& first : holds) {
        for (const std::string& second : holds) {
            const std::string row = first + separators[rows++ % separators.size()] + second;
            std::string message;
            try {
                jacks().read(row);
            } catch (const ParseError& error) {
                message = error.what();
            }
            for (const std::string& advice : advice_in(message)) {
                ++advised;
                EXPECT_NO_THROW(jacks().read(advice)) << row << ": " << message;
            }
        }
    }
    EXPECT_GT(advised, 300);
}

TEST(SharedWordsTest, HoldsThatTheGameLacksAreNoAdvice) {
    const std::string four = "4 to a straight with 3 high cards";
    expect_error(jacks(), "3, " + four, "'3' may be a number or a card; write '3 alone; " + four + "'", "3");
    expect_error(jacks(), "1, " + four, "say for each number what it counts: '" + four + "'", "1, " + four);
    // Two of a kind are called a pair, so "two" does not count what "three" does.
    expect_error(
        jacks(), "two or three of a kind",
        "'two' does not fit here; expected a hold, such as 'high pair', 'discard all', 'four to a flush'",
        "two");
    try {
        jacks().read("1 or 4 to a straight with 5 high cards");
        ADD_FAILURE() << "was read";
    } catch (const ParseError& error) {
        EXPECT_STREQ(error.what(), "say for each number what it counts");
    }
}

TEST(SharedWordsTest, RangesOfNumbersInWords) {
    const std::string range = "four to a straight with 3-4 high cards";
    for (const char* count : {"3+", "at least 3", "3 or more", "3 or 4"}) {
        expect_same(std::string("four to a straight with ") + count + " high cards", range);
    }
    for (const char* count : {"3+", "at least 3", "3 or more", "3-4"}) {
        expect_same(std::string("four to a straight, ") + count + " high cards", range);
    }
    expect_same("four to a straight with at most 1 high card", "four to a straight with 0-1 high cards");
    expect_same("four to a straight with 1 or fewer high cards", "four to a straight with 0-1 high cards");
    expect_error(jacks(), "four to a straight with 1 or 3 high cards",
                 "expected the next number, or a range such as 1-3", "3");
    expect_error(jacks(), "four to a straight with 1 gap and 5 high cards",
                 "'four to a straight with 1 gap and 3 high cards'",
                 "four to a straight with 1 gap and 5 high cards");
}

TEST(SharedWordsTest, PrintedRowsLeaveNothingToShare) {
    EXPECT_EQ(jacks().printed("suited QJ; KQ/KJ"), "suited QJ, unsuited KQ/KJ\n");
    EXPECT_EQ(jacks().printed("KQ/KJ\nsuited QJ; KQ"), "KQ/KJ\nsuited QJ, any unsuited KQ\n");
    EXPECT_EQ(jacks().printed("three alone, four to a flush"), "four to a flush, three\n");
    EXPECT_EQ(jacks().printed("2 alone, 5 alone, 9 alone, discard all"),
              "discard all, five alone, nine, deuce\n");
}

TEST(SharedWordsTest, RanksWithConditionsLeaveNothingToShareEither) {
    const test::Language language(
        parse_game("id = \"odd\"\ndeck = 53\nwild = [\"4d\", \"4c\", \"4h\", \"4s\"]\n"
                   "[[pay]]\nhand = \"four of a kind\"\nkicker = \"T\"\npays = 1\n"));
    const std::string others =
        "two wild cards:\nwild cards only\n\nthree wild cards:\nwild cards only\n\n"
        "four wild cards:\npat four of a kind\n\nfive wild cards:\npat four of a kind\n";
    const std::string chart =
        "no wild cards:\ndiscard all\n\n"
        "one wild card:\nsuited A9 with 1 joker, unsuited T6 with 1 joker\nwild card only\n\n" +
        others;
    EXPECT_EQ(language.printed(chart), chart);
}

TEST(SharedWordsTest, CardsAloneArePrintedTogether) {
    EXPECT_EQ(jacks().printed("six, seven, eight, nine"), "one card of 6-9\n");
    EXPECT_EQ(jacks().printed("one card of 2-T"), "one low card\n");
    expect_same("one low card", "deuce; three; four; five; six; seven; eight; nine; ten");
    const test::Language joker("joker-poker-kings-full-pay");
    const std::string chart =
        joker.printed("no joker:\ndiscard all\njoker:\njoker only, ten, nine, eight, six, seven\n");
    EXPECT_EQ(chart, "no jokers:\ndiscard all\n\none joker:\njoker only, one card of 6-T\n");
    EXPECT_EQ(joker.printed(chart), chart);
}

TEST(SharedWordsTest, TheHoldOfNothingButWildCardsIsShown) {
    const test::Language deuces("deuces-wild-full-pay");
    expect_error(deuces, "no deuces:\ndiscard all\ntwo deuces:\ndiscard all",
                 "this game has no such hold; to hold nothing but the wild cards is 'deuces only'",
                 "discard all");
    expect_error(deuces, "no deuces:\ndiscard all\none deuce:\nonly",
                 "expected a hold, such as 'deuce only', 'four to a flush'", "only");
}

}  // namespace
}  // namespace holdfast::videopoker
