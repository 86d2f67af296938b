#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/query.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/game_query.h>

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

/// Refuses fields that contradict each other; each alone is within its bounds.
void check_together(const VideopokerBankrollRequest& request, const Fields& fields) {
    const u32 lines = request.stake.lines;
    constexpr std::array<std::array<std::string_view, 2>, 2> computed{
        {{"hands", "results after a number of hands are"}, {"goal", "the chance of reaching a goal is"}}};
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
                         "quantiles are of the result after a number of hands: give hands as well",
                         fields.text("quantiles"));
    }
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
            json_answer<VideopokerBankrollRequest>,
            answer_type<VideopokerBankrollRequest>};
        // Bounds are texts, compared as fractions: a risk of 10^-9 is exactly the least.
        const std::vector<Field> own{
            Field{"lines", FieldKind::whole_number, "N", "Lines played from one deal"}
                .by_default("1")
                .between("1", "1000"),
            Field{"cash_back", FieldKind::share, "SHARE",
                  "Cash back on each bet, such as 0.25%, 0.0025 or 1/400"}
                .by_default("0")
                .between("0", "1"),
            Field{"tips", FieldKind::share, "SHARE", "Tips, as a share of each bet, such as 0.1%"}
                .by_default("0")
                .between("0", "1"),
            Field{"bankroll", FieldKind::fraction, "BETS", "Starting bankroll; also gives its risk of ruin"}
                .between("1", "1000000000"),
            Field{"risk", FieldKind::share, "SHARE",
                  "Also give the bankroll for this risk of ruin, such as 5%: within the number of hands if "
                  "given, else in the long run"}
                .between("0.000000001", "0.999999999"),
            Field{"hands", FieldKind::whole_number, "N", "Also give the results after this many hands"}
                .between("1", "1000000"),
            Field{"goal", FieldKind::fraction, "BETS",
                  "Also give the chance that the bankroll reaches this before ruin"}
                .between("1", "1000000"),
            Field{"quantiles", FieldKind::shares, "SHARES", "Quantiles of the result to give"}
                .by_default("5%,25%,50%,75%,95%")
                .between("0.000000001", "0.999999999")};
        made.fields.insert(made.fields.end(), own.begin(), own.end());
        made.fields.push_back(tie_rule_field());
        return made;
    }();
    return query;
}

VideopokerBankrollRequest VideopokerBankrollRequest::read(const Fields& fields) {
    VideopokerBankrollRequest request;
    request.game = fields.game();
    request.stake.lines = static_cast<u32>(*fields.whole_number("lines"));
    request.stake.cash_back = read_rate(fields, "cash_back");
    request.stake.tips = read_rate(fields, "tips");
    request.bankroll = read_bets(fields, "bankroll");
    request.risk = fields.share("risk");
    request.hands = fields.whole_number("hands");
    request.goal = read_bets(fields, "goal");
    request.quantiles = fields.shares("quantiles");
    if (request.quantiles.size() > max_quantiles) {
        throw FieldError("quantiles",
                         fmt::format("there are {} quantiles; at most {} can be given",
                                     request.quantiles.size(), max_quantiles),
                         fields.text("quantiles"));
    }
    request.tie_rule = read_tie_rule(fields);
    // Last, so that a field that is wrong in itself is blamed for that.
    check_together(request, fields);
    return request;
}

}  // namespace holdfast::queries
