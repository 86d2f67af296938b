// A call that a player considers, in words.
#pragma once

#include <string>

#include <holdfast/ask/holdem/call.h>
#include <holdfast/core/rational.h>

namespace holdfast::terminal {

/// "+12.50", "-3.20", in the unit of the pot.
std::string call_gain_text(const Rational& gain);

/// "Calling 40 into a pot of 120 breaks even at an equity of 25.0000%, with no further betting". Ends the line.
std::string call_sentence(const ask::Call& call);

}  // namespace holdfast::terminal
