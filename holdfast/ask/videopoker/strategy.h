// The query `videopoker.strategy`: a chart that a person can play, its exact return, and what is proven of
// it.
//
//   basic     the chart of the highest return found that never looks at discards
//   rows      the best chart found with at most K rows; several numbers are answered from one search
//   bands     the best chart found with at most K bands: rows that may list holds of several kinds
//   penalties with rules that look at the discards, until no deal is misplayed or no rule is found
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/evaluated_chart.h>
#include <holdfast/ask/videopoker/parts/order_effect.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/strategy/search/any_language.h>

namespace holdfast::ask {

enum class StrategyLevel : u8 { basic, rows, bands };

struct VideopokerStrategyRequest {
    GameChoice game;
    std::optional<std::string> rows;  ///< a number or a list of numbers
    std::optional<u64> bands;
    bool penalties = false;
    Wager wager = {std::nullopt, Rational(usual_speed)};

    static Query query();
    static VideopokerStrategyRequest read(const Fields& fields);
};

struct StrategyChart {
    EvaluatedChart chart;
    /// "strict orders": no strict order of the game's types of holds, each in a row of its own, returns more;
    /// "any language": no chart that ignores the discards and treats suits alike does (any_language.h), or no
    /// play at all, if no deal is misplayed; empty: neither is proven.
    std::string_view optimal_in;
};

struct VideopokerStrategyAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    StrategyLevel level;
    /// Whether rules were looked for; a chart may still have none.
    bool penalties;
    bool is_list;  ///< whether a list of numbers of rows was asked for
    std::vector<StrategyChart> charts;
    /// A bound on the return of charts without penalty-card rules.
    std::optional<Rational> any_language;
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable
    std::optional<OrderOfCards> order;  ///< charts ignore it

    const videopoker::Game& game() const { return prepared->game(); }

    static void declare(Shape<VideopokerStrategyAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, on lists of numbers that parse_numbers refuses, numbers
/// of rows that are too few for the game's sections, and rows beside bands; and Stopped.
VideopokerStrategyAnswer answer(const VideopokerStrategyRequest& request, Session& session,
                                const Work& work = {});

/// A line for each row of the chart; of a list, a line for each chart.
std::string to_csv(const VideopokerStrategyAnswer& answer);

}  // namespace holdfast::ask
