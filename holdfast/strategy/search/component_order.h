// The best order of a few items that are in conflict, exactly, by a sum over their subsets (Held and Karp).
//
// Let f(S) be the least loss when the items of S stand at the top. The lowest of them, a, decides the groups
// that contain a and nothing else of S, each at the loss of playing a there:
//
//     f(S) = min over a in S of  f(S - a) + sum of loss_g(a) over groups g whose only item in S is a
//
// f(S) depends on S as a set alone: what a further item costs hangs on which items stand above it, not on
// their order. 2^n steps for n items, each over n items; a set that costs more than a greedy order loses in
// all is passed over. (Held and Karp, "A dynamic programming approach to sequencing problems", 1962.)
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

/// More items than this are too many for all subsets: 2^18 of them take 2.3 MB.
inline constexpr std::size_t most_items_in_conflict = 18;

/// Groups of at most most_items_in_conflict items, known by sets of them; groups of the same set are added
/// up.
class ConflictLosses {
  public:
    explicit ConflictLosses(std::size_t items) : items_(items) {}

    /// `loss[i]`: what playing item i costs where bit i of `set` is there.
    void add(u32 set, const std::vector<u64>& loss);

    std::size_t items() const { return items_; }
    struct Group {
        u32 set;
        std::vector<u64> loss;  ///< [item]
    };
    const std::vector<Group>& groups() const { return groups_; }

  private:
    std::size_t items_;
    std::vector<Group> groups_;
};

struct ComponentOrder {
    std::vector<u32> order;  ///< the items 0 to n - 1, the first to be played first
    u64 loss;                ///< the least possible
};

/// Throws Stopped.
ComponentOrder best_component_order(const ConflictLosses& losses, const StopFlag* stop = nullptr);

}  // namespace holdfast::videopoker
