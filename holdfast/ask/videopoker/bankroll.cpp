#include <algorithm>
#include <cmath>
#include <stdexcept>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/typed/goal_doubts.h>
#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/outcomes/perfect_play.h>

namespace holdfast::ask {
namespace {

using Fate = bankroll::LongRun::Fate;
using bankroll::Bounds;

/// The totals of one deal, if they are few enough to be listed. The totals of n lines take a convolution for
/// each deal, and their number grows with the n-th power of the number of pays, so more than ten lines, and
/// paytables with very odd pays, have none.
std::optional<bankroll::DealTotals> totals_of(const bankroll::OutcomeLaw& law,
                                              const VideopokerBankrollRequest& request, const Work& work) {
    if (request.stake.lines > bankroll::max_total_lines) return std::nullopt;
    return total_deals(law, request.stake.lines, work.quietly());
}

/// Refuses a session or a goal if what it is computed from is missing; blames the field that needs it.
[[noreturn]] void refuse_too_many_totals(std::string_view field, const std::string& text) {
    throw FieldError(
        field,
        fmt::format(
            "one deal of this game has more than {} different totals, too many for this; ask for fewer lines",
            grouped(bankroll::max_totals)),
        text);
}

/// The field that the number of hands comes from, and its text.
std::pair<std::string_view, std::string> field_of_hands(const VideopokerBankrollRequest& request) {
    if (request.hours) return {"hours", plain_pays_text(*request.hours)};
    return {"hands", std::to_string(*request.hands)};
}

/// The lattices of results and of ruin are bounded in width, and pays times hands went beyond it.
[[noreturn]] void refuse_too_many_hands(const VideopokerBankrollRequest& request) {
    const auto [field, text] = field_of_hands(request);
    throw FieldError(
        field, "this game pays too much to compute the results after this many hands; ask for fewer", text);
}

/// Results are a sum over independent hands. Ruin depends on the path as well as on the result, so it is
/// computed separately, and only if there is a bankroll.
SessionOutcome session_outcome(const VideopokerBankrollAnswer& answer, const Work& work) {
    const VideopokerBankrollRequest& request = answer.request;
    const u64 hands = *request.hands;
    if (!answer.deal) {
        const auto [field, text] = field_of_hands(request);
        refuse_too_many_totals(field, text);
    }
    try {
        // Mean and variance add up over hands, as hands are independent; only the distribution needs work.
        const Rational bets(u128{hands} * request.stake.lines);
        SessionOutcome outcome{hands,
                               request.wager,
                               bets * answer.edge,
                               bets * answer.variance,
                               result_of(*answer.deal, request.stake, hands, work),
                               {},
                               std::nullopt,
                               std::nullopt,
                               std::nullopt};
        for (const Rational& share : request.quantiles) {
            auto [least, most] = outcome.result.quantile(nearest_double(share));
            outcome.quantiles.push_back({share, least, most, request.wager});
        }
        if (request.goal) {
            outcome.goal_amount = request.goal;
            outcome.goal = goal_within(*answer.deal, request.stake, hands, *request.bankroll, *request.goal,
                                       work.part(0, hands, 2 * hands));
        }
        if (request.bankroll) {
            outcome.ruin = ruin_of(*answer.deal, request.stake, hands, *request.bankroll,
                                   request.goal ? work.part(hands, 2 * hands, 2 * hands) : work);
        }
        return outcome;
    } catch (const std::invalid_argument&) {
        refuse_too_many_hands(request);
    }
}

/// Reached before the first hand.
bool is_goal_reached(const VideopokerBankrollRequest& request) {
    return request.goal && *request.goal <= *request.bankroll;
}

/// A doubt about the goal, if there is one.
std::optional<std::string> doubt_of(const VideopokerBankrollRequest& request) {
    if (!request.goal) return std::nullopt;
    return doubt_of_goal(
        {*request.bankroll, *request.goal, AmountUnit::bets, request.bankroll_text, request.goal_text});
}

/// Whether the chance of a goal in the long run can be computed.
bool is_near(const VideopokerBankrollRequest& request, const bankroll::OutcomeLaw& law,
             const Rational& goal) {
    const Rational lowest = Rational(request.stake.lines) * law.possible_pays().front();
    return is_goal_near(law.pay_denominator, lowest, request.stake, *request.bankroll, goal);
}

/// Checks the goal in the long run before anything that takes long. With a number of hands, the goal within
/// them is answered, and that in the long run is left out if it is too far away.
void check_goal(const VideopokerBankrollRequest& request, const bankroll::OutcomeLaw& law) {
    if (!request.goal || request.hands || is_goal_reached(request)) return;
    if (is_near(request, law, *request.goal)) return;
    // Places between ruin and a goal grow with the goal, so halving finds the highest of whole bets.
    const auto bankroll = static_cast<u64>(bankroll::floor_of(*request.bankroll));
    u64 near = bankroll;
    u64 far = static_cast<u64>(bankroll::ceiling_of(*request.goal));
    while (far - near > 1) {
        const u64 middle = near + (far - near) / 2;
        (is_near(request, law, Rational(middle)) ? near : far) = middle;
    }
    throw FieldError(
        "goal",
        "this goal is too far from ruin to compute; with this bankroll, these lines and pays with these "
        "decimals " +
            (near == bankroll ? "no goal is near enough" : fmt::format("it is at most {} bets", near)),
        request.goal_text);
}

/// The chance of being at the goal before ruin, however long it takes.
std::optional<bankroll::GoalChance> goal_chance(const VideopokerBankrollAnswer& answer,
                                                const bankroll::OutcomeLaw& law, const Work& work) {
    const VideopokerBankrollRequest& request = answer.request;
    if (is_goal_reached(request)) return bankroll::GoalChance{Bounds(1.0), false};
    if (!answer.deal) refuse_too_many_totals("goal", request.goal_text);
    if (!is_near(request, law, *request.goal)) return std::nullopt;
    return goal_of(*answer.deal, request.stake, *request.bankroll, *request.goal, work);
}

std::optional<bankroll::BankrollNeeded> needed_bankroll(const VideopokerBankrollAnswer& answer,
                                                        const Work& work) {
    const VideopokerBankrollRequest& request = answer.request;
    try {
        if (request.hands) {
            return bankroll_for_hands(*answer.deal, request.stake, *request.hands, *request.risk, work);
        }
        return bankroll_for_ever(answer.long_run, request.stake, *request.risk);
    } catch (const OverflowError&) {
        throw FieldError(
            "risk",
            "the edge is so small that no bankroll up to 2^53 bets is proven to be enough for this risk",
            pays_text(*request.risk));
    } catch (const std::invalid_argument&) {
        throw FieldError("risk",
                         fmt::format("the chance of ruin within {} takes too long to compute for each "
                                     "bankroll that would be tried; ask for fewer hands or lines",
                                     hands_text(*request.hands)),
                         pays_text(*request.risk));
    }
}

/// Sentences on what a reader might mistake for an error of the program, or overestimate.
std::vector<std::string> notes_on(const VideopokerBankrollAnswer& answer) {
    std::vector<std::string> notes;
    const VideopokerBankrollRequest& request = answer.request;
    const bool asks_for_long_run = request.bankroll || (request.risk && !request.hands);
    if (asks_for_long_run && answer.long_run.fate() == Fate::certain) {
        notes.emplace_back(
            "the edge is not positive, so anyone who plays long enough is ruined, whatever the bankroll");
    }
    if (asks_for_long_run && answer.long_run.fate() == Fate::never) {
        notes.emplace_back("no hand can lose, so nobody is ever ruined");
    }
    if (asks_for_long_run && answer.long_run.is_bound()) {
        notes.emplace_back(
            "a ruined player may have something left, less than one bet on every line, so the chance of ruin "
            "lies between two bounds; the usual estimate, e^(-R * bankroll), may be too low");
    }
    constexpr double wide = 0.5;
    if (answer.goal && answer.goal->chance.most - answer.goal->chance.least > wide) {
        notes.emplace_back(
            "the bounds on the chance of reaching the goal are too far apart to be of use; those of a goal "
            "closer to the bankroll, or of rates with fewer decimals, are closer together");
    }
    if (request.goal && !answer.goal) {
        notes.emplace_back(
            "the goal is too far from ruin to compute the chance of reaching it in the long run, which is "
            "left out");
    }
    if (request.goal && answer.after && !answer.after->goal) {
        notes.emplace_back(
            fmt::format("the chance of reaching the goal within {} takes too long to compute, and is left "
                        "out; that of fewer hands, or of a closer goal, does not",
                        hands_text(answer.after->hands)));
    }
    if (request.bankroll && answer.after && !answer.after->ruin) {
        notes.emplace_back(
            fmt::format("the chance of ruin within {} takes too long to compute, and is left out; that of "
                        "fewer hands or lines, or of a smaller bankroll, does not",
                        hands_text(answer.after->hands)));
    }
    if (is_goal_reached(request)) {
        notes.emplace_back("the bankroll has reached the goal before the first hand");
    }
    if (answer.after && answer.after->ruin) {
        notes.emplace_back(fmt::format("results after {} ignore ruin, as if play continued on credit",
                                       hands_text(answer.after->hands)));
    }
    if (!answer.deal && request.stake.lines <= bankroll::max_total_lines) {
        notes.emplace_back(fmt::format("one deal has more than {} different totals, too many to list",
                                       grouped(bankroll::max_totals)));
    }
    return notes;
}

}  // namespace

std::string hands_text(u64 hands) {
    return grouped(hands) + (hands == 1 ? " hand" : " hands");
}

double VideopokerBankrollAnswer::deviation() const {
    return std::sqrt(nearest_double(Rational(request.stake.lines) * variance));
}

std::optional<PerHour> VideopokerBankrollAnswer::per_hour() const {
    if (!request.wager.speed) return std::nullopt;
    const Rational lines(request.stake.lines);
    PerHour gain = per_hour_of(request.wager, lines * edge, lines * variance);
    gain.hours = request.hours;
    return gain;
}

// Draws the most specific answer: ruin within the hands if any of it can be seen, else their result, else ruin in the long run over
// all bankrolls.
std::optional<Curve> VideopokerBankrollAnswer::curve() const {
    constexpr int pieces = 100;
    Curve drawn;
    constexpr double seen = 0.5e-6;  // what is less is shown as <0.0001%
    if (after && after->ruin && after->ruin->within(after->hands).most >= seen) {
        // A whole number of hands at each point: in between nothing is dealt. Short sessions have fewer
        // points.
        drawn = {"Chance of ruin by number of hands", "hands", {{0, 0}}};
        u64 before = 0;
        for (u64 piece = 1; piece <= pieces; ++piece) {
            // At most 10^6 hands times 100: far from overflow.
            const u64 hands = after->hands * piece / pieces;
            if (hands == before) continue;
            before = hands;
            drawn.points.push_back({static_cast<double>(hands), after->ruin->within(hands).most});
        }
        return drawn;
    }
    if (after) {
        drawn = {"Chance of a lower result after " + hands_text(after->hands), "result in bets", {}};
        // The tails, a royal flush or two, would squeeze all the rest into a corner.
        const double first = nearest_double(after->result.quantile(0.005).first);
        const double last = nearest_double(after->result.quantile(0.995).second);
        for (int piece = 0; piece <= pieces; ++piece) {
            const double x = std::round(first + (last - first) * piece / pieces);
            if (!drawn.points.empty() && drawn.points.back().x >= x) continue;
            drawn.points.push_back({x, after->result.chance_below(Rational(std::llround(x))).most});
        }
        // If all results lie within one bet, there is no curve.
        return drawn.points.size() < 2 ? std::nullopt : std::optional<Curve>(drawn);
    }
    if ((!request.bankroll && !request.risk) || long_run.fate() != Fate::possible) return std::nullopt;
    drawn = {"Chance of ruin in the long run", "bankroll in bets", {}};
    constexpr double drawn_risk = 0.005;
    double last = std::ceil(long_run.usual_bankroll_for(drawn_risk));
    if (request.bankroll) {
        drawn.marked_x = nearest_double(*request.bankroll);
        const auto marked = static_cast<u64>(*drawn.marked_x);
        drawn.title += fmt::format("; marked: {} bet{}", grouped(marked), marked == 1 ? "" : "s");
        constexpr double with_room = 1.25;
        // The player's own bankroll is always in the picture, however safe it is.
        last = std::max(last, std::ceil(with_room * *drawn.marked_x));
    }
    for (int piece = 0; piece <= pieces; ++piece) {
        const double x = std::round(last * piece / pieces);
        if (!drawn.points.empty() && drawn.points.back().x >= x) continue;
        drawn.points.push_back({x, long_run.ruin(Rational(static_cast<u128>(x))).chance.most});
    }
    return drawn;
}

VideopokerBankrollAnswer answer(const VideopokerBankrollRequest& request, Session& session,
                                const Work& work) {
    const std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare_with_order(request.game, work.stop);
    const videopoker::GameTables& tables = prepared->tables;
    // Only the hands report progress: they are by far the longest part, and everything else takes hardly any
    // time.
    const Work quiet = work.quietly();
    const bankroll::OutcomeLaw law = videopoker::law_of_perfect_play(tables, request.tie_rule, quiet);
    check_goal(request, law);
    videopoker::GameAnalysis analysis = analyze_game(tables, request.tie_rule, quiet);
    Rational edge = request.stake.edge_of(analysis.expected_return);
    Rational variance = request.stake.variance_of(analysis.variance, analysis.covariance);
    const bankroll::LongRun long_run(law, request.stake, quiet);
    VideopokerBankrollAnswer found{
        prepared, request, std::move(analysis),    edge, variance, long_run, {}, {}, {}, {},
        {},       {},      row_warnings(*prepared)};
    // Before sessions and goals, which are computed from the totals.
    found.deal = totals_of(law, request, work);
    if (request.bankroll) found.ruin = long_run.ruin(*request.bankroll);
    // The search for a bankroll takes about seven times as long as the session.
    const bool is_searched = request.hands && request.risk;
    const u64 hands = request.hands.value_or(0);
    if (request.hands) {
        found.after = session_outcome(found, is_searched ? work.part(0, hands, 8 * hands) : work);
    }
    if (request.goal) found.goal = goal_chance(found, law, quiet);
    if (request.risk) {
        found.bankroll_for =
            needed_bankroll(found, is_searched ? work.part(hands, 8 * hands, 8 * hands) : quiet);
    }
    found.notes = notes_on(found);
    if (const auto doubt = doubt_of(request)) found.warnings.push_back(*doubt);
    return found;
}

}  // namespace holdfast::ask
