// The query `videopoker.bankroll` as JSON.
#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include <holdfast/core/exact_number.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/answer/csv_text.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/answering.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>

namespace holdfast::queries {
namespace {

namespace bank = videopoker::bankroll;

/// Far more than anybody reads; each costs a search in the distribution.
constexpr std::size_t max_quantiles = 100;

/// A number that stays exact in all that follows from it. `decimals`: in words, how many are always few
/// enough.
Rational with_small_denominator(const Rational& value, u64 most, std::string_view decimals,
                                std::string_view field, const Fields& fields) {
    if (value.denominator() <= U256(u128{most})) return value;
    throw FieldError(field,
                     fmt::format("give this with at most {}, or as a fraction with a denominator up to {}",
                                 decimals, most),
                     fields.text(field));
}

/// A bankroll or a goal. Its denominator becomes part of the lattice of results, so it must be small.
std::optional<Rational> read_bets(const Fields& fields, std::string_view field) {
    const std::optional<Rational> bets = fields.fraction(field);
    return bets ? std::optional<Rational>(with_small_denominator(*bets, bank::max_stake_denominator,
                                                                 "six decimals", field, fields))
                : std::nullopt;
}

/// Cash back and tips are a percent or less, so "0.5" stands for 0.5% more likely than for half of every bet.
/// With the sign, or as a fraction, anything goes.
void check_sign(const Fields& fields, std::string_view field) {
    const std::string text = fields.text(field);
    const std::optional<Rational> rate = exact_number(text);
    // 5 %: more than casinos give back or players give away.
    const Rational plausible(1, 20);
    const Rational hundred(100);
    if (!rate || *rate <= plausible || *rate > hundred || text.find('/') != std::string::npos) return;
    std::string spoken(field);
    std::replace(spoken.begin(), spoken.end(), '_', ' ');
    const std::string percents = pays_text(*rate * hundred);
    throw FieldError(
        field,
        fmt::format("{} of {} would be {}% of each bet: write {}% or {}{}", spoken, cut_short(text), percents,
                    pays_text(*rate), pays_text(*rate / hundred),
                    *rate > Rational(1) ? "" : fmt::format(", or {}% if you mean that", percents)),
        text);
}

/// Cash back or tips: added to every hand, so that their denominators are part of the lattice, too.
Rational read_rate(const Fields& fields, std::string_view field) {
    check_sign(fields, field);
    return with_small_denominator(fields.share(field).value_or(Rational()), bank::max_rate_denominator,
                                  "eight decimals (six of a percent)", field, fields);
}

/// What is wrong only in company: each field alone is within its bounds.
void check_together(const VideopokerBankrollRequest& request, const Fields& fields) {
    const u32 lines = request.stake.lines;
    constexpr std::array<std::array<std::string_view, 2>, 2> computed{
        {{"hands", "results after so many hands are"}, {"goal", "the chance of reaching a goal is"}}};
    // More lines have no list of totals (total_deals), which these two are computed from.
    for (const auto& [field, what] : computed) {
        if (!fields.has(field) || lines <= bank::max_total_lines) continue;
        throw FieldError(
            field, fmt::format("{} computed for up to {} lines, not {}", what, bank::max_total_lines, lines),
            fields.text(field));
    }
    if (request.bankroll && *request.bankroll < Rational(lines)) {
        throw FieldError("bankroll",
                         lines == 1
                             ? "this bankroll does not cover one bet"
                             : fmt::format("this bankroll does not cover one bet on each of {} lines", lines),
                         fields.text("bankroll"));
    }
    if (request.goal && !request.bankroll) {
        throw FieldError("goal", "a goal needs a bankroll to start from", fields.text("goal"));
    }
    if (fields.has("quantiles") && !request.hands) {
        throw FieldError("quantiles",
                         "quantiles are those of the result after some hands: give hands as well",
                         fields.text("quantiles"));
    }
}

/// "Pays" in JSON: whole numbers where they are.
Json bets_json(const Rational& bets) {
    return bets.is_integer() && !bets.is_negative() ? json_pays(bets) : json_real(bets);
}

/// The upper bound stands under the name that the contract gives; a lower one is there only where pays had to
/// be rounded and the two differ.
Json after_json(const SessionOutcome& after) {
    Json json = Json::object();
    json["hands"] = after.hands;
    json["mean"] = json_real(after.mean);
    json["standard_deviation"] = std::sqrt(nearest_double(after.variance));
    const bank::Bounds loss = after.result.chance_below(Rational());
    json["chance_of_loss"] = loss.most;
    if (loss.least != loss.most) json["chance_of_loss_least"] = loss.least;
    if (after.ruin) {
        const bank::Bounds ruin = after.ruin->within(after.hands);
        json["ruin_probability"] = ruin.most;
        if (ruin.least != ruin.most) json["ruin_probability_least"] = ruin.least;
    }
    json["error"] = after.error();
    json["quantiles"] = Json::array();
    for (const QuantileResult& quantile : after.quantiles) {
        Json item{{"share", json_real(quantile.share)}, {"result", json_real(quantile.least)}};
        if (quantile.least != quantile.most) item["result_most"] = json_real(quantile.most);
        json["quantiles"].push_back(std::move(item));
    }
    return json;
}

/// A chance, and how far it may be off: `is_bound` if two bounds lie apart even with exact arithmetic, of
/// which `unlucky` is then the one number for those who want one.
Json chance_json(const bank::Bounds& chance, bool is_bound, double unlucky) {
    Json json{{"probability", is_bound ? unlucky : chance.middle()}, {"is_bound", is_bound}};
    if (is_bound) {
        json["probability_least"] = chance.least;
        json["probability_most"] = chance.most;
    } else {
        json["error"] = chance.error();
    }
    return json;
}

Json ruin_json(const Rational& bankroll, const bank::RuinChance& ruin) {
    Json json{{"bankroll", bets_json(bankroll)}};
    json.update(chance_json(ruin.chance, ruin.is_bound, ruin.chance.most));
    if (ruin.is_bound) json["usual_estimate"] = ruin.estimate;
    return json;
}

Json goal_json(const Rational& goal, const bank::GoalChance& reached) {
    Json json{{"goal", bets_json(goal)}};
    json.update(chance_json(reached.chance, reached.is_bound, reached.chance.least));
    return json;
}

/// Whole bets: from `bankroll` on the risk is small enough; below `bankroll_least` it is too large.
Json bankroll_for_json(const VideopokerBankrollAnswer& answer) {
    const std::optional<bank::BankrollNeeded>& needed = answer.bankroll_for;
    const bool is_bound = needed && needed->least != needed->most;
    Json json{{"risk", json_real(*answer.request.risk)}};
    if (answer.after) json["hands"] = answer.after->hands;
    json["bankroll"] = needed ? Json(needed->most) : Json();
    json["is_bound"] = is_bound;
    if (is_bound) json["bankroll_least"] = needed->least;
    return json;
}

/// All totals of one deal, rising; their probabilities add up to 1.
Json deal_json(const bank::DealTotals& deal) {
    Json list = Json::array();
    for (std::size_t i = 0; i < deal.totals.size(); ++i) {
        Json item = Json::object();
        item["total"] = json_pays(Rational(deal.totals[i], deal.pay_denominator));
        item["probability"] = deal.probability(i);
        list.push_back(std::move(item));
    }
    return list;
}

}  // namespace

const Query& VideopokerBankrollRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.bankroll",
            "Risk of ruin, swings and goals, with one line or many",
            game_fields(),
            {R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "cash_back": "1%", "bankroll": 1092, "risk": "1%", "hands": 1000})",
             R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "bankroll": 200, "goal": 400})",
             R"({"query": "videopoker.bankroll", "game": "deuces-wild-full-pay", "lines": 3, "hands": 500, "quantiles": "1%,50%,99%"})",
             R"({"query": "videopoker.bankroll", "game": "double-bonus-10-7-5", "lines": 100, "risk": "1/20"})"},
            "hands",
            json_answer<VideopokerBankrollRequest>};
        // Bounds are texts, compared as fractions: a risk of 10^-9 is exactly the least.
        const auto option = [](std::string_view name, FieldKind kind, std::string_view value,
                               std::string_view help, std::string_view fallback, std::string_view least,
                               std::string_view most) {
            return Field{name, kind, value, help, false, FieldPlace::option, fallback, least, most};
        };
        const std::vector<Field> own{
            option("lines", FieldKind::whole_number, "N", "Lines played from one deal", "1", "1", "1000"),
            option("cash_back", FieldKind::share, "SHARE",
                   "What comes back of each bet, such as 0.25%, 0.0025 or 1/400", "0", "0", "1"),
            option("tips", FieldKind::share, "SHARE", "What is given away of each bet, such as 0.1%", "0",
                   "0", "1"),
            option("bankroll", FieldKind::fraction, "BETS",
                   "The starting bankroll; also gives its risk of ruin", "", "1", "1000000000"),
            option("risk", FieldKind::share, "SHARE",
                   "Also give the bankroll for this risk of ruin, such as 5%, within the hands if given", "",
                   "0.000000001", "0.999999999"),
            option("hands", FieldKind::whole_number, "N", "Also give the results of this many hands", "", "1",
                   "1000000"),
            option("goal", FieldKind::fraction, "BETS",
                   "Also give the chance of the bankroll reaching this before ruin", "", "1", "1000000"),
            option("quantiles", FieldKind::shares, "SHARES", "Which quantiles of the result to give",
                   "5%,25%,50%,75%,95%", "0.000000001", "0.999999999")};
        made.fields.insert(made.fields.end(), own.begin(), own.end());
        made.fields.push_back(tie_rule_field());
        return made;
    }();
    return query;
}

VideopokerBankrollRequest VideopokerBankrollRequest::read(const Fields& fields) {
    VideopokerBankrollRequest request;
    request.game = fields.game();
    request.stake.lines = static_cast<u32>(fields.whole_number("lines").value_or(1));
    request.stake.cash_back = read_rate(fields, "cash_back");
    request.stake.tips = read_rate(fields, "tips");
    request.bankroll = read_bets(fields, "bankroll");
    request.risk = fields.share("risk");
    request.hands = fields.whole_number("hands");
    request.goal = read_bets(fields, "goal");
    request.quantiles = fields.shares("quantiles");
    if (request.quantiles.size() > max_quantiles) {
        throw FieldError(
            "quantiles",
            fmt::format("{} quantiles are more than {}", request.quantiles.size(), max_quantiles),
            fields.text("quantiles"));
    }
    request.tie_rule = read_tie_rule(fields);
    // Last, so that a field that is wrong in itself is blamed for that.
    check_together(request, fields);
    return request;
}

Json to_json(const VideopokerBankrollAnswer& answer) {
    const VideopokerBankrollRequest& request = answer.request;
    Json json = answer_object(VideopokerBankrollRequest::query().name);
    json["game"] = game_shape().json(*answer.prepared);
    json["tie_rule"] = to_text(request.tie_rule);
    json["lines"] = request.stake.lines;
    json["edge"] = json_real(answer.edge);
    json["variance"] = json_real(answer.variance);
    json["standard_deviation"] = std::sqrt(nearest_double(answer.variance));
    json["covariance"] = json_real(answer.analysis.covariance);
    if (answer.ruin) json["ruin"] = ruin_json(*request.bankroll, *answer.ruin);
    if (request.risk) json["bankroll_for"] = bankroll_for_json(answer);
    if (answer.after) json["after"] = after_json(*answer.after);
    if (answer.goal) json["goal"] = goal_json(*request.goal, *answer.goal);
    if (answer.deal) json["deal"] = deal_json(*answer.deal);
    // The points that text and SVG draw, for front ends that draw themselves.
    if (const std::optional<Curve> curve = answer.curve()) {
        json["curve"] = {{"title", curve->title}, {"x_title", curve->x_title}};
        json["curve"]["points"] = Json::array();
        for (const CurvePoint& point : curve->points) {
            json["curve"]["points"].push_back({point.x, point.share});
        }
    }
    json["notes"] = answer.notes;
    json["warnings"] = answer.warnings;
    return json;
}

namespace {

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

// The numbers of the JSON answer, one a line; its game, curve, notes and warnings are left to it.
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
