// The answer `holdem.equity` as text.
#include <algorithm>

#include <apps/terminal/display.h>
#include <apps/terminal/holdem/answer_text.h>
#include <apps/terminal/holdem/board_class_text.h>
#include <apps/terminal/holdem/call_text.h>
#include <apps/terminal/style.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using Player = HoldemEquityAnswer::Player;

/// The command of `holdem odds` that counts what is sampled here, if all but one of the players are unknown;
/// else nothing.
std::string exact_command(const HoldemEquityAnswer& answer) {
    const auto is_known = [](const Player& player) { return !player.is_any_hand; };
    const auto hero = std::find_if(answer.players.begin(), answer.players.end(), is_known);
    // `holdem odds` takes one hand or range, against opponents of whom nothing is known.
    if (std::count_if(answer.players.begin(), answer.players.end(), is_known) != 1) return "";
    // In single quotes: a range may have blanks, and signs that mean something to a shell, such as '!'.
    std::string command = fmt::format("holdfast holdem odds '{}' --opponents {}", printable(hero->range),
                                      answer.players.size() - 1);
    if (!answer.board.empty()) command += " --board " + to_text(answer.board);
    if (!answer.dead.empty()) command += " --dead " + to_text(answer.dead);
    return command;
}

/// The known cards, and how the answer was found: a reader must see at once whether it is exact. Weighted
/// ranges can make the number of deals a fraction.
std::string title(const HoldemEquityAnswer& answer, const TextStyle& style) {
    std::string text;
    if (!answer.board.empty()) {
        text += "Board " + with_look(spaced_cards(answer.board), Look::bold, style) + "\n";
    }
    if (answer.board_class) {
        text += "Flops " + with_look(flop_class_text(*answer.board_class), Look::bold, style) + "\n";
    }
    if (!answer.dead.empty()) text += "Dead  " + spaced_cards(answer.dead) + "\n";
    const std::string deals =
        answer.deals.is_integer() ? grouped(answer.deals.numerator().to_u128()) : answer.deals.text();
    if (answer.is_exact) {
        return text + fmt::format("Exact: {} deal{}\n", deals, answer.deals == Rational(1) ? "" : "s");
    }
    return text + fmt::format("Sampled: {} deals, seed {}{}\n", deals, answer.seed,
                              answer.can_be_exact ? "; --exact counts all deals" : "");
}

/// Explains the error shown if it is not a standard error.
std::string note_on_error(const HoldemEquityAnswer& answer, const TextStyle& style) {
    if (std::none_of(answer.players.begin(), answer.players.end(),
                     [](const Player& player) { return player.is_one_share; })) {
        return "";
    }
    const std::string note =
        "Note: if all deals drawn gave a player the same share of the pot, other shares may still be "
        "possible; the error shown is then the 95% bound 3 / deals.";
    return joined(wrapped_words(note, style.width), "\n") + "\n";
}

}  // namespace

std::string to_text(const HoldemEquityAnswer& answer, const TextStyle& style) {
    std::string text = title(answer, style) + "\n" +
                       shape_text(shape_of<HoldemEquityAnswer>().members(), &answer, style) +
                       note_on_error(answer, style);
    if (answer.call) text += "\n" + call_sentence(*answer.call);
    // A sampled answer that could have been counted says how.
    const std::string command = answer.is_exact ? "" : exact_command(answer);
    return command.empty() ? text : text + "\nExact against unknown opponents: " + command + "\n";
}

}  // namespace holdfast::terminal
