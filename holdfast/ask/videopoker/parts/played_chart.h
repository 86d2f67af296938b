// A chart that somebody wrote, read and played: what `videopoker.evaluate` and `videopoker.diff` share.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>

namespace holdfast::ask {

/// Throws FieldError on `field` if the text is blank, before anything that takes long. `source`: what errors call
/// the text, a file's name or nothing.
void check_has_rows(std::string_view field, const std::string& text, const std::string& source);

/// Throws FieldError if the text is not a chart of the game, and Stopped.
videopoker::ChartReading read_chart(const videopoker::HoldVocabulary& vocabulary, std::string_view field,
                                    const std::string& text, const std::string& source, const StopFlag* stop);

/// Throws FieldError if no row covers some deal, which the error shows, and Stopped. `plays`: null, or to be filled.
videopoker::ChartScore played_chart(const videopoker::HoldTypes& types, const videopoker::Chart& chart,
                                    std::string_view field, const std::string& text,
                                    const std::string& source, const Work& work,
                                    videopoker::ChartPlays* plays = nullptr);

}  // namespace holdfast::ask
