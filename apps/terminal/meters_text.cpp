// The answer `videopoker.meters` as text.
#include <string>
#include <vector>

#include <apps/terminal/answer_text.h>
#include <apps/terminal/game_text.h>
#include <apps/terminal/style.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/wager_text.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>
#include <holdfast/queries/answer/numbers.h>

namespace holdfast::terminal {

using namespace queries;

namespace {

std::string bets_or_none(const std::optional<Rational>& bets) {
    return bets ? decimal_text(*bets, 4) : "none";
}

/// "886.8459 ($4,434.23)"
std::string jackpot_or_none(const std::optional<Rational>& bets, const Wager& wager) {
    return bets_or_none(bets) + (bets ? in_dollars(*bets, wager) : "");
}

std::string meters_name(const VideopokerMetersAnswer& answer, std::size_t meter) {
    return printable(answer.prepared->game().rows[answer.meters[meter].row].name);
}

}  // namespace

std::string to_text(const VideopokerMetersAnswer& answer, const TextStyle& style) {
    std::string text = game_title(*answer.prepared, style) + "\n";
    text += fmt::format("Return now   {}{}, {}\n", percent(answer.expected_return, 6),
                        answer.request.cash_back.is_zero()
                            ? ""
                            : " and " + percent(answer.request.cash_back, 4) + " cash back",
                        answer.is_worth_it() ? "worth playing" : "not worth playing yet");
    if (answer.bets_until_even) {
        text += fmt::format("Break-even   after {} bets, if nobody hits\n  exactly    {}\n",
                            bets_text(nearest_double(*answer.bets_until_even), 2),
                            answer.bets_until_even->text());
    }
    TextTable meters(
        {{"Meter", Column::left}, {"Pays"}, {"Rise"}, {"Break-even alone"}, {"When they rise together"}});
    for (std::size_t i = 0; i < answer.meters.size(); ++i) {
        const JackpotMeter& meter = answer.meters[i];
        const Wager& wager = answer.request.wager;
        meters.add_row({meters_name(answer, i), pays_text(meter.pays) + in_dollars(meter.pays, wager),
                        percent(meter.rise, 4), jackpot_or_none(meter.break_even, wager),
                        jackpot_or_none(meter.pays_at_even, wager)});
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
