// Ranges as people write them: a list of items with commas, semicolons or blanks.
//
//   AA            one starting hand; AKs suited, AKo offsuit, AK both
//   QQ+           this pair and every higher one;  KTs+, KTo+, KT+: the lower rank rises (KTs, KJs, KQs)
//   77-55         pairs from one to the other;     A5s-A2s: the higher rank stays;
//                 76s-54s: both ranks step together; either end first
//   A*            every hand with an ace, including AA; A*s, A*o: the suited or offsuit ones; * may be an x
//   99-, ATo-     this pair and every lower one; the lower rank falls to the two
//   AhKh          two cards, as parse_cards reads them; also: [Ah Kh]
//   AdKx, AhXh    a card and any of a rank or suit; * may stand for x
//   random        every combo; also: any, any two, **
//   any pair      and other words (detail/hand_phrases.cpp): suited connectors, suited aces, suited broadways
//   top 15%       whole starting hands, best equity against one random hand first, while their combos stay
//                 within 15 % of the 1,326; also: best 15%, 15%
//   15%-30%       the hands of the top 30% that are not in the top 15%
//   open-btn      a range of that name, if the reader knows one
//
//   AQs:0.5       an item with a weight of 0 to 1, also 1/3 or 50%; the weights of a named range are multiplied
//                 by it; what has the weight 0 is not in the range. Also AQs(0.5), and AQs@50 in percent
//   (AQs,KQs):0.5 the same for several items, also in braces; without a weight the brackets do nothing
//   [50]AQs,KQs[/50]   the same for several items, in percent; brackets do not nest; below 1 with the sign,
//                      [0.5%], because [0.5] may be meant as a half
//   random,!AA,!72o    hands to remove from the whole list, anywhere in it; behind "!AA KK" nobody knows whether the
//                      kings are removed, too, so a comma must tell
//
// Letter case does not matter, and 10 is a T. Blanks and line ends inside an item are ignored, but not inside a
// number or a name; between items, and before a bracket as in "AA [Ah Kh]", they are as good as a comma; and any dash of Unicode is a dash. A combo may be
// listed again with the same weight; with another weight it is an error, because two items disagree.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/holdem/ranges/named_ranges.h>
#include <holdfast/holdem/ranges/range.h>

namespace holdfast::holdem {

/// An item is not a range, but may be meant as the name of one.
struct UnknownRangeName : ParseError {
    UnknownRangeName(const ParseError& error, std::string unknown)
        : ParseError(error), name(std::move(unknown)) {}

    std::string name;  ///< as it was typed, without blanks
};

/// A weight, or the common denominator that it leads to, is finer than a range can hold.
struct FineWeight : ParseError {
    explicit FineWeight(const ParseError& error) : ParseError(error) {}
};

/// How weights are read that have no common denominator of at most Range::largest_denominator.
enum class Weights : u8 {
    exact,   ///< FineWeight is thrown
    rounded  ///< all weights of the range are rounded to six decimals
};

struct RangeReading {
    Range range;
    std::vector<std::string> notes;  ///< sentences: a + that adds nothing, and which weights were rounded
    bool has_only_commas;  ///< no blank or semicolon stands between items; elsewhere they separate players
};

/// Reads as parse_range() does.
RangeReading read_range(std::string_view text, const NamedRanges& names = {},
                        Weights weights = Weights::exact);

/// Reads a range. Throws ParseError, with the place, on anything else, on an empty list or item, and if no combo
/// is left; if an item may be meant as a name that is not known, UnknownRangeName. `names`: ranges that it may
/// name.
Range parse_range(std::string_view text, const NamedRanges& names = {});

/// The range in this notation, the same for equal ranges; parse_range reads the same range from it. Hands of
/// the highest weight come first: "QQ+,AK,A5s-A2s,KJo,AsQh,77:1/2". An empty range gives "".
std::string to_text(const Range& range);

}  // namespace holdfast::holdem
