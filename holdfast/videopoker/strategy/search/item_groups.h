// Deals that offer the same items, added up: the input of the search for an order of items.
//
// An item is anything that a chart can name (a held set, a type of hold, several types together). A chart
// ranks items; on each deal it plays the one that it ranks highest. So deals with the same items are one
// group, with the sum of weight * value for each item:
//
//     group     (item, value), (item, value), ...     in the order in which equally ranked items are played
//
// Values are whole numbers over one denominator; those of all groups' best items add up to less than 2^62, so
// sums of losses and of values of any chart fit 64 bits with a sign.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker {

struct GroupItem {
    u32 item;
    u64 value;

    bool operator==(const GroupItem&) const = default;
};

/// The best item; of several, the first.
inline const GroupItem& best_item(std::span<const GroupItem> group) {
    return *std::max_element(group.begin(), group.end(),
                             [](const GroupItem& a, const GroupItem& b) { return a.value < b.value; });
}

class ItemGroups {
  public:
    explicit ItemGroups(std::size_t items) : items_(items) {}

    /// Adds a group unless it is empty. Items must be different and below items().
    void add(std::span<const GroupItem> group, u64 deals) {
        if (group.empty()) return;
        deals_.push_back(deals);
        entries_.insert(entries_.end(), group.begin(), group.end());
        first_.push_back(entries_.size());
    }

    std::size_t items() const { return items_; }
    std::size_t size() const { return first_.size() - 1; }
    std::span<const GroupItem> operator[](std::size_t group) const {
        return {entries_.data() + first_[group], entries_.data() + first_[group + 1]};
    }
    u64 deals(std::size_t group) const { return deals_[group]; }

    /// The sum of the best values, an upper bound for all charts.
    u64 total_best() const {
        u64 total = 0;
        for (std::size_t group = 0; group < size(); ++group) total += best_item((*this)[group]).value;
        return total;
    }

  private:
    std::size_t items_;
    std::vector<GroupItem> entries_;
    std::vector<std::size_t> first_{0};
    std::vector<u64> deals_;
};

}  // namespace holdfast::videopoker
