// Amounts as people read them, in bets or dollars.
#pragma once

#include <string>

#include <holdfast/core/rational.h>

namespace holdfast::terminal {

/// "1,092", "1,092.06", "-2,551"
std::string bets_text(double bets, int places);
/// Two decimals unless it is a whole number.
std::string bets_text(const Rational& bets);

/// "$1,092.50", "-$3.42", "$0.0342": to the cent, and with three digits below ten cents.
std::string dollars_text(double dollars);

}  // namespace holdfast::terminal
