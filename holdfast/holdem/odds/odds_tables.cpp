#include <algorithm>
#include <array>
#include <numeric>

#include <holdfast/core/threads.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/detail/matching/tie_counts.h>
#include <holdfast/holdem/odds/detail/tally.h>
#include <holdfast/holdem/odds/odds_tables.h>

namespace holdfast::holdem {
namespace {

/// Whether the odds depend only on two cards and a board, against at most nine opponents.
bool is_multiway(const Situation& seen, const std::vector<int>& opponents) {
    return seen.knows_only_board() && !opponents.empty() &&
           std::all_of(opponents.begin(), opponents.end(),
                       [](int number) { return 1 <= number && number <= MultiwayDeals::most_opponents; });
}

/// The weighted deals of some hands.
struct DealSums {
    bool is_complete = true;  ///< the table has all hands
    std::array<U256, MultiwayDeals::places> by_ties{};
    std::array<u64, hand_category_count> categories{};

    void add(const std::optional<MultiwayDeals>& deals, u64 weight) {
        is_complete = is_complete && deals.has_value();
        if (!is_complete) return;
        for (std::size_t place = 0; place < by_ties.size(); ++place) {
            by_ties[place] += detail::TieCounts::product(deals->by_ties[place], weight);
        }
        for (std::size_t category = 0; category < categories.size(); ++category) {
            categories[category] += weight * deals->categories[category];
        }
    }
    void add(const DealSums& other) {
        is_complete = is_complete && other.is_complete;
        for (std::size_t place = 0; place < by_ties.size(); ++place) by_ties[place] += other.by_ties[place];
        for (std::size_t category = 0; category < categories.size(); ++category) {
            categories[category] += other.categories[category];
        }
    }
};

OpponentOdds odds_of_sums(int opponents, const DealSums& sums) {
    const u64 boards = std::accumulate(sums.categories.begin(), sums.categories.end(), u64{0});
    const U256* const first = sums.by_ties.data() + MultiwayDeals::place_of(opponents, 0);
    return {opponents,
            detail::TieCounts::product(opposing_hands(opponents), boards),
            {first, first + opponents + 1}};
}

DealSums look_up_hands(const MultiwayLookup& lookup, const Situation& situation,
                       const std::vector<WeightedHand>& hands, const Work& work) {
    std::vector<DealSums> sums(worker_count(work));
    for_each_index(hands.size(), work, [&](std::size_t index, unsigned worker) {
        if (!sums[worker].is_complete) return;
        sums[worker].add(lookup(hands[index].hole, situation.board.cards()), hands[index].weight);
    });
    for (std::size_t worker = 1; worker < sums.size(); ++worker) sums.front().add(sums[worker]);
    return sums.front();
}

}  // namespace

u128 opposing_hands(int opponents) {
    return detail::matchings(detail::max_unseen, opponents);
}

OpponentOdds odds_against(int opponents, const MultiwayDeals& deals) {
    DealSums sums;
    sums.add(deals, 1);
    return odds_of_sums(opponents, sums);
}

std::optional<Odds> odds_from_tables(const OddsTables& tables, const Situation& situation,
                                     const std::vector<int>& opponents, const Work& work) {
    std::optional<Odds> heads_up = look_up_odds(tables.heads_up, situation, opponents, work);
    if (heads_up || !tables.multiway || !is_multiway(situation, opponents)) return heads_up;
    std::vector<WeightedHand> live = situation.live_hands();
    Odds found{live.size(), situation.denominator};
    const DealSums sums =
        look_up_hands(tables.multiway, situation, detail::hole_classes(situation, std::move(live)), work);
    if (!sums.is_complete) return std::nullopt;
    found.categories = sums.categories;
    found.boards = std::accumulate(found.categories.begin(), found.categories.end(), u64{0});
    for (const int number : opponents) found.results.push_back(odds_of_sums(number, sums));
    return found;
}

}  // namespace holdfast::holdem
