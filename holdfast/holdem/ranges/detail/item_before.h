// Checks an item of a range against the item before it, to which it may belong.
#pragma once

#include <functional>
#include <vector>

#include <holdfast/holdem/ranges/detail/range_part.h>

namespace holdfast::holdem::detail {

/// The item before, if no comma is between or it may lack its weight.
struct ItemBefore {
    RangePart item;
    bool may_lack_weight;
    /// It is a word or a share, which may belong to the item beside it: "any", "suited", "20%".
    bool has_words;
    bool is_before_comma = false;
};

/// Throws ParseError on an item that may belong to the one before it: the 20% of "AKs,20%", which may be a
/// weight; and, if only a blank separates them, any share and whatever follows an exclusion. A share may
/// follow those of a band, as in "15%-30%,15%". `weight`: that of the item, which may be empty.
void check_follows(RangePart item, RangePart weight, const ItemBefore& before);

/// Throws ParseError if only a blank separates two items and one of them `has_words`, as in "AK (suited)",
/// which may be AKs, or AK and all suited hands.
void check_stands_apart(RangePart item, bool has_words, const ItemBefore& before);

/// Throws ParseError on a share that only a blank separates from an item before it: the 20% of "AK 20%",
/// which may be its weight or the best hands. `words`: those of `part`; `reads`: whether a part of it is an
/// item.
void check_shares(const std::vector<RangePart>& words, RangePart part,
                  const std::function<bool(RangePart)>& reads);

/// Throws ParseError if the item is empty.
void check_is_there(RangePart item);

/// Whether an item, or one within its brackets, is a word or has one.
bool any_word(RangePart item, const std::function<bool(RangePart)>& is_word);

/// Throws ParseError on the brackets of "!(AA KK)".
void check_is_no_bracket(RangePart exclusion);

}  // namespace holdfast::holdem::detail
