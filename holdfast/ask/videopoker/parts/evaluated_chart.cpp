#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <holdfast/ask/videopoker/parts/evaluated_chart.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/machines/machine_solution.h>
#include <holdfast/videopoker/play/played_rows.h>

namespace holdfast::ask {
namespace {

using videopoker::Chart;
using videopoker::ChartRow;
using videopoker::ChartScore;
using videopoker::ChartWriter;
using videopoker::HoldTypes;
using videopoker::PlayedDeal;
using videopoker::RowScore;

/// The value in bets; none if the row decides no deal, as there is then no least and no most.
std::optional<Rational> value_of(const RowScore& row, u64 value, const ChartScore& score) {
    if (row.deals == 0) return std::nullopt;
    return Rational(u128{value}, score.value_denominator);
}

/// The name of each number of wild cards, such as "one deuce"; none for a chart of one section.
std::vector<std::string> section_names(const EvaluatedChart& chart) {
    std::vector<std::string> names;
    for (const ChartLine& line : chart.rows) {
        // At the first row of each section: sections come in order, and are numbered by their wild cards.
        if (!line.section_text.empty() && line.section == names.size()) names.push_back(line.section_text);
    }
    return names;
}

void chart_rule_shape(Shape<ChartRuleLine>& shape) {
    shape.named("ChartRule")
        .whole_number("row", "The row that it is an exception to, numbered from 1 over all sections",
                      &ChartRuleLine::number)
        .text("text", "The rule in words", &ChartRuleLine::text)
        .count("deals", "Deals in which it changes the hold", &ChartRuleLine::deals);
}

/// The deal in which a chart loses most.
struct WorstDeal {
    const PlayedDeal& played;
    Rational cost;
};

/// Nothing if the chart misplays no deal.
std::optional<WorstDeal> worst_deal(const EvaluatedChart& chart) {
    const ChartScore& score = chart.score;
    if (!score.worst) return std::nullopt;
    return WorstDeal{*score.worst, Rational(u128{score.worst->cost}, score.value_denominator)};
}

void worst_deal_shape(Shape<WorstDeal>& shape) {
    using Worst = WorstDeal;
    shape.named("WorstDeal")
        .text("deal", "The five cards", [](const Worst& worst) { return to_text(worst.played.deal); })
        .text("chart_hold", "The cards that the chart holds; empty if none",
              [](const Worst& worst) { return to_text(worst.played.held); })
        .text("best_hold", "The cards that are best held; empty if none",
              [](const Worst& worst) { return to_text(worst.played.best); })
        .real("cost", "How much less the chart's hold is worth, in bets", &Worst::cost);
}

}  // namespace

EvaluatedChart evaluated_chart(const ChartWriter& writer, const HoldTypes& types, const Chart& chart,
                               ChartScore score, Wager wager, const StopFlag* stop) {
    EvaluatedChart evaluated{{}, {}, std::move(score), writer.text(chart, stop), wager};
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        const std::vector<std::string> texts = writer.row_texts(section, chart.sections[section], stop);
        const std::string heading = types.sections() > 1 ? section_words(types, section) : "";
        for (std::size_t i = 0; i < chart.sections[section].size(); ++i) {
            const ChartRow& row = chart.sections[section][i];
            // [section][row], as in the chart
            const RowScore& played = evaluated.score.rows[section][i];
            evaluated.rows.push_back({section, heading, evaluated.rows.size() + 1, texts[i], played.deals,
                                      played.misplayed, value_of(played, played.least, evaluated.score),
                                      value_of(played, played.most, evaluated.score)});
            for (std::size_t rule = 0; rule < row.rules.size(); ++rule) {
                // The number of the row that was added last.
                evaluated.rules.push_back({evaluated.rows.size(), writer.rule_text(section, row.rules[rule]),
                                           played.rule_deals[rule]});
            }
        }
    }
    return evaluated;
}

void ChartLine::declare(Shape<ChartLine>& shape) {
    shape.named("ChartRow")
        .whole_number("section", "Wild cards dealt", &ChartLine::section)
        // JSON has the rows as a list, in which the place is the number.
        .only_in_csv("row", &ChartLine::number)
        .text("text", "The holds of the row in words", &ChartLine::text)
        .count("deals", "Deals that the row decides", &ChartLine::deals)
        .count("misplayed_deals", "Deals that it decides in which another hold is worth more",
               &ChartLine::misplayed)
        .real("value_least", "The least that its holds are worth, in bets; null if it decides no deal",
              &ChartLine::least)
        .or_null()
        .real("value_most", "The most that they are worth, in bets; null if it decides no deal",
              &ChartLine::most)
        .or_null();
}

std::shared_ptr<const PreparedMachine> machine_in_single(PreparedMachines& machines,
                                                         const PreparedGame& prepared,
                                                         const GameChoice& choice, const Work& work) {
    return prepared.state == PreparedMachine::single_name ? machines.prepare(choice, work) : nullptr;
}

ChartOnMachine chart_on_machine(const PreparedMachine& machine, const videopoker::ChartPlays& plays,
                                const Work& work) {
    const std::vector<u64> rows = rows_played(machine.base, plays.masks, work.stop);
    const Rational found = return_everywhere(machine.base, machine.rules, rows, work).least;
    return {found, machine.optimum.most - found};
}

namespace {

void on_machine_shape(Shape<ChartOnMachine>& shape) {
    shape.named("ChartOnMachine")
        .real("return", "What the machine returns if the chart is played in all of its states",
              &ChartOnMachine::expected_return)
        .real("cost", "How much less that is than the best play returns, at most", &ChartOnMachine::cost);
}

}  // namespace

void EvaluatedChart::declare(Shape<EvaluatedChart>& shape) {
    using Scored = EvaluatedChart;
    shape.named("EvaluatedChart")
        .texts("sections",
               "The names of the sections, by the number of wild cards from 0; empty if there is one section",
               section_names)
        .not_in_csv()
        .table("rows", "The rows in order of play, the highest first", &Scored::rows)
        // A line of CSV is a whole chart, so rows and rules are only counted there.
        .only_in_csv("rows", [](const Scored& chart) { return chart.rows.size(); })
        .table<chart_rule_shape>("rules", "The penalty-card rules: exceptions to rows", &Scored::rules)
        .only_in_csv("rules", [](const Scored& chart) { return chart.rules.size(); })
        .exact("return", "The expected pay of a bet of 1 when playing by the chart",
               [](const Scored& chart) { return chart.score.expected_return(); })
        .real("cost", "How much less that is than the return of perfect play", &Scored::cost)
        .members_of(&Scored::hourly_loss)
        .count("misplayed_deals",
               "Deals in which another hold than the chart's is worth more; if a row needs an order, on "
               "average over all orders",
               [](const Scored& chart) { return chart.score.misplayed; })
        .object<worst_deal_shape>("worst", "The deal in which most is lost; null if none is misplayed",
                                  worst_deal)
        .or_null()
        .not_in_csv()
        .object<on_machine_shape>("machine", "For a machine in the state `single`", &Scored::on_machine)
        .not_in_csv()
        .texts("legend", "Sentences on how the chart is played and what its words mean", chart_legend)
        .not_in_csv();
}

namespace {

struct Explained {
    std::string_view words;  ///< shown if the texts contain them
    std::string_view sentence;
};

constexpr std::array<Explained, 3> explained_in_rows{{
    {"high card", "A high card is one that pays as a pair."},
    // 6 minus the cards minus the straights that fit (HoldVocabulary::gaps), explained without windows.
    {"gap",
     "Gaps are ranks missing inside a straight draw, plus one for each straight cut off by the ace: 965 has "
     "2 gaps, 865 and KQJ 1. Outside: no gap; inside: 1; double inside: 2."},
    {"window",
     "Windows are the straights that a draw fits: 1+2 windows are one of ordinary ranks and two with a rank "
     "that only a wild card can fill."},
}};

// Stems, as a text may say penalty or penalties. "flush penalt" is in "straight flush penalties" too: its
// sentence stands before theirs, which builds on it.
constexpr std::array<Explained, 7> explained_in_rules{{
    {"flush penalt", "A flush penalty to a hold is a discard of its suit."},
    {"it scores higher", "Add up the score of both holds, and keep the higher one."},
    {"straight flush penalt", "A straight flush penalty is one that fits a straight with the hold as well."},
    {"straight penalt",
     "A straight penalty to a hold is a rank among its discards that fits a straight with it."},
    {" lost by ", "Straights lost by a hold are those that need the rank of a discard."},
    {" of one suit", "Discards of one suit are those that share the most common suit."},
    {" over ",
     "\"KQ over - with 986\": it is KQ, this hold is nothing, the other cards are 9 8 6. The letters a to d "
     "after ranks distinguish suits."},
}};

/// Adds the sentences whose words are in the texts, in the order of the list.
template <std::size_t count>
void add_explained(const std::array<Explained, count>& all, const std::string& texts,
                   std::vector<std::string>& sentences) {
    for (const Explained& each : all) {
        if (texts.find(each.words) != std::string::npos) sentences.emplace_back(each.sentence);
    }
}

/// Whether ranks are added up somewhere: "the sum of the other cards", or a card among points.
bool adds_ranks(const std::string& rules) {
    // Rules are read as text, not as structure: a card in a sum stands behind one of four words or signs.
    constexpr std::array<std::string_view, 5> cards{"its highest", "its lowest", "this hold's highest",
                                                    "this hold's lowest", "the "};
    constexpr std::array<std::string_view, 4> before{": ", ", ", "less ", "times "};
    const bool has_card = std::any_of(before.begin(), before.end(), [&](std::string_view each) {
        return std::any_of(cards.begin(), cards.end(), [&](std::string_view card) {
            return rules.find(std::string(each) + std::string(card)) != std::string::npos;
        });
    });
    return has_card || rules.find("the sum of") != std::string::npos;
}

/// "one joker" of a chart with sections; empty if it has one.
std::string one_wild_card(const EvaluatedChart& chart) {
    // Sections are numbered by their wild cards, so this is the one of a single wild card.
    const auto line = std::find_if(chart.rows.begin(), chart.rows.end(),
                                   [](const ChartLine& each) { return each.section == 1; });
    return line == chart.rows.end() ? "" : line->section_text;
}

}  // namespace

std::vector<std::string> chart_legend(const EvaluatedChart& chart) {
    // The texts in which words are looked for, a line each.
    std::string rows;
    std::string rules;
    for (const ChartLine& line : chart.rows) rows += line.text + "\n";
    for (const ChartRuleLine& line : chart.rules) {
        // Its holds are worded like rows.
        rows += line.text.substr(0, line.text.find(':')) + "\n";
        rules += line.text + "\n";
    }
    // The sentence on gaps explains these two words, too; it is found by the word "gap".
    if (rows.find("inside") != std::string::npos || rows.find("outside") != std::string::npos) rows += "gap";

    std::vector<std::string> sentences{
        "Find the highest row that matches cards in your hand, and hold those cards. If several holds match "
        "it, keep the one with more cards; if equal, the one with lower ranks."};
    if (const std::string one = one_wild_card(chart); !one.empty()) {
        const std::string noun = one.substr(one.find(' ') + 1);
        sentences.push_back("Every hold keeps the wild cards of the deal and counts them: with " + one +
                            ", both \"three to a royal flush\" and \"suited JT\" are the " + noun +
                            " and two cards, and \"nine\" is the " + noun + " and a nine.");
    }
    add_explained(explained_in_rows, rows, sentences);
    if (chart.rules.empty()) return sentences;
    sentences.emplace_back(
        "A line with \"but\" is an exception to the row above it, for penalty cards: discards that make a "
        "hold worth less, because they are missing from the draw. \"It\" is the hold that the line names, "
        "\"this hold\" is the row's; the other cards are those that neither of the two keeps.");
    if (rules.find(';') != std::string::npos) {
        sentences.emplace_back(
            "Of the parts between semicolons, the first that applies decides; if none does, keep this hold.");
    }
    add_explained(explained_in_rules, rules, sentences);
    if (adds_ranks(rules)) {
        sentences.emplace_back(
            "Ranks that are added up count 2 to 10, a jack 11, a queen 12, a king 13, an ace 14.");
    }
    return sentences;
}

}  // namespace holdfast::ask
