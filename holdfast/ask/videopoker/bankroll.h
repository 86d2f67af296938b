// The query `videopoker.bankroll`: how a game swings, and whether a bankroll lasts.
//
// Everything counts in bets of one line; docs/explanation/bankroll.md has the methods.
//
//   edge     = return + cash back - tips - 1
//   variance = v + (n - 1) c       of one deal of n lines, for each line
//   ruin     = less than one bet for every line, at any time, after the last hand too
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/answer/curve.h>
#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/bankroll/long_run.h>
#include <holdfast/bankroll/risk_search.h>
#include <holdfast/bankroll/session.h>

namespace holdfast::ask {

struct VideopokerBankrollRequest {
    GameChoice game;
    bankroll::Stake stake;
    std::optional<Rational> bankroll;  ///< bets
    std::string bankroll_text;         ///< as it was typed, for doubts
    std::optional<Rational> risk;      ///< above 0 and below 1
    std::optional<u64> hands;          ///< 1 to max_hands
    std::optional<Rational> hours;     ///< if the hands are those of this time at the speed
    Wager wager;
    std::optional<Rational> goal;     ///< bets; needs a bankroll
    std::string goal_text;            ///< as it was typed, for errors and doubts
    std::vector<Rational> quantiles;  ///< each above 0 and below 1
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    static Query query();
    /// Throws FieldError also on fields that only make sense together.
    static VideopokerBankrollRequest read(const Fields& fields);
};

struct QuantileResult {
    Rational share;
    Rational least;  ///< bets
    Rational most;   ///< differs only if pays had to be rounded, or the error leaves it open
    Wager wager;

    auto dollars(const Rational& bets) const { return wager.dollars(bets); }
};

/// The results of a session of a number of hands.
struct SessionOutcome {
    u64 hands;
    Wager wager;
    Rational mean;      ///< bets
    Rational variance;  ///< of the result of all hands
    bankroll::ResultDistribution result;
    std::vector<QuantileResult> quantiles;
    std::optional<bankroll::RuinCourse> ruin;  ///< if a bankroll is given, and it can be computed in time
    std::optional<Rational> goal_amount;       ///< bets
    std::optional<bankroll::GoalCourse> goal;  ///< if there is one that can be computed in time

    auto dollars(const auto& bets) const { return wager.dollars(bets); }
    /// The bound on the numerical error of every probability.
    double error() const {
        return std::max({result.error(), ruin ? ruin->error() : 0, goal ? goal->error() : 0});
    }
};

struct VideopokerBankrollAnswer {
    using Bounds = bankroll::Bounds;
    using LongRun = bankroll::LongRun;

    std::shared_ptr<const PreparedGame> prepared;
    VideopokerBankrollRequest request;
    videopoker::GameAnalysis analysis;
    Rational edge;
    Rational variance;  ///< for each line
    LongRun long_run;
    std::optional<bankroll::RuinChance> ruin;  ///< in the long run
    std::optional<SessionOutcome> after;
    std::optional<bankroll::GoalChance> goal;
    /// The bankroll for the risk that was asked for, within the hands if there are any; none if no bankroll
    /// is enough.
    std::optional<bankroll::BankrollNeeded> bankroll_for;
    std::optional<bankroll::DealTotals> deal;  ///< of up to ten lines
    std::vector<std::string> notes;            ///< sentences
    std::vector<std::string> warnings;         ///< sentences about what is odd in the paytable or the goal

    /// The standard deviation of the result of one hand, in bets: of all its lines together.
    double deviation() const;

    /// The gain of an hour; nothing if nothing per hour is asked for.
    std::optional<PerHour> per_hour() const;

    /// The curve to draw; none if neither hands, a bankroll nor a risk is given.
    std::optional<Curve> curve() const;

    static void declare(Shape<VideopokerBankrollAnswer>& shape);
};

/// "1 hand", "1,000 hands"
std::string hands_text(u64 hands);

/// Throws FieldError as PreparedGames::prepare does, and on what cannot be computed; Stopped.
VideopokerBankrollAnswer answer(const VideopokerBankrollRequest& request, Session& session,
                                const Work& work = {});

/// A line for each number: part, of what, value.
std::string to_csv(const VideopokerBankrollAnswer& answer);

}  // namespace holdfast::ask
