// Random numbers that are a function of the seed, the stream and how many were drawn from it before, so that
// work divided into numbered streams draws the same numbers for any number of threads.
//
//   number n of a stream = mix(mix(key + n * golden ratio) + second key)
//
// with the 64-bit finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number
// generators, 2014), applied twice. Both keys come from seed and stream. Not for secrets.
#pragma once

#include <holdfast/core/integers.h>

namespace holdfast {

class CounterRandom {
  public:
    constexpr CounterRandom(u64 seed, u64 stream)
        : at_(mix(mix(seed + golden_ratio) ^ stream)), second_key_(mix(at_ + stream + golden_ratio)) {}

    constexpr u64 next() {
        at_ += golden_ratio;
        return mix(mix(at_) + second_key_);
    }

    /// A whole number below `bound`, 0 < bound <= 2^32, all equally likely (Lemire: Fast random integer
    /// generation in an interval, 2019).
    constexpr u32 below(u64 bound) {
        u64 product = (next() >> 32U) * bound;
        if (static_cast<u32>(product) < bound) {
            const u64 surplus = (u64{1} << 32U) % bound;
            while (static_cast<u32>(product) < surplus) product = (next() >> 32U) * bound;
        }
        return static_cast<u32>(product >> 32U);
    }

    /// A number below any `bound` > 0, each equally likely.
    constexpr u128 below_wide(u128 bound) {
        if (bound <= u64{1} << 32U) return below(static_cast<u64>(bound));
        // 2^128 is not a multiple of `bound`: a number below the remainder is drawn again
        const u128 surplus = (u128{0} - bound) % bound;
        for (;;) {
            const u128 high = next();
            const u128 number = high << 64U | next();
            if (number >= surplus) return number % bound;
        }
    }

  private:
    static constexpr u64 golden_ratio = 0x9e3779b97f4a7c15;

    static constexpr u64 mix(u64 bits) {
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111eb;
        return bits ^ (bits >> 31U);
    }

    u64 at_;
    u64 second_key_;
};

}  // namespace holdfast
