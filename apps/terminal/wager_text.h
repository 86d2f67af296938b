// Amounts as people read them: bets, and dollars beside them if the price of a bet is known.
#pragma once

#include <string>

#include <holdfast/ask/videopoker/wager.h>
#include <holdfast/core/rational.h>

namespace holdfast::terminal {

/// "1,092", "1,092.06", "-2,551"
std::string bets_text(double bets, int places);
/// Two decimals unless it is a whole number.
std::string bets_text(const Rational& bets);

/// "$1,092.50", "-$3.42", "$0.0342": to the cent, and with three digits below ten cents.
std::string dollars_text(double dollars);

/// " ($1,092.50)"; nothing without the price of a bet.
std::string in_dollars(const Rational& bets, const ask::Wager& wager);
std::string in_dollars(double bets, const ask::Wager& wager);

/// "1 bet", "200 bets", "200 bets ($250.00)"
std::string bets_in_words(const Rational& bets, const ask::Wager& wager);

}  // namespace holdfast::terminal
