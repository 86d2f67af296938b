// Charts without words that do nothing.
//
// A search puts types into rows by what they are worth, not by whether the rows above leave any deal for
// them: below "four of a kind of A" a row may list four aces with their fifth card.
#pragma once

#include <holdfast/strategy/charts/chart_score.h>
#include <holdfast/strategy/language/chart_text.h>

namespace holdfast::videopoker {

/// The chart without the parts of its rows' texts that decide no deal. It is played alike in every deal: a
/// hold that is never its row's own is never asked for. A row that decides no deal stays as it is. `score`:
/// of the chart.
Chart without_idle_parts(const ChartWriter& writer, Chart chart, const ChartScore& score);

}  // namespace holdfast::videopoker
