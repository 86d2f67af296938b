// Rank shapes and suit patterns: how sets of up to five ordinary cards fall into suit classes.
//
// Sorted by rank, a set of k cards has a *rank shape*: how many cards it has of its lowest rank, of the next,
// and so on (a composition of k; 7 7 J K A has the shape 2 1 1 1). Within a shape the ranks and the suits are
// chosen independently, so a class of sets that are alike up to exchanging suits is
//
//     (shape, suit pattern, which ranks)
//
// where a *suit pattern* is an orbit of suit choices under the suit symmetry. With all suits alike the shapes
// of five cards have 51 (no pair), 20, 8, 5, 2 and 1 patterns: the suit tables of the Wizard of Odds.
#pragma once

#include <array>
#include <vector>

#include <holdfast/combinatorics/suit_symmetry.h>

namespace holdfast {

inline constexpr int max_set_size = 5;

/// The suits held of each distinct rank, lowest rank first: 4-bit masks, bit s for suit s.
using SuitChoice = std::array<u8, max_set_size>;

struct SuitPattern {
    SuitChoice suits;  ///< a representative choice
    u32 orbit_size;    ///< how many suit choices are alike
};

class RankShape {
  public:
    /// The shape of `cards` cards whose bit i of `breaks` says that card i + 1 has another rank than card i.
    RankShape(int cards, u32 breaks, const std::vector<SuitPermutation>& group);

    int cards() const { return cards_; }
    /// The number of distinct ranks.
    int ranks() const { return ranks_; }
    /// How many cards there are of the distinct rank of this ordinal (0 = lowest).
    int multiplicity(int ordinal) const { return multiplicity_[static_cast<std::size_t>(ordinal)]; }
    /// C(13, ranks): how many sets of ranks the shape can take.
    u32 rank_sets() const { return rank_sets_; }
    /// The orbits of suit choices, in the order of their smallest code; empty for five cards of one rank.
    const std::vector<SuitPattern>& patterns() const { return patterns_; }
    /// The pattern that a suit choice belongs to.
    u32 pattern_of(const SuitChoice& suits) const { return pattern_of_code_[code_of(suits)]; }

    /// About how much memory the shape takes.
    std::size_t bytes() const {
        return sizeof *this + patterns_.capacity() * sizeof(SuitPattern) +
               pattern_of_code_.capacity() * sizeof(u16);
    }

    /// The `breaks` of the shape with these multiplicities (zeros are skipped).
    static u32 breaks_of(const std::array<u8, max_set_size>& multiplicity);

  private:
    std::size_t code_of(const SuitChoice& suits) const;
    SuitChoice choice_of(std::size_t code) const;

    int cards_;
    int ranks_ = 0;
    u32 rank_sets_ = 0;
    std::array<u8, max_set_size> multiplicity_{};
    std::vector<SuitPattern> patterns_;
    std::vector<u16> pattern_of_code_;
};

}  // namespace holdfast
