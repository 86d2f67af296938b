// The answer `videopoker.meters` as text.
#include <algorithm>
#include <string>
#include <vector>

#include <apps/terminal/bets_text.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/wager_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/meters.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

std::string bets_or_none(const std::optional<Rational>& bets) {
    return bets ? decimal_text(*bets, 4) : "none";
}

/// "886.8459 ($4,434.23)"
std::string jackpot_or_none(const std::optional<Rational>& bets, const Wager& wager) {
    return bets_or_none(bets) + (bets ? in_dollars(*bets, wager) : "");
}

bool has_rise(const VideopokerMetersAnswer& answer) {
    return std::any_of(answer.meters.begin(), answer.meters.end(),
                       [](const JackpotMeter& meter) { return !meter.rise.is_zero(); });
}

/// "98.026998%", or "99.830119% + 0.2000% cash back = 100.030119%".
std::string return_now(const VideopokerMetersAnswer& answer) {
    const std::string now = percent(answer.expected_return, 6);
    const Rational& cash_back = answer.request.cash_back;
    return cash_back.is_zero() ? now
                               : fmt::format("{} + {} cash back = {}", now, percent(cash_back, 4),
                                             percent(answer.expected_return + cash_back, 6));
}

std::string meters_name(const VideopokerMetersAnswer& answer, std::size_t meter) {
    return printable(answer.prepared->game().rows[answer.meters[meter].row].name);
}

}  // namespace

std::string to_text(const VideopokerMetersAnswer& answer, const TextStyle& style) {
    std::string text = game_title(*answer.prepared, style) + "\n";
    text += fmt::format("Return now   {}, {}\n", return_now(answer),
                        answer.is_worth_it() ? "worth playing" : "not worth playing yet");
    if (answer.bets_until_even) {
        text += fmt::format("Break-even   after {} bets, if nobody hits\n  exactly    {}\n",
                            bets_text(nearest_double(*answer.bets_until_even), 2),
                            answer.bets_until_even->text());
    }
    std::vector<Column> columns{{"Meter", Column::left}, {"Pays"}, {"Rise"}, {"Break-even alone"}};
    if (has_rise(answer)) columns.push_back({"When they rise together"});
    TextTable meters(columns);
    for (std::size_t i = 0; i < answer.meters.size(); ++i) {
        const JackpotMeter& meter = answer.meters[i];
        const Wager& wager = answer.request.wager;
        std::vector<std::string> cells{meters_name(answer, i),
                                       pays_text(meter.pays) + in_dollars(meter.pays, wager),
                                       percent(meter.rise, 4), jackpot_or_none(meter.break_even, wager)};
        if (has_rise(answer)) {
            cells.push_back(answer.is_worth_it() ? "already" : jackpot_or_none(meter.pays_at_even, wager));
        }
        meters.add_row(cells);
    }
    text += "\n" + meters.text(style);
    if (answer.border.empty()) return text;
    TextTable border({{meters_name(answer, 0), Column::right},
                      {"Break-even of " + meters_name(answer, 1), Column::right}});
    for (const BorderPoint& point : answer.border) {
        border.add_row({decimal_text(point.first, 4), bets_or_none(point.second)});
    }
    const std::string_view others = answer.meters.size() > 2 ? ", with the other jackpots as they are" : "";
    return text + fmt::format("\nWorth playing from here on{}:\n", others) + border.text(style);
}

}  // namespace holdfast::terminal
