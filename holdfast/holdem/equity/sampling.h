// Equities from random deals, if there are too many deals to count.
//
// Every deal is drawn with a probability proportional to its weight, card removal included. The hole cards of
// all players with a range are drawn independently, each by its weights; if two share a card, all are drawn
// again. If that would happen too often, as with many players who have the same few hands, the narrowest
// ranges are drawn jointly instead, by counts of all ways to continue (detail/deal_sampler.h). Players who
// may hold any hand come last and take any of the cards left: they have equally many choices whatever the
// others hold. The board is drawn from the rest.
//
// Samples are drawn in blocks, each with its own stream of random numbers (core/counter_random.h): the same
// seed gives the same answer for any number of threads.
#pragma once

#include <optional>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem {

/// How to sample. The bounds keep the time finite; a standard error needs two samples.
struct Sampling {
    static constexpr u64 least_samples = 2;
    static constexpr u64 most_samples = 10'000'000'000;
    /// The least target error is 1 over this: some 2.5 * 10^9 samples for two equal players.
    static constexpr u64 most_target_precision = 100'000;
    static Rational least_target_error() { return {1, most_target_precision}; }

    u64 seed = 1;
    u64 samples = 4'000'000;  ///< ignored if there is a target
    /// Doubles the samples until no player's standard error is larger than this, or most_samples would be
    /// exceeded.
    std::optional<Rational> target_error = std::nullopt;
};

/// Counts sampled deals by the players who share the best hand. The answer does not depend on work.threads.
/// Progress counts blocks; with a target, those of the current round. Throws InvalidArgument if a number is
/// out of its bounds, no deal is possible or only the class of the flop is known, and Stopped.
WinnerCounts sampled_winners(const Showdown& showdown, const Sampling& sampling, const Work& work = {});

/// Whether all samples gave the player the same share of the pot.
bool is_one_share(const WinnerCounts& sampled, std::size_t player);

/// The square of the standard error of a player's equity in n samples. If all of them gave the player one
/// share, their spread of 0 proves nothing: it counts as an error of 3 / n, at most 1, which with 95%
/// confidence bounds the distance to the true equity (the rule of three: what has a chance of 3 / n is
/// missing from n samples with a chance of (1 - 3/n)^n < 0.05).
Rational squared_error(const WinnerCounts& sampled, std::size_t player);

}  // namespace holdfast::holdem
