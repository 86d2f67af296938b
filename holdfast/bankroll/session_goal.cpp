#include <algorithm>
#include <cmath>

#include <holdfast/bankroll/session_goal.h>

namespace holdfast::bankroll {
namespace {

constexpr double cut_off_in_all = 1e-13;

/// Plays deal after deal.
class GoalRun {
  public:
    explicit GoalRun(const std::vector<GoalStage>& stages) : stages_(stages), shares_{1} {
        for (const GoalStage& stage : stages) deals_ += stage.plan.deals;
        cut_off_at_an_end_ = cut_off_in_all / (2 * static_cast<double>(deals_));
    }

    SessionGoal run(const Work& work) {
        for (EndedWalks* const ended : {&answer_.reached, &answer_.ruined}) {
            ended->chances.reserve(static_cast<std::size_t>(deals_ + 1));
            ended->chances.assign(1, 0);
        }
        for (const GoalStage& stage : stages_) play_stage(stage, work);
        if (work.progress) work.progress(deals_, deals_);
        constexpr double second_order = 1.01;
        answer_.error =
            second_order * (roundings_ + static_cast<double>(most_columns_)) * unit_roundoff + cut_off_;
        return std::move(answer_);
    }

  private:
    void play_stage(const GoalStage& stage, const Work& work) {
        end_walks(stage.plan, 0);
        for (u64 deal = 1; deal <= stage.plan.deals; ++deal) {
            ++played_;
            for (EndedWalks* const ended : {&answer_.reached, &answer_.ruined}) {
                ended->chances.push_back(ended->chances.back());
            }
            lowest_ += stage.walk.steps.front().change;
            highest_ += stage.walk.steps.back().change;
            if (shares_.empty()) {
                note_what_must_be(stage.plan, deal);  // what is cut off plays on
                continue;
            }
            play(stage.walk, work.stop);
            end_walks(stage.plan, deal);
            cut_off_ends();
            if (work.progress && played_ < deals_) work.progress(played_, deals_);
        }
        // A product errs by 2 u, with p itself, and a sum of n terms by (n - 1) u; sums of ended walks are of
        // `most_columns_` terms, and are added up over the deals and the stages.
        const double each = static_cast<double>(stage.walk.steps.size()) + 2;
        roundings_ += static_cast<double>(stage.plan.deals) * (each + 1) + 1;
    }

    /// One deal for all walks that still play.
    void play(const BankrollWalk& walk, const StopFlag* stop) {
        const i64 drop = walk.drop();
        const i64 climb = std::max<i64>(0, walk.steps.back().change);
        next_.assign(shares_.size() + static_cast<std::size_t>(drop + climb), 0);
        for (const WalkStep& step : walk.steps) {
            throw_if_stopped(stop);
            double* const to = next_.data() + (step.change + drop);
            for (std::size_t i = 0; i < shares_.size(); ++i) to[i] += step.probability * shares_[i];
        }
        shares_.swap(next_);
        first_ -= drop;
    }

    /// The chance of all places from `begin` to before `end`, which do not play on.
    double ended(std::size_t begin, std::size_t end) {
        double sum = 0;
        for (std::size_t i = begin; i < end; ++i) sum += shares_[i];
        most_columns_ = std::max(most_columns_, end - begin);
        return sum;
    }

    void end_walks(const SessionGoalPlan& plan, u64 deal) {
        const auto size = static_cast<i64>(shares_.size());
        const auto ruined = static_cast<std::size_t>(std::clamp<i64>(plan.ruin(deal) - first_, 0, size));
        const auto goal = static_cast<std::size_t>(std::clamp<i64>(plan.goal(deal) - first_, 0, size));
        answer_.ruined.chances.back() += ended(0, ruined);
        answer_.reached.chances.back() += ended(goal, shares_.size());
        keep(ruined, goal);
        note_what_must_be(plan, deal);
    }

    /// From the extreme walks, of which no share is cut off: whether any can have ended by now, and if all in
    /// the same way, so that its chance is 1, whatever was rounded.
    void note_what_must_be(const SessionGoalPlan& plan, u64 deal) {
        const i64 ruin = plan.ruin(deal);
        const i64 goal = plan.goal(deal);
        if (lowest_ < ruin) answer_.ruined.possible_from = std::min(answer_.ruined.possible_from, played_);
        if (highest_ >= goal) {
            answer_.reached.possible_from = std::min(answer_.reached.possible_from, played_);
        }
        EndedWalks* only = nullptr;
        if (highest_ < ruin && played_ < answer_.reached.possible_from) only = &answer_.ruined;
        if (lowest_ >= goal && played_ < answer_.ruined.possible_from) only = &answer_.reached;
        if (only == nullptr) return;
        only->certain_from = std::min(only->certain_from, played_);
        only->chances.back() = 1;
    }

    void keep(std::size_t begin, std::size_t end) {
        shares_.resize(end);
        shares_.erase(shares_.begin(), shares_.begin() + static_cast<std::ptrdiff_t>(begin));
        first_ += static_cast<i64>(begin);
    }

    void cut_off_ends() {
        double low = 0;
        double high = 0;
        std::size_t begin = 0;
        std::size_t end = shares_.size();
        while (begin < end && low + shares_[begin] <= cut_off_at_an_end_) low += shares_[begin++];
        while (begin < end && high + shares_[end - 1] <= cut_off_at_an_end_) high += shares_[--end];
        cut_off_ += low + high;
        keep(begin, end);
    }

    const std::vector<GoalStage>& stages_;
    u64 deals_ = 0;
    double cut_off_at_an_end_ = 0;

    u64 played_ = 0;  ///< deals
    i64 lowest_ = 0;  ///< the place of a walk of the worst deals, as if it never ended; the best are next
    i64 highest_ = 0;
    i64 first_ = 0;               ///< the place of shares_[0]
    std::vector<double> shares_;  ///< [place - first_] of the walks that still play
    std::vector<double> next_;
    std::size_t most_columns_ = 0;
    double cut_off_ = 0;
    double roundings_ = 0;  ///< relative, in u
    SessionGoal answer_;
};

}  // namespace

SessionGoal over_before_play(u64 deals, bool is_reached) {
    const auto size = static_cast<std::size_t>(deals + 1);
    const EndedWalks all{std::vector<double>(size, 1), 0, 0};
    const EndedWalks none{std::vector<double>(size, 0)};
    return is_reached ? SessionGoal{all, none, 0} : SessionGoal{none, all, 0};
}

SessionCost session_goal_cost(const std::vector<GoalStage>& stages) {
    // Barriers move in a straight line, so no walk is ever below the lower of the two ends of its barrier.
    double lowest = 0;
    double highest = 0;
    double between = 0;
    double fall = 0;
    double climb = 0;
    double beyond = 0;
    for (const auto& [walk, plan] : stages) {
        lowest = std::min(lowest, static_cast<double>(std::min(plan.ruin(0), plan.ruin(plan.deals))));
        highest = std::max(highest, static_cast<double>(std::max(plan.goal(0), plan.goal(plan.deals))));
        between = std::max(between, static_cast<double>(plan.goal(0) - plan.ruin(0)));
        fall += std::max(0.0, fall_bound(walk.steps, 0, plan.deals, cut_off_in_all));
        climb += std::max(0.0, climb_bound(walk.steps, 0, plan.deals, cut_off_in_all));
        beyond =
            std::max(beyond, static_cast<double>(walk.drop() + std::max<i64>(0, walk.steps.back().change)));
    }
    const double playing = std::min(between, std::min(-lowest, fall) + std::min(highest, climb)) + 1;
    SessionCost cost{playing + beyond, 0};
    for (const auto& [walk, plan] : stages) {
        const double of_a_deal = playing * static_cast<double>(walk.steps.size()) + beyond;
        cost.multiplications += static_cast<double>(plan.deals) * of_a_deal;
    }
    return cost;
}

SessionCost session_goal_cost(const BankrollWalk& walk, const SessionGoalPlan& plan) {
    return session_goal_cost({{walk, plan}});
}

SessionGoal session_goal(const std::vector<GoalStage>& stages, const Work& work) {
    return GoalRun(stages).run(work);
}

SessionGoal session_goal(const BankrollWalk& walk, const SessionGoalPlan& plan, const Work& work) {
    return session_goal({{walk, plan}}, work);
}

}  // namespace holdfast::bankroll
