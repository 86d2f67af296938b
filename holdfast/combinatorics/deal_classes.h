// The classes of sets of 0 to 5 cards of a deck that are alike up to exchanging suits (and jokers).
//
// Level n holds the classes of n-card sets: 1, 13, 169, 1755, 16432 and 134459 of them for 52 cards with all
// suits alike. A level is laid out in *families*, one for each number of jokers and each rank shape of the
// other cards, jokers first; inside a family
//
//     class = first_class + pattern * rank_sets + colex index of the ranks
//
// so that, for a fixed suit pattern, everything about suits is a constant and only the ranks run. The class
// of any subset of a set then is `base + rank_index(...)`: a constant of the (pattern, subset) plus a table
// that depends on the ranks alone. No index of the 134,459 x 32 subsets is ever stored.
#pragma once

#include <array>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/cards/deck.h>
#include <holdfast/combinatorics/rank_shape.h>
#include <holdfast/combinatorics/suit_symmetry.h>

namespace holdfast {

/// A set of max_set_size cards has so many subsets, itself and the empty set among them.
inline constexpr std::size_t max_subsets = std::size_t{1} << max_set_size;

/// Tables over sets of ranks are filled up with zeros to a multiple of so many entries, so that whole vectors
/// of them can be read.
inline constexpr std::size_t rank_set_padding = 16;

/// The subsets of a family's sets that lie in one family and suit pattern, as the family's ranks run through
/// their colex order.
struct SubsetRun {
    u32 base;
    u32 weight;             ///< how many sets are in each class
    const u16* rank_index;  ///< [rank set of the family] colex index of the ranks that the subset keeps
    u8 cards;               ///< how many cards, jokers included

    /// The class, at level `cards`, of the subset of the sets on this rank set.
    u32 class_of(u32 rank_set) const { return base + rank_index[rank_set]; }
};

/// From a class to the classes one level up: each set of the run `subset` can be extended by `extensions`
/// different cards to a set of the class that this belongs to.
struct OneFewer {
    u16 subset;  ///< number of a run in DealFamily::subsets
    u32 extensions;
};

/// All classes of one level with the same number of jokers and the same rank shape.
///
/// The cards of a set stand in rising order (rank, then suit, then jokers); bit p of a subset mask keeps the
/// card at position p.
struct DealFamily {
    int cards;
    int jokers;
    const RankShape* shape;
    u32 first_class;
    /// [pattern] sets in each class of the pattern.
    std::vector<u32> weight;
    /// Each different run once.
    std::vector<SubsetRun> subsets;
    /// [pattern][mask] the number of the run in `subsets`.
    std::vector<std::array<u16, max_subsets>> subset_of;
    /// [pattern] the classes with one card fewer, each once.
    std::vector<std::vector<OneFewer>> one_fewer;

    u32 rank_sets() const { return shape->rank_sets(); }
    std::size_t patterns() const { return weight.size(); }
    u32 class_of(std::size_t pattern, u32 rank_set) const {
        return first_class + static_cast<u32>(pattern) * rank_sets() + rank_set;
    }
};

class DealClasses {
  public:
    DealClasses(Deck deck, SuitSymmetry symmetry);
    DealClasses(const DealClasses&) = delete;
    DealClasses& operator=(const DealClasses&) = delete;

    Deck deck() const { return deck_; }
    SuitSymmetry symmetry() const { return symmetry_; }

    /// About how much memory these classes take.
    std::size_t bytes() const;

    /// The number of classes of `cards`-card sets, 0 <= cards <= 5.
    u32 size(int cards) const { return size_[static_cast<std::size_t>(cards)]; }
    const std::vector<DealFamily>& families(int cards) const {
        return families_[static_cast<std::size_t>(cards)];
    }
    /// Which of the families of its level holds the sets with so many jokers whose other cards have these
    /// multiplicities of ranks, the lowest rank first.
    std::size_t family_number(int jokers, const std::array<u8, max_set_size>& multiplicity) const;

    /// The class of a set of at most five cards of the deck, numbered within the level of its size.
    u32 class_of(CardSet cards) const;
    /// A set in the class.
    CardSet representative(const DealFamily& family, std::size_t pattern, u32 rank_set) const;
    CardSet representative(int cards, u32 deal_class) const;

    /// table[i] = colex index of the chosen members (bit mask `chosen`) of the i-th set of `ranks` ranks.
    /// Entries may be read up to the next multiple of rank_set_padding; those past the last set are 0.
    static const u16* rank_index(int ranks, u32 chosen);
    /// The i-th set of `ranks` ranks in colex order, as a mask of rank bits.
    static u32 rank_set_mask(int ranks, u32 rank_set);

  private:
    u32 first_class(int cards, int jokers, const RankShape& shape) const;
    const RankShape& shape(int cards, u32 breaks) const {
        return shapes_[static_cast<std::size_t>(cards)][breaks];
    }
    DealFamily make_family(int cards, int jokers, const RankShape& shape) const;
    static std::vector<OneFewer> one_fewer(const DealFamily& family, std::size_t pattern);
    SubsetRun subset_run(const DealFamily& family, const SuitPattern& pattern, u32 mask) const;

    Deck deck_;
    SuitSymmetry symmetry_;
    std::array<std::vector<RankShape>, max_set_size + 1> shapes_;  ///< [cards][breaks]
    std::array<std::vector<u32>, max_set_size + 1> shape_first_;   ///< [cards][breaks], no jokers
    std::array<u32, max_set_size + 1> ordinary_size_{};            ///< classes without jokers
    std::array<u32, max_set_size + 1> size_{};
    std::array<std::vector<DealFamily>, max_set_size + 1> families_;
};

}  // namespace holdfast
