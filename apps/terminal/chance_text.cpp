#include <apps/terminal/chance_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>

namespace holdfast::terminal {

namespace {

/// Half of the last decimal that is shown.
constexpr double too_small_to_show = 0.5e-6;

}  // namespace

std::string chance_text(double chance) {
    if (chance > 0 && chance < too_small_to_show) return "<0.0001%";
    if (chance < 1 && chance > 1 - too_small_to_show) return ">99.9999%";
    return ask::percent(chance, chance_decimals);
}

std::string chance_text(const bankroll::Bounds& chance) {
    std::string most = chance_text(chance.most);
    if (chance_text(chance.least) == most) return most;
    const bool is_low = chance.least < too_small_to_show;
    const bool is_high = chance.most > 1 - too_small_to_show;
    if (is_low && is_high) return "not known";
    if (is_low) return chance.most < too_small_to_show ? most : "at most " + most;
    if (!is_high) return chance_text(chance.least) + " to " + most;
    return chance.least > 1 - too_small_to_show ? chance_text(chance.least)
                                                : "at least " + chance_text(chance.least);
}

std::string error_text(double error) {
    // One digit is shown. Rounding to it takes off less than a third (1.49 becomes 1), and three halves make
    // up for that: the error is below what is shown.
    return fmt::format("below {:.0e}", 1.5 * error);
}

}  // namespace holdfast::terminal
