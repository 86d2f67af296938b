#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/outcomes/perfect_play.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/ordered_play.h>

namespace holdfast::videopoker {
namespace {

using detail::HoldScale;
using detail::HoldSet;
using detail::OutcomeCounts;
using detail::RowNumbers;
using detail::SolvedBlock;
using detail::TieBreaker;
using detail::TiedHold;

/// The groups that one worker has found, each with its deals.
using DealsOfCounts = std::map<std::vector<u32>, u64>;

/// The different pays of a game: rows that pay the same are one pay.
struct PayPlaces {
    std::vector<u64> pays;
    std::vector<std::size_t> of_row;

    explicit PayPlaces(const std::vector<u64>& row_pays) : pays(row_pays) {
        std::sort(pays.begin(), pays.end());
        pays.erase(std::unique(pays.begin(), pays.end()), pays.end());
        for (const u64 pay : row_pays) {
            const auto place = std::lower_bound(pays.begin(), pays.end(), pay);
            of_row.push_back(static_cast<std::size_t>(place - pays.begin()));
        }
    }
};

/// The outcome counts of the hold that the tie rule chooses, over the common number of draws.
RowNumbers counts_of_best(const TieBreaker& breaker, const OutcomeCounts& outcomes, HoldSet optimal) {
    TiedHold chosen = breaker.describe(outcomes, optimal.first());
    for (const Hold hold : optimal) {
        if (hold == optimal.first()) continue;
        const TiedHold tied = breaker.describe(outcomes, hold);
        if (breaker.preferred(tied, chosen)) chosen = tied;
    }
    return chosen.counts;
}

/// Gathers the groups of all workers. Each refuses more than the limit, so that the refusal does not depend on their
/// number, nor does the memory of one.
class GroupsFound {
  public:
    GroupsFound(const Game& game, const std::vector<u64>& row_pays, std::size_t most_groups, const Work& work)
        : game_(game),
          places_(row_pays),
          most_groups_(most_groups),
          stop_(work.stop),
          of_pay_(worker_count(work)),
          found_(worker_count(work)) {}

    const std::vector<u64>& pays() const { return places_.pays; }

    void add_deals(const RowNumbers& counts, u64 deals, unsigned worker) {
        std::vector<u32>& of_pay = of_pay_[worker];
        of_pay.assign(places_.pays.size(), 0);
        for (std::size_t row = 0; row < places_.of_row.size(); ++row) {
            of_pay[places_.of_row[row]] += counts[row];
        }
        found_[worker][of_pay] += deals;
        check_size(found_[worker]);
    }

    /// In the order of their counts.
    std::vector<bankroll::OutcomeGroup> merged() {
        DealsOfCounts& all = found_.front();
        for (std::size_t worker = 1; worker < found_.size(); ++worker) {
            DealsOfCounts& from = found_[worker];
            while (!from.empty()) {
                throw_if_stopped(stop_);
                const auto taken = all.insert(from.extract(from.begin()));
                if (!taken.inserted) taken.position->second += taken.node.mapped();
                check_size(all);
            }
        }
        std::vector<bankroll::OutcomeGroup> groups;
        groups.reserve(all.size());
        // Taken out one by one, so that they need no memory twice.
        while (!all.empty()) {
            throw_if_stopped(stop_);
            auto group = all.extract(all.begin());
            groups.push_back({group.mapped(), std::move(group.key())});
        }
        return groups;
    }

  private:
    void check_size(const DealsOfCounts& groups) const {
        if (groups.size() <= most_groups_) return;
        throw ParseError(
            "the game has too many different deals for a bankroll: its rows tell too many hands apart",
            game_.name);
    }

    const Game& game_;
    PayPlaces places_;
    std::size_t most_groups_;
    const StopFlag* stop_;
    std::vector<std::vector<u32>> of_pay_;  ///< [worker] scratch
    std::vector<DealsOfCounts> found_;      ///< [worker]
};

void add_block(const GameTables& tables, const TieBreaker& breaker, const SolvedBlock& solved,
               GroupsFound& found, unsigned worker) {
    const DealFamily& family = *solved.block.family;
    for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
        for (u32 lane = 0; lane < solved.block.count; ++lane) {
            const HoldSet optimal(solved.optimal[pattern * detail::block_lanes + lane]);
            const OutcomeCounts outcomes(tables, family, *solved.block.groups, pattern,
                                         solved.block.first_rank_set + lane, optimal);
            const RowNumbers counts = counts_of_best(breaker, outcomes, optimal);
            found.add_deals(counts, family.weight[pattern], worker);
        }
    }
}

bankroll::OutcomeLaw law_of_play_in_order(const GameTables& tables, TieRule tie_rule, const Work& work,
                                          std::size_t most_groups) {
    const detail::OrderedPlay play(tables);
    const ScaledPays& pays = play.in_order().pays();
    GroupsFound found(tables.game(), pays.pays, most_groups, work);
    for_each_play_in_order(play, tie_rule, work, [&](const TiedHold& hold, u64 deals, unsigned worker) {
        found.add_deals(hold.counts, deals, worker);
    });
    return {pays.denominator, found.pays(), play.scale().common,
            binomial(tables.game().deck.size(), deal_size) * orders_of(CardOrder::any), found.merged()};
}

}  // namespace

bankroll::OutcomeLaw law_of_perfect_play(const GameTables& tables, TieRule tie_rule, const Work& work,
                                         std::size_t most_groups) {
    if (tables.order()) return law_of_play_in_order(tables, tie_rule, work, most_groups);
    const HoldScale scale(tables.game().deck);
    const TieBreaker breaker(tables, scale, tie_rule);
    GroupsFound found(tables.game(), tables.pays().pays, most_groups, work);
    detail::for_each_solved_block(tables, scale, work, [&](const SolvedBlock& block, unsigned worker) {
        add_block(tables, breaker, block, found, worker);
    });
    return {tables.pays().denominator, found.pays(), scale.common,
            binomial(tables.game().deck.size(), deal_size), found.merged()};
}

}  // namespace holdfast::videopoker
