#include <algorithm>
#include <string>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/equity/detail/deal_sampler.h>
#include <holdfast/holdem/equity/sampling.h>

namespace holdfast::holdem {
namespace {

constexpr u64 block_size = u64{1} << 14U;
constexpr u64 samples_between_looks = 256;  // between checks of the stop flag
constexpr u64 first_round = u64{1} << 16U;

/// Draws samples `from` to `to` - 1; `from` begins a block.
WinnerCounts sample(const detail::DealSampler& sampler, u64 seed, u64 from, u64 to, const Work& work) {
    const auto blocks = static_cast<std::size_t>((to - from + block_size - 1) / block_size);
    // A sampler has scratch of its own, so each worker draws with a copy; all copies draw the same deals.
    std::vector<detail::DealSampler> samplers(worker_count(work), sampler);
    std::vector<WinnerCounts> sums(samplers.size(), WinnerCounts(sampler.players()));
    for_each_index(blocks, work, [&](std::size_t block, unsigned worker) {
        const u64 begin = from + block * block_size;
        // Numbered among all samples, so that another round changes none of the earlier blocks.
        CounterRandom random(seed, begin / block_size);
        for (u64 left = std::min(block_size, to - begin); left > 0; --left) {
            sums[worker][samplers[worker].draw(random)] += 1;
            // A block of many narrow ranges that are drawn jointly takes seconds.
            if (left % samples_between_looks == 0) throw_if_stopped(work.stop);
        }
    });
    WinnerCounts counts(sampler.players());
    for (const WinnerCounts& sum : sums) counts += sum;
    return counts;
}

void check(const Sampling& sampling) {
    if (sampling.target_error) {
        if (*sampling.target_error < Sampling::least_target_error()) {
            throw InvalidArgument("a target error is at least 1/100000, not " +
                                  sampling.target_error->text());
        }
        return;
    }
    if (sampling.samples < Sampling::least_samples || sampling.samples > Sampling::most_samples) {
        throw InvalidArgument("a number of samples is 2 to 10000000000, not " +
                              std::to_string(sampling.samples));
    }
}

/// The variance of the player's share of the pot among the samples.
Rational variance_of(const WinnerCounts& sampled, std::size_t player) {
    const Rational mean = sampled.equity(player);
    return sampled.mean_square_share(player) - mean * mean;
}

bool is_within(const WinnerCounts& sampled, const Rational& target_error) {
    for (std::size_t player = 0; player < sampled.players(); ++player) {
        // Compares squares, so that no root is taken and nothing is rounded.
        if (squared_error(sampled, player) > target_error * target_error) return false;
    }
    return true;
}

}  // namespace

WinnerCounts sampled_winners(const Showdown& showdown, const Sampling& sampling, const Work& work) {
    check(sampling);
    check_players(showdown);
    if (first_without_combo(showdown, work.stop) || showdown.boards() == 0) {
        throw InvalidArgument("no deal is possible with these ranges");
    }
    const detail::DealSampler sampler(with_live_combos(showdown), work.stop);
    if (!sampling.target_error) return sample(sampler, sampling.seed, 0, sampling.samples, work);
    WinnerCounts counts = sample(sampler, sampling.seed, 0, first_round, work);
    for (u64 size = first_round;
         2 * size <= Sampling::most_samples && !is_within(counts, *sampling.target_error); size *= 2) {
        counts += sample(sampler, sampling.seed, size, 2 * size, work);
    }
    return counts;
}

bool is_one_share(const WinnerCounts& sampled, std::size_t player) {
    return variance_of(sampled, player) == Rational();
}

Rational squared_error(const WinnerCounts& sampled, std::size_t player) {
    const Rational variance = variance_of(sampled, player);
    if (variance == Rational()) {
        const Rational bound = std::min(Rational(1), Rational(3) / Rational(sampled.deals()));
        return bound * bound;
    }
    // The mean of squares less the square of the mean is biased by (n - 1) / n, hence n - 1 instead of n.
    return variance / (Rational(sampled.deals()) - Rational(1));
}

}  // namespace holdfast::holdem
