#include <holdfast/holdem/detail/matching/tie_counts.h>

namespace holdfast::holdem::detail {
namespace {

constexpr unsigned word_bits = 64;

}  // namespace

void WideTieCounts::add(Sum& sum, const Sum& more) {
    u128 carry = 0;
    for (std::size_t word = 0; word < sum.size(); ++word) {
        carry += u128{sum[word]} + more[word];
        sum[word] = static_cast<u64>(carry);
        carry >>= word_bits;
    }
}

void WideTieCounts::add(const TieCounts& counts, u64 weight) {
    for (int opponents = 0; opponents <= most_; ++opponents) {
        for (int ties = 0; ties <= opponents; ++ties) {
            const u128 count = counts.at(opponents, ties);
            // count * weight by halves of the count, as on paper; below 2^164, so three words hold it.
            const u128 low = u128{static_cast<u64>(count)} * weight;
            const u128 high = (count >> word_bits) * weight + (low >> word_bits);  // below 2^36 * 2^64
            add(sums_[TieCounts::place_of(opponents, ties)],
                {static_cast<u64>(low), static_cast<u64>(high), static_cast<u64>(high >> word_bits)});
        }
    }
}

WideTieCounts& WideTieCounts::operator+=(const WideTieCounts& other) {
    for (std::size_t place = 0; place < sums_.size(); ++place) add(sums_[place], other.sums_[place]);
    return *this;
}

U256 WideTieCounts::at(int opponents, int ties) const {
    const Sum& sum = sums_[TieCounts::place_of(opponents, ties)];
    return U256::from_limbs({sum[0], sum[1], sum[2], 0});
}

}  // namespace holdfast::holdem::detail
