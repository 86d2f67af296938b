// Bets as people read them, and dollars beside them if the price of a bet is known.
#pragma once

#include <string>

#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/core/rational.h>

namespace holdfast::terminal {

/// " ($1,092.50)"; nothing without the price of a bet.
std::string in_dollars(const Rational& bets, const ask::Wager& wager);
std::string in_dollars(double bets, const ask::Wager& wager);

/// "1 bet", "200 bets", "200 bets ($250.00)"
std::string bets_in_words(const Rational& bets, const ask::Wager& wager);

}  // namespace holdfast::terminal
