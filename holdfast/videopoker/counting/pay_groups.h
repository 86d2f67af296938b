// Five-card hands grouped by the rows of the paytable that they satisfy.
//
// Which rows a hand satisfies does not depend on what they pay, so one grouping serves every paytable with
// the same rows; a paytable then only says which row of a group pays most. Suits matter to few hands
// (flushes, single wild cards): a family has one usual group for each set of ranks, plus exceptions. Suit
// patterns that the rules cannot tell apart are evaluated once, so building looks at far fewer than 134,459
// hands.
#pragma once

#include <utility>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker::detail {

/// A suit pattern whose hands on one set of ranks are in another group than most.
struct GroupException {
    u16 pattern;
    u16 rank_set;
    u32 group;
};

struct FamilyGroups {
    std::vector<u32> usual;                  ///< [rank set] the group of all patterns but the exceptions
    std::vector<GroupException> exceptions;  ///< by rising rank set

    /// The exceptions on the `count` rank sets from `first` on, as a range: from the first of them to behind
    /// the last.
    std::pair<const GroupException*, const GroupException*> exceptions_on(u32 first, u32 count) const;
    /// The group of the hands of one pattern and rank set.
    u32 group_of(std::size_t pattern, u32 rank_set) const;
};

class PayGroups {
  public:
    /// Throws Stopped.
    PayGroups(const Game& game, const DealClasses& classes, const StopFlag* stop = nullptr);

    std::size_t size() const { return satisfied_.size(); }
    /// Bit r is set if hands of the group satisfy row r.
    u64 satisfied(std::size_t group) const { return satisfied_[group]; }
    /// How many hands of five cards are in the group.
    u64 hands(std::size_t group) const { return hands_[group]; }
    /// The groups of classes.families(5)[family].
    const FamilyGroups& family(std::size_t family) const { return families_[family]; }
    /// [group] the row that pays its hands if rows pay `pays`: the one that pays most, then that of the
    /// higher hand, then the one listed first.
    std::vector<u8> paid_rows(const Game& game, const std::vector<u64>& pays) const;
    /// The memory of the groups in bytes, approximately.
    std::size_t bytes() const;

  private:
    void count_hands(const DealClasses& classes);

    std::vector<u64> satisfied_;
    std::vector<u64> hands_;
    std::vector<FamilyGroups> families_;
};

/// Bit r is set if the hand satisfies row r, for the first 64 rows.
u64 satisfied_rows(const Game& game, const DealtHand& hand);

/// The row that pays a hand that satisfies `rows` (bit r for row r), if the rows pay `pays`. A row with an order takes
/// every royal flush.
std::size_t paid_row(const Game& game, u64 rows, const std::vector<u64>& pays);

}  // namespace holdfast::videopoker::detail
