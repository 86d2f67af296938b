// Products of the weights of pairs between modules, as polynomials in z.
#pragma once

#include <array>

#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {

/// What a pair of this standing weighs in a basis: constant + slope * z, each -1, 0 or 1.
struct EdgeWeight {
    int constant = 0;
    int slope = 0;

    static constexpr EdgeWeight of(Standing standing, Standing basis) {
        return {(standing == Standing::worse ? 1 : 0) - (basis == Standing::worse ? 1 : 0),
                (standing == Standing::tied ? 1 : 0) - (basis == Standing::tied ? 1 : 0)};
    }
};

template <class Count>
class EdgePower {
  public:
    // Coefficients outside lowest..highest are never set, read or copied.
    /// 1.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    EdgePower() { coefficients_[0] = 1; }
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    EdgePower(const EdgePower& other) : lowest_(other.lowest_), highest_(other.highest_) {
        for (int t = lowest_; t <= highest_; ++t) {
            coefficients_[static_cast<std::size_t>(t)] = other.coefficient(t);
        }
    }
    EdgePower& operator=(const EdgePower&) = delete;
    ~EdgePower() = default;

    /// The coefficients of z^lowest() to z^highest().
    int lowest() const { return lowest_; }
    int highest() const { return highest_; }
    Count coefficient(int ties) const { return coefficients_[static_cast<std::size_t>(ties)]; }

    /// Times weight^pairs.
    EdgePower times(EdgeWeight weight, int pairs) const {
        EdgePower result;
        const bool grows = weight.slope != 0;
        const bool stays = weight.constant != 0;
        result.lowest_ = lowest_ + (stays ? 0 : pairs);
        result.highest_ = highest_ + (grows ? pairs : 0);
        for (int t = result.lowest_; t <= result.highest_; ++t) {
            result.coefficients_[static_cast<std::size_t>(t)] = 0;
        }
        const int sign = stays ? weight.constant : weight.slope;
        const int flip = grows && stays ? weight.slope * weight.constant : 1;
        for (int i = stays ? 0 : pairs; i <= (grows ? pairs : 0); ++i) {
            const bool negative = (sign < 0 && pairs % 2 == 1) != (flip < 0 && i % 2 == 1);
            const Count ways = choose(pairs, i);
            Count* const sums = result.coefficients_.data() + i;
            for (int t = lowest_; t <= highest_; ++t) {
                sums[t] += (negative ? Count{0} - ways : ways) * coefficient(t);
            }
        }
        return result;
    }

  private:
    int lowest_ = 0;
    int highest_ = 0;
    std::array<Count, max_pairs + 1> coefficients_;
};

}  // namespace holdfast::holdem::detail
