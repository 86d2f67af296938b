#include <algorithm>

#include <fmt/format.h>

#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {

std::optional<std::string> doubt_of_thousands(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    constexpr std::size_t group = 3;
    const std::size_t begin = !text.empty() && text.front() == '$' ? 1 : 0;
    const std::size_t point = std::min(text.find_first_not_of(digits, begin), text.size());
    const std::size_t end = std::min(text.find_first_not_of(digits, point + 1), text.size());
    // Nobody writes a last decimal of 0 behind two others, nor thousands that begin with 0.
    const bool is_grouped = point < text.size() && text[point] == '.' && end == point + 1 + group &&
                            text[end - 1] == '0' && point > begin && point <= begin + group &&
                            text[begin] != '0';
    if (!is_grouped) return std::nullopt;
    const std::string_view unit = text.substr(end);
    // A fraction, an exponent, or more of the same number.
    constexpr std::string_view more = "./%eE";
    if (!unit.empty() && more.find(unit.front()) != std::string_view::npos) return std::nullopt;
    std::string decimals(text.substr(point, group + 1));
    decimals.erase(decimals.find_last_not_of('0') + 1);
    if (decimals == ".") decimals.clear();
    const std::string sign(text.substr(0, begin));
    const std::string whole(text.substr(begin, point - begin));
    const std::string small = sign + whole + decimals + std::string(unit);
    const std::string large = sign + whole + std::string(text.substr(point + 1, group)) + std::string(unit);
    return fmt::format("{0} may be {1} or {2}: write {1} or {2}", in_quotes(text), small, large);
}

}  // namespace holdfast::ask
