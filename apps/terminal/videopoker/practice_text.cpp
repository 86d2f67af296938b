#include <apps/terminal/bets_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/videopoker/practice_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::terminal {

using ask::GamePractice;
using ask::grouped;

namespace {

std::string counted(u64 count, std::string_view noun) {
    return fmt::format("{} {}{}", grouped(count), noun, count == 1 ? "" : "s");
}

/// With one decimal, or as many as it takes not to show 100% of hands of which one was wrong.
std::string right_share(const GamePractice& practice) {
    const Rational share = Rational(practice.right()) / Rational(practice.hands);
    constexpr int most_decimals = 20;  // as many as a count has digits
    std::string text;
    for (int places = 1; places <= most_decimals; ++places) {
        text = ask::percent(share, places);
        if (share == Rational(1) || text.substr(0, 3) != "100") break;
    }
    return text;
}

/// "20 hands, 18 right (90.0%), 2 mistakes that cost 0.31 bets"
std::string tally(const GamePractice& practice) {
    const u64 wrong = practice.minor + practice.major;
    std::string text = counted(practice.hands, "hand");
    if (practice.hands == 0) return text;
    text += fmt::format(", {} right ({})", grouped(practice.right()), right_share(practice));
    if (wrong == 0) return text;
    return text +
           fmt::format(", {} that cost {} bets", counted(wrong, "mistake"), bets_text(practice.lost, 2));
}

}  // namespace

std::string practice_help() {
    return "Type the positions of the cards to hold, such as 134, or the cards, such as JJ or JsJc,\n"
           "and press Enter; press Enter alone to discard all five. q ends the practice.\n";
}

std::string question_text(const videopoker::Deal& deal, const TextStyle& style) {
    std::string cards;
    std::string places;
    for (std::size_t place = 0; place < videopoker::deal_size; ++place) {
        cards += fmt::format("{:>5}", to_text(deal[place]));
        places += fmt::format("{:>5}", place + 1);
    }
    return "\n" + with_look(cards, Look::bold, style) + "\n" + with_look(places, Look::dim, style) + "\n";
}

std::string grade_text(const ask::VideopokerHoldAnswer& answer, const videopoker::HoldCost& held,
                       const TextStyle& style) {
    const bool is_right = held.cost.is_zero();
    std::string text;
    for (const std::string& line :
         wrapped_words((is_right ? "Right. " : "Wrong. ") + answer.sentence_on(held) + ".", style.width)) {
        text += with_look(line, is_right ? Look::good : Look::plain, style) + "\n";
    }
    return text;
}

std::string score_text(const GamePractice& now, const GamePractice& all, const TextStyle& style) {
    std::string text = "\n" + with_look("Score: " + tally(now), Look::bold, style) + "\n";
    if (all.hands != now.hands) text += "In all: " + tally(all) + "\n";
    if (!all.missed.empty()) {
        text += fmt::format("{} to practise again: --ask --missed\n", counted(all.missed.size(), "deal"));
    }
    return text;
}

}  // namespace holdfast::terminal
