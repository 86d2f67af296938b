// The answers about video poker as people read them in a terminal, and the pictures and pages that go into files.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>

#include <apps/terminal/shape_text.h>
#include <apps/terminal/style.h>

namespace holdfast::ask {
struct PreparedGame;
struct VideopokerBankrollAnswer;
struct VideopokerEvaluateAnswer;
struct VideopokerHoldAnswer;
struct VideopokerMachineAnswer;
struct VideopokerMeterAnswer;
struct VideopokerPaytableAnswer;
struct VideopokerPlanAnswer;
struct VideopokerReturnAnswer;
struct VideopokerStrategyAnswer;
struct VideopokerSweepAnswer;
}  // namespace holdfast::ask

namespace holdfast::terminal {

template <class Answer>
concept AboutGame = requires(const Answer& answer) {
    { *answer.prepared } -> std::same_as<const ask::PreparedGame&>;
};

/// The title of the game above what the shape shows.
std::string text_about_game(const ask::PreparedGame& game, const ask::detail::Members& members,
                            const void* answer, const TextStyle& style, std::size_t most_rows);

template <ShapedAnswer Answer>
requires AboutGame<Answer> std::string to_text(const Answer& answer, const TextStyle& style = {},
                                               std::size_t most_rows = all_rows) {
    return text_about_game(*answer.prepared, ask::shape_of<Answer>().members(), &answer, style, most_rows);
}

/// A sentence, the numbers, and the curve.
std::string to_text(const ask::VideopokerBankrollAnswer& answer, const TextStyle& style = {});
/// The curve as a picture; empty if there is none.
std::string to_svg(const ask::VideopokerBankrollAnswer& answer);
/// What the picture shows, for a sentence; empty if there is none.
std::string drawn_words(const ask::VideopokerBankrollAnswer& answer);

/// The best `shown` holds, and every other one of the same value as the best.
std::string to_text(const ask::VideopokerHoldAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// The returns, and a table of the `shown` states that are met most often.
std::string to_text(const ask::VideopokerMachineAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// What the row is worth now, a curve, and a table of at most `shown` breakpoints: those around what the row
/// pays now and, if they are not among these, some around the break-even.
std::string to_text(const ask::VideopokerMeterAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// The paytable as a file (TOML).
std::string to_text(const ask::VideopokerPaytableAnswer& answer, const TextStyle& style = {});

/// A table of the parts, and the numbers of the whole plan.
std::string to_text(const ask::VideopokerPlanAnswer& answer, const TextStyle& style = {});

/// The return table as books on video poker print it, and what its total means.
std::string to_text(const ask::VideopokerReturnAnswer& answer, const TextStyle& style = {});

/// The chart as it was read, what it returns, and the rows and rules that no deal reaches.
std::string to_text(const ask::VideopokerEvaluateAnswer& answer, const TextStyle& style = {});
// The chart as a card to carry (strategy_card.h): as text, as a page to print, and as a picture.
std::string to_card_text(const ask::VideopokerEvaluateAnswer& answer);
std::string to_html(const ask::VideopokerEvaluateAnswer& answer);
std::string to_svg(const ask::VideopokerEvaluateAnswer& answer);
/// What they are, for a sentence: "a strategy card of 13 rows".
std::string drawn_words(const ask::VideopokerEvaluateAnswer& answer);

/// The chart with its return and what is proven about it; for a list of charts, a line for each.
std::string to_text(const ask::VideopokerStrategyAnswer& answer, const TextStyle& style = {});
// A card for each chart of the list.
std::string to_card_text(const ask::VideopokerStrategyAnswer& answer);
std::string to_html(const ask::VideopokerStrategyAnswer& answer);
std::string to_svg(const ask::VideopokerStrategyAnswer& answer);
std::string drawn_words(const ask::VideopokerStrategyAnswer& answer);

/// A line for each paytable.
std::string to_text(const ask::VideopokerSweepAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::terminal
