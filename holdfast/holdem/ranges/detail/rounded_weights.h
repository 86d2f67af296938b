// Weights of a range that are finer than it can hold, rounded to six decimals.
#pragma once

#include <cstddef>
#include <string>

#include <holdfast/core/rational.h>
#include <holdfast/holdem/ranges/detail/range_part.h>

namespace holdfast::holdem::detail {

/// To six decimals, so that all weights have the common denominator 10^6.
Rational to_six_decimals(const Rational& weight);

/// Items whose weights were rounded.
class RoundedWeights {
  public:
    /// `weight`: the rounded one.
    void add(RangePart item, const Rational& weight);

    /// "2 weights are rounded to six decimals: AhKh:0.123457, KK:0.333333"; empty if none is.
    std::string note() const;

  private:
    std::size_t count_ = 0;
    std::size_t gone_ = 0;
    std::string shown_;
};

}  // namespace holdfast::holdem::detail
