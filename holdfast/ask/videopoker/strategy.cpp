#include <array>
#include <stdexcept>

#include <holdfast/ask/input/number_list.h>
#include <holdfast/ask/videopoker/strategy.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/rules/penalty_search.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::ask {
namespace {

using videopoker::Chart;
using videopoker::ChartScore;
using videopoker::ChartSearch;
using videopoker::ChartWriter;
using videopoker::DealWalk;
using videopoker::HoldTypes;
using videopoker::HoldVocabulary;

/// More than the basic chart of any game of the catalog has (63).
constexpr int most_rows_asked = 200;

/// Adds up the progress of one part of the answer after another.
///
/// Parts follow one another, and each reports progress from one thread at a time, so no lock is needed. All
/// parts have equal weight, in thousandths, whatever they count themselves.
class StrategyProgress {
  public:
    StrategyProgress(const Work& work, std::size_t parts) : work_(work), parts_(parts) {}

    /// The work of the next part; that of the part before must be over.
    Work next() {
        Work own = work_;
        own.progress = {};
        if (!work_.progress) return own;
        const std::size_t before = begun_++;
        own.progress = [this, before](u64 done, u64 total) {
            if (total > 0) tell(before * part_length + std::min(done * part_length / total, part_length));
        };
        return own;
    }
    void finish() {
        if (work_.progress) tell(parts_ * part_length);
    }

  private:
    static constexpr u64 part_length = 1000;

    void tell(u64 done) {
        // A part may start over with another total; the progress reported never falls.
        furthest_ = std::max(furthest_, done);
        work_.progress(furthest_, parts_ * part_length);
    }

    const Work& work_;
    std::size_t parts_;
    std::size_t begun_ = 0;
    u64 furthest_ = 0;
};

/// The numbers of rows, or the number of bands; if there are none, the basic chart was asked for.
std::vector<std::size_t> numbers_asked(const VideopokerStrategyRequest& request) {
    if (request.bands) return {static_cast<std::size_t>(*request.bands)};
    if (!request.rows) return {};
    const std::vector<int> numbers = in_field("rows", [&] {
        return parse_numbers(*request.rows, {1, most_rows_asked}, "rows");
    });
    return {numbers.begin(), numbers.end()};
}

/// Fewer rows than the game has sections cannot tell what to hold in every deal.
void check_enough(const std::vector<std::size_t>& numbers, const VideopokerStrategyRequest& request,
                  std::size_t least) {
    for (const std::size_t number : numbers) {
        if (number >= least) continue;
        const bool is_rows = request.rows.has_value();
        throw FieldError(is_rows ? "rows" : "bands",
                         "a chart of this game needs at least " + std::to_string(least) +
                             (is_rows ? " rows" : " bands") +
                             ": one for each number of wild cards that may be dealt",
                         is_rows ? *request.rows : std::to_string(number));
    }
}

/// At most one of the two is given, as answer() has checked.
StrategyLevel level_of(const VideopokerStrategyRequest& request) {
    if (request.bands) return StrategyLevel::bands;
    return request.rows ? StrategyLevel::rows : StrategyLevel::basic;
}

/// A chart for each number, in their order; for the basic chart, which has none, one.
std::vector<Chart> find_charts(StrategyLevel level, const std::vector<std::size_t>& numbers,
                               const ChartSearch& search, const Work& work) {
    switch (level) {
        case StrategyLevel::bands:
            return search.of_bands(numbers, work);
        case StrategyLevel::rows:
            return search.of_rows(numbers, work);
        case StrategyLevel::basic:
            break;
    }
    return {search.basic(work)};
}

/// Rows are saved only if the request has no number of rows or bands.
Chart chart_with_rules(const DealWalk& walk, const Chart& chart, StrategyLevel level, const Work& work) {
    return level == StrategyLevel::basic ? with_penalty_rules_in_fewer_rows(walk, chart, work)
                                         : with_penalty_rules(walk, chart, work);
}

/// The bounds hold for charts without rules. For a chart with rules, only perfect play, which nothing can
/// beat, is a proof.
std::string_view optimal_in(const EvaluatedChart& chart, const ChartSearch& search,
                            const std::optional<Rational>& any_language) {
    // Perfect play: no chart returns more, however it is worded.
    if (chart.score.misplayed == 0) return "any language";
    if (!chart.rules.empty()) return "";
    const Rational value = chart.score.expected_return();
    if (any_language && value >= *any_language) return "any language";
    if (search.most_return() && value >= *search.most_return()) return "strict orders";
    return "";
}

/// [StrategyLevel]
constexpr std::array<std::string_view, 3> level_names{"basic", "rows", "bands"};

/// A chart, with the answer for what all its charts have in common.
struct ShownChart {
    const StrategyChart& found;
    const VideopokerStrategyAnswer& answer;

    const EvaluatedChart& evaluated() const { return found.chart; }
    std::optional<std::string_view> optimal_in() const {
        return found.optimal_in.empty() ? std::nullopt : std::optional(found.optimal_in);
    }
    /// A bound for charts without rules; a chart with rules may return more.
    std::optional<Rational> bound() const {
        return evaluated().rules.empty() ? answer.any_language : std::nullopt;
    }
};

void shown_chart_shape(Shape<ShownChart>& shape) {
    using Shown = ShownChart;
    shape.named("StrategyChart")
        .text("level", "What was asked for: the best chart, or the best with a number of rows or bands",
              [](const Shown& shown) { return level_names[static_cast<std::size_t>(shown.answer.level)]; })
        .one_of({level_names.begin(), level_names.end()})
        .not_in_csv()
        .flag("penalties", "Whether penalty-card rules were looked for",
              [](const Shown& shown) { return shown.answer.penalties; })
        .not_in_csv()
        .text("optimal_in",
              "Among which charts it is proven that none returns more: strict orders of the game's types of "
              "holds, each in a row of its own, or charts in any language that treat suits alike and have no "
              "penalty-card rules (any play that ignores the order of the cards, if no deal is misplayed); "
              "null if nothing is proven",
              &Shown::optimal_in)
        .one_of({"strict orders", "any language"})
        .or_null()
        .not_in_csv()
        .members_of(&Shown::evaluated)
        .fraction("best_of_any_language_exact",
                  "No chart that treats suits alike and has no penalty-card rules returns more than this; "
                  "null if no such bound is known, or if the chart has such rules and may return more",
                  &Shown::bound)
        .or_null()
        .not_in_csv()
        .text("chart", "The chart as text, as videopoker.evaluate reads it",
              [](const Shown& shown) { return shown.evaluated().text; })
        .not_in_csv();
}

std::vector<ShownChart> all_charts(const VideopokerStrategyAnswer& answer) {
    std::vector<ShownChart> charts;
    for (const StrategyChart& each : answer.charts) charts.push_back({each, answer});
    return charts;
}

/// The chart is the answer to one number of rows; that to several is a list of such answers.
std::optional<ShownChart> only_chart(const VideopokerStrategyAnswer& answer) {
    if (answer.is_list) return std::nullopt;
    return ShownChart{answer.charts.front(), answer};
}

std::optional<std::vector<ShownChart>> listed_charts(const VideopokerStrategyAnswer& answer) {
    if (!answer.is_list) return std::nullopt;
    return all_charts(answer);
}

}  // namespace

Query VideopokerStrategyRequest::query() {
    return {
        "videopoker.strategy",
        "A strategy chart for a player to learn, and its exact return",
        {game_fields(), state_field(),
         Field{"rows", FieldKind::numbers, "K",
               "Best chart found with at most K rows (1-200); a range such as 8-30 gives one per size"},
         Field{"bands", FieldKind::whole_number, "K",
               "Best chart found with at most K rows that may each list holds of several kinds"}
             .between("1", "200"),
         Field{"penalties", FieldKind::flag, "",
               "Add rules about penalty cards, discards that spoil a hold, until no deal is misplayed or no "
               "rule is found"},
         wager_fields()},
        {R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6"})",
         R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "rows": 16, "denomination": 0.25, "coins": 5})",
         R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "rows": "8-30"})",
         R"({"query": "videopoker.strategy", "game": "deuces-wild-full-pay", "bands": 12})",
         R"({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "penalties": true})"},
        "steps"};
}

VideopokerStrategyRequest VideopokerStrategyRequest::read(const Fields& fields) {
    return {game_of(fields, read_bet(fields)), fields.optional_text("rows"), fields.whole_number("bands"),
            fields.flag("penalties"), read_wager(fields)};
}

VideopokerStrategyAnswer answer(const VideopokerStrategyRequest& request, Session& session,
                                const Work& work) {
    if (request.rows && request.bands) {
        throw FieldError("bands", "a chart has a number of rows or of bands, not both",
                         std::to_string(*request.bands));
    }
    const std::vector<std::size_t> numbers = numbers_asked(request);
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare_with_order(request.game, work.stop);
    const HoldTypes types(prepared->tables, work.quietly());
    const DealWalk walk(types);
    const HoldVocabulary vocabulary(types);
    const ChartWriter writer(vocabulary);
    // A game whose deals are too different for a chart is refused.
    const ChartSearch search = in_field("game", [&] { return ChartSearch(walk, writer, work); });
    // Before charts are looked for: the search knows the sections as soon as it is set up.
    check_enough(numbers, request, search.least_rows());

    // The search is one part, however many charts it finds; the rules of each chart are another.
    StrategyProgress progress(work, 1 + (request.penalties ? std::max<std::size_t>(numbers.size(), 1) : 0));
    VideopokerStrategyAnswer answer{
        prepared, level_of(request), request.penalties,       numbers.size() > 1,
        {},       std::nullopt,      row_warnings(*prepared), order_of_cards(*prepared, work.quietly())};
    std::vector<Chart> charts;
    // Two computations that know nothing of each other.
    const Work of_search = progress.next();
    for_each_index(2, work.quietly(), [&](std::size_t part, unsigned) {
        if (part == 0) {
            charts = find_charts(answer.level, numbers, search, of_search);
        } else {
            answer.any_language = any_language_bound(types, work.stop);
        }
    });

    const auto machine =
        machine_in_single(session.of<PreparedGames>().machines(), *prepared, request.game, work.quietly());
    for (Chart& chart : charts) {
        if (request.penalties) chart = chart_with_rules(walk, chart, answer.level, progress.next());
        const Work of_score = work.quietly();
        // The score shown must be that of the chart shown, so the chart is replayed after the last change.
        const ChartScore with_idle_parts = score_chart(types, chart, of_score);
        chart = without_idle_parts(writer, std::move(chart), with_idle_parts);
        videopoker::ChartPlays plays;
        EvaluatedChart evaluated = evaluated_chart(
            writer, types, chart, score_chart(types, chart, of_score, machine ? &plays : nullptr),
            request.wager, work.stop);
        if (machine) evaluated.on_machine = chart_on_machine(*machine, plays, of_score);
        if (answer.order) evaluated.cost_of_ignoring_places = answer.order->cost();
        // A mistake of the search, not of the request.
        if (evaluated.score.uncovered != 0) throw std::logic_error("a chart leaves deals without a row");
        const std::string_view proven = optimal_in(evaluated, search, answer.any_language);
        answer.charts.push_back({std::move(evaluated), proven});
    }
    progress.finish();
    return answer;
}

void VideopokerStrategyAnswer::declare(Shape<VideopokerStrategyAnswer>& shape) {
    using Answer = VideopokerStrategyAnswer;
    declare_about_game(shape, "StrategyAnswer", "videopoker.strategy")
        // The answer has either the members of the only chart or the list.
        .members_of<shown_chart_shape>(only_chart)
        .table<shown_chart_shape>("charts", "The charts, if several numbers of rows were asked for",
                                  listed_charts)
        .object("order", order_sentence, &Answer::order)
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

std::string to_csv(const VideopokerStrategyAnswer& answer) {
    // For one chart, the lines are its rows; for several, each line is a chart and its return.
    return answer.is_list ? shape_of<shown_chart_shape>().csv(all_charts(answer))
                          : shape_of<ChartLine>().csv(answer.charts.front().chart.rows);
}

}  // namespace holdfast::ask
