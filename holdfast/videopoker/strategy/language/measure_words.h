// The words of rules in a chart: measures, "straights lost by it", "flush penalties 2-7 to this hold", and
// the bounds on them, "at most 2", "is T or higher".
//
// Tables of texts with placeholders for holds, ranks and numbers are used both to write and to read.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/charts/measure.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker::penalties {

/// Singular or plural: "1 for each straight lost by it", "at most 2 straights lost by it", or "an A in it".
enum class WordNumber : u8 { one, several, with_article };

/// The words of a measure, with its ranks unless they are all. take_measure() reads them back, without the
/// article.
std::string words_of(const Measure& measure, WordNumber number);

/// Whether a player reads the value off the cards as a number (a rank, a sum) instead of counting things:
/// such a measure reads "is T or higher" and not "at least 10 of".
bool is_a_number(MeasureKind kind);

/// Reads a measure, singular or plural, and moves past it; nothing if the words up to the next ends_measure()
/// are not a measure.
std::optional<Measure> take_measure(TokenCursor& at);

/// Whether the next word or sign occurs in no measure.
bool ends_measure(const TokenCursor& at);

/// The words of every kind of measure, for both holds, without ranks: for an error about an unknown one.
std::vector<std::string> all_measure_words();

/// The pips, 2 to 14, of a letter of rank_letters; nothing for another letter.
std::optional<u8> pips_of_letter(char letter);
/// Reads a rank: "T" or "10".
std::optional<u8> take_pips(TokenCursor& at);
/// The letter of a rank of 2 to 14 pips; the range is not checked.
char letter_of_pips(int pips);

/// Rules use pips for ranks, the ace high, because points and bounds add and compare them.
inline constexpr int pips_of_two = 2;
inline constexpr int pips_of_ace = 14;

/// The quantity that a condition bounds: a number of things, a rank that a hold has, the rank of a card, a
/// sum of ranks, or measures with weights; a score compares them for both holds.
enum class Bounded : u8 { count, held_rank, rank, sum, points, score };

/// The words of a condition before and after the quantity that it bounds; # stands for the bound.
struct BoundWords {
    Bounded of;
    bool at_least;
    std::optional<int> bound;  ///< the only bound with these words
    std::string_view before;
    std::string_view behind;
};

/// The first entry that fits is used for writing.
inline constexpr std::array<BoundWords, 15> bound_words{{
    {Bounded::count, false, 0, "no", ""},
    {Bounded::held_rank, true, 1, "a", ""},
    {Bounded::count, true, {}, "at least #", ""},
    {Bounded::count, false, {}, "at most #", ""},
    // The highest rank, and the lowest:
    {Bounded::rank, true, pips_of_ace, "", "is an ace"},
    {Bounded::rank, false, pips_of_two, "", "is a 2"},
    {Bounded::rank, true, {}, "", "is # or higher"},
    {Bounded::rank, false, {}, "", "is # or lower"},
    {Bounded::sum, true, {}, "", "is # or more"},
    {Bounded::sum, false, {}, "", "is # or less"},
    {Bounded::points, true, {}, "the points are # or more", ""},
    {Bounded::points, false, {}, "the points are # or less", ""},
    // Higher, not equal: if scores are equal, the first hold in tie-break order is kept.
    {Bounded::score, true, 1, "it scores higher", ""},
    // Read for any sum, but never written.
    {Bounded::points, true, {}, "", ">= #"},
    {Bounded::points, false, {}, "", "<= #"},
}};

}  // namespace holdfast::videopoker::penalties
