// Many paytables with the same rows: all combinations of some rows' pays, the other rows fixed.
//
//   full house 8, 9    flush 5, 6, 7        index   0     1     2     3     4     5
//                                           pays   8/5   8/6   8/7   9/5   9/6   9/7
//
// The last axis runs fastest. A box takes a range of each axis: here {8, 9} x {6, 7}.
#pragma once

#include <vector>

#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {

/// The pays that one row runs through.
struct PayAxis {
    std::size_t row;
    std::vector<Rational> pays;
};

/// Places on an axis, from `begin` on and before `end`.
struct PayRange {
    std::size_t begin;
    std::size_t end;

    std::size_t size() const { return end - begin; }
};

using PayBox = std::vector<PayRange>;  ///< [axis]

/// How many paytables a box has.
u64 size_of(const PayBox& box);

class PayGrid {
  public:
    /// Throws InvalidArgument if an axis is empty or a row has two axes, OverflowError if there are 2^63
    /// paytables or more.
    explicit PayGrid(std::vector<PayAxis> axes);

    const std::vector<PayAxis>& axes() const { return axes_; }
    /// The number of paytables.
    u64 size() const { return size_; }

    /// The place on each axis of the paytable of this index, and back.
    std::vector<std::size_t> places_of(u64 index) const;
    u64 index_of(const std::vector<std::size_t>& places) const;
    /// `pays` with the rows of the axes changed to those of the paytable of this index.
    Pays pays_at(u64 index, Pays pays) const;

    /// The largest box that begins with the paytable `first` and holds consecutive paytables, at most `most`
    /// of them; first < size() and most > 0.
    PayBox box_from(u64 first, u64 most) const;

  private:
    std::vector<PayAxis> axes_;
    u64 size_ = 1;
};

}  // namespace holdfast::videopoker
