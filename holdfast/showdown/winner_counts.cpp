#include <array>
#include <numeric>

#include <holdfast/showdown/winner_counts.h>

namespace holdfast {
namespace {

/// [k]: the number of deals that the player shares with k - 1 others.
std::array<u128, most_players + 1> shared(const WinnerCounts& counts, std::size_t player) {
    std::array<u128, most_players + 1> deals{};
    // At most 2^10 - 1 sets, so a pass for each call is quick.
    for (PlayerSet winners = 1; winners < (PlayerSet{1} << counts.players()); ++winners) {
        if (((winners >> player) & 1U) != 0) {
            deals[static_cast<std::size_t>(__builtin_popcount(winners))] += counts[winners];
        }
    }
    return deals;
}

}  // namespace

WinnerCounts& WinnerCounts::operator+=(const WinnerCounts& other) {
    for (std::size_t winners = 0; winners < count_.size(); ++winners) {
        count_[winners] += other.count_[winners];
    }
    return *this;
}

u128 WinnerCounts::deals() const {
    return std::accumulate(count_.begin(), count_.end(), u128{0});
}

u128 WinnerCounts::ties(std::size_t player) const {
    const auto deals = shared(*this, player);
    return std::accumulate(deals.begin() + 2, deals.end(), u128{0});
}

Rational WinnerCounts::equity(std::size_t player) const {
    const auto deals = shared(*this, player);
    Rational sum;
    for (std::size_t k = 1; k < deals.size(); ++k) sum += Rational(deals[k], k);
    return sum / Rational(this->deals());
}

Rational WinnerCounts::mean_square_share(std::size_t player) const {
    const auto deals = shared(*this, player);
    Rational sum;
    for (std::size_t k = 1; k < deals.size(); ++k) sum += Rational(deals[k], k * k);
    return sum / Rational(this->deals());
}

}  // namespace holdfast
