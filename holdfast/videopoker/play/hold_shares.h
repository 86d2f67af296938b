// Adds each hold's share of the combinations to the weights of the sets of cards between the hold and the
// deal, for sixteen deals at once (HoldWeights in deal_values.h).
//
// The share of a deal is the weight of its class times the factor of the hold (HoldScale); at a set G between
// hold H and deal D it has the sign (-1)^|G \ H|. 32 bits are enough: a share is largest if all five cards
// are held, 240 * 12,994,800 < 2^32 (two of five jokers, three cards of three suits). Sets of up to four
// cards get shares of smaller holds only, at most 423,752 for a deal (three jokers); the deals on one set of
// ranks, counted as often as they contain sets of one class, are at most 1280, so their sum is below 2^30.
#pragma once

#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker::detail {

/// hold[lane] = the number of the only bit set in optimal[lane], share[lane] = weight * factor of that hold.
/// Lanes with several bits set get arbitrary values, lanes from `count` on share 0. Returns whether one of
/// the first `count` lanes has several bits. `hold` and `share` are aligned to 64 bytes.
bool single_holds(const u32* optimal, u32 count, u32 weight, const HoldScale& scale, u32* hold, u32* share);

/// Adds the shares: weights[subset * 16 + lane] += (-1)^|G \ H| share[lane] for the proper subsets G of the
/// deal that contain hold H = hold[lane], modulo 2^32. The deals themselves get at_deal[lane] = (-1)^(5 -
/// |H|) share[lane], modulo 2^64. All are aligned to 64 bytes.
void leave_shares(const u32* hold, const u32* share, const SubsetTable& subset_of, u32* weights,
                  u64* at_deal);

/// to[index[lane]] += from[lane], read as a signed number; then from[lane] = 0. `from` is aligned to 64
/// bytes.
void move_scattered(u32* from, const u16* index, u64* to);

}  // namespace holdfast::videopoker::detail
