#include <algorithm>

#include <holdfast/cards/rank.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/combinatorics/rank_shape.h>

namespace holdfast {
namespace {

/// The suit masks with as many suits as the index says, in rising order: 1, 4, 6, 4, 1 of them.
struct SuitMasks {
    std::array<std::array<u8, 6>, suit_count + 1> of_size{};
    std::array<u8, suit_count + 1> count{};
    std::array<u8, 16> ordinal{};
};

constexpr SuitMasks suit_masks = [] {
    SuitMasks masks;
    for (u8 mask = 0; mask < 16; ++mask) {
        const auto size = static_cast<std::size_t>(__builtin_popcount(mask));
        masks.ordinal[mask] = masks.count[size];
        masks.of_size[size][masks.count[size]++] = mask;
    }
    return masks;
}();

constexpr u16 not_seen = 0xffff;  ///< more than there are patterns

}  // namespace

RankShape::RankShape(int cards, u32 breaks, const std::vector<SuitPermutation>& group) : cards_(cards) {
    for (int card = 0; card < cards; ++card) {
        if (card == 0 || ((breaks >> (card - 1)) & 1U) != 0) ++ranks_;
        ++multiplicity_[static_cast<std::size_t>(ranks_ - 1)];
    }
    rank_sets_ = static_cast<u32>(binomial(rank_count, ranks_));
    // Four suits hold no five cards of one rank: that shape has no codes and no patterns.
    std::size_t codes = 1;
    for (const u8 count : multiplicity_) {
        codes *= count > suit_count ? std::size_t{0} : suit_masks.count[count];
    }
    // Codes are visited in rising order, so the first of an orbit is its smallest and stands for it.
    pattern_of_code_.assign(codes, not_seen);
    for (std::size_t code = 0; code < codes; ++code) {
        if (pattern_of_code_[code] != not_seen) continue;
        const SuitChoice suits = choice_of(code);
        u32 orbit_size = 0;
        for (const SuitPermutation& image : group) {
            SuitChoice other{};
            std::transform(suits.begin(), suits.end(), other.begin(),
                           [&](SuitSet held) { return with_suits_renamed(held, image); });
            u16& pattern = pattern_of_code_[code_of(other)];
            if (pattern == not_seen) {
                pattern = static_cast<u16>(patterns_.size());
                ++orbit_size;
            }
        }
        patterns_.push_back({suits, orbit_size});
    }
}

u32 RankShape::breaks_of(const std::array<u8, max_set_size>& multiplicity) {
    u32 breaks = 0;
    int cards = 0;
    for (const u8 count : multiplicity) {
        if (count == 0) continue;
        if (cards > 0) breaks |= 1U << (cards - 1);
        cards += count;
    }
    return breaks;
}

/// A suit choice as one number, without gaps: the digits are the ordinals of its masks among those of equal
/// size, the lowest rank's digit first.
std::size_t RankShape::code_of(const SuitChoice& suits) const {
    std::size_t code = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(ranks_); ++i) {
        code = code * suit_masks.count[multiplicity_[i]] + suit_masks.ordinal[suits[i]];
    }
    return code;
}

SuitChoice RankShape::choice_of(std::size_t code) const {
    SuitChoice suits{};
    for (std::size_t i = static_cast<std::size_t>(ranks_); i-- > 0;) {
        const std::size_t count = suit_masks.count[multiplicity_[i]];
        suits[i] = suit_masks.of_size[multiplicity_[i]][code % count];
        code /= count;
    }
    return suits;
}

}  // namespace holdfast
