// The basic chart of a game: that of `videopoker.strategy` without rows, bands or penalties.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::ask {

/// The chart, and everything that it was found with. The members refer to one another, so it cannot be
/// copied.
struct BasicChart {
    /// Keeps a reference: `tables` must outlive this object. Throws FieldError on `field` if the game's deals are too
    /// different for a chart, and Stopped. Only the search reports progress.
    BasicChart(const videopoker::GameTables& tables, std::string_view field, const Work& work);
    BasicChart(const BasicChart&) = delete;
    BasicChart& operator=(const BasicChart&) = delete;

    videopoker::HoldTypes types;
    videopoker::DealWalk walk;
    videopoker::HoldVocabulary vocabulary;
    videopoker::ChartWriter writer;
    videopoker::Chart chart;
    std::string text;  ///< as `videopoker.evaluate` reads it
};

}  // namespace holdfast::ask
