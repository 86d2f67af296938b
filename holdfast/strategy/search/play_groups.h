// All deals of a game, gathered for the search of charts: deals with the same holds in the same tie-break
// order are one group.
//
// A chart gives each atom a position; what it wins in a group is the value of the first atom in the group's
// list with the least position, because the order of the list is the tie-break. So the return of a chart is
// one sum over the groups (4,497 in 9/6 Jacks or Better), and exact.
#pragma once

#include <vector>

#include <holdfast/strategy/holds/deal_walk.h>

namespace holdfast::videopoker {

/// What the deals of a group win if all play the hold of one atom.
struct GroupPlay {
    u16 atom;
    u32 misplayed;  ///< deals in which some other hold is worth more
    u128 value;     ///< sum of weight * value (OfferedHold) over the deals
};

struct PlayGroup {
    std::size_t section = 0;
    u64 deals = 0;
    u128 best_value = 0;           ///< sum of weight * value of the best hold
    std::vector<GroupPlay> plays;  ///< in tie-break order, each atom once
};

/// More groups than this are refused: each takes about 2 kB. Games that treat suits alike have fewer, with three jokers
/// too, for they have no more classes of deals.
inline constexpr std::size_t most_play_groups = 200'000;

/// Groups of deals, over any partition of the types: atom_of_type[type] < 2^16 is the number of its part
/// (HoldTypes::atom_of_type(), or each type its own). In no particular order, but the same for any number of
/// threads. DealWalk::total_denominator() is what their values are multiples of. Throws Stopped,
/// and ParseError on a game of more than most_play_groups.
std::vector<PlayGroup> group_plays(const DealWalk& walk, const std::vector<u16>& atom_of_type,
                                   const Work& work = {});

}  // namespace holdfast::videopoker
