// A set of holds as one 32-bit word: bit Hold::mask() is set when the hold is in the set.
//
// The search for the best hold leaves the optimal holds of a deal in this form. Iterating visits them by
// rising mask.
#pragma once

#include <holdfast/videopoker/paytables/hold.h>

namespace holdfast::videopoker::detail {

class HoldSet {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(u32 rest) : rest_(rest) {}
        constexpr Hold operator*() const { return Hold::from_mask(static_cast<u32>(__builtin_ctz(rest_))); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

      private:
        u32 rest_;
    };

    constexpr explicit HoldSet(u32 bits) : bits_(bits) {}

    constexpr u32 bits() const { return bits_; }
    /// The hold of the smallest mask; the set must not be empty.
    constexpr Hold first() const { return *begin(); }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    u32 bits_;
};

}  // namespace holdfast::videopoker::detail
