// The query `videopoker.plan`: several games played one after the other, with a bet of its own each.
//
//   "jacks-or-better-9-6 10 hours at 1.25 cash-back 0.25%"      10 hours of quarters, then
//   "double-bonus-10-7-5 500 hands at 5 lines 3"                500 hands of dollars, on three lines
//
// Everything counts in dollars; the bankroll that one part ends with is where the next one begins.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/plan.h>

namespace holdfast::ask {

/// One part of the plan, as it was asked for.
struct PlannedGame {
    std::string text;  ///< as it was typed, for errors
    GameChoice game;
    bankroll::Stake stake;
    u64 hands = 0;
    Rational bet;  ///< dollars, on one line
};

struct VideopokerPlanRequest {
    std::vector<PlannedGame> parts;    ///< 1 to 12
    std::optional<Rational> bankroll;  ///< dollars
    std::optional<Rational> goal;      ///< dollars; needs a bankroll
    std::string bankroll_text;         ///< as it was typed, for doubts
    std::string goal_text;
    std::vector<Rational> quantiles;

    static Query query();
    static VideopokerPlanRequest read(const Fields& fields);
};

/// A part with what it is expected to win or lose, in dollars.
struct PlanRow {
    std::size_t number;  ///< from 1
    std::shared_ptr<const PreparedGame> prepared;
    PlannedGame part;
    Rational edge;
    Rational mean;
    Rational variance;  ///< of the result of all its hands

    double deviation() const;
};

struct PlanQuantile {
    Rational share;
    Rational least;  ///< dollars
    Rational most;   ///< differs only if the error leaves it open
};

struct VideopokerPlanAnswer {
    VideopokerPlanRequest request;
    std::vector<PlanRow> parts;
    Rational mean;
    Rational variance;
    double chance_of_loss = 0;
    bankroll::Bounds proven_loss = {};  ///< of `chance_of_loss`
    double result_error = 0;
    std::vector<PlanQuantile> quantiles;
    std::optional<double> ruin;  ///< before the end of the plan and, with a goal, before that
    std::optional<double> reached;
    bankroll::Bounds proven_ruin = {};     ///< of `ruin`
    bankroll::Bounds proven_reached = {};  ///< of `reached`; 0 without a goal
    double course_error = 0;               ///< of `ruin` and `reached`
    std::vector<std::string> notes;
    std::vector<std::string> warnings;

    u64 hands() const;
    double deviation() const;
    double error() const { return std::max(result_error, course_error); }
    static void declare(Shape<VideopokerPlanAnswer>& shape);
};

/// The error that blames these bytes of part `number` of the plan.
FieldError error_in_part(std::size_t number, const std::string& message, const std::string& text,
                         std::size_t at, std::size_t bytes);

/// Throws FieldError on the field `parts`, also on parts whose bets have no common step; and Stopped.
VideopokerPlanAnswer answer(const VideopokerPlanRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
