// Deals to draw from at random, all equally likely: all deals of some classes, numbered from 0.
//
//   number      0 .. w0-1   w0 .. w0+w1-1   ...      a class of weight w has w deals: the representative with
//   class       c0          c1              ...      its suits renamed in all ways, and all choices of jokers
//
// Numbers and deals correspond one to one, so a uniform random number gives a uniform random deal, without
// rejections however rare the deals are.
#pragma once

#include <memory>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>

namespace holdfast::videopoker {

class DealPool {
  public:
    struct Member {
        CardSet cards;
        u32 deal_class{};
        CardSet representative;
        SuitPermutation suits{};  ///< renames the suits of the representative to those of `cards`
    };

    /// `is_in`: [class of five cards] not 0 if its deals are in the pool.
    DealPool(std::shared_ptr<const DealClasses> classes, const std::vector<u8>& is_in);

    /// How many deals there are.
    u64 size() const { return entries_.empty() ? 0 : entries_.back().end; }
    /// The deal of this number, which must be below size().
    Member operator[](u64 number) const;

  private:
    struct Entry {
        u64 end;  ///< the number after that of its last deal
        const DealFamily* family;
        u32 pattern;
        u32 rank_set;
    };

    std::shared_ptr<const DealClasses> classes_;
    std::vector<SuitPermutation> renamings_;
    std::vector<Entry> entries_;
};

/// The cards of `member` that correspond to the cards `held` of the representative.
CardSet held_of(const DealPool::Member& member, CardSet held);

// Close deals, which are hard to play: the second best hold is worth nearly as much as the best.
//
// A byte for each of 134,459 classes, as DealPool takes them; one walk over all deals, a few milliseconds.

/// [class of deals] 1 if the second highest value of its holds is at most `within` bets below the highest,
/// else 0; `within` is not negative. Holds of exactly the best value are not compared: it does not matter
/// which of them is played. Throws Stopped.
std::vector<u8> close_deals(const GameTables& tables, const Rational& within, const Work& work = {});

}  // namespace holdfast::videopoker
