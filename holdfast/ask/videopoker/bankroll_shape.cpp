#include <cmath>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>

namespace holdfast::ask {
namespace {

/// The lower one of two bounds. The upper one has the name of the chance itself; the lower one is present
/// only if pays had to be rounded and the two differ.
std::optional<double> lower_bound_of(const bankroll::Bounds& chance) {
    return chance.least == chance.most ? std::nullopt : std::optional(chance.least);
}

// The bounds of a chance that may be absent.

std::optional<double> least_of(const std::optional<bankroll::Bounds>& chance) {
    return chance ? std::optional(chance->least) : std::nullopt;
}
std::optional<double> most_of(const std::optional<bankroll::Bounds>& chance) {
    return chance ? std::optional(chance->most) : std::nullopt;
}
/// Returns `bound`, one of the two bounds, if they differ.
std::optional<double> if_apart(const std::optional<bankroll::Bounds>& chance, std::optional<double> bound) {
    return chance && chance->least != chance->most ? bound : std::nullopt;
}

void quantile_shape(Shape<QuantileResult>& shape) {
    using Quantile = QuantileResult;
    shape.named("ResultQuantile")
        .real("share", "The chance of this result or less", &Quantile::share)
        .real("result", "The result, in bets", &Quantile::least)
        .real("result_most", "Its upper bound, if pays had to be rounded or the error leaves the result open",
              [](const Quantile& quantile) {
                  return quantile.least == quantile.most ? std::nullopt : std::optional(quantile.most);
              })
        .in_dollars("result", &Quantile::least)
        .in_dollars("result_most", [](const Quantile& quantile) {
            return quantile.least == quantile.most ? std::nullopt : std::optional(quantile.most);
        });
}

std::optional<bankroll::Bounds> ruin_of(const SessionOutcome& outcome) {
    return outcome.ruin ? std::optional(outcome.ruin->within(outcome.hands)) : std::nullopt;
}
std::optional<bankroll::Bounds> goal_of(const SessionOutcome& outcome) {
    return outcome.goal ? std::optional(outcome.goal->reached_within(outcome.hands)) : std::nullopt;
}
std::optional<bankroll::Bounds> ruin_before_goal_of(const SessionOutcome& outcome) {
    return outcome.goal ? std::optional(outcome.goal->ruined_within(outcome.hands)) : std::nullopt;
}
double deviation_of(const SessionOutcome& outcome) {
    return std::sqrt(nearest_double(outcome.variance));
}

/// The chances of a session. If there are two bounds, the one with the name of the chance is the worse one.
void session_chances(Shape<SessionOutcome>& shape) {
    using Outcome = SessionOutcome;
    const auto chance_of_loss = [](const Outcome& outcome) {
        return outcome.result.chance_below(Rational());
    };
    shape.named("SessionChances")
        .real("chance_of_loss", "The chance of a result below 0, or its upper bound",
              [=](const Outcome& outcome) { return chance_of_loss(outcome).most; })
        .real("chance_of_loss_least", "Its lower bound, if pays had to be rounded",
              [=](const Outcome& outcome) { return lower_bound_of(chance_of_loss(outcome)); })
        .real("ruin_probability",
              "The chance of ruin within the hands, or its upper bound; absent without a bankroll",
              [](const Outcome& outcome) { return most_of(ruin_of(outcome)); })
        .real("ruin_probability_least", "Its lower bound, if pays had to be rounded",
              [](const Outcome& outcome) { return if_apart(ruin_of(outcome), least_of(ruin_of(outcome))); })
        .bets("goal", "The bankroll to reach, in bets; absent without a goal", &Outcome::goal_amount)
        .in_dollars("goal", &Outcome::goal_amount)
        .real("goal_probability",
              "The chance of reaching the goal within the hands and before ruin, or its lower bound; absent "
              "without a goal",
              [](const Outcome& outcome) { return least_of(goal_of(outcome)); })
        .real("goal_probability_most", "Its upper bound, if pays had to be rounded",
              [](const Outcome& outcome) { return if_apart(goal_of(outcome), most_of(goal_of(outcome))); })
        .real("ruin_before_goal",
              "The chance of ruin within the hands and before the goal, or its upper bound",
              [](const Outcome& outcome) { return most_of(ruin_before_goal_of(outcome)); })
        .real("ruin_before_goal_least", "Its lower bound, if pays had to be rounded",
              [](const Outcome& outcome) {
                  return if_apart(ruin_before_goal_of(outcome), least_of(ruin_before_goal_of(outcome)));
              });
}

void session_shape(Shape<SessionOutcome>& shape) {
    using Outcome = SessionOutcome;
    shape.named("SessionOutcome")
        .whole_number("hands", "Hands played", &Outcome::hands)
        .real("mean", "The average result, in bets", &Outcome::mean)
        .in_dollars("mean", &Outcome::mean)
        .real("standard_deviation", "The standard deviation of the result, in bets", deviation_of)
        .in_dollars("standard_deviation", deviation_of)
        .members_of<session_chances>([](const Outcome& outcome) -> const auto& { return outcome; })
        .real("error", "How far each chance may be off by computing with doubles", &Outcome::error)
        .table<quantile_shape>("quantiles", "Quantiles of the result", &Outcome::quantiles);
}

/// A chance, and how far it may be off.
struct ProvenChance {
    bankroll::Bounds bounds;
    bool is_bound = false;  ///< whether they lie apart even with exact arithmetic
    double unlucky = 0;     ///< the one of them that is worse for the player, for those who want one number

    double number() const { return is_bound ? unlucky : bounds.middle(); }
    std::optional<double> if_bound(double value) const {
        return is_bound ? std::optional(value) : std::nullopt;
    }
    std::optional<double> error() const { return is_bound ? std::nullopt : std::optional(bounds.error()); }
};

void proven_chance_shape(Shape<ProvenChance>& shape) {
    using Chance = ProvenChance;
    shape.named("ProvenChance")
        .real("probability", "The chance; if it is a bound, the one that is worse for the player",
              &Chance::number)
        .flag("is_bound", "Whether only two bounds of the chance are known", &Chance::is_bound)
        .real("probability_least", "The lower bound",
              [](const Chance& chance) { return chance.if_bound(chance.bounds.least); })
        .real("probability_most", "The upper bound",
              [](const Chance& chance) { return chance.if_bound(chance.bounds.most); })
        .real("error", "How far the chance may be off by computing with doubles, if it is no bound",
              &Chance::error);
}

struct LongRunRuin {
    const Rational& bankroll;
    const bankroll::RuinChance& ruin;
    const Wager& wager;

    auto dollars(const auto& bets) const { return wager.dollars(bets); }
};

std::optional<LongRunRuin> long_run_ruin(const VideopokerBankrollAnswer& answer) {
    if (!answer.ruin) return std::nullopt;
    return LongRunRuin{*answer.request.bankroll, *answer.ruin, answer.request.wager};
}

void long_run_ruin_shape(Shape<LongRunRuin>& shape) {
    shape.named("LongRunRuin")
        .bets("bankroll", "The bankroll at the start, in bets",
              [](const LongRunRuin& part) { return part.bankroll; })
        .in_dollars("bankroll", [](const LongRunRuin& part) { return part.bankroll; })
        .members_of<proven_chance_shape>([](const LongRunRuin& part) {
            const bankroll::RuinChance& ruin = part.ruin;
            return ProvenChance{ruin.chance, ruin.is_bound, ruin.chance.most};
        })
        .real("usual_estimate", "The usual estimate, e^(-R * bankroll), if the chance is a bound",
              [](const LongRunRuin& part) {
                  return part.ruin.is_bound ? std::optional(part.ruin.estimate) : std::nullopt;
              });
}

struct ReachedGoal {
    const Rational& goal;
    const bankroll::GoalChance& reached;
    const Wager& wager;

    auto dollars(const auto& bets) const { return wager.dollars(bets); }
};

std::optional<ReachedGoal> reached_goal(const VideopokerBankrollAnswer& answer) {
    if (!answer.goal) return std::nullopt;
    return ReachedGoal{*answer.request.goal, *answer.goal, answer.request.wager};
}

void reached_goal_shape(Shape<ReachedGoal>& shape) {
    shape.named("ReachedGoal")
        .bets("goal", "The bankroll to reach, in bets", [](const ReachedGoal& part) { return part.goal; })
        .in_dollars("goal", [](const ReachedGoal& part) { return part.goal; })
        .members_of<proven_chance_shape>([](const ReachedGoal& part) {
            const bankroll::GoalChance& reached = part.reached;
            return ProvenChance{reached.chance, reached.is_bound, reached.chance.least};
        });
}

/// Whole bets: from `most` on the risk is small enough; below `least` it is too large.
struct RiskBankroll {
    const Rational& risk;
    std::optional<u64> hands;
    const std::optional<bankroll::BankrollNeeded>& needed;
    const Wager& wager;

    bool is_bound() const { return needed && needed->least != needed->most; }
    auto dollars(const auto& bets) const { return wager.dollars(bets); }
};

std::optional<RiskBankroll> risk_bankroll(const VideopokerBankrollAnswer& answer) {
    const VideopokerBankrollRequest& request = answer.request;
    if (!request.risk) return std::nullopt;
    return RiskBankroll{*request.risk, request.hands, answer.bankroll_for, request.wager};
}

void risk_bankroll_shape(Shape<RiskBankroll>& shape) {
    using Part = RiskBankroll;
    shape.named("RiskBankroll")
        .real("risk", "The risk of ruin", [](const Part& part) { return part.risk; })
        .whole_number("hands", "The number of hands within which the risk is taken; absent for the long run",
                      &Part::hands)
        .whole_number(
            "bankroll",
            "A whole number of bets with at most this risk, the fewest unless is_bound; null if none is "
            "enough",
            [](const Part& part) { return part.needed ? std::optional(part.needed->most) : std::nullopt; })
        .or_null()
        .in_dollars("bankroll",
                    [](const Part& part) {
                        return part.needed ? std::optional(Rational(part.needed->most)) : std::nullopt;
                    })
        .flag("is_bound", "Whether fewer bets may be enough, down to bankroll_least", &Part::is_bound)
        .whole_number("bankroll_least", "A whole number of bets below which the risk is larger",
                      [](const Part& part) {
                          return part.is_bound() ? std::optional(part.needed->least) : std::nullopt;
                      });
}

struct DealTotal {
    const bankroll::DealTotals& deal;
    std::size_t number;
};

/// Rising; their probabilities add up to 1.
std::optional<std::vector<DealTotal>> deal_totals(const VideopokerBankrollAnswer& answer) {
    if (!answer.deal) return std::nullopt;
    std::vector<DealTotal> totals;
    for (std::size_t i = 0; i < answer.deal->totals.size(); ++i) totals.push_back({*answer.deal, i});
    return totals;
}

void deal_total_shape(Shape<DealTotal>& shape) {
    using Total = DealTotal;
    shape.named("DealTotal")
        .bets("total", "What all lines of a deal pay together, in bets",
              [](const Total& total) {
                  return Rational(total.deal.totals[total.number], total.deal.pay_denominator);
              })
        .real("probability", "The chance of this total",
              [](const Total& total) { return total.deal.probability(total.number); });
}

void curve_shape(Shape<Curve>& shape) {
    shape.named("Curve")
        .text("title", "The title", &Curve::title)
        .text("x_title", "What x is", &Curve::x_title)
        .other("points", "Points [x, share] by rising x, with straight lines between them",
               R"({"type": "array", "items": {"type": "array", )"
               R"("prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2, "maxItems": 2}})",
               [](const Curve& curve) {
                   Json points = Json::array();
                   for (const CurvePoint& point : curve.points) points.push_back({point.x, point.share});
                   return points;
               });
}

/// A part of the answer, what of it, and the value.
class BankrollCsv {
  public:
    void add(std::string_view part, std::string_view of, const Json& value) {
        append_csv_line(text_, {std::string(part), std::string(of), cell(value)});
    }
    std::string text() const { return text_; }

  private:
    static std::string cell(const Json& value) {
        return value.is_string() ? value.get<std::string>() : value.is_null() ? "" : value.dump();
    }
    std::string text_ = "part,of,value\n";
};

}  // namespace

void VideopokerBankrollAnswer::declare(Shape<VideopokerBankrollAnswer>& shape) {
    using Answer = VideopokerBankrollAnswer;
    declare_about_game(shape, "BankrollAnswer", "videopoker.bankroll")
        .text("tie_rule", "Which hold is played if several are equally good",
              [](const Answer& answer) { return to_text(answer.request.tie_rule); })
        .one_of(tie_rule_field().choices)
        .whole_number("lines", "Lines played from one deal",
                      [](const Answer& answer) { return answer.request.stake.lines; })
        .real("edge", "The mean gain per bet, with cash back and tips: negative if the house has the edge",
              &Answer::edge)
        .real("variance_per_line", "The variance of a deal, per line", &Answer::variance)
        .real("standard_deviation",
              "The standard deviation of the result of one hand with all its lines, in bets",
              &VideopokerBankrollAnswer::deviation)
        .real("covariance", "The covariance of two lines drawn from one deal",
              [](const Answer& answer) { return answer.analysis.covariance; })
        .real("bet", "The price of a bet on one line in dollars, if given",
              [](const Answer& answer) { return answer.request.wager.bet; })
        .object("per_hour", "The gain of an hour of play, if a speed or a time is given",
                &VideopokerBankrollAnswer::per_hour)
        .object<long_run_ruin_shape>("ruin", "Ruin in the long run, if a bankroll is given", long_run_ruin)
        .object<risk_bankroll_shape>("bankroll_for", "The bankroll for a risk, if one is given",
                                     risk_bankroll)
        .object<session_shape>("after", "The results after a number of hands, if one is given",
                               &Answer::after)
        .object<reached_goal_shape>(
            "goal", "The chance of reaching a goal before ruin, in the long run, if one is given",
            reached_goal)
        .table<deal_total_shape>(
            "deal", "All totals that one deal can pay, in rising order; absent if there are too many",
            deal_totals)
        .object<curve_shape>("curve", "The curve to draw, if there is one", &Answer::curve)
        .texts("notes", "Sentences on what a reader may not expect in the answer", &Answer::notes)
        .texts("warnings",
               "Sentences about rows that are always outbid or pay 0, a royal flush that pays five times "
               "what is usual, or a large pay that may be in dollars, and about a goal that is doubtful",
               &Answer::warnings);
}

/// The numbers of the JSON answer, one a line; its game, curve, notes and warnings are left to it.
std::string to_csv(const VideopokerBankrollAnswer& answer) {
    const Json json = to_json(answer);
    BankrollCsv csv;
    for (const std::string_view name :
         {"lines", "edge", "variance_per_line", "standard_deviation", "covariance"}) {
        csv.add(name, "", json[std::string(name)]);
    }
    if (json.contains("bet")) csv.add("bet", "", json["bet"]);
    for (const std::string part : {"per_hour", "ruin", "bankroll_for", "after", "goal"}) {
        if (!json.contains(part)) continue;
        for (const auto& [name, value] : json[part].items()) {
            if (!value.is_array()) csv.add(part, name, value);
        }
    }
    if (json.contains("after")) {
        for (const Json& quantile : json["after"]["quantiles"]) {
            csv.add("quantile", quantile["share"].dump(), quantile["result"]);
            for (const std::string further : {"result_most", "result_dollars", "result_most_dollars"}) {
                if (!quantile.contains(further)) continue;
                csv.add("quantile_" + further.substr(7), quantile["share"].dump(), quantile[further]);
            }
        }
    }
    if (json.contains("deal")) {
        for (const Json& total : json["deal"]) csv.add("deal", total["total"].dump(), total["probability"]);
    }
    return csv.text();
}

}  // namespace holdfast::ask
