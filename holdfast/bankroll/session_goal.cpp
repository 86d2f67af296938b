#include <algorithm>
#include <cmath>

#include <holdfast/bankroll/session_goal.h>

namespace holdfast::videopoker::bankroll {
namespace {

constexpr double cut_off_in_all = 1e-13;

/// Plays deal after deal.
class GoalRun {
  public:
    GoalRun(const BankrollWalk& walk, const SessionGoalPlan& plan)
        : steps_(walk.steps),
          plan_(plan),
          drop_(walk.drop()),
          climb_(std::max<i64>(0, walk.steps.back().change)),
          cut_off_at_an_end_(cut_off_in_all / (2 * static_cast<double>(plan.deals))),
          shares_{1} {}

    SessionGoal run(const Work& work) {
        answer_.reached.reserve(static_cast<std::size_t>(plan_.deals + 1));
        answer_.ruined.reserve(static_cast<std::size_t>(plan_.deals + 1));
        end_walks(0);
        for (u64 deal = 1; deal <= plan_.deals; ++deal) {
            if (shares_.empty()) {
                answer_.reached.push_back(answer_.reached.back());
                answer_.ruined.push_back(answer_.ruined.back());
                continue;
            }
            play(work.stop);
            end_walks(deal);
            cut_off_ends();
            if (work.progress && deal < plan_.deals) work.progress(deal, plan_.deals);
        }
        if (work.progress) work.progress(plan_.deals, plan_.deals);
        // A product errs by 2 u, with p itself, and a sum of n terms by (n - 1) u; sums of ended walks are of
        // `most_columns_` terms, and are added up over the deals.
        const double each = static_cast<double>(steps_.size()) + 2;
        const double roundings =
            static_cast<double>(plan_.deals) * (each + 1) + static_cast<double>(most_columns_);
        constexpr double second_order = 1.01;
        answer_.error = second_order * roundings * unit_roundoff + cut_off_;
        return std::move(answer_);
    }

  private:
    /// One deal for all walks that still play.
    void play(const StopFlag* stop) {
        next_.assign(shares_.size() + static_cast<std::size_t>(drop_ + climb_), 0);
        for (const WalkStep& step : steps_) {
            throw_if_stopped(stop);
            double* const to = next_.data() + (step.change + drop_);
            for (std::size_t i = 0; i < shares_.size(); ++i) to[i] += step.probability * shares_[i];
        }
        shares_.swap(next_);
        first_ -= drop_;
    }

    /// The chance of all places from `begin` to before `end`, which do not play on.
    double ended(std::size_t begin, std::size_t end) {
        double sum = 0;
        for (std::size_t i = begin; i < end; ++i) sum += shares_[i];
        most_columns_ = std::max(most_columns_, end - begin);
        return sum;
    }

    void end_walks(u64 deal) {
        const auto size = static_cast<i64>(shares_.size());
        const auto ruined = static_cast<std::size_t>(std::clamp<i64>(plan_.ruin(deal) - first_, 0, size));
        const auto goal = static_cast<std::size_t>(std::clamp<i64>(plan_.goal(deal) - first_, 0, size));
        const auto add = [](std::vector<double>& course, double chance) {
            course.push_back(course.empty() ? chance : course.back() + chance);
        };
        add(answer_.ruined, ended(0, ruined));
        add(answer_.reached, ended(goal, shares_.size()));
        keep(ruined, goal);
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

    const std::vector<WalkStep>& steps_;
    const SessionGoalPlan& plan_;
    i64 drop_;
    i64 climb_;  ///< of the longest step up
    double cut_off_at_an_end_;

    i64 first_ = 0;               ///< the place of shares_[0]
    std::vector<double> shares_;  ///< [place - first_] of the walks that still play
    std::vector<double> next_;
    std::size_t most_columns_ = 0;
    double cut_off_ = 0;
    SessionGoal answer_;
};

}  // namespace

SessionGoalCost session_goal_cost(const BankrollWalk& walk, const SessionGoalPlan& plan) {
    // Barriers move in a straight line, so no walk is ever below the lower of the two ends of its barrier.
    const double lowest = static_cast<double>(std::min(plan.ruin(0), plan.ruin(plan.deals)));
    const double highest = static_cast<double>(std::max(plan.goal(0), plan.goal(plan.deals)));
    const double between = static_cast<double>(plan.goal(0) - plan.ruin(0));
    const double fall = std::min(-lowest, fall_bound(walk.steps, 0, plan.deals, cut_off_in_all));
    const double climb = std::min(highest, climb_bound(walk.steps, 0, plan.deals, cut_off_in_all));
    const double beyond = static_cast<double>(walk.drop() + std::max<i64>(0, walk.steps.back().change));
    const double playing = std::min(between, std::max(fall, 0.0) + std::max(climb, 0.0)) + 1;
    const double of_a_deal = playing * static_cast<double>(walk.steps.size()) + beyond;
    return {playing + beyond, static_cast<double>(plan.deals) * of_a_deal};
}

SessionGoal session_goal(const BankrollWalk& walk, const SessionGoalPlan& plan, const Work& work) {
    return GoalRun(walk, plan).run(work);
}

}  // namespace holdfast::videopoker::bankroll
