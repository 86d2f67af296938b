// Chances as people read them, with four decimals of a percent, and the error of computing them.
#pragma once

#include <string>

#include <holdfast/bankroll/bounds.h>

namespace holdfast::terminal {

inline constexpr int chance_decimals = 4;

/// "12.5000%", or "<0.0001%" and ">99.9999%" if four decimals would show it as impossible or certain.
std::string chance_text(double chance);

/// A bounded chance: one number, or both bounds if the four decimals shown differ.
std::string chance_text(const bankroll::Bounds& chance);

/// "below 2e-10"
std::string error_text(double error);

}  // namespace holdfast::terminal
