// A strategy chart as a card to carry: the same words, whether the file is text, a web page or a picture.
//
//   9/6 Jacks or Better                      title
//
//   Pays: royal flush 800, straight ...      rows that pay nothing are left out
//
//     1  four to a royal flush               rows, numbered through all sections,
//          - with a penalty card, ...        each with its penalty-card rules
//
//   Find the highest row ...                 legend
//   Returns 99.5429188% of each bet ...      what the chart is worth
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <holdfast/ask/videopoker/parts/evaluated_chart.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::terminal {

/// Its texts are printable(), but not escaped for markup.
struct StrategyCard {
    struct Row {
        std::size_t number;
        std::string text;
        std::vector<std::string> rules;
    };
    struct Section {
        std::string heading;  ///< "one deuce"; empty if a chart has one section
        std::vector<Row> rows;
    };

    std::string title;
    std::string pays;  ///< of all hands that pay, in one sentence
    std::vector<Section> sections;
    std::vector<std::string> legend;
    std::string worth;  ///< sentences: the return, the cost, the deals misplayed
};

StrategyCard strategy_card(const videopoker::Game& game, const ask::EvaluatedChart& chart);

/// All cards as plain text, at most 60 columns wide, with a line across between two cards.
std::string cards_text(const std::vector<StrategyCard>& cards);

/// A web page that prints each card on a page of its own, if it fits on one, and needs no other file.
std::string cards_html(const std::vector<StrategyCard>& cards);

/// A picture of all cards in the size of A6, two side by side. A longer chart continues on further
/// ones.
std::string cards_svg(const std::vector<StrategyCard>& cards);

}  // namespace holdfast::terminal
