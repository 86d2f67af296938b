// The rows that change between two charts, as a table.
#pragma once

#include <string>
#include <vector>

#include <apps/terminal/style.h>

#include <holdfast/ask/videopoker/chart_changes.h>

namespace holdfast::terminal {

std::string chart_change_table(const std::vector<ask::ChartRowChange>& rows, const TextStyle& style);

}  // namespace holdfast::terminal
