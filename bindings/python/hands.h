// Arrays of hands ranked: what the best five of five, six or seven cards are worth.
#pragma once

#include <bindings/python/array.h>

#include <holdfast/core/progress.h>
#include <holdfast/evaluation/hand_rank.h>

namespace holdfast::python {

/// Throws ArrayError unless each row has five, six or seven cards.
void check_hands(const Array& hands);

/// Computes the tables that ranking needs, at their first use.
void finish_rank_tables();

/// ranks[row]: the rank of the hand, 1 to 7462.
void rank_hands(const Array& hands, HandRank* ranks, const Work& work);
/// categories[row]: 0 high card to 8 straight flush, of ranks 1 to 7462.
void categories_of_ranks(const Array& ranks, u8* categories, const Work& work);
/// best[5 * row ...]: the five cards that make the hand, as people lay them down.
void best_fives(const Array& hands, u8* best, const Work& work);

}  // namespace holdfast::python
