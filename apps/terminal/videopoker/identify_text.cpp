// The answer `videopoker.identify` as text.
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

/// "Pays for one coin  800 50 25 8 6 4 3 2 1"
std::string pays_line(const VideopokerIdentifyAnswer& answer) {
    std::string line = "Pays for one coin";
    if (answer.understood == PaysAreFor::another_bet) {
        line = "Pays for a bet of 1 (yours divided by " + pays_text(answer.bet) + ")";
    }
    if (answer.understood == PaysAreFor::five_coins) line += " (yours divided by five)";
    if (answer.understood == PaysAreFor::five_coins_for_the_largest) {
        line += answer.bet == Rational(1)
                    ? " (your largest divided by five)"
                    : " (yours divided by " + pays_text(answer.bet) + ", your largest by five as well)";
    }
    line += " ";
    for (const Rational& each : answer.pays) (line += " ") += plain_pays_text(each);
    return line + "\n";
}

}  // namespace

std::string to_text(const VideopokerIdentifyAnswer& answer, const TextStyle& style) {
    constexpr int return_decimals = 6;
    TextTable table({{"Id", Column::left, Column::needed},
                     {"Game", Column::left, 1},
                     {"Return", Column::right, Column::needed},
                     {"With your pays", Column::right, Column::needed},
                     {"Different pays", Column::sentences, Column::needed}});
    for (const VideopokerIdentifyAnswer::Match& match : answer.games) {
        // Green: exactly these pays. The others are the nearest games, with what differs, or have some rows.
        table.add_row({match.game.id, match.game.name, percent(match.catalog_return, return_decimals),
                       match.expected_return ? percent(*match.expected_return, return_decimals) : "",
                       joined(difference_texts(match), "; ")},
                      match.differences.empty() && match.rows_not_given.empty() ? Look::good : Look::plain);
    }
    return pays_line(answer) + "\n" + table.text(style) + "\n" + answer.sentence() + "\n";
}

}  // namespace holdfast::terminal
