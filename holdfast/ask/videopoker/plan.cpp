#include <cmath>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/plan.h>
#include <holdfast/ask/videopoker/typed/goal_doubts.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/outcomes/perfect_play.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {
namespace {

constexpr videopoker::TieRule plan_tie_rule = videopoker::TieRule::lowest_variance;

/// The game of the part; its warnings are added to the answer.
std::shared_ptr<const PreparedGame> prepare_part(const PlannedGame& planned, std::size_t number,
                                                 Session& session, const Work& work,
                                                 VideopokerPlanAnswer& found) {
    try {
        std::shared_ptr<const PreparedGame> prepared =
            session.of<PreparedGames>().prepare_with_order(planned.game, work.stop);
        for (const std::string& warning : row_warnings(*prepared)) {
            found.warnings.push_back(fmt::format("part {}: {}", number, warning));
        }
        return prepared;
    } catch (const FieldError& error) {
        throw error_in_part(number, error.what(), planned.text, planned.text.find_first_not_of(' '),
                            error.text.size());
    }
}

/// The totals of a deal; those of an earlier part with the same game and lines are not counted again.
std::optional<bankroll::DealTotals> totals_of(const PreparedGame& prepared, u32 lines,
                                              const std::vector<bankroll::PlanPart>& before,
                                              const VideopokerPlanAnswer& found, const Work& work) {
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool is_same_game = found.parts[i].prepared.get() == &prepared;
        if (is_same_game && before[i].stake.lines == lines) return before[i].totals;
    }
    return total_deals(videopoker::law_of_perfect_play(prepared.tables, plan_tie_rule, work), lines, work);
}

/// Adds a part to the answer, and returns it as the library plays it, after those `before` it.
bankroll::PlanPart add_part(const PlannedGame& planned, const std::vector<bankroll::PlanPart>& before,
                            Session& session, const Work& work, VideopokerPlanAnswer& found) {
    const std::size_t number = found.parts.size() + 1;
    const std::shared_ptr<const PreparedGame> prepared = prepare_part(planned, number, session, work, found);
    const Work quiet = work.quietly();
    std::optional<bankroll::DealTotals> totals =
        totals_of(*prepared, planned.stake.lines, before, found, quiet);
    if (!totals) {
        throw error_in_part(number,
                            fmt::format("one deal of this game has more than {} different totals, too many "
                                        "for this; ask for fewer lines",
                                        grouped(bankroll::max_totals)),
                            planned.text, 0, planned.text.size());
    }
    const videopoker::GameAnalysis analysis = analyze_game(prepared->tables, plan_tie_rule, quiet);
    const Rational edge = planned.stake.edge_of(analysis.expected_return);
    const Rational variance = planned.stake.variance_of(analysis.variance, analysis.covariance);
    const Rational bets(u128{planned.hands} * planned.stake.lines);
    found.parts.push_back({number, prepared, planned, edge, bets * edge * planned.bet,
                           bets * variance * planned.bet * planned.bet});
    found.mean += found.parts.back().mean;
    found.variance += found.parts.back().variance;
    return {std::move(*totals), planned.stake, planned.hands, planned.bet};
}

/// Adds what may become of the bankroll.
void add_course(const std::vector<bankroll::PlanPart>& parts, VideopokerPlanAnswer& found, const Work& work) {
    const VideopokerPlanRequest& request = found.request;
    const auto course = plan_course(parts, *request.bankroll, request.goal, work);
    if (!course) {
        found.notes.emplace_back(
            "the chances of ruin and of a goal take too long to compute, and are left out; those of fewer "
            "hands, or of bets that are multiples of one another, do not");
        return;
    }
    const u64 hands = found.hands();
    found.ruin = course->ruined_within(hands);
    found.proven_ruin = course->ruined.proven_within(hands, course->error);
    if (request.goal) {
        found.reached = course->reached_within(hands);
        found.proven_reached = course->reached.proven_within(hands, course->error);
    }
    found.course_error = course->error;
    found.notes.emplace_back(
        request.goal ? "results ignore ruin and the goal, as if every hand were played, on credit if need be"
                     : "results ignore ruin, as if play continued on credit");
    if (request.goal && *request.goal <= *request.bankroll) {
        found.notes.emplace_back("the bankroll has reached the goal before the first hand");
    }
}

/// Warns of a goal that is doubtful, also if its chance takes too long to compute.
void add_doubt(VideopokerPlanAnswer& found) {
    const VideopokerPlanRequest& request = found.request;
    if (!request.goal) return;
    const auto doubt = doubt_of_goal(
        {*request.bankroll, *request.goal, AmountUnit::dollars, request.bankroll_text, request.goal_text});
    if (doubt) found.warnings.push_back(*doubt);
}

void add_results(const std::vector<bankroll::PlanPart>& parts, VideopokerPlanAnswer& found,
                 const Work& work) {
    const bankroll::PlanResult result = plan_result(parts, work);
    found.chance_of_loss = result.chance_below(Rational());
    found.proven_loss = result.proven_chance_below(Rational());
    found.result_error = result.error();
    for (const Rational& share : found.request.quantiles) {
        const auto [least, most] = result.quantile(nearest_double(share));
        found.quantiles.push_back({share, least, most});
    }
    if (found.request.bankroll) add_course(parts, found, work);
}

/// Blames all parts together.
FieldError error_in_plan(const VideopokerPlanRequest& request, const std::string& message) {
    std::vector<std::string> texts;
    for (const PlannedGame& part : request.parts) texts.push_back(part.text);
    return {"parts", message, joined(texts, "; ")};
}

void plan_row_shape(Shape<PlanRow>& shape) {
    shape.named("PlannedPart")
        .whole_number("number", "Its place in the plan, from 1", &PlanRow::number)
        .members_of<game_shape>([](const PlanRow& row) -> const PreparedGame& { return *row.prepared; })
        .whole_number("hands", "Hands played", [](const PlanRow& row) { return row.part.hands; })
        .whole_number("lines", "Lines of a hand", [](const PlanRow& row) { return row.part.stake.lines; })
        .real("bet", "The price of a bet on one line, in dollars",
              [](const PlanRow& row) { return row.part.bet; })
        .exact("edge", "The return, plus cash back, less tips, less 1", &PlanRow::edge)
        .exact("mean_dollars", "The average result of the part, in dollars", &PlanRow::mean)
        .real("standard_deviation_dollars", "The standard deviation of its result, in dollars",
              &PlanRow::deviation);
}

void plan_quantile_shape(Shape<PlanQuantile>& shape) {
    shape.named("PlanQuantile")
        .real("share", "The chance of this result or less", &PlanQuantile::share)
        .real("result_dollars", "The result, in dollars", &PlanQuantile::least)
        .real("result_most_dollars", "Its upper bound, if the error leaves the result open",
              [](const PlanQuantile& quantile) {
                  return quantile.least == quantile.most ? std::nullopt : std::optional(quantile.most);
              });
}

}  // namespace

double PlanRow::deviation() const {
    return std::sqrt(nearest_double(variance));
}

u64 VideopokerPlanAnswer::hands() const {
    u64 hands = 0;
    for (const PlannedGame& part : request.parts) hands += part.hands;
    return hands;
}

double VideopokerPlanAnswer::deviation() const {
    return std::sqrt(nearest_double(variance));
}

void VideopokerPlanAnswer::declare(Shape<VideopokerPlanAnswer>& shape) {
    using Answer = VideopokerPlanAnswer;
    shape.named("VideopokerPlan")
        .query("videopoker.plan")
        .table<plan_row_shape>("parts", "The parts, in their order", &Answer::parts)
        .rows_in_csv()
        .whole_number("hands", "Hands of the whole plan", &Answer::hands)
        .exact("mean_dollars", "The average result of the plan, in dollars", &Answer::mean)
        .exact("variance_dollars", "The variance of that result, in dollars squared", &Answer::variance)
        .real("standard_deviation_dollars", "Its standard deviation, in dollars", &Answer::deviation)
        .real("chance_of_loss", "The chance of a result below 0", &Answer::chance_of_loss)
        .table<plan_quantile_shape>("quantiles", "Quantiles of the result", &Answer::quantiles)
        .real("bankroll_dollars", "The bankroll at the start, in dollars, if one is given",
              [](const Answer& answer) { return answer.request.bankroll; })
        .real("ruin_probability",
              "The chance of ruin before the end of the plan and, with a goal, before that", &Answer::ruin)
        .real("goal_dollars", "The bankroll to reach, in dollars, if one is given",
              [](const Answer& answer) { return answer.request.goal; })
        .real("goal_probability", "The chance of reaching the goal within the plan and before ruin",
              &Answer::reached)
        .real("error", "How far each chance may be off by computing with doubles", &Answer::error)
        .texts("notes", "Sentences on what a reader may not expect in the answer", &Answer::notes)
        .texts("warnings",
               "Sentences about rows that are always outbid or pay 0, each with the number of its part, and "
               "about a goal that is doubtful",
               &Answer::warnings);
}

VideopokerPlanAnswer answer(const VideopokerPlanRequest& request, Session& session, const Work& work) {
    VideopokerPlanAnswer found;
    found.request = request;
    try {
        std::vector<bankroll::PlanPart> parts;
        for (const PlannedGame& part : request.parts) {
            parts.push_back(add_part(part, parts, session, work, found));
        }
        add_results(parts, found, work);
        add_doubt(found);
    } catch (const InvalidArgument&) {
        throw error_in_plan(
            request,
            "the results of this plan spread over too many multiples of the common unit of its bets and "
            "pays; use bets that are nearer to one another, or fewer hands or lines");
    } catch (const OverflowError&) {
        throw error_in_plan(request,
                            "the bets, rates and pays of this plan have too many different decimals to be "
                            "added up exactly; use rounder ones");
    }
    return found;
}

}  // namespace holdfast::ask
