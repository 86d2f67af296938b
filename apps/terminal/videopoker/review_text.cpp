// The answer `videopoker.review` as text.
#include <apps/terminal/bets_text.h>
#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <apps/terminal/videopoker/kind_choice_text.h>
#include <apps/terminal/videopoker/wager_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/review.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using Lesson = VideopokerReviewAnswer::Lesson;
using Mistake = VideopokerReviewAnswer::Mistake;

constexpr std::size_t mistakes_shown = 10;
constexpr int bet_decimals = 4;

TextTable mistake_table(const VideopokerReviewAnswer& answer) {
    TextTable table({{"Line", Column::right, Column::needed},
                     {"Deal", Column::left, Column::needed},
                     {"Held", Column::left, Column::needed},
                     {"Best hold", Column::left, Column::needed},
                     {"Cost", Column::right, Column::needed}});
    for (std::size_t number = 0; number < std::min(answer.mistakes.size(), mistakes_shown); ++number) {
        const Mistake& mistake = answer.mistakes[number];
        const videopoker::Deal& deal = mistake.hand.deal;
        table.add_row({std::to_string(mistake.hand.line),
                       spaced_cards(std::vector<Card>(deal.begin(), deal.end())),
                       cards_or_nothing(deal.held(mistake.hand.held)),
                       cards_or_nothing(deal.held(mistake.best)), decimal_text(mistake.cost, bet_decimals)});
    }
    return table;
}

TextTable kind_table(const VideopokerReviewAnswer& answer) {
    TextTable table({{"Best hold", Column::left, Column::needed},
                     {"Hands", Column::right, Column::needed},
                     {"Mistakes", Column::right, Column::needed},
                     {"Cost", Column::right, Column::needed}});
    for (const VideopokerReviewAnswer::Kind& kind : answer.kinds) {
        if (kind.mistakes == 0) continue;
        table.add_row(
            {kind.words, grouped(kind.hands), grouped(kind.mistakes), decimal_text(kind.cost, bet_decimals)});
    }
    return table;
}

TextTable lesson_table(const VideopokerReviewAnswer& answer) {
    TextTable table({{"Hold", Column::left, Column::needed},
                     {"Rather than", Column::left, Column::needed},
                     {"Hands", Column::right, 1},
                     {"Cost", Column::right, Column::needed},
                     {"Right in", Column::left, 2}});
    for (const Lesson& lesson : answer.lessons) {
        table.add_row({lesson.choice.hold, rather_than_text(lesson.choice), grouped(lesson.hands),
                       decimal_text(lesson.cost, bet_decimals), right_text(lesson.choice)});
    }
    return table;
}

/// "1,000 hands, 37 mistakes, which cost 4.21 bets ($5.26) against perfect play: 0.4210% of what was bet"
std::string summary(const VideopokerReviewAnswer& answer) {
    const std::string hands = fmt::format("{} hand{}", grouped(answer.hands), answer.hands == 1 ? "" : "s");
    if (answer.mistakes.empty()) return hands + ", no mistake\n";
    const bool is_one = answer.mistakes.size() == 1;
    return fmt::format("{}, {} mistake{}, which cost{} {} against perfect play: {} of what was bet\n", hands,
                       grouped(answer.mistakes.size()), is_one ? "" : "s", is_one ? "s" : "",
                       bets_in_words(answer.cost, answer.wager), percent(answer.cost_per_hand(), 4)) +
           fmt::format("An hour of such play, at {} hand{}, loses {} more than perfect play\n",
                       bets_text(*answer.wager.speed), *answer.wager.speed == Rational(1) ? "" : "s",
                       bets_in_words(answer.hourly_loss().bets(), answer.wager));
}

}  // namespace

std::string to_text(const VideopokerReviewAnswer& answer, const TextStyle& style) {
    std::string text = game_title(*answer.prepared, style) + summary(answer);
    if (answer.mistakes.empty()) return text;
    text += "\nTo learn first\n" + lesson_table(answer).text(style);
    text += "\nMistakes\n" + mistake_table(answer).text(style);
    if (answer.mistakes.size() > mistakes_shown) {
        text += fmt::format("{} more; --csv lists all\n", grouped(answer.mistakes.size() - mistakes_shown));
    }
    return text + "\nBy kind of hand\n" + kind_table(answer).text(style);
}

}  // namespace holdfast::terminal
