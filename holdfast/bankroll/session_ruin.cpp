#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include <holdfast/bankroll/ruin_blocks.h>
#include <holdfast/bankroll/session_ruin.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

constexpr double safe_chance = 1e-13;  // the chance of ruin from any height that is no longer followed

/// Plays block after block. Places are steps of the walk; the vector of each block has its own origin.
class SessionRun {
  public:
    /// Plays the first `deals` deals of the plan.
    SessionRun(const BankrollWalk& walk, const SessionPlan& plan, u64 deals, i64 height, const StopFlag* stop)
        : plan_(plan),
          deals_(deals),
          stop_(stop),
          height_(height),
          drop_(std::max<i64>(1, walk.drop())),
          blocks_(fastest_blocks(walk, deals, height, std::fabs(plan.drift), stop), deals, stop) {}

    SessionRuin run(const Work& work) {
        answer_.ruined.assign(static_cast<std::size_t>(plan_.deals + 1), 0);
        barriers_.push_back(plan_.barrier(0));
        before_.assign(static_cast<std::size_t>(height_), 0);
        before_[static_cast<std::size_t>(-barriers_[0])] = 1;
        u64 played = 0;
        while (played < deals_) {
            throw_if_stopped(stop_);
            const u64 deals = std::min<u64>(blocks_.deals(), deals_ - played);
            play_near(played, deals);
            played += deals;
            // After the last block the distribution of the others is not needed.
            if (played < deals_) {
                play_all(deals);
                if (is_nobody_left()) break;
            }
            if (work.progress && played < deals_) work.progress(played, plan_.deals);
        }
        const auto rest = answer_.ruined.begin() + static_cast<std::ptrdiff_t>(played);
        std::fill(rest + 1, answer_.ruined.end(), *rest);
        // The ruined are added up over the columns, then over the deals.
        const auto additions = static_cast<double>(most_columns_) + static_cast<double>(deals_);
        answer_.error += safe_chance + additions * unit_roundoff;
        if (work.progress) work.progress(plan_.deals, plan_.deals);
        return std::move(answer_);
    }

  private:
    /// The barriers of the block, and the origin of its vectors: one drop below the lowest barrier.
    void set_barriers(u64 first, u64 deals) {
        const i64 start = barriers_.back();
        barriers_.assign(1, start);
        for (u64 deal = 1; deal <= deals; ++deal) barriers_.push_back(plan_.barrier(first + deal));
        origin_ = *std::min_element(barriers_.begin(), barriers_.end()) - drop_;
        columns_ = *std::max_element(barriers_.begin(), barriers_.end()) - origin_;
        most_columns_ = std::max(most_columns_, columns_);
    }

    /// The place of a barrier in this block's vectors.
    i64 place(u64 deal) const { return barriers_[static_cast<std::size_t>(deal)] - origin_; }

    /// Plays deal by deal the places from which ruin within the block is possible: `drop` fewer after each
    /// deal.
    void play_near(u64 first, u64 deals) {
        set_barriers(first, deals);
        const auto top_after = [&](u64 deal) { return columns_ + static_cast<i64>(deals - deal) * drop_; };
        std::vector<double> now(static_cast<std::size_t>(top_after(0)));
        std::vector<double> next(now.size());
        const auto copied = std::min<i64>(height_, top_after(0) - place(0));
        std::copy_n(before_.data(), copied, now.data() + place(0));
        ruined_ = {};
        for (u64 deal = 1; deal <= deals; ++deal) {
            const i64 top = top_after(deal);
            std::fill_n(next.data(), top, 0.0);
            for (const WalkStep& step : blocks_.steps()) {
                const i64 from = std::max<i64>(0, place(deal - 1) + step.change);
                const i64 to = std::min(top, top_after(deal - 1) + step.change);
                if (from >= top) break;
                throw_if_stopped(stop_);
                const double* const source = now.data() + (from - step.change);
                double* const target = next.data() + from;
                for (i64 i = 0; i < to - from; ++i) target[i] += step.probability * source[i];
            }
            take_ruined(first + deal, deal, next);
            std::swap(now, next);
        }
        // The share at a place is a sum over the steps: with each deal p and its product err by u, each
        // addition by u. These errors also enter what is removed from the block.
        const double roundings = static_cast<double>(deals) * static_cast<double>(blocks_.steps().size() + 2);
        answer_.error += 2 * roundings * unit_roundoff * (ruined_by(first + deals) - ruined_by(first));
    }

    /// Whether hardly anybody still plays. Those who do, and whom later deals might ruin, are added to the error,
    /// which bounds the sum of the errors of the ruined and of all places.
    bool is_nobody_left() {
        const double left = std::accumulate(before_.begin(), before_.end(), 0.0);
        if (left > safe_chance) return false;
        answer_.error += 2 * left;  // with the roundings of the sum, which are far smaller
        return true;
    }

    double ruined_by(u64 deal) const { return answer_.ruined[static_cast<std::size_t>(deal)]; }

    void take_ruined(u64 deal, u64 of_block, std::vector<double>& next) {
        double* const below = next.data() + place(of_block);
        double* first = next.data();
        while (first != below && *first == 0) ++first;
        double* last = below;
        while (last != first && last[-1] == 0) --last;
        const std::size_t begin = ruined_.shares.size();
        ruined_.shares.insert(ruined_.shares.end(), first, last);
        ruined_.rows.push_back({begin, ruined_.shares.size(), static_cast<std::size_t>(first - next.data())});
        double sum = 0;
        for (const double* each = first; each != last; ++each) sum += *each;
        std::fill(first, last, 0.0);
        const auto number = static_cast<std::size_t>(deal);
        answer_.ruined[number] = std::min(1.0, answer_.ruined[number - 1] + sum);
    }

    /// Plays the whole vector, from the first barrier of the block to the last.
    void play_all(u64 deals) {
        const std::vector<double> after = blocks_.play(before_, static_cast<std::size_t>(place(0)), ruined_,
                                                       static_cast<std::size_t>(columns_), answer_.error);
        const double* const start = after.data() + place(deals);
        // Rounding leaves noise around zero; no share is negative.
        std::transform(start, start + height_, before_.begin(), [](double x) { return std::max(x, 0.0); });
    }

    const SessionPlan& plan_;
    u64 deals_;  ///< that are played
    const StopFlag* stop_;
    i64 height_;
    i64 drop_;
    RuinBlocks blocks_;

    std::vector<double> before_;  ///< [steps above the first barrier]
    std::vector<i64> barriers_;   ///< [deal of the block, 0 to deals]
    i64 origin_ = 0;
    i64 columns_ = 0;  ///< places at which a walk may be ruined in this block
    i64 most_columns_ = 0;
    RuinedShares ruined_;
    SessionRuin answer_;
};

/// The first deal after which a walk is below the barrier if each deal changes it by `change`; one more than
/// there are if none is. Walk and barrier are straight lines, and the walk starts above: once below, it stays
/// below.
u64 first_below(const SessionPlan& plan, i64 change) {
    u64 above = 0;
    u64 below = plan.deals + 1;
    while (below - above > 1) {
        const u64 middle = above + (below - above) / 2;
        (i128{change} * i128{middle} < plan.barrier(middle) ? below : above) = middle;
    }
    return below;
}

}  // namespace

double session_height(const BankrollWalk& walk, const SessionPlan& plan) {
    const auto start = static_cast<double>(-plan.barrier(0));
    // No walk is ruined from above the first bound, and none gets above the second.
    return std::min(fall_bound(walk.steps, plan.drift, plan.deals, safe_chance),
                    start + climb_bound(walk.steps, plan.drift, plan.deals, safe_chance)) +
           4;
}

double session_fall(const BankrollWalk& walk, const SessionPlan& plan) {
    return static_cast<double>(walk.drop()) + std::fabs(plan.drift);
}

SessionCost session_ruin_cost(const BankrollWalk& walk, const SessionPlan& plan, const StopFlag* stop) {
    throw_if_stopped(stop);
    const SessionCost none{static_cast<double>(plan.deals), static_cast<double>(plan.deals)};
    if (plan.barrier(0) > 0 || first_below(plan, walk.steps.front().change) > plan.deals) return none;
    const double height = session_height(walk, plan);
    if (!(std::max(height, session_fall(walk, plan)) <= max_session_height)) {
        constexpr double too_much = std::numeric_limits<double>::infinity();
        return {too_much, too_much};
    }
    if (height <= static_cast<double>(-plan.barrier(0))) return none;
    const u64 deals = std::min(plan.deals, first_below(plan, walk.steps.back().change));
    return fastest_blocks(walk, deals, static_cast<i64>(std::ceil(height)), std::fabs(plan.drift), stop).cost;
}

SessionRuin session_ruin(const BankrollWalk& walk, const SessionPlan& plan, const Work& work) {
    SessionRuin found{std::vector<double>(static_cast<std::size_t>(plan.deals + 1)), 0, 0, 0};
    const i64 start = -plan.barrier(0);
    if (start >= 0) {
        found.possible_from = found.certain_from = first_below(plan, walk.steps.front().change);
        if (found.possible_from > plan.deals) return found;
        const double height = session_height(walk, plan);
        if (std::max(height, session_fall(walk, plan)) > max_session_height) {
            throw InvalidArgument("the lattice is too fine");
        }
        found.certain_from = first_below(plan, walk.steps.back().change);
        if (height <= static_cast<double>(start)) {
            found.error = safe_chance;
            return found;
        }
        const u64 deals = std::min(plan.deals, found.certain_from);
        SessionRuin played =
            SessionRun(walk, plan, deals, static_cast<i64>(std::ceil(height)), work.stop).run(work);
        found.ruined = std::move(played.ruined);
        found.error = played.error;
    }
    // Without the noise of the transforms.
    const auto first = found.ruined.begin();
    std::fill(first, first + static_cast<std::ptrdiff_t>(found.possible_from), 0.0);
    if (found.certain_from <= plan.deals) {
        std::fill(first + static_cast<std::ptrdiff_t>(found.certain_from), found.ruined.end(), 1.0);
    }
    return found;
}

}  // namespace holdfast::bankroll
