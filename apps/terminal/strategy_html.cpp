// The answer `videopoker.strategy` as a cheat sheet: one page of HTML that needs nothing else, with the
// paytable and the return above the chart.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/style.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/videopoker/evaluated_chart.h>
#include <holdfast/queries/videopoker/strategy.h>

namespace holdfast::terminal {

using namespace queries;

namespace {

constexpr int sheet_decimals = 6;

// Two columns of small type and narrow margins: sixty rows fit on a page.
constexpr std::string_view sheet_style =
    "@page { margin: 10mm; }\n"
    "body { font: 9pt/1.25 sans-serif; max-width: 190mm; margin: auto; }\n"
    "article + article { break-before: page; }\n"
    "h1 { font-size: 13pt; margin: 0; }\n"
    "p { margin: 1mm 0; }\n"
    "table.pays { border-collapse: collapse; float: right; margin: 0 0 2mm 4mm; font-size: 8pt; }\n"
    "table.pays td { border-bottom: 1px solid #ccc; padding: 0 2mm; }\n"
    "table.pays td + td { text-align: right; }\n"
    "section { break-inside: avoid; clear: none; }\n"
    "h2 { font-size: 10pt; margin: 2mm 0 0; }\n"
    "ol { margin: 1mm 0; padding-left: 7mm; }\n"
    "ul { margin: 0; padding-left: 4mm; list-style: none; font-style: italic; }\n"
    "footer { font-size: 8pt; margin-top: 2mm; border-top: 1px solid #999; clear: both; }\n";

/// The names may come from a user's paytable, so all texts are escaped. Rows that pay nothing take no room.
std::string pays_table(const videopoker::Game& game) {
    std::string html = "<table class=\"pays\">\n";
    for (const videopoker::PayRow& row : game.rows) {
        if (row.pays.is_zero()) continue;
        html +=
            fmt::format("<tr><td>{}</td><td>{}</td></tr>\n", markup_escaped(row.name), pays_text(row.pays));
    }
    return html + "</table>\n";
}

/// The penalty-card rules of a row, as a list below it; empty if it has none.
std::string rules_below(const EvaluatedChart& chart, std::size_t number) {
    std::string html;
    for (const ChartRuleLine& rule : chart.rules) {
        if (rule.number == number) html += "<li>" + markup_escaped(rule.text) + "</li>\n";
    }
    return html.empty() ? "" : "\n<ul>\n" + html + "</ul>";
}

/// The rows of each section as a numbered list. Numbers run on through all sections, as in the text.
std::string sections(const EvaluatedChart& chart) {
    std::string html;
    std::size_t next = 0;
    while (next < chart.rows.size()) {
        const ChartLine& first = chart.rows[next];
        html += "<section>\n";
        if (!first.section_text.empty()) html += "<h2>" + markup_escaped(first.section_text) + "</h2>\n";
        // The list begins with the number that the text has for this row.
        html += fmt::format("<ol start=\"{}\">\n", first.number);
        // Rows of one section lie side by side.
        for (; next < chart.rows.size() && chart.rows[next].section == first.section; ++next) {
            const ChartLine& line = chart.rows[next];
            html += "<li>" + markup_escaped(line.text) + rules_below(chart, line.number) + "</li>\n";
        }
        html += "</ol>\n</section>\n";
    }
    return html;
}

/// One chart with the paytable beside it, as a page to print.
std::string page(const videopoker::Game& game, const EvaluatedChart& chart) {
    const videopoker::ChartScore& score = chart.score;
    return fmt::format(
        "<article>\n{0}<h1>{1}</h1>\n"
        "<p>Played by this chart it returns <strong>{2}</strong> of every bet ({3});\n"
        "perfect play returns {4}. Misplayed: {5} of {6} deals.</p>\n"
        "{7}<footer>{8}</footer>\n</article>\n",
        pays_table(game), markup_escaped(game.name), percent(score.expected_return(), sheet_decimals),
        score.expected_return().text(),
        percent(Rational(score.best_won, score.total_denominator), sheet_decimals), grouped(score.misplayed),
        grouped(score.deals), sections(chart), markup_escaped(joined(chart_legend(chart), "\n")));
}

}  // namespace

/// Without a script, a font or a link: the file can be kept and mailed.
std::string to_html(const VideopokerStrategyAnswer& answer) {
    std::string pages;
    for (const StrategyChart& found : answer.charts) pages += page(answer.game(), found.chart);
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{0}: "
        "strategy</title>\n"
        "<style>\n{1}</style>\n</head>\n<body>\n{2}</body>\n</html>\n",
        markup_escaped(answer.game().name), sheet_style, pages);
}

}  // namespace holdfast::terminal
