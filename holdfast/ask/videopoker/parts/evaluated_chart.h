// An evaluated strategy chart, as answers show it: its rows in words, each with its result in a replay of all
// deals.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::ask {

/// A row of a chart, in order of play.
struct ChartLine {
    std::size_t section;       ///< wild cards dealt
    std::string section_text;  ///< "one deuce"; empty if a chart has one section
    std::size_t number;        ///< of the row, from 1, through all sections
    std::string text;
    /// How many deals the row decides, and in how many of these another hold is worth more.
    u64 deals;
    u64 misplayed;
    std::optional<Rational> least;  ///< value of what is held; none if the row decides no deal
    std::optional<Rational> most;

    static void declare(Shape<ChartLine>& shape);
};

/// An exception to a row.
struct ChartRuleLine {
    std::size_t number;  ///< of its row
    std::string text;
    u64 deals;  ///< in which it changes the hold
};

/// What a machine returns if a chart is played in all of its states.
struct ChartOnMachine {
    Rational expected_return;
    Rational cost;  ///< how much less than the best play, at most
};

/// The machine, if it is asked about in the state `single`; otherwise null. `prepared`: the game that `choice` chose.
std::shared_ptr<const PreparedMachine> machine_in_single(PreparedMachines& machines,
                                                         const PreparedGame& prepared,
                                                         const GameChoice& choice, const Work& work);

/// `plays`: of the chart, on the game of the machine. Throws Stopped.
ChartOnMachine chart_on_machine(const PreparedMachine& machine, const videopoker::ChartPlays& plays,
                                const Work& work);

struct EvaluatedChart {
    std::vector<ChartLine> rows;
    std::vector<ChartRuleLine> rules;
    /// The result of replaying the chart that `rows` shows in all deals.
    videopoker::ChartScore score;
    std::string text;  ///< the whole chart as parse_chart reads it
    Wager wager;       ///< with a speed
    /// What every chart loses because charts ignore the places of cards: 0 unless a row of the game needs an
    /// order.
    Rational cost_of_ignoring_places = {};
    /// For a machine in the state `single` only.
    std::optional<ChartOnMachine> on_machine = {};

    /// The return of perfect play, and what the chart loses against it.
    Rational perfect_return() const { return score.expected_return() + cost(); }
    Rational cost() const { return score.cost() + cost_of_ignoring_places; }
    HourlyLoss hourly_loss() const { return {wager, cost()}; }
    /// The members of a chart; CSV has a line of numbers for each chart.
    static void declare(Shape<EvaluatedChart>& shape);
};

/// `score`: of the chart. `wager`: with a speed. Throws Stopped.
EvaluatedChart evaluated_chart(const videopoker::ChartWriter& writer, const videopoker::HoldTypes& types,
                               const videopoker::Chart& chart, videopoker::ChartScore score, Wager wager,
                               const StopFlag* stop);

// The legend of a chart: how its rows are played, and what its terms mean.
//
// A word is explained only if the chart has it, so a short chart has a short legend.

/// Sentences, one or two in each text, the rule of play first.
std::vector<std::string> chart_legend(const EvaluatedChart& chart);

}  // namespace holdfast::ask
