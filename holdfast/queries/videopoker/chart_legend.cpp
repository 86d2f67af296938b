#include <algorithm>
#include <array>
#include <string_view>

#include <holdfast/queries/videopoker/chart_legend.h>

namespace holdfast::queries {
namespace {

struct Explained {
    std::string_view words;  ///< shown where the texts contain them
    std::string_view sentence;
};

constexpr std::array<Explained, 3> explained_in_rows{{
    {"high card", "High cards are those whose pair pays."},
    // 6 less the cards less the straights that fit (HoldVocabulary::gaps), said without windows.
    {"gap",
     "A gap is a rank that a straight still needs between the cards of a draw, or one that is missing "
     "beyond its end at the ace: 965 has 2 gaps, 865 and KQJ 1. Outside: no gap; inside: 1; double "
     "inside: 2."},
    {"window",
     "Windows are the straights that a draw fits: with 1+2 windows, one of ordinary ranks and two "
     "with a rank that only a wild card can fill."},
}};

// Stems, as a text may say penalty or penalties. "flush penalt" is in "straight flush penalties" too: its
// sentence stands before theirs, which builds on it.
constexpr std::array<Explained, 7> explained_in_rules{{
    {"flush penalt", "A flush penalty to a hold is a discard in its suit."},
    {"it scores higher", "Scores are added up for both holds; the one with more is held."},
    {"straight flush penalt", "A straight flush penalty is one that fits a straight with the hold as well."},
    {"straight penalt",
     "A straight penalty to a hold is a rank among its discards that fits a straight with it."},
    {" lost by ",
     "Straights lost by a hold are those it could make but for the discards: they need the rank "
     "of one."},
    {" of one suit", "Discards of one suit: as many as share the commonest suit."},
    {" over ",
     "\"KQ over - with 986\": it is KQ, this hold is nothing, the other cards are 9 8 6; the letters a "
     "to d after ranks tell suits apart."},
}};

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

/// "one joker" of a chart with sections; empty where it has one.
std::string one_wild_card(const ScoredChart& chart) {
    // Sections are numbered by their wild cards, so this is the one of a single wild card.
    const auto line = std::find_if(chart.rows.begin(), chart.rows.end(),
                                   [](const ChartLine& each) { return each.section == 1; });
    return line == chart.rows.end() ? "" : line->section_text;
}

}  // namespace

std::vector<std::string> chart_legend(const ScoredChart& chart) {
    std::string rows;
    std::string rules;
    for (const ChartLine& line : chart.rows) rows += line.text + "\n";
    for (const ChartRuleLine& line : chart.rules) {
        // Its holds are worded like rows.
        rows += line.text.substr(0, line.text.find(':')) + "\n";
        rules += line.text + "\n";
    }
    if (rows.find("inside") != std::string::npos || rows.find("outside") != std::string::npos) rows += "gap";

    std::vector<std::string> sentences{
        "Play the highest row that some hold fits. If several fit it, keep the one with more cards; if they "
        "have as many, the one with the lower cards."};
    if (const std::string one = one_wild_card(chart); !one.empty()) {
        const std::string noun = one.substr(one.find(' ') + 1);
        sentences.push_back("Every hold keeps the wild cards of the deal and counts them: with " + one +
                            ", both \"three to a royal flush\" and \"suited JT\" are the " + noun +
                            " and two cards, and \"nine\" is the " + noun + " and a nine.");
    }
    add_explained(explained_in_rows, rows, sentences);
    if (chart.rules.empty()) return sentences;
    sentences.emplace_back(
        "A line with \"but\" is an exception to the row above it. \"It\" is the hold that the line names, "
        "\"this "
        "hold\" is the row's; the other cards are those that neither of the two keeps.");
    if (rules.find(';') != std::string::npos) {
        sentences.emplace_back(
            "Between semicolons, the first part that applies decides; where none does, this hold stays.");
    }
    add_explained(explained_in_rules, rules, sentences);
    if (adds_ranks(rules)) {
        sentences.emplace_back(
            "Ranks that are added up count 2 to 10, a jack 11, a queen 12, a king 13, an ace 14.");
    }
    return sentences;
}

}  // namespace holdfast::queries
