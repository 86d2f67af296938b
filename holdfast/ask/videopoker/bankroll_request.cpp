#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/bankroll.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

/// Far more than anybody reads; each costs a search in the distribution.

/// A bankroll or a goal. Its denominator becomes part of the lattice of results, so it must be small.
std::optional<Rational> read_bets(const Fields& fields, std::string_view field, const Wager& wager) {
    const std::optional<Rational> bets = fields.bets(field, wager.bet);
    return bets ? std::optional<Rational>(with_small_denominator(*bets, bankroll::max_stake_denominator,
                                                                 "six decimals", field, fields))
                : std::nullopt;
}

/// Refuses fields that contradict each other; each alone is within its bounds.
void check_together(const VideopokerBankrollRequest& request, const Fields& fields) {
    const u32 lines = request.stake.lines;
    constexpr std::string_view results = "results after a number of hands are";
    constexpr std::array<std::array<std::string_view, 2>, 3> computed{
        {{"hands", results}, {"hours", results}, {"goal", "the chance of reaching a goal is"}}};
    // More lines have no list of totals (total_deals), which these are computed from.
    for (const auto& [field, what] : computed) {
        if (!fields.has(field) || lines <= bankroll::max_total_lines) continue;
        throw FieldError(
            field,
            fmt::format("{} computed for up to {} lines, not {}", what, bankroll::max_total_lines, lines),
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

Query VideopokerBankrollRequest::query() {
    return {
        "videopoker.bankroll",
        "Risk of ruin, swings and goals, with one line or many",
        {game_fields(),
         // Bounds are texts, compared as fractions: a risk of 10^-9 is exactly the least.
         Field{"lines", FieldKind::whole_number, "N", "Lines played from one deal"}.by_default("1").between(
             "1", "1000"),
         cash_back_field(), rate_field("tips", "Tips, as a share of each bet, such as 0.1%"),
         Field{"bankroll", FieldKind::bets, "AMOUNT", "Starting bankroll; also gives its risk of ruin"}
             .between("1", "1000000000"),
         Field{"risk", FieldKind::share, "SHARE",
               "Also give the bankroll for this risk of ruin, such as 5%: within the number of hands if "
               "given, else in the long run"}
             .between("0.000000001", "0.999999999"),
         Field{"hands", FieldKind::whole_number, "N", "Also give the results after this many hands"}.between(
             "1", "1000000"),
         Field{"goal", FieldKind::bets, "AMOUNT",
               "Also give the chance that the bankroll reaches this before ruin, within the number of hands "
               "if given, and in the long run"}
             .between("1", "1000000"),
         quantiles_field(), hours_fields(), bet_fields(), tie_rule_field()},
        {R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "cash_back": "1%", "bankroll": 1092, "risk": "1%", "hands": 1000})",
         R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "bankroll": 200, "goal": 400})",
         R"({"query": "videopoker.bankroll", "game": "deuces-wild-full-pay", "lines": 3, "hands": 500, "quantiles": "1%,50%,99%"})",
         R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "bet": 1.25, "hours": 20, "bankroll": "1000$", "goal": "1500$"})",
         R"({"query": "videopoker.bankroll", "game": "jacks-or-better-9-6", "denomination": 0.25, "coins": 5, "speed": 800})",
         R"({"query": "videopoker.bankroll", "game": "double-bonus-10-7-5", "lines": 100, "risk": "1/20"})"},
        "hands"};
}

VideopokerBankrollRequest VideopokerBankrollRequest::read(const Fields& fields) {
    VideopokerBankrollRequest request;
    request.wager.bet = read_bet(fields);
    request.game = game_of(fields, request.wager.bet);
    request.stake.lines = static_cast<u32>(*fields.whole_number("lines"));
    request.stake.cash_back = read_rate(fields, "cash_back");
    request.stake.tips = read_rate(fields, "tips");
    request.bankroll = read_bets(fields, "bankroll", request.wager);
    if (request.bankroll) request.bankroll_text = fields.text("bankroll");
    request.risk = fields.share("risk");
    const SessionLength length = read_session_length(fields, bankroll::max_hands);
    request.hands = length.hands;
    request.hours = length.hours;
    request.wager.speed = length.speed;
    request.goal = read_bets(fields, "goal", request.wager);
    if (request.goal) request.goal_text = fields.text("goal");
    request.quantiles = read_quantiles(fields);
    request.tie_rule = read_tie_rule(fields);
    // Last, so that a field that is wrong in itself is blamed for that.
    check_together(request, fields);
    return request;
}

}  // namespace holdfast::ask
