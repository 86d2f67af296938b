#include <algorithm>
#include <array>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/evaluate.h>
#include <holdfast/ask/videopoker/parts/played_chart.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::ask {
namespace {

using videopoker::Chart;
using videopoker::ChartReading;
using videopoker::ChartScore;
using videopoker::ChartWriter;
using videopoker::HoldTypes;
using videopoker::HoldVocabulary;
using videopoker::ReadLine;

constexpr std::string_view list_of_numbers = R"({"type": "array", "items": {"type": "integer"}})";

/// `evaluated`: the chart that was read from the text.
std::vector<ChartTextLine> lines_read(const HoldTypes& types, const ChartReading& reading,
                                      const EvaluatedChart& evaluated, const std::string& text) {
    using Kind = ReadLine::Kind;
    std::vector<std::size_t> rows_above(1);  // [section] in the sections before it
    for (const auto& section : reading.chart.sections) {
        rows_above.push_back(rows_above.back() + section.size());
    }
    std::vector<ChartTextLine> lines;
    std::size_t rule = 0;  // of its row
    std::size_t number = 1;
    std::size_t place = 0;
    for (const ReadLine& each : reading.lines) {
        const auto at = text.begin();
        number += static_cast<std::size_t>(std::count(at + static_cast<std::ptrdiff_t>(place),
                                                      at + static_cast<std::ptrdiff_t>(each.position), '\n'));
        place = each.position;
        ChartTextLine line{
            number, std::string(trimmed(text.substr(each.position, each.length))), "title", {}, {}};
        if (each.kind == Kind::heading) line.words = section_words(types, each.section);
        if (each.kind == Kind::row || each.kind == Kind::rule) {
            line.row = rows_above[each.section] + each.row + 1;
            line.words = evaluated.rows[*line.row - 1].text;
        }
        rule = each.kind == Kind::rule ? rule + 1 : 0;
        if (rule > 0) {
            const auto first =
                std::find_if(evaluated.rules.begin(), evaluated.rules.end(),
                             [&](const ChartRuleLine& known) { return known.number == *line.row; });
            line.words = first[static_cast<std::ptrdiff_t>(rule) - 1].text;
        }
        constexpr std::array<std::string_view, 4> kinds{"title", "heading", "row", "rule"};
        line.kind = kinds[static_cast<std::size_t>(each.kind)];
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Less than this, in bets, is not told: a list that was meant as an order loses more as one row.
const Rational least_gain_told(1, 100);

/// Whether each row has one hold: then all holds are in order already.
bool is_in_order(const ChartReading& reading) {
    const auto& rows = reading.chart.sections;
    return std::equal(rows.begin(), rows.end(), reading.in_order.sections.begin(),
                      reading.in_order.sections.end(),
                      [](const auto& each, const auto& in_order) { return each.size() == in_order.size(); });
}

/// Says so if the chart returns much more with each hold as a row of its own; empty otherwise.
std::string order_note(const HoldTypes& types, const ChartReading& reading, const ChartScore& score,
                       const Work& work) {
    if (reading.in_order.sections.empty() || is_in_order(reading)) return "";
    if (score.cost() < least_gain_told) return "";
    const Rational in_order = score_chart(types, reading.in_order, work).expected_return();
    if (in_order - score.expected_return() < least_gain_told) return "";
    return "of the holds of a row, the one with more cards is kept; if a row lists them in order of play, "
           "write each on a line of its own: with all of them so, the chart returns " +
           percent(in_order, 2) + ", not " + percent(score.expected_return(), 2);
}

}  // namespace

void ChartTextLine::declare(Shape<ChartTextLine>& shape) {
    shape.named("ChartTextLine")
        .whole_number("line", "The number of the line, from 1", &ChartTextLine::number)
        .text("text", "The line as it was written", &ChartTextLine::text)
        .text("kind", "What it was read as", &ChartTextLine::kind)
        .one_of({"title", "heading", "row", "rule"})
        .whole_number("row", "The row that it is, or is an exception to, numbered from 1 over all sections",
                      &ChartTextLine::row)
        .text("words", "The heading, row or rule as charts are printed", &ChartTextLine::words);
}

Query VideopokerEvaluateRequest::query() {
    return {
        "videopoker.evaluate",
        "The exact return of a chart of yours, and where it errs",
        {game_fields_with({Field{"chart", FieldKind::lines, "CHART", "The chart, one row per line"}}),
         state_field(), Field{"lines", FieldKind::flag, "", "Also show how each line of the chart was read"},
         wager_fields()},
        {R"({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": ")"
         R"(royal flush, straight flush, four of a kind, full house\n)"
         R"(four to a royal flush\nflush, three of a kind, straight, two pair, high pair\n)"
         R"(four to a straight flush\nthree to a royal flush\nfour to a flush\nlow pair\n)"
         R"(four to an outside straight, AKQJ\nthree to a straight flush with high cards >= gaps - 1\n)"
         R"(two suited high cards\ntwo unsuited high cards\none high card\ndiscard all"})",
         R"({"query": "videopoker.evaluate", "game": "jacks-or-better-9-6", "chart": "high pair\ndiscard all", )"
         R"("denomination": 0.25, "coins": 5})"}};
}

VideopokerEvaluateRequest VideopokerEvaluateRequest::read(const Fields& fields) {
    return {game_of(fields, read_bet(fields)), fields.text("chart"), fields.lines_name("chart"),
            read_wager(fields), fields.flag("lines")};
}

std::vector<std::size_t> VideopokerEvaluateAnswer::never_reached() const {
    std::vector<std::size_t> numbers;
    for (const auto& row : chart.rows) {
        // Rows above it match a hold in each of its deals.
        if (row.deals == 0) numbers.push_back(row.number);
    }
    return numbers;
}

std::vector<std::size_t> VideopokerEvaluateAnswer::rules_never_applied() const {
    std::vector<std::size_t> numbers;
    for (std::size_t rule = 0; rule < chart.rules.size(); ++rule) {
        // Either the rule applies in no deal, or it keeps the row's hold wherever it applies.
        if (chart.rules[rule].deals == 0) numbers.push_back(rule + 1);
    }
    return numbers;
}

VideopokerEvaluateAnswer answer(const VideopokerEvaluateRequest& request, Session& session,
                                const Work& work) {
    check_has_rows("chart", request.chart, request.chart_source);
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare_with_order(request.game, work.stop);
    // Only the score reports progress: with two computations, progress would start again at 0.
    const HoldTypes types(prepared->tables, work.quietly());
    const HoldVocabulary vocabulary(types);
    const ChartReading reading =
        read_chart(vocabulary, "chart", request.chart, request.chart_source, work.stop);
    const Chart& chart = reading.chart;
    const auto machine =
        machine_in_single(session.of<PreparedGames>().machines(), *prepared, request.game, work.quietly());
    videopoker::ChartPlays plays;
    ChartScore score = played_chart(types, chart, "chart", request.chart, request.chart_source, work,
                                    machine ? &plays : nullptr);
    const std::string note = order_note(types, reading, score, work.quietly());
    EvaluatedChart evaluated =
        evaluated_chart(ChartWriter(vocabulary), types, chart, std::move(score), request.wager, work.stop);
    std::optional<OrderOfCards> order = order_of_cards(*prepared, work.quietly());
    if (order) evaluated.cost_of_ignoring_places = order->cost();
    std::vector<std::string> warnings = row_warnings(*prepared);
    warnings.insert(warnings.end(), reading.notes.begin(), reading.notes.end());
    if (!note.empty()) warnings.push_back(note);
    if (machine) evaluated.on_machine = chart_on_machine(*machine, plays, work);
    std::optional<std::vector<ChartTextLine>> lines;
    if (request.lines) lines = lines_read(types, reading, evaluated, request.chart);
    return {std::move(prepared), std::move(evaluated), std::move(warnings), std::move(order),
            std::move(lines)};
}

void VideopokerEvaluateAnswer::declare(Shape<VideopokerEvaluateAnswer>& shape) {
    using Answer = VideopokerEvaluateAnswer;
    declare_about_game(shape, "EvaluateAnswer", "videopoker.evaluate")
        .flag("penalties", "Whether the chart has penalty-card rules",
              [](const Answer& answer) { return !answer.chart.rules.empty(); })
        .members_of(&Answer::chart)
        .other("never_reached", "The rows that decide no deal, numbered from 1 over all sections",
               list_of_numbers, &Answer::never_reached)
        .other("rules_never_applied", "The rules that change no hold in any deal, numbered from 1",
               list_of_numbers, &Answer::rules_never_applied)
        .text("chart", "The chart as text, which is read as the same chart",
              [](const Answer& answer) { return answer.chart.text; })
        .object("order", order_sentence, &Answer::order)
        .table("lines",
               "How each line of the chart's text was read, if `lines` asks for it; without blank lines and "
               "comments",
               &Answer::lines)
        .texts("warnings", chart_warnings_sentence, &Answer::warnings);
}

std::string to_csv(const VideopokerEvaluateAnswer& answer) {
    return shape_of<ChartLine>().csv(answer.chart.rows);
}

}  // namespace holdfast::ask
