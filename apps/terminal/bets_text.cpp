#include <algorithm>
#include <cmath>

#include <apps/terminal/bets_text.h>

#include <holdfast/ask/answer/numbers.h>

namespace holdfast::terminal {

using namespace ask;

std::string bets_text(double bets, int places) {
    const std::string digits = fixed_text(std::fabs(bets), places);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    // No sign if it rounds to zero: not "-0.00".
    const bool is_negative = bets < 0 && digits.find_first_not_of("0.") != std::string::npos;
    u128 whole = 0;
    for (const char digit : digits.substr(0, point)) whole = 10 * whole + static_cast<unsigned>(digit - '0');
    return (is_negative ? "-" : "") + grouped(whole) + digits.substr(point);
}

std::string bets_text(const Rational& bets) {
    return bets_text(nearest_double(bets), bets.is_integer() ? 0 : 2);
}

std::string dollars_text(double dollars) {
    constexpr int cents = 2;
    constexpr int most_places = 12;
    constexpr double ten_cents = 0.0995;  // what is above rounds to more
    constexpr double three_digits = 99.5;
    const double amount = std::fabs(dollars);
    int places = cents;
    double digits_shown = 100 * amount;
    while (0 < amount && amount < ten_cents && digits_shown < three_digits && places < most_places) {
        digits_shown *= 10;
        ++places;
    }
    std::string digits = bets_text(dollars, places);
    while (digits.back() == '0' && digits[digits.size() - 1 - cents] != '.') digits.pop_back();
    return digits.front() == '-' ? "-$" + digits.substr(1) : "$" + digits;
}

}  // namespace holdfast::terminal
