// The types of a game in parts that the search takes for one item each.
//
// Types of one atom nearly always stand together in the best order, and fewer items are searched faster.
// Where an order of atoms returns less than an order of types, the atoms that cost most are split into types.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/holds/hold_types.h>
#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

class TypePartition {
  public:
    /// The atoms of the types.
    explicit TypePartition(const HoldTypes& types);

    std::size_t items() const { return types_of_.size(); }
    u32 item_of(TypeIndex type) const { return item_of_[type]; }
    const std::vector<TypeIndex>& types_of(u32 item) const { return types_of_[item]; }

    void split(u32 item);
    /// The groups of types as groups of items, equal ones added up. Of several types of an item, the first is
    /// played.
    ItemGroups merged(const ItemGroups& groups_of_types) const;

  private:
    std::vector<u32> item_of_;                      ///< [type]
    std::vector<std::vector<TypeIndex>> types_of_;  ///< [item]
};

/// Splits atoms until the best order of items returns what the best order of types does, or no single split
/// gains. Throws Stopped.
void split_where_it_gains(TypePartition& partition, const ItemGroups& groups_of_types, const Work& work);

}  // namespace holdfast::videopoker
