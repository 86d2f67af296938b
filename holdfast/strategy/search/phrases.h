// The phrases that rows of a chart are made of: neighbouring items of one family ("three to a straight flush
// or better", "suited JT to QT").
//
//     family     best item  i0  i1  i2  i3  worst item
//     phrases    [i0] [i0 i1] [i0 i1 i2] ... [i1] [i1 i2] ... [i3]
//
// A row plays, of the items of its phrase that a deal offers, the one that comes first in the group's order.
// For each phrase the groups are listed that offer any of its items, with the value that the row plays there.
// Values of all groups' best items add up to less than 2^57, so that sums with undecided groups fit.
#pragma once

#include <vector>

#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

/// [family] items, the most valuable first; an item is in one family.
using ItemFamilies = std::vector<std::vector<u32>>;

struct Phrase {
    u32 family;
    u32 first;  ///< places in the family
    u32 last;   ///< included
};

class Phrases {
  public:
    /// The value that a phrase plays in a group.
    struct Play {
        u32 group;
        i64 value;
    };

    Phrases(const ItemGroups& groups, const ItemFamilies& families);

    u32 size() const { return static_cast<u32>(phrases_.size()); }
    const Phrase& operator[](u32 phrase) const { return phrases_[phrase]; }
    std::span<const Play> plays(u32 phrase) const { return plays_[phrase]; }
    u32 number_of(Phrase phrase) const {
        return first_of_family_[phrase.family] + triangle(phrase.first, phrase.last);
    }
    /// The phrases of a family are those from this number on up to that of the next family.
    u32 first_of_family(u32 family) const { return first_of_family_[family]; }
    /// How many items the family has.
    u32 items_of(u32 family) const { return items_of_[family]; }
    /// Whether the item is in a family.
    bool occurs(u32 item) const { return single_[item] != no_phrase; }
    /// The phrase of one item that is in a family.
    u32 single(u32 item) const { return single_[item]; }
    std::size_t groups() const { return undecided_.size(); }
    /// [group] what it adds to the value of a chart in which no row fits: so little that no chart can make
    /// good for it.
    const std::vector<i64>& undecided() const { return undecided_; }

  private:
    static constexpr u32 no_phrase = ~u32{0};
    /// Places of pairs first <= last: (0,0), (0,1), (1,1), (0,2), (1,2), (2,2), ...
    static u32 triangle(u32 first, u32 last) { return last * (last + 1) / 2 + first; }
    void add_group(const ItemGroups& groups, std::size_t group, u32 family);

    std::vector<i64> undecided_;
    std::vector<Phrase> phrases_;
    std::vector<std::vector<Play>> plays_;
    std::vector<u32> first_of_family_;
    std::vector<u32> items_of_;
    std::vector<u32> single_;
    std::vector<u32> family_of_;  ///< [item]
    std::vector<u32> place_of_;   ///< [item] in its family
};

}  // namespace holdfast::videopoker
