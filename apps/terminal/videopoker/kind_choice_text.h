// A choice between two kinds of hold, in the cells of a table.
#pragma once

#include <string>

#include <holdfast/ask/videopoker/kind_choice.h>

namespace holdfast::terminal {

/// The kind not to hold.
std::string rather_than_text(const ask::KindChoice& choice);

/// "all 123,456 deals", "98.20% of 123,456 deals"; empty if they were not counted.
std::string right_text(const ask::KindChoice& choice);

}  // namespace holdfast::terminal
