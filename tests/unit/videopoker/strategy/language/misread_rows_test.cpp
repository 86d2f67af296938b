// Rows that were once read as something else than they say: read as players mean them, or refused.
#include <algorithm>

#include <tests/unit/videopoker/strategy/language/chart_language.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::expect_same;
using test::jacks;

// A type has many sets of ranks, and a chart plays them alike.
TEST(MisreadRowsTest, RanksThatOnlySomeMembersHaveAreRefused) {
    for (const char* row :
         {"three to a straight flush without an ace", "three to a straight flush with a jack",
          "three to a straight flush of 9-K", "four to a straight without a ten", "two pair of J-A",
          "three to a flush except aces"}) {
        expect_error(jacks(), row, "whatever its ranks, and only some fit", row);
    }
    expect_error(jacks(), "two pair of J-A",
                 "a chart plays 'two pair' whatever its ranks, and only some fit: ", "two pair of J-A");
}

// No three ranks without a gap include an ace: 32A and AKQ have one at least.
TEST(MisreadRowsTest, RanksThatAllMembersOrNoneHaveAreRead) {
    expect_same("three to a straight flush with no gaps without an ace",
                "three to a straight flush with no gaps");
    expect_same("four to a straight with 4 high cards with an ace", "AKQJ");
    expect_same("three to a royal flush without an ace", "suited KQJ/KQT/KJT/QJT");
    expect_error(jacks(), "three to a straight flush with no gaps with an ace", "this game has no such hold",
                 "three to a straight flush with no gaps with an ace");
    expect_error(jacks(), "discard all without an ace", "this game has no such hold",
                 "discard all without an ace");
}

TEST(MisreadRowsTest, ANumberBeforeACourtCardMayCountIt) {
    const std::string meanings = "' may be a number of cards or two ranks; write '";
    expect_error(jacks(), "full house, 3K", "'3K" + meanings + "three of a kind' or 'KKK' or 'K3'", "3K");
    expect_error(jacks(), "4K", "'4K" + meanings + "four of a kind' or 'KKKK' or 'K4'", "4K");
    expect_error(jacks(), "4A", "'4A" + meanings + "AAAA'", "4A");
    expect_error(jacks(), "2J", "'2J" + meanings + "JJ' or 'J2'", "2J");
    jacks().row("K3");
    expect_error(jacks(), "3K suited", "a chart calls these ranks 'two to a flush with 1 high card'",
                 "3K suited");
}

// The words that are suggested for these ranks name others, too: whoever copies them should know.
TEST(MisreadRowsTest, AWiderRowIsSaidToBeWider) {
    const std::string with_gap =
        "a chart calls these ranks 'two to a straight with 1 gap and 1 high card', a wider "
        "row, which also holds J9; no row holds these ranks alone";
    for (const std::string row : {"QT", "QTo", "Q10", "unsuited QT"}) {
        expect_error(jacks(), row, with_gap, row);
    }
    expect_error(jacks(), "KT", "which also holds", "KT");
    expect_error(jacks(), "A10", "'two to a straight with 3 gaps and 1 high card', a wider row", "A10");
    jacks().row("KQ, suited QT");
}

TEST(MisreadRowsTest, HigherBehindRanksIsRefused) {
    for (const char* const row : {"suited KQ or higher", "suited QJT or higher", "AK or higher"}) {
        expect_error(jacks(), row, "higher ranks or holds that are worth more?", "or higher");
    }
    jacks().row("suited KQ or better");
}

TEST(MisreadRowsTest, ANumberBehindAConditionIsNoCard) {
    const auto expect_both = [](const std::string& row, const std::string& one, const std::string& other) {
        expect_error(jacks(), row,
                     "'" + row.substr(row.size() - 1) +
                         "' may be one more number of the condition or a card; write '" + one + "' or '" +
                         other + "'",
                     row.substr(row.size() - 1));
        jacks().row(one);
        jacks().row(other);
    };
    const std::string three = "three to a straight flush";
    expect_both(three + ", type 1 or 2", three + ", type 1; " + three + ", type 2",
                three + ", type 1; 2 alone");
    expect_both(three + ", type 1, 2", three + ", type 1; " + three + ", type 2",
                three + ", type 1; 2 alone");
    expect_both("four to a straight with 2 high cards or 3",
                "four to a straight with 2 high cards; four to a straight with 3 high cards",
                "four to a straight with 2 high cards; 3 alone");
    expect_both("3 to a straight flush with 1 gap and 0 high cards or 2",
                "3 to a straight flush with 1 gap and 0 high cards; 3 to a straight flush with 1 gap and 2 "
                "high cards",
                "3 to a straight flush with 1 gap and 0 high cards; 2 alone");
    expect_error(jacks(), three + ", type 1 or two",
                 "'two' may be one more number of the condition or a card", "two");
    // As printed: a word is a card.
    expect_same(three + " with 1 gap, nine", "nine, " + three + " with 1 gap");
}

TEST(MisreadRowsTest, OneRankOrBetterIsAPairOrACard) {
    expect_error(jacks(), "J or better",
                 "'J or better' may be a pair or one card; write 'jacks or better' or 'one card of J-A'",
                 "J or better");
    expect_error(jacks(), "jack or higher", "write 'jacks or better' or 'one card of J-A'", "jack or higher");
    expect_error(jacks(), "ten or lower", "write 'tens or lower' or 'one card of 2-T'", "ten or lower");
    expect_error(jacks(), "jack alone or better", "one card is not better than another", "or better");
    expect_error(jacks(), "one high card or better", "one card is not better than another", "or better");
}

TEST(MisreadRowsTest, AnAceBeforeARangeIsLowOnlyUpToFive) {
    expect_error(jacks(), "pair of A-J",
                 "'A-J' may count down from an ace or up from a low one; write 'J-A' or 'A/2-J'", "A-J");
    expect_error(jacks(), "one card of A-6", "write '6-A' or 'A/2-6'", "A-6");
    expect_same("pair of A-5", "pair of A/2-5");
    expect_same("pair of J-A", "high pair");
}

// By the rank of the hand, then of the cards, whatever they are worth before the draw.
TEST(MisreadRowsTest, OrBetterFollowsTheRanksOfHands) {
    const std::string straights = "straight, flush, full house, four of a kind, straight flush, royal flush";
    expect_same("straight or better", straights);
    expect_same("three of a kind or better", "three of a kind, " + straights);
    expect_same("two pair or better", "two pair, three of a kind, " + straights);
    expect_same("pair of tens or better", "pair of T-A, two pair, three of a kind, " + straights);
    expect_same("three tens or better", "three of a kind of T-A, " + straights);
    expect_same("four of a kind or better", "four of a kind, straight flush, royal flush");
    expect_same("pair or better", "pair, two pair, three of a kind, " + straights);
    const test::Language deuces("deuces-wild-full-pay");
    const auto two = [&](const std::string& row) {
        return deuces
            .read("no deuces:\ndiscard all\none deuce:\ndeuce only\ntwo deuces:\n" + row +
                  "\nthree deuces:\ndeuces only\nfour deuces:\ndeuces only")
            .sections[2][0]
            .types;
    };
    EXPECT_EQ(two("four of a kind or better"),
              two("four of a kind, straight flush, five of a kind, wild royal flush"));
}

// A straight flush with a deuce as itself is natural, and beats one in which it stands for another card.
TEST(MisreadRowsTest, ANaturalHandIsBetterThanAWildOne) {
    Game game = catalog_game("deuces-wild-full-pay");
    const auto wild = std::find_if(game.rows.begin(), game.rows.end(),
                                   [](const PayRow& row) { return row.hand == PayHand::straight_flush; });
    PayRow natural = *wild;
    natural.natural = true;
    natural.pays += Rational(1);
    natural.name = "natural straight flush";
    game.rows.insert(wild, natural);
    const test::Language language(game);
    const auto one = [&](const std::string& row) {
        return language
            .read("no deuces:\ndiscard all\none deuce:\n" + row +
                  "\ntwo deuces:\ndeuces only\nthree deuces:\ndeuces only\nfour deuces:\ndeuces only")
            .sections[1][0]
            .types;
    };
    EXPECT_EQ(one("natural straight flush or better"),
              one("natural straight flush, five of a kind, wild royal flush"));
}

TEST(MisreadRowsTest, WordsOfPlayersForFourCards) {
    for (const char* flush : {"four flush", "4 flush", "4-flush"}) expect_same(flush, "four to a flush");
    expect_same("4 straight", "four to a straight");
    expect_same("4-straight, 4 flush", "four to a straight, four to a flush");
    expect_same("4 outside straight", "four to an outside straight");
    expect_same("4 open-ended straight", "four to an outside straight");
    expect_same("One J, Q, K or A", "one high card");
    expect_same("three to a straight flush type 1", "three to a straight flush with type 1");
    expect_same("suited JT\n  but KJ: take it if at least 1 flush penalty to this hold", "suited JT");
}

TEST(MisreadRowsTest, DealtHandsArePat) {
    expect_same("dealt straight, dealt full house", "pat straight, pat full house");
    expect_same("dealt four of a kind", "pat four of a kind");
    expect_error(jacks(), "dealt high pair", "", "dealt high pair");
}

TEST(MisreadRowsTest, WordsThatNeedOthersInstead) {
    expect_error(jacks(), "strategy for jacks", "if this is a title, put '#' before it", "strategy");
    expect_error(jacks(), "kangaroo", "unknown word 'kangaroo'", "kangaroo");
    // Two letters are no likeness: 'an'.
    try {
        jacks().read("flush\nrank");
        ADD_FAILURE() << "was read";
    } catch (const ParseError& error) {
        EXPECT_STREQ(error.what(), "unknown word 'rank'");
    }
    expect_error(jacks(), "everything else", "write 'discard all'", "everything else");
    expect_error(jacks(), "high pair / four to a flush", "write a comma between two holds", "/");
    expect_error(jacks(), "five aces", "you can hold two, three or four cards of one rank, not five",
                 "five aces");
    const test::Language deuces("deuces-wild-full-pay");
    expect_error(deuces, "one deuce:\npair", "no deal with one deuce has such a hold: wild cards count",
                 "pair");
    expect_error(deuces, "no deuces:\nfive of a kind", "no deal with no deuces has such a hold",
                 "five of a kind");
}

}  // namespace
}  // namespace holdfast::videopoker
