// The rank of a hand as a sum: one number for the kickers of its best five, one for the pairs, trips or quads.
//
//   rank = kickers[beside what][ranks]  +  steps[beside what] * place
//
//   Ks Kd Ah 9c 8s 5d 3h    [pair][A 9 8 5 3]     + 220 * place of K, which is 11: three kickers of 12 ranks
//   Ks Kd 4h 4c As 3s 2d    [two_pair][A 3 2]     +  11 * place of K and 4, which is 11 * 10 / 2 + 2
//   Ks Kd Kh 4h 4c 2s 2d    [full_house][4 2]     +  12 * place of K
//   Ah Kh Qh 9h 8h 5d 3c    [flush][A K Q 9 8]
//
// The place of a rank is its number; that of two pair with the numbers high and low is high * (high - 1) / 2 + low.
// A set of kickers may hold more ranks than count, and a rank above those that it lies beside moves down by one for
// each of them. So the number for the kickers is the rank of the hand if those are the lowest: deuces, or treys and
// deuces. In a full house it is the pair that counts as the kicker.
#pragma once

#include <array>

#include <holdfast/cards/card.h>
#include <holdfast/core/integers.h>

namespace holdfast::detail {

struct KickerTable {
    KickerTable();

    enum Beside : u16 { nothing, flush, pair, trips, two_pair, full_house, quads };
    static constexpr std::size_t besides = quads + 1;

    /// [Beside] What the next higher place adds to the rank.
    static constexpr std::array<u8, besides> steps{0, 0, 12 * 11 * 10 / 6, 12 * 11 / 2, 11, 12, 12};

    /// [mask of the ranks, plus 2^13 * Beside]
    std::array<u16, besides << static_cast<unsigned>(rank_count)> kickers{};
};

}  // namespace holdfast::detail
