// The words of rules in a chart: measures, "straights lost by it", "flush penalties 2-7 to this hold", and
// what bounds them, "at most 2", "is T or higher".
//
// Tables of texts with places for holds, ranks and numbers serve both ways: what they write they read.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/strategy/charts/measure.h>
#include <holdfast/strategy/language/chart_tokens.h>

namespace holdfast::videopoker::penalties {

/// For one of them, or for several: "1 for each straight lost by it", "at most 2 straights lost by it", "an A in
/// it".
enum class WordNumber : u8 { one, several, with_article };

std::string words_of(const Measure& measure, WordNumber number);

/// Whether a player reads the value off the cards as a number (a rank, a sum), where of the other measures
/// things are counted: "is T or higher" and not "at least 10 of".
bool is_a_number(MeasureKind kind);

/// Reads a measure, in either number, and goes behind it; nothing if the words up to the next of
/// ends_measure() are none.
std::optional<Measure> take_measure(TokenCursor& at);

/// Whether a word or sign stands here that no measure has.
bool ends_measure(const TokenCursor& at);

/// The words of every kind of measure, of both holds, without ranks: for a sentence about an unknown one.
std::vector<std::string> all_measure_words();

/// A rank as pips, 2 to 14, of a letter as in rank_letters; nothing for another letter.
std::optional<u8> pips_of_letter(char letter);
/// Reads a rank: "T" or "10".
std::optional<u8> take_pips(TokenCursor& at);
char letter_of_pips(int pips);

/// Ranks are pips in rules, the ace high: points and bounds add them up and compare them.
inline constexpr int pips_of_two = 2;
inline constexpr int pips_of_ace = 14;

/// What a condition bounds: a number of things, a rank that a hold has, the rank of a card, a sum of ranks, or
/// measures with weights, of which a score compares both holds.
enum class Bounded : u8 { count, held_rank, rank, sum, points, score };

/// The words of a condition before and behind what it bounds; # stands for the bound.
struct BoundWords {
    Bounded of;
    bool at_least;
    std::optional<int> bound;  ///< the only one that has these words
    std::string_view before;
    std::string_view behind;
};

/// The first that fits is written.
inline constexpr std::array<BoundWords, 15> bound_words{{
    {Bounded::count, false, 0, "no", ""},
    {Bounded::held_rank, true, 1, "a", ""},
    {Bounded::count, true, {}, "at least #", ""},
    {Bounded::count, false, {}, "at most #", ""},
    // What nothing is above, and what nothing is below.
    {Bounded::rank, true, pips_of_ace, "", "is an ace"},
    {Bounded::rank, false, pips_of_two, "", "is a 2"},
    {Bounded::rank, true, {}, "", "is # or higher"},
    {Bounded::rank, false, {}, "", "is # or lower"},
    {Bounded::sum, true, {}, "", "is # or more"},
    {Bounded::sum, false, {}, "", "is # or less"},
    {Bounded::points, true, {}, "the points are # or more", ""},
    {Bounded::points, false, {}, "the points are # or less", ""},
    // Higher, not as high: on equal scores the hold that comes first in tie-break order is kept.
    {Bounded::score, true, 1, "it scores higher", ""},
    // Read of any sum, and never written.
    {Bounded::points, true, {}, "", ">= #"},
    {Bounded::points, false, {}, "", "<= #"},
}};

}  // namespace holdfast::videopoker::penalties
