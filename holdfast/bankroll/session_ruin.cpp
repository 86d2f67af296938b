#include <algorithm>
#include <cmath>

#include <holdfast/bankroll/ruin_blocks.h>
#include <holdfast/bankroll/session_ruin.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>

namespace holdfast::videopoker::bankroll {
namespace {

constexpr double safe_chance = 1e-13;  // the chance of ruin from any height that is no longer followed

/// Plays block after block. Places are steps of the walk; the vector of each block has its own origin.
class SessionRun {
  public:
    SessionRun(const BankrollWalk& walk, const SessionPlan& plan, i64 height, const StopFlag* stop)
        : plan_(plan),
          stop_(stop),
          height_(height),
          drop_(std::max<i64>(1, walk.drop())),
          blocks_(walk, plan.deals, height, std::fabs(plan.drift), stop) {}

    SessionRuin run(const Work& work) {
        answer_.ruined.assign(static_cast<std::size_t>(plan_.deals + 1), 0);
        barriers_.push_back(plan_.barrier(0));
        before_.assign(static_cast<std::size_t>(height_), 0);
        before_[static_cast<std::size_t>(-barriers_[0])] = 1;
        const u64 last = plan_.deals;
        for (u64 deal = 0; deal < last; deal += blocks_.deals()) {
            throw_if_stopped(stop_);
            const u64 deals = std::min<u64>(blocks_.deals(), last - deal);
            play_near(deal, deals);
            // After the last block the distribution of the others is not needed.
            if (deal + deals < last) play_all(deals);
            if (work.progress) work.progress(deal + deals, last);
        }
        // The ruined are added up over the columns, then over the deals.
        const auto additions = static_cast<double>(columns_) + static_cast<double>(plan_.deals);
        answer_.error += safe_chance + additions * unit_roundoff;
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
        answer_.ruined[number] = answer_.ruined[number - 1] + sum;
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
    const StopFlag* stop_;
    i64 height_;
    i64 drop_;
    RuinBlocks blocks_;

    std::vector<double> before_;  ///< [steps above the first barrier]
    std::vector<i64> barriers_;   ///< [deal of the block, 0 to deals]
    i64 origin_ = 0;
    i64 columns_ = 0;  ///< places at which a walk may be ruined in this block
    RuinedShares ruined_;
    SessionRuin answer_;
};

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

SessionRuin session_ruin(const BankrollWalk& walk, const SessionPlan& plan, const Work& work) {
    const i64 start = -plan.barrier(0);
    const auto same = [&](double share) {
        return std::vector<double>(static_cast<std::size_t>(plan.deals + 1), share);
    };
    if (start < 0) return {same(1.0), 0};
    // Barrier and longest fall are linear in the deals, so a walk that is safe at the end is safe on the way.
    const auto deals = static_cast<i64>(plan.deals);
    if (-walk.drop() * deals >= plan.barrier(plan.deals)) return {same(0.0), 0};
    const double height = session_height(walk, plan);
    if (std::max(height, session_fall(walk, plan)) > max_session_height) {
        throw InvalidArgument("the lattice is too fine");
    }
    if (height <= static_cast<double>(start)) return {same(0.0), safe_chance};
    return SessionRun(walk, plan, static_cast<i64>(std::ceil(height)), work.stop).run(work);
}

}  // namespace holdfast::videopoker::bankroll
