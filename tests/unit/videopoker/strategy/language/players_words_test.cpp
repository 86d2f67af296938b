// Charts as players, books and pages write them: what has one meaning is read, anything else is refused.
#include <tests/support/published_charts.h>
#include <tests/unit/videopoker/strategy/language/chart_language.h>

#include <holdfast/videopoker/strategy/language/players_words.h>

namespace holdfast::videopoker {
namespace {

using test::expect_error;
using test::jacks;

/// Each of `theirs` is the row `ours`.
void expect_read_as(const std::string& ours, const std::vector<std::string>& theirs) {
    for (const std::string& each : theirs) {
        SCOPED_TRACE(each);
        EXPECT_EQ(jacks().row(each), jacks().row(ours));
    }
}

TEST(PlayersWordsTest, SuitsByALetter) {
    expect_read_as("suited AK",
                   {"AKs", "KAs", "AK suited", "suited A/K", "A/K suited", "K-A suited", "suited K-A"});
    expect_read_as("unsuited QJ", {"QJo", "QJ offsuit", "Q-J off-suit", "Q/J unsuited"});
    expect_read_as("suited KT/QT/JT",
                   {"KTs/QTs/JTs", "JTs, QTs, KTs", "Suited 10/J, 10/Q, or 10/K", "10Js or KTs or QTs"});
    expect_read_as("KQ, suited KJ", {"KQ or KJs", "KJs or KQ"});
    expect_read_as("suited KQJ", {"KQJs", "K-Q-J suited", "Suited K-Q-J"});
    expect_read_as("AKQJ", {"A-K-Q-J", "J-Q-K-A", "AKQJo", "AKQJ offsuit"});
    expect_error(jacks(), "KTs/QT", "the line ends where 'suited', as before is expected", "");
    expect_error(jacks(), "10/J",
                 "may be held together or be several holds; write 'JT' or 'suited JT' or 'one card of T-J'",
                 "10/J");
    expect_error(jacks(), "suited J/Q/K",
                 "may be held together or be several holds; write 'suited KQJ' or 'suited KQ/KJ/QJ'",
                 "J/Q/K");
    expect_error(jacks(), "suited A/K-Q", "; write 'suited AKQ' or 'suited AK/AQ/KQ'", "A/K-Q");
    expect_error(jacks(), "10-Q suited", "'-' does not fit here", "-");
    expect_error(jacks(), "suited KQ, K/J", "'K/J' may be suited or not; write 'suited KQ, suited K/J'",
                 "K/J");
    expect_error(jacks(), "aks", "unknown word 'aks'", "aks");
    expect_error(jacks(), "A/A suited", "two or more ranks", "A");
}

TEST(PlayersWordsTest, RoyalAndStraightFlushes) {
    expect_read_as("royal flush, straight flush", {"RF, SF", "rf, sf"});
    expect_read_as("four to a royal flush",
                   {"4 to RF", "4 RF", "4RF", "four rf", "4-card RF", "4 cards to a royal", "4 to the royal",
                    "4 cards towards the royal flush"});
    expect_read_as("three to a straight flush with 1 gap",
                   {"3SF with 1 gap", "3 SF, 1 gap", "3 to SF (1 gap)"});
    expect_error(jacks(), "6RF", "unknown word '6RF'", "6RF");
}

TEST(PlayersWordsTest, PairsByTheirLetters) {
    expect_read_as("high pair",
                   {"JJ-AA", "AA/KK/QQ/JJ", "JJ+", "JJ or better", "JJ or higher", "Jacks or higher",
                    "Js or better", "pair of jacks or higher", "jacks or better pair", "KK-JJ/AA"});
    expect_read_as("low pair", {"22-TT", "TT-22", "10s or lower", "TT or lower", "pair of tens or lower",
                                "two tens or lower", "1010-22"});
    expect_read_as("three queens", {"QQQ"});
    expect_read_as("four aces", {"AAAA"});
    expect_read_as("two pair", {"two pairs", "2 pairs"});
    expect_error(
        jacks(), "AA-JJ",
        "'AA-JJ' may count down from aces or up from low aces; write 'pair of J-A' or 'pair of A/2-J'",
        "AA-JJ");
    expect_error(jacks(), "JJ/QQQ", "unknown word 'QQQ'", "QQQ");
    expect_error(jacks(), "JJ-QQ+", "say one rank before it", "+");
    expect_error(jacks(), "pair of T-J or higher", "say one rank before it", "or higher");
    expect_read_as("four of a kind or better", {"four of a kind or higher"});
}

TEST(PlayersWordsTest, NothingHeld) {
    expect_read_as("discard all",
                   {"Draw five new cards", "draw 5", "Redraw", "redraw all", "Discard all five cards",
                    "Throw everything away", "Garbage", "trash, discard everything", "toss",
                    "toss everything", "none", "keep nothing", "Hold none"});
    for (const std::string word : {"stand", "keep", "hold"}) {
        expect_error(jacks(), "flush\n" + word + " pat", "hands of five cards that pay are 'pat hands'",
                     word);
    }
    expect_error(test::Language("deuces-wild-full-pay"), "one deuce:\nredraw", "is 'deuce only'", "redraw");
}

TEST(PlayersWordsTest, AStraightDrawWithoutANumberHasFourCards) {
    expect_read_as("four to an outside straight",
                   {"open-ended straight", "outside straight", "open straight", "OESD", "4 to an OESD"});
    expect_error(jacks(), "flush\nST", "if it is short for a straight, write 'straight'", "ST");
    expect_read_as("four to an inside straight with 3 high cards",
                   {"inside straight with 3 high cards", "Inside straight (3 high cards)"});
    expect_read_as("one high card", {"high card", "single high card", "any single high card"});
    expect_error(
        jacks(), "open-ended straight flush",
        "may be a draw of three cards or of four; write 'four to an outside straight flush' or 'three to an "
        "outside straight flush'",
        "open-ended straight flush");
    expect_error(
        jacks(), "inside straight or flush",
        "'flush' may be a draw or a hand of five cards; write 'inside straight, four to a flush' or 'inside "
        "straight, pat flush'",
        "flush");
    expect_error(
        jacks(), "3 to a royal, inside straight",
        "write '3 to a royal, 3 to an inside straight' or '3 to a royal, four to an inside straight'",
        "inside straight");
}

TEST(PlayersWordsTest, TypesOfTheWizard) {
    expect_read_as("three to a straight flush with high cards >= gaps",
                   {"3 to a straight flush (type 1)", "three to a straight flush, type 1", "3SF (Type 1)"});
    expect_read_as("three to a straight flush with high cards = gaps - 1",
                   {"3 to a straight flush (type 2)"});
    expect_read_as("three to a straight flush with high cards = gaps - 2",
                   {"3 to a straight flush with type 3"});
    expect_error(jacks(), "three to a straight flush, type 4", "has types, 1 to 3", "type");
    expect_error(jacks(), "four to a straight flush, type 1", "has types, 1 to 3", "type");
    expect_error(test::Language("deuces-wild-full-pay"), "no deuces:\nthree to a straight flush, type 1",
                 "in games without wild cards", "type");
}

TEST(PlayersWordsTest, RemarksInBrackets) {
    expect_read_as("high pair", {"high pair (JJ-AA)", "High pair (jacks or better)", "high pair (1.5365)",
                                 "high pair 1.5365"});
    expect_read_as("low pair", {"low pair (10s or lower)", "low pair (22-TT)"});
    expect_read_as("straight flush", {"straight flush (SF)"});
    expect_read_as("discard all", {"discard all (draw five new cards)"});
    expect_read_as("three of a kind without an ace",
                   {"three of a kind (except aces)", "three of a kind except aces", "trips (without an ace)",
                    "three of a kind (no aces)"});
    expect_read_as("four to a straight with 1 gap and 3 high cards",
                   {"4 to a straight (inside, 3 high cards)", "4 to a straight (1 gap) with 3 high cards",
                    "4 to a straight (1 gap) (3 high cards)"});
    expect_read_as("two unsuited high cards",
                   {"two unsuited high cards (if more than two, then pick the lowest two)",
                    "2 unsuited high cards (if more than 2 keep the lowest 2)"});
    expect_read_as("suited KQ/KJ", {"Suited KQ or KJ (0.5821)", "suited KQ or KJ (0.58 to 0.61)"});
    expect_error(jacks(), "suited KQ or KJ (0.58) with a king", "may apply to the last hold or to all",
                 "(0.58) with a king");
    expect_error(jacks(), "suited KQ (0.58) or KJ", "may be suited or not", "KJ");
    const std::string may_change = "this remark may change the row";
    expect_error(jacks(), "high pair (see note)", may_change, "(see note)");
    expect_error(jacks(), "3 to a royal (note A)", may_change, "(note A)");
    expect_error(jacks(), "one high card (if more than two, pick the lowest two)", may_change,
                 "(if more than two, pick the lowest two)");
    expect_error(jacks(), "4 to a straight (KQJT)", "these are other cards than the hold before them",
                 "(KQJT)");
    expect_error(jacks(), "high pair ()", "there is nothing in these brackets", "()");
    expect_error(jacks(), "high pair (jacks", "a bracket without its other end", "(");
    expect_error(jacks(), "high pair ((JJ-AA))", "a bracket without its other end", "(");
    expect_error(jacks(), "high pair)", "does not fit here", ")");
    expect_error(jacks(), "high pair [A]", may_change, "[A]");
    expect_error(jacks(), "high pair {A}", "'{' does not belong in a chart; leave a remark out", "{");
    expect_error(jacks(), "low pair 0.8 0.9", "unknown word '0.8'", "0.8");
}

// wizardofodds.com's simple strategy for 9/6 Jacks or Better, in the words of its page. Its return is published
// (tests/cross_checks).
TEST(PlayersWordsTest, TheSimpleStrategyOfTheWizardAsItIsWritten) {
    const std::string written =
        "1. Four of a kind, straight flush, royal flush\n2. 4 to a royal flush\n"
        "3. Three of a kind, straight, flush, full house\n4. 4 to a straight flush\n5. Two pair\n6. High "
        "pair\n"
        "7. 3 to a royal flush\n8. 4 to a flush\n9. Low pair\n10. 4 to an outside straight\n"
        "11. 2 suited high cards\n12. 3 to a straight flush\n"
        "13. 2 unsuited high cards (if more than 2, then pick the lowest 2)\n14. Suited 10/J, 10/Q, or 10/K\n"
        "15. One high card\n16. Discard everything\n";
    EXPECT_EQ(jacks().printed(written), jacks().printed(test::wizard_simple));
}

TEST(PlayersWordsTest, ListMarksAndHeadings) {
    EXPECT_EQ(jacks().printed("1: RF\n(2) two pairs\n3)redraw\n"), "royal flush\ntwo pair\ndiscard all\n");
    expect_error(jacks(), "(high pair)", "does not fit here", "(");
    const test::Language deuces("deuces-wild-full-pay");
    const std::string rows =
        "\nredraw\n1 deuce\ndeuce only\n2 deuces\n2 deuces only\n3 deuces\n3 deuces\n4 Deuces\n"
        "4 deuces\n";
    const std::string chart =
        "no deuces:\ndiscard all\n\none deuce:\ndeuce only\n\ntwo deuces:\ndeuces only\n\n"
        "three deuces:\ndeuces only\n\nfour deuces:\ndeuces only\n";
    EXPECT_EQ(deuces.printed("0 deuces" + rows), chart);
    EXPECT_EQ(deuces.printed("No deuces" + rows), chart);
    expect_error(deuces, "no deuces\nredraw\none deuce\ndeuce only\nno deuces\nredraw",
                 "this section is here twice", "no deuces");
    expect_error(deuces, "two deuces\nthree deuces only", "this game has no such hold", "three deuces");
}

}  // namespace
}  // namespace holdfast::videopoker
