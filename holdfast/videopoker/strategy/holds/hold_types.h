// The types of holds of a game, derived from its rules: the vocabulary of its charts.
//
// Every class of held cards belongs to one type; a chart is offered only some of them (no kickers, no two low
// cards). Two checks run for each game:
//   homogeneous   the basic value, A(S) / C(deck - n, 5 - n), is the same for all members of a type; a type
//                 that is not is split by jokers, by suits, by ranks, at last into single sets of cards
//   complete      in every deal a best hold is offered; types are added until that is so
// Types of one section and family, with the same numbers of cards and wild cards and the same basic value,
// form one *atom*: a search need not distinguish them (KQ, KJ; the low pairs). Made hands from which a royal
// flush could be drawn are atoms of their own.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/strategy/holds/hold_classifier.h>

namespace holdfast::videopoker {

/// The number of a type in HoldTypes::types(), or in all_types().
using TypeIndex = u16;
inline constexpr TypeIndex no_type = 0xffff;

/// Types that a search treats as one.
struct HoldAtom {
    std::vector<TypeIndex> types;
    u8 section;
    HoldFamily family;
    u8 cards;
    u128 basic_value;
};

/// All types of one game, derived once: a pass over the classes of up to four cards (18,370 for 52 cards) for
/// each step of detail that some type needs, and one walk over all deals.
class HoldTypes {
  public:
    /// Keeps a reference: `tables` must outlive this object. Throws Stopped.
    explicit HoldTypes(const GameTables& tables, const Work& work = {});

    const GameTables& tables() const { return *tables_; }
    /// The offered types: by section, family, cards drawn (made hands together), then falling basic value.
    /// They come first in all_types(), too: a type is offered if its index is below types().size().
    const std::vector<HoldType>& types() const { return types_; }
    /// The offered types, then all others that a chart could name (kickers, two low cards), in the same order.
    const std::vector<HoldType>& all_types() const { return all_types_; }
    /// [type of all_types()] average pay of all hands that contain the hold, times one denominator for all
    /// types, in scaled pays.
    const std::vector<u128>& basic_values() const { return basic_values_; }
    /// The atoms, in the order of their first types.
    const std::vector<HoldAtom>& atoms() const { return atoms_; }
    /// [type] its atom.
    const std::vector<u16>& atom_of_type() const { return atom_of_type_; }

    /// The number of sections: the most wild cards that a deal can have, plus one.
    std::size_t sections() const { return sections_; }
    /// The section of a class of deals: how many wild cards they have.
    std::size_t section_of(u32 deal_class) const { return section_of_deal_[deal_class]; }
    /// The offered type of a class of held cards in a deal of this section, or no_type.
    TypeIndex type_of(int cards, u32 held_class, std::size_t section) const {
        const TypeIndex type = any_type_of(cards, held_class, section);
        return type < types_.size() ? type : no_type;
    }
    /// Its type among all_types().
    TypeIndex any_type_of(int cards, u32 held_class, std::size_t section) const {
        return of_class_[section][static_cast<std::size_t>(cards)][held_class];
    }
    /// The ranks that pay as a pair.
    RankSet high_ranks() const { return high_ranks_; }
    /// The ranks all of whose cards are wild.
    RankSet wild_ranks() const { return wild_ranks_; }

  private:
    class Builder;

    const GameTables* tables_;
    std::vector<HoldType> types_;
    std::vector<HoldType> all_types_;
    std::vector<u128> basic_values_;
    u128 basic_denominator_ = 1;
    std::vector<HoldAtom> atoms_;
    std::vector<u16> atom_of_type_;
    std::size_t sections_ = 1;
    std::vector<u8> section_of_deal_;
    /// [section][cards][class] of all types
    std::vector<std::array<std::vector<TypeIndex>, deal_size + 1>> of_class_;
    RankSet high_ranks_;
    RankSet wild_ranks_;
};

}  // namespace holdfast::videopoker
