// Published strategy charts, and charts that a prototype of ours found, in the language of charts.
#pragma once

#include <string>

namespace holdfast::test {

/// wizardofodds.com's simple strategy for 9/6 Jacks or Better: 16 rows.
inline const std::string wizard_simple = R"(
four of a kind, straight flush, royal flush
four to a royal
three of a kind, straight, flush, full house
four to a straight flush
two pair
high pair
three to a royal
four to a flush
low pair
four to an outside straight
two suited high cards
three to a straight flush
two unsuited high cards      # of more than two, the lowest two
suited JT/QT/KT
one high card
discard all
)";

/// The optimal strategy for 9/6 Jacks or Better of
/// wizardofodds.com/games/video-poker/strategy/jacks-or-better/9-6/optimal/: 36 lines. `rules`: with its six
/// footnotes.
inline std::string wizard_optimal(bool rules) {
    const auto footnote = [rules](const std::string& text) { return rules ? "  but " + text + "\n" : ""; };
    return R"(royal flush
straight flush
four of a kind
four to a royal flush
full house
flush
three of a kind
straight
four to a straight flush
two pair
high pair
three to a royal flush
)" +
           footnote(
               "four to a flush: take it if a T in this hold and an A in this hold and at least 1 other card "
               "T-A") +
           R"(four to a flush
TJQK
low pair
four to an outside straight with 0-2 high cards
three to a straight flush, high cards >= gaps
suited QJ
)" + footnote("JQKA: take it if at least 1 other card 9; take it if at least 1 flush penalty to this hold") +
           R"(JQKA
suited KQ/KJ
suited AK/AQ/AJ
four to an inside straight with 3 high cards
)" + footnote("three to a straight flush with high cards = gaps - 1: take it if no straight penalty to it") +
           R"(three to a straight flush, high cards = gaps - 1
JQK
QJ
suited JT
)" + footnote("KJ: take it if at least 1 flush penalty to this hold") +
           R"(KQ/KJ
suited QT
)" + footnote("AQ: take it if at least 1 flush penalty to this hold") +
           R"(AK/AQ/AJ
jack
suited KT
)" + footnote("king: take it if at least 1 other card 9 and at least 1 flush penalty to this hold") +
           R"(queen
king
ace
three to a straight flush, high cards = gaps - 2
discard all
)";
}

/// The best order of the types of 9/6 Jacks or Better, in 26 rows.
inline const std::string best_basic = R"(
pat royal flush, straight flush, four of a kind, full house
four to a royal flush
flush; three of a kind; straight; two pair
four to a straight flush
jacks or better
three to a royal flush
four to a flush
TJQK
low pair
four to an outside straight
three to a straight flush with high cards >= gaps
suited QJ
JQKA
two suited high cards
four to an inside straight with 3 high cards
three to a straight flush with high cards = gaps - 1
JQK
QJ
suited JT
KQ/KJ
suited QT
AK/AQ/AJ
suited KT
one high card
any three to a straight flush
discard all
)";

inline const std::string sixteen_rows = R"(
royal flush, straight flush, four of a kind, full house
four to a royal flush
flush, three of a kind, straight, two pair, high pair
four to a straight flush
three to a royal flush
four to a flush
low pair
four to an outside straight, or JQKA
three to a straight flush with 0-1 gaps, three to a straight flush, 1-3 high cards
two suited high cards
four to an inside straight with 3 high cards
two unsuited high cards
suited JT/QT/KT
one high card
any three to a straight flush
discard all
)";

inline const std::string thirteen_rows = R"(
royal flush, straight flush, four of a kind, full house
four to a royal flush
flush, three of a kind, straight, two pair, high pair
four to a straight flush
three to a royal flush
four to a flush
low pair
four to an outside straight, or JQKA
three to a straight flush with high cards >= gaps - 1
two suited high cards or suited JT
two unsuited high cards
one high card
discard all
)";

/// Full-pay Deuces Wild, the best order of the types in 33 rows.
inline const std::string deuces_33_rows = R"(
four deuces:
the deuces
three deuces:
royal flush
five of a kind of T-A
deuces only
two deuces:
royal flush, five of a kind, straight flush, four of a kind
four to a royal flush
four to a straight flush with 4+0 windows
deuces only
one deuce:
royal flush, five of a kind, straight flush, four of a kind
four to a royal flush
four to a straight flush with 3+0 windows
full house, straight, flush, three of a kind
any four to a straight flush
three to a royal flush without an ace
three to a straight flush with 4+0 windows
deuce only
no deuces:
royal flush
four to a royal flush
straight flush, four of a kind
full house, straight, flush, three of a kind
four to an outside straight flush
suited QJT
any four to a straight flush
any three to a royal flush
one pair
four to a flush
four to an outside straight
three to a straight flush with 0-1 gaps, three to a straight flush with 1+2 windows
suited JT
three to a straight flush with 1+1 windows, three to a straight flush with 1+0 windows
four to an inside straight
suited QT/QJ
discard all
)";

}  // namespace holdfast::test
