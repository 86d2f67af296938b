// Which suits may be exchanged without changing a game.
//
// Every rule of a game that looks at suits (a wild Jh, a royal flush in hearts) names single suits, so two
// suits may be exchanged exactly if all rules treat both the same. The symmetry is therefore a partition of
// the four suits into blocks, and its group the permutations that keep every suit in its block: 24 of them if
// no rule looks at suits, down to 1.
#pragma once

#include <array>
#include <vector>

#include <holdfast/cards/card_set.h>

namespace holdfast {

/// image[s] is the suit that suit s is renamed to.
using SuitPermutation = std::array<u8, suit_count>;

/// Ordinary cards with their suits renamed.
constexpr CardSet with_suits_renamed(CardSet cards, const SuitPermutation& image) {
    u64 renamed = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const u64 of_suit = (cards & CardSet::of_suit(static_cast<Suit>(suit))).mask() >> suit;
        renamed |= of_suit << image[static_cast<std::size_t>(suit)];
    }
    return CardSet::from_mask(renamed);
}

/// A set of suits, renamed.
constexpr SuitSet with_suits_renamed(SuitSet suits, const SuitPermutation& image) {
    u32 renamed = 0;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        renamed |= ((u32{suits} >> suit) & 1U) << image[suit];
    }
    return static_cast<SuitSet>(renamed);
}

class SuitSymmetry {
  public:
    /// All four suits alike.
    constexpr SuitSymmetry() = default;

    /// Suits with equal marks may be exchanged, suits with different marks may not.
    static constexpr SuitSymmetry of_marks(const std::array<u64, suit_count>& marks) {
        SuitSymmetry symmetry;
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            symmetry.block_[suit] = static_cast<u8>(suit);
            for (std::size_t earlier = 0; earlier < suit; ++earlier) {
                if (marks[earlier] == marks[suit]) {
                    symmetry.block_[suit] = symmetry.block_[earlier];
                    break;
                }
            }
        }
        return symmetry;
    }

    constexpr bool interchangeable(Suit a, Suit b) const {
        return block_[static_cast<std::size_t>(a)] == block_[static_cast<std::size_t>(b)];
    }

    /// The group: every permutation of suits within their blocks, the identity first.
    std::vector<SuitPermutation> permutations() const;

    constexpr bool operator==(const SuitSymmetry&) const = default;

  private:
    std::array<u8, suit_count> block_{};
};

}  // namespace holdfast
