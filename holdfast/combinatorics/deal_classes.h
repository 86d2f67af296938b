// The classes of sets of 0 to 5 cards of a deck that are equal up to exchanging suits (and jokers).
//
// Level n holds the classes of n-card sets: 1, 13, 169, 1755, 16432 and 134459 of them for 52 cards if all
// suits may be exchanged. A level is laid out in *families*, one for each number of jokers and each rank
// shape of the other cards, jokers first; inside a family
//
//     class = first_class + pattern * rank_sets + colex index of the ranks
//
// Within one suit pattern everything about suits is constant and only the ranks vary. The class of any subset
// of a set is therefore `base + rank_index(...)`: a constant of the pattern and the subset, plus an entry of
// a table that depends on the ranks alone. So the classes of the 134,459 x 32 subsets need not be stored.
#pragma once

#include <array>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/suit_symmetry.h>

namespace holdfast {

// Rank shapes and suit patterns: how sets of up to five ordinary cards are divided into classes.
//
// Sorted by rank, a set of k cards has a *rank shape*: how many cards it has of its lowest rank, of the next,
// and so on (a composition of k; 7 7 J K A has the shape 2 1 1 1). Within a shape the ranks and the suits are
// chosen independently, so a class of sets that are equal up to exchanging suits is
//
//     (shape, suit pattern, which ranks)
//
// where a *suit pattern* is an orbit of suit choices under the suit symmetry. If all suits may be exchanged,
// the shapes of five cards have 51 (no pair), 20, 8, 5, 2 and 1 patterns: the suit tables of the Wizard of
// Odds.

inline constexpr int max_set_size = 5;

/// The suits held of each distinct rank, lowest rank first: 4-bit masks, bit s for suit s.
using SuitChoice = std::array<u8, max_set_size>;

struct SuitPattern {
    SuitChoice suits;  ///< a representative choice
    u32 orbit_size;    ///< how many suit choices the pattern stands for
};

class RankShape {
  public:
    /// The shape of `cards` cards: bit i of `breaks` is set if card i + 1 has another rank than card i.
    RankShape(int cards, u32 breaks, const std::vector<SuitPermutation>& group);

    int cards() const { return cards_; }
    /// The number of distinct ranks.
    int ranks() const { return ranks_; }
    /// How many cards there are of the distinct rank of this ordinal (0 = lowest).
    int multiplicity(int ordinal) const { return multiplicity_[static_cast<std::size_t>(ordinal)]; }
    /// C(13, ranks): how many sets of ranks can have the shape.
    u32 rank_sets() const { return rank_sets_; }
    /// The patterns, in the order of their smallest code; empty for five cards of one rank.
    const std::vector<SuitPattern>& patterns() const { return patterns_; }
    /// The pattern that a suit choice belongs to.
    u32 pattern_of(const SuitChoice& suits) const { return pattern_of_code_[code_of(suits)]; }

    /// The memory of the shape, approximately.
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

/// The number of subsets of max_set_size cards, the whole set and the empty set included.
inline constexpr std::size_t max_subsets = std::size_t{1} << max_set_size;

/// Tables over sets of ranks are padded with zeros to a multiple of this many entries, so that whole vectors
/// can be read from them.
inline constexpr std::size_t rank_set_padding = 16;

/// Takes each set of a family to the class of the subset that one mask keeps. The subsets all lie in one
/// family and suit pattern, so the class is a constant plus a table of the ranks.
struct SubsetRun {
    u32 base;
    u32 weight;             ///< how many sets each class of the subsets has
    const u16* rank_index;  ///< [rank set of the family] colex index of the ranks that the subset keeps
    u8 cards;               ///< how many cards, jokers included

    /// The class, at level `cards`, of the subset if the set has these ranks.
    u32 class_of(u32 rank_set) const { return base + rank_index[rank_set]; }
};

/// A class with one card fewer: each of its sets, which lie in the run `subset`, can be extended by
/// `extensions` different cards to a set of the class that this belongs to.
struct SmallerClass {
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
    /// The different runs, each once.
    std::vector<SubsetRun> subsets;
    /// [pattern][mask] the number of the run in `subsets`.
    std::vector<std::array<u16, max_subsets>> subset_of;
    /// [pattern] the classes with one card fewer, each once.
    std::vector<std::vector<SmallerClass>> smaller_classes;

    u32 rank_sets() const { return shape->rank_sets(); }
    std::size_t patterns() const { return weight.size(); }
    u32 class_of(std::size_t pattern, u32 rank_set) const {
        return first_class + static_cast<u32>(pattern) * rank_sets() + rank_set;
    }
};

class DealClasses {
  public:
    /// Computes all levels. They do not change afterwards, so threads may share them.
    DealClasses(Deck deck, SuitSymmetry symmetry);
    DealClasses(const DealClasses&) = delete;
    DealClasses& operator=(const DealClasses&) = delete;

    Deck deck() const { return deck_; }
    SuitSymmetry symmetry() const { return symmetry_; }

    /// The memory of these classes, approximately.
    std::size_t bytes() const;

    /// The number of classes of `cards`-card sets, 0 <= cards <= 5.
    u32 size(int cards) const { return size_[static_cast<std::size_t>(cards)]; }
    const std::vector<DealFamily>& families(int cards) const {
        return families_[static_cast<std::size_t>(cards)];
    }
    /// The number, within its level, of the family of sets with `jokers` jokers whose other cards have these
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
    static std::vector<SmallerClass> smaller_classes(const DealFamily& family, std::size_t pattern);
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
