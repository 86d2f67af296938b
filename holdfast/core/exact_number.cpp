#include <algorithm>
#include <cstdlib>

#include <holdfast/core/error.h>
#include <holdfast/core/exact_number.h>

namespace holdfast {
namespace {

/// Programs write numbers near 0 and large ones with an exponent; more than this has no use here.
constexpr int largest_exponent = 60;

std::optional<int> exponent_of(std::string_view text) {
    const bool is_signed = !text.empty() && (text.front() == '-' || text.front() == '+');
    const std::string_view digits = text.substr(is_signed ? 1 : 0);
    constexpr std::size_t most_digits = 3;
    if (digits.empty() || digits.size() > most_digits) return std::nullopt;
    int value = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value = 10 * value + (digit - '0');
    }
    if (value > largest_exponent) return std::nullopt;
    return is_signed && text.front() == '-' ? -value : value;
}

}  // namespace

std::optional<Rational> exact_number(std::string_view text) {
    const std::size_t mark = text.find_first_of("eE");
    const std::optional<int> exponent =
        mark == std::string_view::npos ? std::optional<int>(0) : exponent_of(text.substr(mark + 1));
    if (!exponent) return std::nullopt;
    try {
        Rational value = parse_rational(text.substr(0, mark));
        for (int power = 0; power < std::abs(*exponent); ++power) {
            value *= *exponent > 0 ? Rational(10) : Rational(1, 10);
        }
        return value;
    } catch (const ParseError&) {
        return std::nullopt;
    } catch (const OverflowError&) {
        return std::nullopt;
    }
}

std::string about_commas(std::string_view text) {
    std::string without;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != ',') {
            without += text[at];
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
        if (end - at != 4) return "";
    }
    if (without.size() == text.size() || !exact_number(without)) return "";
    return "; leave out the comma: " + without;
}

}  // namespace holdfast
