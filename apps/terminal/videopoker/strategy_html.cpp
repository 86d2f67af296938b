// Strategy cards as a web page: it needs nothing else, and the browser prints it, or saves it as PDF.
#include <apps/terminal/videopoker/strategy_card.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>

namespace holdfast::terminal {
namespace {

// Two columns of small type and narrow margins: a hundred rows fit on a page.
constexpr std::string_view sheet_style =
    "@page { margin: 10mm; }\n"
    "body { font: 9pt/1.25 sans-serif; max-width: 190mm; margin: auto; overflow-wrap: anywhere; }\n"
    "article + article { break-before: page; }\n"
    "h1 { font-size: 13pt; margin: 0; }\n"
    "p { margin: 1mm 0; }\n"
    ".rows { columns: 2; column-gap: 6mm; }\n"
    "h2 { font-size: 10pt; margin: 2mm 0 0; break-after: avoid; }\n"
    "ol { margin: 1mm 0; padding-left: 7mm; }\n"
    "li { break-inside: avoid; }\n"
    "ul { margin: 0; padding-left: 4mm; list-style: none; font-style: italic; }\n"
    "footer { font-size: 8pt; margin-top: 2mm; border-top: 1px solid #999; }\n";

/// The penalty-card rules of a row, as a list below it; empty if it has none.
std::string rules_below(const StrategyCard::Row& row) {
    std::string html;
    for (const std::string& rule : row.rules) html += "<li>" + markup_escaped(rule) + "</li>\n";
    return html.empty() ? "" : "\n<ul>\n" + html + "</ul>";
}

/// The rows of each section as a numbered list. Numbers run on through all sections, as in the text.
std::string section_list(const StrategyCard::Section& section) {
    std::string html = "<section>\n";
    if (!section.heading.empty()) html += "<h2>" + markup_escaped(section.heading) + "</h2>\n";
    html += fmt::format("<ol start=\"{}\">\n", section.rows.front().number);
    for (const StrategyCard::Row& row : section.rows) {
        html += "<li>" + markup_escaped(row.text) + rules_below(row) + "</li>\n";
    }
    return html + "</ol>\n</section>\n";
}

/// A card as a page to print.
std::string page(const StrategyCard& card) {
    std::string html = fmt::format("<article>\n<h1>{}</h1>\n<p>{}</p>\n<div class=\"rows\">\n",
                                   markup_escaped(card.title), markup_escaped(card.pays));
    for (const StrategyCard::Section& section : card.sections) html += section_list(section);
    html += "</div>\n<footer>\n";
    for (const std::string& sentence : card.legend) html += "<p>" + markup_escaped(sentence) + "</p>\n";
    return html + "<p>" + markup_escaped(card.worth) + "</p>\n</footer>\n</article>\n";
}

}  // namespace

/// Without a script, a font or a link: the file can be kept and mailed.
std::string cards_html(const std::vector<StrategyCard>& cards) {
    std::string pages;
    for (const StrategyCard& card : cards) pages += page(card);
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{0}: "
        "strategy</title>\n"
        "<style>\n{1}</style>\n</head>\n<body>\n{2}</body>\n</html>\n",
        markup_escaped(cards.front().title), sheet_style, pages);
}

}  // namespace holdfast::terminal
