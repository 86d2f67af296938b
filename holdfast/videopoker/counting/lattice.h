// Sums over all five-card hands that contain a set of cards, for every class of 0 to 4 cards; sixteen sums at
// once.
//
// Given a row vector v(T) for every hand T (by its pay group), the lattice holds
//
//     A(S) = sum of v(T) over the hands T that contain S
//
// built downwards:
//
//     A_4(S) = sum over cards c of v(S + c)
//     A_k(S) = 1 / (5 - k) * sum over cards c of A_{k+1}(S + c),   k = 3, 2, 1, 0
//
// With unit vectors as v, the lattice counts outcomes, like the six arrays of the Wizard of Odds but on
// classes instead of sets; with pays as v, it gives returns. All arithmetic is modulo 2^32: the caller proves
// that the sums it reads fit.
#pragma once

#include <array>
#include <vector>

#include <holdfast/combinatorics/deal_classes.h>
#include <holdfast/core/progress.h>
#include <holdfast/videopoker/counting/lattice_lines.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker::detail {

class Lattice {
  public:
    /// `values[group * lines + i]`: values 16 i to 16 i + 15 of the group's hands. A(S) < 2^30 must hold for
    /// |S| = 1 and |S| = 3, because a sum must not have wrapped around before the divisions by 4 and 2, and
    /// A(S) < 2^32 for all others that are read. Throws Stopped.
    Lattice(const DealClasses& classes, const PayGroups& groups, const std::vector<LatticeLine>& values,
            std::size_t lines, const StopFlag* stop = nullptr);

    std::size_t lines() const { return lines_; }
    /// The memory of the sums, in bytes.
    std::size_t bytes() const;
    /// The entry of a class of `cards` cards, 0 <= cards <= 4.
    const LatticeLine* at(int cards, u32 set_class) const {
        return levels_[static_cast<std::size_t>(cards)].data() + set_class * lines_;
    }

  private:
    void build_top_level(const DealClasses& classes, const PayGroups& groups,
                         const std::vector<LatticeLine>& values, const StopFlag* stop);
    void add_exceptions(const DealFamily& family, const FamilyGroups& groups,
                        const std::vector<LatticeLine>& values, const StopFlag* stop);
    void build_level_below(const DealClasses& classes, int cards, const StopFlag* stop);
    LatticeLine* entry(int cards, u32 set_class) {
        return levels_[static_cast<std::size_t>(cards)].data() + set_class * lines_;
    }

    std::size_t lines_;
    std::array<std::vector<LatticeLine>, deal_size> levels_;
};

}  // namespace holdfast::videopoker::detail
