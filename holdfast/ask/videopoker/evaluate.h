// The query `videopoker.evaluate`: the exact return of anyone's written chart, and where it errs.
//
// The chart is played in every deal: the highest row that matches some hold decides. The language of charts
// is described in docs/reference/strategy-language.md.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/evaluated_chart.h>
#include <holdfast/ask/videopoker/parts/order_effect.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>

namespace holdfast::ask {

struct VideopokerEvaluateRequest {
    GameChoice game;
    std::string chart;              ///< its text
    std::string chart_source = {};  ///< what errors call the text: a file's name, or empty
    Wager wager = {std::nullopt, Rational(usual_speed)};
    bool lines = false;  ///< also tell how each line was read

    static Query query();
    static VideopokerEvaluateRequest read(const Fields& fields);
};

/// A line of the chart's text, and what it was read as.
struct ChartTextLine {
    std::size_t number;                ///< of the line, from 1
    std::string text;                  ///< as written
    std::string kind;                  ///< "title", "heading", "row", "rule"
    std::optional<std::size_t> row;    ///< the row, or that of the rule, from 1 through all sections
    std::optional<std::string> words;  ///< of the heading, row or rule, as charts are printed

    static void declare(Shape<ChartTextLine>& shape);
};

struct VideopokerEvaluateAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    EvaluatedChart chart;
    std::vector<std::string>
        warnings;  ///< sentences about what is odd in the paytable, and what the chart might mean
    std::optional<OrderOfCards> order;                     ///< charts ignore it
    std::optional<std::vector<ChartTextLine>> lines = {};  ///< if they were asked for

    /// The rows that decide no deal, numbered from 1 over all sections.
    std::vector<std::size_t> never_reached() const;
    /// The rules that change no hold in any deal, numbered from 1 in the order of chart.rules.
    std::vector<std::size_t> rules_never_applied() const;

    static void declare(Shape<VideopokerEvaluateAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, if the text is not a chart of the game, and if no row
/// covers some deal, which the error shows. Throws Stopped.
VideopokerEvaluateAnswer answer(const VideopokerEvaluateRequest& request, Session& session,
                                const Work& work = {});

/// A line for each row of the chart.
std::string to_csv(const VideopokerEvaluateAnswer& answer);

}  // namespace holdfast::ask
