// A range: the combos that a player may hold, each with a weight above 0 and at most 1.
//
//   weight(combo) = numerator(combo) / denominator(), whole numbers over one denominator, so that weighted
//   counts stay exact integers; a combo that is not in the range has numerator 0
//
// The denominator is at most 10^6, so the total weights of two ranges have a product below
// (1326 * 10^6)^2 < 2^62.
#pragma once

#include <array>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

class Range {
  public:
    static constexpr u32 largest_denominator = 1'000'000;

    /// An empty range.
    Range() = default;
    /// Every combo, with weight 1.
    static Range all();

    /// Adds the combo, or changes its weight; the denominator becomes the least common one of all weights.
    /// Throws std::domain_error unless 0 < weight <= 1, and OverflowError if the common denominator exceeds
    /// largest_denominator.
    void set(HoleCards combo, const Rational& weight);

    /// Removes these combos; those that are not in the range are ignored.
    void erase(const std::vector<HoleCards>& combos);

    bool contains(HoleCards combo) const { return numerator(combo) != 0; }
    u32 numerator(HoleCards combo) const { return numerator_[static_cast<std::size_t>(combo.index())]; }
    u32 denominator() const { return denominator_; }
    Rational weight(HoleCards combo) const { return {numerator(combo), denominator_}; }

    bool empty() const { return size() == 0; }
    std::size_t size() const;
    /// The combos of the range, in rising order of their index.
    std::vector<HoleCards> combos() const;
    /// The range without the combos that share a card with `taken`.
    Range without(CardSet taken) const;

    bool operator==(const Range&) const = default;

  private:
    /// Divides out a common factor of all numerators and the denominator, which a removed weight may leave.
    void reduce();

    std::array<u32, combo_count> numerator_{};
    u32 denominator_ = 1;
};

}  // namespace holdfast::holdem
