// The 47,008 classes of two hands that share no card, up to exchanging suits and up to their order.
//
// The first hand is renamed to the representative of its starting hand (the higher card a diamond, the lower
// one a club or, suited, a diamond too), so 169 x 1,326 entries cover all pairs. Classes are numbered as they
// are met: starting hands in rising order, other hands in rising order of their index.
#pragma once

#include <array>
#include <vector>

#include <holdfast/holdem/hands/detail/combo_images.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem::detail {

inline constexpr u32 pair_class_count = 47008;

class PairClasses {
  public:
    /// Worked out at the first call, in some milliseconds.
    static const PairClasses& instance();

    struct Place {
        u32 pair_class;
        bool in_order;  ///< whether the first hand is the first of the class's representative
    };
    /// The two hands must share no card.
    Place place_of(HoleCards first, HoleCards second) const {
        const u32 entry = entry_[entry_number(first, second)];
        return {entry >> 1U, (entry & 1U) != 0};
    }
    struct Representative {
        HoleCards first;
        HoleCards second;
    };
    /// [class]
    const std::vector<Representative>& representatives() const { return representatives_; }

  private:
    PairClasses();
    std::size_t entry_number(HoleCards first, HoleCards second) const;
    void number_classes();
    /// Writes the entry of this number, and those of all equivalent pairs in the same order, where there are none yet.
    void mark(std::size_t number, u32 entry);

    std::vector<ComboImage> image_;  ///< [permutation of suits]
    /// [suit of the higher card][of the lower]: a permutation that turns them into the representative
    std::array<std::array<u8, suit_count>, suit_count> to_representative_{};
    std::array<std::vector<std::size_t>, starting_hand_count> stabilizer_;  ///< that keep the hand as it is
    std::vector<u32> entry_;  ///< [1326 * starting hand + other hand] 2 * class + in order
    std::vector<Representative> representatives_;
};

}  // namespace holdfast::holdem::detail
