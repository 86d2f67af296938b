#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <stdexcept>
#include <utility>

#include <holdfast/bankroll/deal_totals.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/play/ordered_play.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::videopoker::bankroll {
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
    std::vector<DrawGroup> merged() {
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
        std::vector<DrawGroup> groups;
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

}  // namespace

std::vector<Rational> drawn_pays(const DrawMixture& mixture) {
    std::vector<Rational> pays;
    for (std::size_t pay = 0; pay < mixture.pays.size(); ++pay) {
        const bool is_drawn = std::any_of(mixture.groups.begin(), mixture.groups.end(),
                                          [pay](const DrawGroup& group) { return group.counts[pay] > 0; });
        if (is_drawn) pays.emplace_back(mixture.pays[pay], mixture.pay_denominator);
    }
    return pays;
}

namespace {

DrawMixture mix_draws_in_order(const GameTables& tables, TieRule tie_rule, const Work& work,
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

DrawMixture mix_draws(const GameTables& tables, TieRule tie_rule, const Work& work, std::size_t most_groups) {
    if (tables.order()) return mix_draws_in_order(tables, tie_rule, work, most_groups);
    const HoldScale scale(tables.game().deck);
    const TieBreaker breaker(tables, scale, tie_rule);
    GroupsFound found(tables.game(), tables.pays().pays, most_groups, work);
    detail::for_each_solved_block(tables, scale, work, [&](const SolvedBlock& block, unsigned worker) {
        add_block(tables, breaker, block, found, worker);
    });
    return {tables.pays().denominator, found.pays(), scale.common,
            binomial(tables.game().deck.size(), deal_size), found.merged()};
}

namespace {

// A number of ways in 320 bits.
constexpr std::size_t way_limbs = 5;
constexpr std::size_t totals_a_look = 256;  // between two looks at the stop flag
using WayLimbs = std::array<u64, way_limbs>;

/// The number of limbs that suffices after some lines: all ways together are deals * draws^lines, which has
/// at most as many bits as its factors together. 55 cards need the most, 22 + 25 * lines: 272 for ten lines; in order
/// 57 cards do, 29 + 29 * lines: 319.
std::size_t limbs_after(const DrawMixture& mixture, std::size_t lines) {
    const std::size_t bits = U256(mixture.deals).bit_width() + lines * U256(mixture.draws).bit_width();
    return (bits + 63) / 64;
}

void add_multiple(WayLimbs& sum, const WayLimbs& ways, u32 factor, std::size_t limbs) {
    u128 carry = 0;
    for (std::size_t i = 0; i < limbs; ++i) {
        carry += u128{ways[i]} * factor + sum[i];
        sum[i] = static_cast<u64>(carry);
        carry >>= 64U;
    }
}

bool is_none(const WayLimbs& ways) {
    return std::all_of(ways.begin(), ways.end(), [](u64 limb) { return limb == 0; });
}

/// The totals after 0, 1, ..., n lines, and the place of the total that each becomes with one more pay.
class TotalPlan {
  public:
    /// Returns false if there are too many totals.
    bool make(const DrawMixture& mixture, u32 lines, const StopFlag* stop) {
        pays_ = mixture.pays.size();
        totals_ = {{0}};
        for (u32 line = 0; line < lines; ++line) {
            limbs_.push_back(limbs_after(mixture, line + 1));
            std::vector<u64> to = one_pay_more(mixture.pays, stop);
            if (to.size() > max_totals) return false;
            std::vector<u32> next;
            next.reserve(totals_.back().size() * pays_);
            for (const u64 total : totals_.back()) {
                if (next.size() / pays_ % totals_a_look == 0) throw_if_stopped(stop);
                for (const u64 pay : mixture.pays) {
                    const auto place = std::lower_bound(to.begin(), to.end(), total + pay);
                    next.push_back(static_cast<u32>(place - to.begin()));
                }
            }
            next_.push_back(std::move(next));
            totals_.push_back(std::move(to));
        }
        return true;
    }

    const std::vector<u64>& totals() const { return totals_.back(); }

    /// sums[total] += the number of ways in which the lines of the group's deals make that total.
    void add_group(const DrawGroup& group, std::vector<WayLimbs>& sums, const StopFlag* stop) const {
        std::vector<WayLimbs> ways(1);
        ways[0][0] = group.deals;
        for (std::size_t line = 0; line < next_.size(); ++line) {
            const bool is_last = line + 1 == next_.size();
            std::vector<WayLimbs> more(is_last ? 0 : totals_[line + 1].size());
            std::vector<WayLimbs>& to = is_last ? sums : more;
            const std::size_t limbs = is_last ? way_limbs : limbs_[line];
            for (std::size_t from = 0; from < ways.size(); ++from) {
                if (from % totals_a_look == 0) throw_if_stopped(stop);
                if (is_none(ways[from])) continue;
                const u32* const next = next_[line].data() + from * pays_;
                for (std::size_t pay = 0; pay < pays_; ++pay) {
                    if (group.counts[pay] == 0) continue;
                    add_multiple(to[next[pay]], ways[from], group.counts[pay], limbs);
                }
            }
            ways = std::move(more);
        }
    }

  private:
    /// The totals after one more line. They are merged pay by pay, so that no list is longer than twice
    /// max_totals.
    std::vector<u64> one_pay_more(const std::vector<u64>& pays, const StopFlag* stop) const {
        std::vector<u64> to;
        for (const u64 pay : pays) {
            throw_if_stopped(stop);
            std::vector<u64> with_pay(totals_.back());
            for (u64& total : with_pay) total += pay;
            std::vector<u64> both;
            both.reserve(to.size() + with_pay.size());
            std::set_union(to.begin(), to.end(), with_pay.begin(), with_pay.end(), std::back_inserter(both));
            to = std::move(both);
            if (to.size() > max_totals) break;
        }
        return to;
    }

    std::size_t pays_ = 0;
    std::vector<std::size_t> limbs_;        ///< [line] of the ways after it
    std::vector<std::vector<u64>> totals_;  ///< [lines][place]
    std::vector<std::vector<u32>> next_;    ///< [lines][place * pays_ + pay] a place one line later
};

U512 wide(const WayLimbs& ways) {
    std::array<u64, U512::limb_count> limbs{};
    std::copy(ways.begin(), ways.end(), limbs.begin());
    return U512::from_limbs(limbs);
}

}  // namespace

double DealTotals::chance_of(const U512& some_ways) const {
    if (some_ways.is_zero()) return 0;
    // 64 bits or more of the quotient. The remainder matters only if these are half-way between two doubles,
    // so it is kept as one more bit.
    const unsigned shift = 65 + all.bit_width() - some_ways.bit_width();
    const Division<8> parts = divmod(some_ways << shift, all);
    U512 quotient = parts.quotient;
    const unsigned surplus = quotient.bit_width() - 63;
    u64 bits = (quotient >> surplus).limb(0) << 1U;
    if (!parts.remainder.is_zero() || quotient.trailing_zeros() < surplus) bits |= 1U;
    return std::ldexp(static_cast<double>(bits), static_cast<int>(surplus) - 1 - static_cast<int>(shift));
}

std::optional<DealTotals> total_deals(const DrawMixture& mixture, u32 lines, const Work& work) {
    if (lines < 1 || lines > max_total_lines) throw InvalidArgument("totals of 1 to 10 lines");
    if (limbs_after(mixture, lines) > way_limbs) throw InvalidArgument("too many draws to be counted");
    TotalPlan plan;
    if (!plan.make(mixture, lines, work.stop)) return std::nullopt;
    const std::size_t size = plan.totals().size();
    std::vector<std::vector<WayLimbs>> sums(worker_count(work), std::vector<WayLimbs>(size));
    for_each_index(mixture.groups.size(), work, [&](std::size_t group, unsigned worker) {
        plan.add_group(mixture.groups[group], sums[worker], work.stop);
    });
    DealTotals answer{lines, mixture.pay_denominator, {}, {}, U512(mixture.deals)};
    for (u32 line = 0; line < lines; ++line) answer.all *= U512(mixture.draws);
    U512 counted;
    for (std::size_t i = 0; i < size; ++i) {
        U512 ways;
        for (const std::vector<WayLimbs>& of_worker : sums) ways += wide(of_worker[i]);
        // No single deal can draw the pays that make this total.
        if (ways.is_zero()) continue;
        answer.totals.push_back(plan.totals()[i]);
        answer.ways.push_back(ways);
        counted += ways;
    }
    if (counted != answer.all) {
        throw ErrorOf<std::logic_error>("the ways of the totals of a deal do not add up");
    }
    return answer;
}

}  // namespace holdfast::videopoker::bankroll
