// Weighted deals by the number of unknown opponents and of all ties, for all numbers of opponents at once.
//
// The deals of 1,326 combos with weights up to 10^6, on every board, to 20 opponents need 150 bits, or 154
// if each board counts once for each of its ten flops:
//
//   1326 * 10^6 * C(50, 5) * matchings(45, 20) < 2^31 * 2^22 * 2^99
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::holdem::detail {

class TieCounts {
  public:
    /// Starts with zeros for 0 to `most` unknown opponents, beside `known` other players who may also tie.
    explicit TieCounts(int most, int known = 0) : known_(known), sums_(first_of(most + 1)) {}

    /// Adds `weight` times a number of deals to N unknown opponents, 0 <= N <= most. None of them is better,
    /// and `ties` opponents tie, known ones included.
    void add(int opponents, int ties, u128 count, u64 weight) {
        add(sums_[place_of(opponents, ties)], product(count, weight));
    }
    TieCounts& operator+=(const TieCounts& other) {
        for (std::size_t i = 0; i < sums_.size(); ++i) add(sums_[i], other.sums_[i]);
        return *this;
    }

    U256 at(int opponents, int ties) const { return sums_[place_of(opponents, ties)]; }
    /// [ties] the counts against this number of unknown opponents.
    std::vector<U256> against(int opponents) const {
        return {sums_.data() + first_of(opponents), sums_.data() + first_of(opponents + 1)};
    }

    bool operator==(const TieCounts&) const = default;

    /// count * weight, in two halves of the count; below 2^192.
    static U256 product(u128 count, u64 weight) {
        const u128 low = u128{static_cast<u64>(count)} * weight;
        const u128 high = (count >> word_bits) * weight + (low >> word_bits);  // the count is below 2^99
        return U256::from_limbs(
            {static_cast<u64>(low), static_cast<u64>(high), static_cast<u64>(high >> word_bits), 0});
    }

  private:
    static constexpr unsigned word_bits = 64;

    /// Replaces U256's addition, which is checked and not inlined: this runs for every graph.
    static void add(U256& sum, const U256& more) {
        std::array<u64, U256::limb_count> limbs{};
        u128 carry = 0;
        for (std::size_t limb = 0; limb + 1 < limbs.size(); ++limb) {
            carry += u128{sum.limb(limb)} + more.limb(limb);
            limbs[limb] = static_cast<u64>(carry);
            carry >>= word_bits;
        }
        sum = U256::from_limbs(limbs);
    }

    /// The index of the first count of `opponents` opponents; those of fewer opponents come before.
    std::size_t first_of(int opponents) const {
        const auto count = static_cast<std::size_t>(opponents);
        return count * (count + 1) / 2 + count * static_cast<std::size_t>(known_);
    }
    std::size_t place_of(int opponents, int ties) const {
        return first_of(opponents) + static_cast<std::size_t>(ties);
    }

    int known_;
    std::vector<U256> sums_;
};

}  // namespace holdfast::holdem::detail
