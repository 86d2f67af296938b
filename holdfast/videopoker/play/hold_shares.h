// What sixteen played deals leave behind: each hold's share of the combinations, at the sets of cards between
// the hold and the deal.
//
// The share of a deal is the weight of its class times the factor of the hold (HoldScale); it has the sign
// (-1)^|G \ H| at the set G with H in G in D. 32 bits are enough: a share is largest when all five cards are
// held, 240 * 12,994,800 < 2^32 (two of five jokers, three cards of three suits). At sets of up to four cards
// nothing but smaller holds leaves its share, at most 423,752 a deal (three jokers); the deals on one set of
// ranks, counted as often as they hold sets of one class, are at most 1280, so their sum is below 2^30.
#pragma once

#include <holdfast/videopoker/play/best_holds.h>

namespace holdfast::videopoker::detail {

/// hold[lane] = the number of the only bit set in optimal[lane], share[lane] = weight * factor of that hold;
/// lanes with several bits set get anything, lanes from `count` on share 0. Returns whether any of the first
/// `count` lanes has several. `hold` and `share` are aligned to 64 bytes.
bool single_holds(const u32* optimal, u32 count, u32 weight, const HoldScale& scale, u32* hold, u32* share);

/// Leaves the shares at the subsets of the deals but the deals themselves: weights[subset * 16 + lane] +=
/// (-1)^|G \ H| share[lane] for the proper subsets G of the deal that contain hold H = hold[lane], modulo
/// 2^32; and at the deals: at_deal[lane] = (-1)^(5 - |H|) share[lane], modulo 2^64. All are aligned to 64
/// bytes.
void leave_shares(const u32* hold, const u32* share, const SubsetTable& subset_of, u32* weights,
                  u64* at_deal);

/// to[index[lane]] += from[lane] taken as a signed number, from[lane] = 0. `from` is aligned to 64 bytes.
void move_scattered(u32* from, const u16* index, u64* to);

}  // namespace holdfast::videopoker::detail
