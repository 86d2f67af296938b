// A chart with what it is worth, ready to be shown: its rows in players' words, each with the deals that it
// decides. The answers that have charts are made of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/queries/videopoker/prepared_games.h>
#include <holdfast/videopoker/strategy/chart_score.h>
#include <holdfast/videopoker/strategy/hold_phrase.h>

namespace holdfast::queries {

struct ScoredRow {
    std::size_t section;             ///< wild cards dealt
    std::string text;                ///< "three to a royal flush"
    std::vector<std::string> rules;  ///< "but four to a flush: take it if ..."
    videopoker::RowScore score;
};

struct ScoredChart {
    std::vector<std::string> sections;  ///< "no deuces", "one deuce", ...; one for a game without wild cards
    std::vector<ScoredRow> rows;        ///< of all sections, in order of play
    std::string chart;                  ///< the whole chart, as videopoker.score reads it
    videopoker::ChartScore score;

    bool has_rules() const;
};

/// Plays the chart in every deal. Throws Stopped.
ScoredChart scored_chart(const videopoker::HoldVocabulary& vocabulary, const videopoker::Chart& chart,
                         const Work& work = {});

/// What is lost against perfect play at 600 hands an hour, in bets.
Rational bets_an_hour_lost(const ScoredChart& chart);

}  // namespace holdfast::queries
