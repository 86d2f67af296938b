// A class of flops, as players write it: a pattern of ranks, suits and pairs, in any order.
//
//   9xx          one nine and two lower cards, which may be a pair; AKx: an ace, a king and a lower card;
//                A72: these three ranks; 77x: two sevens and any other rank; also 9xxr, A72tt, AKxm
//   9-high       the highest card is a nine, of which there may be several
//   rainbow      three suits; two-tone: two; monotone: one (also r, tt, m)
//   unpaired     three ranks; paired: two; trips: one
//   any          every flop; the words "flop" and "board" may stand anywhere
//
// A class does not change if suits are exchanged.
#pragma once

#include <bitset>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card_set.h>
#include <holdfast/combinatorics/suit_symmetry.h>

namespace holdfast {

inline constexpr std::size_t flop_count = 22'100;

class FlopClass {
  public:
    /// The class of these flops; of two that differ only by exchanging suits it must have both or neither.
    explicit FlopClass(const std::vector<CardSet>& flops);

    bool contains(CardSet flop) const;
    /// The flops of the class without a card of `taken`.
    std::vector<CardSet> flops(CardSet taken = {}) const;
    std::size_t size() const { return members_->count(); }
    /// The number of flops that remain different if suits may be exchanged.
    std::size_t suit_classes() const;

    bool operator==(const FlopClass& other) const { return *members_ == *other.members_; }

  private:
    std::shared_ptr<const std::bitset<flop_count>> members_;  ///< [colex_index]
};

/// The smallest of the sets that these permutations of suits make of some cards.
CardSet least_image(CardSet cards, const std::vector<SuitPermutation>& group);

/// Whether a text is meant as a class: it begins with a word of a class or with two ranks, not with a card.
bool looks_like_flop_class(std::string_view text);

/// Reads a class. Throws ParseError, with the place, on an unknown word, on two words about the same thing,
/// and if no flop fits.
FlopClass parse_flop_class(std::string_view text);

}  // namespace holdfast
