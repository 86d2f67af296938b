#include <holdfast/videopoker/play/hold_shares.h>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "holdfast/videopoker/play/hold_shares.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
#include <hwy/highway.h>

#include <holdfast/evaluation/vector_targets.h>

HWY_BEFORE_NAMESPACE();
namespace holdfast::videopoker::detail::HWY_NAMESPACE {

/// Bit H is set when the hold of mask H keeps an even number of cards.
constexpr u32 even_holds = 0x69969669U;

/// leave_shares for the deal itself.
HWY_INLINE void leave_at_deal(const u32* HWY_RESTRICT hold, const u32* HWY_RESTRICT share,
                              u64* HWY_RESTRICT at_deal) {
    for (std::size_t lane = 0; lane < block_lanes; ++lane) {
        // (-1)^(5 - |H|): holds of an even number of cards discard an odd number.
        const u64 minus = 0 - u64{(even_holds >> hold[lane]) & 1U};  // all bits or none
        at_deal[lane] = (share[lane] ^ minus) - minus;
    }
}

/// move_scattered without the check whether there is anything to move.
HWY_INLINE void move_all(u32* HWY_RESTRICT from, const u16* HWY_RESTRICT index, u64* HWY_RESTRICT to) {
    for (std::size_t lane = 0; lane < block_lanes; ++lane) {
        to[index[lane]] += static_cast<u64>(i64{static_cast<i32>(from[lane])});
        from[lane] = 0;
    }
}

#if HWY_TARGET == HWY_SCALAR

// For a processor without vectors.

bool single_holds_vector(const u32* optimal, u32 count, u32 weight, const HoldScale& scale, u32* hold,
                         u32* share) {
    bool several = false;
    for (std::size_t lane = 0; lane < block_lanes; ++lane) {
        hold[lane] = static_cast<u32>(__builtin_ctz(optimal[lane] | 1U << whole_deal));
        const auto held = static_cast<std::size_t>(__builtin_popcount(hold[lane]));
        share[lane] = lane < count ? static_cast<u32>(weight * scale.factor[held]) : 0;
        several = several || (lane < count && (optimal[lane] & (optimal[lane] - 1)) != 0);
    }
    return several;
}

void leave_shares_vector(const u32* hold, const u32* share, const SubsetTable& subset_of, u32* weights,
                         u64* at_deal) {
    for (std::size_t lane = 0; lane < block_lanes; ++lane) {
        for (u32 mask = 0; mask < whole_deal; ++mask) {
            if ((hold[lane] & ~mask) != 0) continue;
            const bool minus = __builtin_popcount(hold[lane] ^ mask) % 2 != 0;
            weights[subset_of[mask] * block_lanes + lane] += minus ? 0 - share[lane] : share[lane];
        }
    }
    leave_at_deal(hold, share, at_deal);
}

void move_scattered_vector(u32* from, const u16* index, u64* to) {
    move_all(from, index, to);
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using Tag = hn::CappedTag<u32, block_lanes>;
using Vec = hn::Vec<Tag>;

constexpr std::size_t half = hold_count / 2;
constexpr std::size_t sizes = deal_size + 1;

/// holds_with[p]: bit H is set if hold H keeps the card at place p; holds_of[k]: if H keeps k cards.
constexpr auto holds_with = [] {
    std::array<u32, deal_size> table{};
    for (u32 hold = 0; hold < hold_count; ++hold) {
        for (u32 place = 0; place < deal_size; ++place) table[place] |= ((hold >> place) & 1U) << hold;
    }
    return table;
}();
constexpr auto holds_of = [] {
    std::array<u32, sizes> table{};
    for (u32 hold = 0; hold < hold_count; ++hold) {
        table[static_cast<std::size_t>(__builtin_popcount(hold))] |= 1U << hold;
    }
    return table;
}();

bool single_holds_vector(const u32* HWY_RESTRICT optimal, u32 count, u32 weight, const HoldScale& scale,
                         u32* HWY_RESTRICT hold, u32* HWY_RESTRICT share) {
    const Tag d;
    const Vec zero = hn::Zero(d);
    Vec several = zero;
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        const auto is_deal = hn::Lt(hn::Iota(d, static_cast<u32>(lane)), hn::Set(d, count));
        const Vec holds = hn::IfThenElseZero(is_deal, hn::LoadU(d, optimal + lane));
        several = hn::Or(several, hn::And(holds, hn::Sub(holds, hn::Set(d, 1))));
        const auto among = [&](u32 some) { return hn::Ne(hn::And(holds, hn::Set(d, some)), zero); };
        // The index of the only set bit, composed of its five binary digits: no vector instruction counts
        // zeros fast.
        Vec number = zero;
        for (std::size_t place = 0; place < deal_size; ++place) {
            number = hn::Or(number, hn::IfThenElseZero(among(holds_with[place]), hn::Set(d, 1U << place)));
        }
        Vec shares = zero;
        for (std::size_t size = 0; size < sizes; ++size) {
            const Vec of_size = hn::Set(d, static_cast<u32>(weight * scale.factor[size]));
            shares = hn::Or(shares, hn::IfThenElseZero(among(holds_of[size]), of_size));
        }
        hn::Store(number, d, hold + lane);
        hn::Store(shares, d, share + lane);
    }
    return !hn::AllTrue(d, hn::Eq(several, zero));
}

/// Adds to the weights at place_of(mask), for the sixteen subsets of the four lower cards, the `shares` of
/// the holds that lie within the subset, with the sign of the missing cards. lacks[p]: all bits if the hold
/// does not keep the card at place p.
template <class PlaceOf>
HWY_INLINE void leave_half(Vec shares, const Vec (&lacks)[deal_size], const PlaceOf& place_of) {
    const Tag d;
    Vec within[half];
    // within[S]: the share if the hold lies within S, else 0. It is that of S and one more card, unless the
    // hold keeps this card: one `and` for each subset.
    within[half - 1] = shares;
    HWY_UNROLL(16)
    for (std::size_t i = 0; i < half; ++i) {
        const std::size_t mask = half - 1 - i;
        if (i > 0) {
            const auto missing = static_cast<std::size_t>(__builtin_ctzll(~mask));
            within[mask] = hn::And(within[mask | (std::size_t{1} << missing)], lacks[missing]);
        }
        u32* place = place_of(mask);
        const Vec before = hn::Load(d, place);
        const bool minus = __builtin_popcountll(mask) % 2 != 0;
        hn::Store(minus ? hn::Sub(before, within[mask]) : hn::Add(before, within[mask]), d, place);
    }
}

void leave_shares_vector(const u32* HWY_RESTRICT hold, const u32* HWY_RESTRICT share,
                         const SubsetTable& subset_of, u32* HWY_RESTRICT weights, u64* HWY_RESTRICT at_deal) {
    const Tag d;
    HWY_ALIGN u32 nowhere[block_lanes] = {};  // for the deal itself
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        const Vec holds = hn::Load(d, hold + lane);
        Vec lacks[deal_size];
        Vec minus = hn::Zero(d);  // all bits for an odd number of discards
        for (std::size_t place = 0; place < deal_size; ++place) {
            const Vec bit = hn::Set(d, 1U << place);
            lacks[place] = hn::VecFromMask(d, hn::Ne(hn::And(holds, bit), bit));
            minus = hn::Xor(minus, lacks[place]);
        }
        const Vec shares = hn::Sub(hn::Xor(hn::Load(d, share + lane), minus), minus);
        leave_half(shares, lacks, [&](std::size_t mask) {
            return mask == half - 1 ? nowhere : weights + subset_of[half + mask] * block_lanes + lane;
        });
        leave_half(hn::Sub(hn::Zero(d), hn::And(shares, lacks[deal_size - 1])), lacks,
                   [&](std::size_t mask) { return weights + subset_of[mask] * block_lanes + lane; });
    }
    leave_at_deal(hold, share, at_deal);
}

void move_scattered_vector(u32* HWY_RESTRICT from, const u16* HWY_RESTRICT index, u64* HWY_RESTRICT to) {
    const Tag d;
    Vec any = hn::Zero(d);
    for (std::size_t lane = 0; lane < block_lanes; lane += hn::Lanes(d)) {
        any = hn::Or(any, hn::Load(d, from + lane));
    }
    if (!hn::AllTrue(d, hn::Eq(any, hn::Zero(d)))) move_all(from, index, to);
}

#endif  // HWY_TARGET == HWY_SCALAR

}  // namespace holdfast::videopoker::detail::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace holdfast::videopoker::detail {

HOLDFAST_EXPORT(single_holds_vector);
HOLDFAST_EXPORT(leave_shares_vector);
HOLDFAST_EXPORT(move_scattered_vector);

bool single_holds(const u32* optimal, u32 count, u32 weight, const HoldScale& scale, u32* hold, u32* share) {
    return HOLDFAST_DISPATCH(single_holds_vector)(optimal, count, weight, scale, hold, share);
}

void leave_shares(const u32* hold, const u32* share, const SubsetTable& subset_of, u32* weights,
                  u64* at_deal) {
    HOLDFAST_DISPATCH(leave_shares_vector)(hold, share, subset_of, weights, at_deal);
}

void move_scattered(u32* from, const u16* index, u64* to) {
    HOLDFAST_DISPATCH(move_scattered_vector)(from, index, to);
}

}  // namespace holdfast::videopoker::detail
#endif  // HWY_ONCE
