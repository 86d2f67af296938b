// Equities from random deals, for queries whose deals are too many to count.
//
// Every deal comes as often as its weight says, card removal included: the hole cards of all players with a
// range are drawn at once, each by its weights, and drawn anew, all of them, where two share a card; where
// they mostly would, as those of many players with the same few hands, the narrowest ranges are drawn
// together instead, by counts of all ways to continue (detail/deal_sampler.h). Players who may hold
// anything come last and take any of the cards left: however the others hold theirs, as many choices are left
// to them. The board is drawn from the rest.
//
// Samples come in blocks with random numbers of their own (core/counter_random.h): the same seed gives the
// same answer for any thread count.
#pragma once

#include <optional>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/equity/showdown.h>

namespace holdfast::holdem {

/// How to sample. What is out of bounds is refused, so that no answer takes for ever or divides by nothing: a
/// standard error needs two samples.
struct Sampling {
    static constexpr u64 least_samples = 2;
    static constexpr u64 most_samples = 10'000'000'000;
    /// The least target error is 1 over this: some 2.5 * 10^9 samples for two equal players.
    static constexpr u64 most_target_precision = 100'000;
    static Rational least_target_error() { return {1, most_target_precision}; }

    u64 seed = 1;
    u64 samples = 4'000'000;  ///< not looked at where there is a target
    /// Twice as many samples again and again, until no player's standard error is larger or most_samples
    /// would be exceeded.
    std::optional<Rational> target_error = std::nullopt;
};

/// Sampled deals by the players who share the best hand. Throws std::invalid_argument, with a sentence, where
/// a number is out of its bounds or no deal is possible, and Stopped. Progress counts blocks, with a target
/// those of the present round.
WinnerCounts sampled_winners(const Showdown& showdown, const Sampling& sampling, const Work& work = {});

/// Whether all samples gave the player the same share of the pot.
bool is_one_share(const WinnerCounts& sampled, std::size_t player);

/// The square of the standard error of a player's equity in n samples. If all of them gave the player one
/// share, their spread of 0 proves nothing: it counts as an error of 3 / n, at most 1, which with 95%
/// confidence bounds the distance to the true equity (the rule of three: what has a chance of 3 / n is
/// missing from n samples with a chance of (1 - 3/n)^n < 0.05).
Rational squared_error(const WinnerCounts& sampled, std::size_t player);

}  // namespace holdfast::holdem
