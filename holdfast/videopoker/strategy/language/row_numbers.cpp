#include <algorithm>
#include <utility>
#include <vector>

#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/row_numbers.h>

namespace holdfast::videopoker {
namespace {

constexpr std::string_view all_digits = "0123456789";
constexpr std::string_view all_blanks = " \t\xff";

/// The place behind a number at `at`; `at` itself if there is none.
std::size_t behind_digits(std::string_view line, std::size_t at) {
    return std::min(line.find_first_not_of(all_digits, at), line.size());
}

std::size_t behind_blanks(std::string_view line, std::size_t at) {
    return std::min(line.find_first_not_of(all_blanks, at), line.size());
}

bool is_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The place behind a dash at `at` and the blanks around it, "1 - quads"; `at` itself if there is none.
std::size_t behind_dash(std::string_view line, std::size_t at) {
    const std::size_t dash = behind_blanks(line, at);
    const std::size_t words = behind_blanks(line, dash + 1);
    return dash > at && line.substr(dash, 1) == "-" && words > dash + 1 ? words : at;
}

/// The number that a row may have in a list, with the place behind it and that of its words.
struct RowNumber {
    int number = 0;
    std::size_t end = 0;
    std::size_t words = 0;
};

std::optional<RowNumber> row_number(std::string_view line) {
    constexpr std::size_t most_digits = 4;  // of 5,000 rows
    const std::size_t first = behind_blanks(line, 0);
    const std::size_t end = behind_digits(line, first);
    const std::size_t behind = behind_dash(line, end);
    const bool has_dash = behind > end;
    const std::size_t words = has_dash ? behind : behind_blanks(line, end);
    const std::size_t length = end - first;
    if (length == 0 || length > most_digits || words == line.size() || words == end) return std::nullopt;
    const auto gap = line.substr(end, words - end);
    const bool is_wide = std::count(gap.begin(), gap.end(), filler) + 2 <= static_cast<int>(gap.size());
    // In a column, the blanks behind 9 and 10 differ by one. No hold begins with such a number.
    if (!is_wide && !has_dash && length == 1) return std::nullopt;
    return RowNumber{std::stoi(std::string(line.substr(first, length))), end, words};
}

}  // namespace

void mark_numbers(std::string& text) {
    std::vector<std::pair<std::size_t, std::size_t>> gaps;  // between the numbers and their words
    int last = 0;
    bool is_between = true;  // no numbered line is above, or the line above is not numbered
    bool has_two = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        const std::size_t first = line.find_first_not_of(" \t\r\xff");
        const std::optional<RowNumber> row = row_number(line);
        if (row) {
            if (row->number != (is_between ? 1 : last + 1)) return;
            has_two |= row->number == 2;
            last = row->number;
            gaps.emplace_back(begin + row->end, begin + row->words);
        }
        const bool is_rule = first != line.npos && line.substr(first, 4) == "but ";
        if (first != line.npos && line[first] != '#' && !is_rule) is_between = !row;
        begin = end + 1;
    }
    if (!has_two || is_between) return;
    for (const auto& [end, words] : gaps) {
        std::replace(text.begin() + static_cast<std::ptrdiff_t>(end),
                     text.begin() + static_cast<std::ptrdiff_t>(words), '-', ' ');
        text[end] = '.';
    }
}

std::optional<NumberedLine> after_number(std::string_view line) {
    const std::size_t first = behind_blanks(line, 0);
    const std::size_t end = behind_digits(line, first);
    const std::size_t dash = behind_blanks(line, end);
    const bool has_dash = dash < line.size() && line[dash] == '-';
    const std::size_t words = has_dash ? behind_blanks(line, dash + 1) : dash;
    if (end == first || words == end || words == line.size()) return std::nullopt;
    // "10-K" are ranks.
    const bool is_ten = line.substr(first, end - first) == "10";
    const bool is_rank = std::string_view("JQKAjqka").find(line[words]) != std::string_view::npos &&
                         (words + 1 == line.size() || !is_of_word(line[words + 1]));
    if (is_ten && is_rank) return std::nullopt;
    return NumberedLine{line.substr(first, end - first), trimmed(line.substr(words))};
}

std::optional<NumberedLine> after_hash_number(std::string_view line) {
    const std::size_t hash = behind_blanks(line, 0);
    if (line.substr(hash, 1) != "#") return std::nullopt;
    const std::size_t end = behind_digits(line, hash + 1);
    const bool has_sign =
        end < line.size() && std::string_view(".):").find(line[end]) != std::string_view::npos;
    const std::size_t words = behind_blanks(line, end + (has_sign ? 1 : 0));
    if (end == hash + 1 || words <= end + (has_sign ? 1 : 0) || words == line.size()) return std::nullopt;
    return NumberedLine{line.substr(hash, end - hash), trimmed(line.substr(words))};
}

std::string without_dash(const NumberedLine& line) {
    return std::string(line.number) + " " + std::string(line.words);
}

std::string advice_on(const NumberedLine& line) {
    const bool has_hash = line.number.front() == '#';
    const std::string number(line.number.substr(has_hash ? 1 : 0));
    const std::string row = without_fillers(line.words);
    const std::string as_row = in_quotes(number + ". " + row);
    return has_hash
               ? in_quotes("#" + number + " " + row) + " may be a row with its number or a comment; write " +
                     as_row + " or " + in_quotes("# " + number + " " + row) + ", and so in all such lines"
               : in_quotes(number) + " does not fit here; if it is the number of the row, write " + as_row +
                     ", and so in all such lines";
}

}  // namespace holdfast::videopoker
