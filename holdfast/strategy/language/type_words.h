// The words that name one type of hold, and what they are put together from.
//
//   exact_words    "pair of aces"   "suited QJ"   "four to an inside straight with 3 high cards"   "AKQJ"
#pragma once

#include <string>

#include <holdfast/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// Words that name this type and no other one of its section.
std::string exact_words(const HoldVocabulary& vocabulary, TypeIndex type);

/// "no gaps", "1 gap", "2 gaps".
std::string counted_words(int number, const std::string& noun);
/// "three to a straight flush", "four to an inside straight".
std::string draw_words(HoldKind kind, int cards, const std::string& adjective = "a");
/// "2-4/A", as "of" and "kicker" take them.
std::string ranks_after_of(RankSet ranks);

}  // namespace holdfast::videopoker
