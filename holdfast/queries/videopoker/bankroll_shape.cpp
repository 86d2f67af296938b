#include <cmath>

#include <holdfast/queries/answer/csv_text.h>
#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/game_query.h>

namespace holdfast::queries {
namespace {

namespace bank = videopoker::bankroll;

/// The lower one of two bounds. The upper one stands under the name of the chance itself; the lower is there
/// only if pays had to be rounded and the two differ.
std::optional<double> lower_bound_of(const bank::Bounds& chance) {
    return chance.least == chance.most ? std::nullopt : std::optional(chance.least);
}

const Shape<QuantileResult>& quantile_shape() {
    using Quantile = QuantileResult;
    static const Shape<Quantile> shape =
        Shape<Quantile>("ResultQuantile")
            .real("share", "The chance of this result or less", &Quantile::share)
            .real("result", "The result, in bets", &Quantile::least)
            .real("result_most",
                  "Its upper bound, if pays had to be rounded or the error leaves the result open",
                  [](const Quantile& quantile) {
                      return quantile.least == quantile.most ? std::nullopt : std::optional(quantile.most);
                  });
    return shape;
}

const Shape<SessionOutcome>& session_shape() {
    using Outcome = SessionOutcome;
    const auto chance_of_loss = [](const Outcome& outcome) {
        return outcome.result.chance_below(Rational());
    };
    const auto ruin = [](const Outcome& outcome) {
        return outcome.ruin ? std::optional(outcome.ruin->within(outcome.hands)) : std::nullopt;
    };
    static const Shape<Outcome> shape =
        Shape<Outcome>("SessionOutcome")
            .whole_number("hands", "Hands played", &Outcome::hands)
            .real("mean", "The average result, in bets", &Outcome::mean)
            .real("standard_deviation", "The standard deviation of the result, in bets",
                  [](const Outcome& outcome) { return std::sqrt(nearest_double(outcome.variance)); })
            .real("chance_of_loss", "The chance of a result below 0, or its upper bound",
                  [=](const Outcome& outcome) { return chance_of_loss(outcome).most; })
            .real("chance_of_loss_least", "Its lower bound, if pays had to be rounded",
                  [=](const Outcome& outcome) { return lower_bound_of(chance_of_loss(outcome)); })
            .real("ruin_probability",
                  "The chance of ruin within the hands, or its upper bound; absent without a bankroll",
                  [=](const Outcome& outcome) {
                      const auto chance = ruin(outcome);
                      return chance ? std::optional(chance->most) : std::nullopt;
                  })
            .real("ruin_probability_least", "Its lower bound, if pays had to be rounded",
                  [=](const Outcome& outcome) {
                      const auto chance = ruin(outcome);
                      return chance ? lower_bound_of(*chance) : std::nullopt;
                  })
            .real("error", "How far each chance may be off by computing with doubles", &Outcome::error)
            .table("quantiles", "Quantiles of the result", quantile_shape(), &Outcome::quantiles);
    return shape;
}

/// A chance, and how far it may be off.
struct ProvenChance {
    bank::Bounds bounds;
    bool is_bound = false;  ///< whether they lie apart even with exact arithmetic
    double unlucky = 0;     ///< the one of them that is worse for the player, for those who want one number

    double number() const { return is_bound ? unlucky : bounds.middle(); }
    std::optional<double> if_bound(double value) const {
        return is_bound ? std::optional(value) : std::nullopt;
    }
    std::optional<double> error() const { return is_bound ? std::nullopt : std::optional(bounds.error()); }
};

const Shape<ProvenChance>& proven_chance_shape() {
    using Chance = ProvenChance;
    static const Shape<Chance> shape =
        Shape<Chance>("ProvenChance")
            .real("probability", "The chance; if it is a bound, the one that is worse for the player",
                  &Chance::number)
            .flag("is_bound", "Whether only two bounds of the chance are known", &Chance::is_bound)
            .real("probability_least", "The lower bound",
                  [](const Chance& chance) { return chance.if_bound(chance.bounds.least); })
            .real("probability_most", "The upper bound",
                  [](const Chance& chance) { return chance.if_bound(chance.bounds.most); })
            .real("error", "How far the chance may be off by computing with doubles, if it is no bound",
                  &Chance::error);
    return shape;
}

struct LongRunRuin {
    const Rational& bankroll;
    const bank::RuinChance& ruin;
};

std::optional<LongRunRuin> long_run_ruin(const VideopokerBankrollAnswer& answer) {
    if (!answer.ruin) return std::nullopt;
    return LongRunRuin{*answer.request.bankroll, *answer.ruin};
}

const Shape<LongRunRuin>& long_run_ruin_shape() {
    static const Shape<LongRunRuin> shape =
        Shape<LongRunRuin>("LongRunRuin")
            .bets("bankroll", "The bankroll at the start, in bets",
                  [](const LongRunRuin& part) { return part.bankroll; })
            .members_of(proven_chance_shape(),
                        [](const LongRunRuin& part) {
                            const bank::RuinChance& ruin = part.ruin;
                            return ProvenChance{ruin.chance, ruin.is_bound, ruin.chance.most};
                        })
            .real("usual_estimate", "The usual estimate, e^(-R * bankroll), if the chance is a bound",
                  [](const LongRunRuin& part) {
                      return part.ruin.is_bound ? std::optional(part.ruin.estimate) : std::nullopt;
                  });
    return shape;
}

struct ReachedGoal {
    const Rational& goal;
    const bank::GoalChance& reached;
};

std::optional<ReachedGoal> reached_goal(const VideopokerBankrollAnswer& answer) {
    if (!answer.goal) return std::nullopt;
    return ReachedGoal{*answer.request.goal, *answer.goal};
}

const Shape<ReachedGoal>& reached_goal_shape() {
    static const Shape<ReachedGoal> shape =
        Shape<ReachedGoal>("ReachedGoal")
            .bets("goal", "The bankroll to reach, in bets", [](const ReachedGoal& part) { return part.goal; })
            .members_of(proven_chance_shape(), [](const ReachedGoal& part) {
                const bank::GoalChance& reached = part.reached;
                return ProvenChance{reached.chance, reached.is_bound, reached.chance.least};
            });
    return shape;
}

/// Whole bets: from `most` on the risk is small enough; below `least` it is too large.
struct RiskBankroll {
    const Rational& risk;
    std::optional<u64> hands;
    const std::optional<bank::BankrollNeeded>& needed;

    bool is_bound() const { return needed && needed->least != needed->most; }
};

std::optional<RiskBankroll> risk_bankroll(const VideopokerBankrollAnswer& answer) {
    const VideopokerBankrollRequest& request = answer.request;
    if (!request.risk) return std::nullopt;
    return RiskBankroll{*request.risk, request.hands, answer.bankroll_for};
}

const Shape<RiskBankroll>& risk_bankroll_shape() {
    using Part = RiskBankroll;
    static const Shape<Part> shape =
        Shape<Part>("RiskBankroll")
            .real("risk", "The risk of ruin", [](const Part& part) { return part.risk; })
            .whole_number("hands",
                          "The number of hands within which the risk is taken; absent for the long run",
                          &Part::hands)
            .whole_number("bankroll",
                          "A whole number of bets with at most this risk, the fewest unless is_bound; null "
                          "if none is enough",
                          [](const Part& part) {
                              return part.needed ? std::optional(part.needed->most) : std::nullopt;
                          })
            .or_null()
            .flag("is_bound", "Whether fewer bets may be enough, down to bankroll_least", &Part::is_bound)
            .whole_number("bankroll_least", "A whole number of bets below which the risk is larger",
                          [](const Part& part) {
                              return part.is_bound() ? std::optional(part.needed->least) : std::nullopt;
                          });
    return shape;
}

struct DealTotal {
    const bank::DealTotals& deal;
    std::size_t number;
};

/// Rising; their probabilities add up to 1.
std::optional<std::vector<DealTotal>> deal_totals(const VideopokerBankrollAnswer& answer) {
    if (!answer.deal) return std::nullopt;
    std::vector<DealTotal> totals;
    for (std::size_t i = 0; i < answer.deal->totals.size(); ++i) totals.push_back({*answer.deal, i});
    return totals;
}

const Shape<DealTotal>& deal_total_shape() {
    using Total = DealTotal;
    static const Shape<Total> shape =
        Shape<Total>("DealTotal")
            .bets("total", "What all lines of a deal pay together, in bets",
                  [](const Total& total) {
                      return Rational(total.deal.totals[total.number], total.deal.pay_denominator);
                  })
            .real("probability", "The chance of this total",
                  [](const Total& total) { return total.deal.probability(total.number); });
    return shape;
}

const Shape<Curve>& curve_shape() {
    static const Shape<Curve> shape =
        Shape<Curve>("Curve")
            .text("title", "The title", &Curve::title)
            .text("x_title", "What x is", &Curve::x_title)
            .other(
                "points", "Points [x, share] by rising x, with straight lines between them",
                R"({"type": "array", "items": {"type": "array", )"
                R"("prefixItems": [{"type": "number"}, {"type": "number"}], "minItems": 2, "maxItems": 2}})",
                [](const Curve& curve) {
                    Json points = Json::array();
                    for (const CurvePoint& point : curve.points) points.push_back({point.x, point.share});
                    return points;
                });
    return shape;
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

const Shape<VideopokerBankrollAnswer>& VideopokerBankrollAnswer::shape() {
    using Answer = VideopokerBankrollAnswer;
    static const Shape<Answer> shape =
        shape_about_game<Answer>("BankrollAnswer", "videopoker.bankroll")
            .text("tie_rule", "Which hold is played if several are equally good",
                  [](const Answer& answer) { return to_text(answer.request.tie_rule); })
            .one_of(tie_rule_field().choices)
            .whole_number("lines", "Lines played from one deal",
                          [](const Answer& answer) { return answer.request.stake.lines; })
            .real("edge",
                  "The mean gain per bet, with cash back and tips: negative if the house has the edge",
                  &Answer::edge)
            .real("variance", "The variance of a deal, per line", &Answer::variance)
            .real("standard_deviation", "The square root of the variance",
                  [](const Answer& answer) { return std::sqrt(nearest_double(answer.variance)); })
            .real("covariance", "The covariance of two lines drawn from one deal",
                  [](const Answer& answer) { return answer.analysis.covariance; })
            .object("ruin", "Ruin in the long run, if a bankroll is given", long_run_ruin_shape(),
                    long_run_ruin)
            .object("bankroll_for", "The bankroll for a risk, if one is given", risk_bankroll_shape(),
                    risk_bankroll)
            .object("after", "The results after a number of hands, if one is given", session_shape(),
                    &Answer::after)
            .object("goal", "The chance of reaching a goal before ruin, if one is given",
                    reached_goal_shape(), reached_goal)
            .table("deal", "All totals that one deal can pay, in rising order; absent if there are too many",
                   deal_total_shape(), deal_totals)
            .object("curve", "The curve to draw, if there is one", curve_shape(), &Answer::curve)
            .texts("notes", "Sentences on what a reader may not expect in the answer", &Answer::notes)
            .texts("warnings", warnings_sentence, &Answer::warnings);
    return shape;
}

/// The numbers of the JSON answer, one a line; its game, curve, notes and warnings are left to it.
std::string to_csv(const VideopokerBankrollAnswer& answer) {
    const Json json = to_json(answer);
    BankrollCsv csv;
    for (const std::string_view name : {"lines", "edge", "variance", "standard_deviation", "covariance"}) {
        csv.add(name, "", json[std::string(name)]);
    }
    for (const std::string part : {"ruin", "bankroll_for", "after", "goal"}) {
        if (!json.contains(part)) continue;
        for (const auto& [name, value] : json[part].items()) {
            if (!value.is_array()) csv.add(part, name, value);
        }
    }
    if (json.contains("after")) {
        for (const Json& quantile : json["after"]["quantiles"]) {
            csv.add("quantile", quantile["share"].dump(), quantile["result"]);
            if (quantile.contains("result_most")) {
                csv.add("quantile_most", quantile["share"].dump(), quantile["result_most"]);
            }
        }
    }
    if (json.contains("deal")) {
        for (const Json& total : json["deal"]) csv.add("deal", total["total"].dump(), total["probability"]);
    }
    return csv.text();
}

}  // namespace holdfast::queries
