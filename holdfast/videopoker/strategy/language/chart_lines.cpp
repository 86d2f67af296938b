#include <algorithm>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/chart_lines.h>

namespace holdfast::videopoker {

void check_lengths(std::string_view text) {
    constexpr std::size_t most = 100'000;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end - begin > most) {
            throw ParseError("a line of a chart has at most 100,000 characters", std::string(text),
                             begin + most);
        }
        begin = end + 1;
    }
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = after_byte_order_mark(text); begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::size_t after_list_mark(std::string_view line) {
    const auto first_of_words = [&](std::size_t at) {
        return std::min(line.find_first_not_of(" \t\xff", at), line.size());
    };
    std::size_t marked = 0;
    for (const std::string_view bullet : {"- ", "-\xff", "* ", "\xe2\x80\xa2"}) {
        const std::size_t first = first_of_words(0);
        if (line.substr(first, bullet.size()) == bullet) marked = first + bullet.size();
    }
    for (const std::string_view box : {"[ ]", "[x]", "[X]"}) {
        const std::size_t first = first_of_words(marked);
        if (line.substr(first, box.size()) == box) marked = first + box.size();
    }
    const std::size_t begin = first_of_words(marked);
    const bool is_in_brackets = begin < line.size() && line[begin] == '(';
    const std::size_t first = begin + (is_in_brackets ? 1 : 0);
    // A number alone is not a list mark: "3 of a kind" begins with one.
    const std::size_t digits = std::min(line.find_first_not_of("0123456789", first), line.size());
    if (digits == first || digits == line.size()) return marked;
    const char sign = line[digits];
    const bool is_mark = sign == ')' || (!is_in_brackets && (sign == '.' || sign == ':' || sign == '\t'));
    return is_mark ? digits + 1 : marked;
}

std::vector<ChartToken> line_tokens(std::string_view line) {
    return chart_tokens(line, after_list_mark(line), line.size());
}

bool is_foreign(std::string_view line) {
    try {
        return has_foreign_word(line_tokens(line));
    } catch (const ParseError&) {
        return true;
    }
}

std::vector<std::vector<ChartToken>> between_semicolons(const std::vector<ChartToken>& tokens) {
    std::vector<std::vector<ChartToken>> parts(1);
    int brackets = 0;
    for (const ChartToken& token : tokens) {
        brackets += token.is("(") ? 1 : token.is(")") ? -1 : 0;
        if (token.is(";") && brackets == 0) {
            parts.back().push_back({ChartToken::Kind::end, "", "", token.position, 1});
            parts.emplace_back();
        } else {
            parts.back().push_back(token);
        }
    }
    return parts;
}

}  // namespace holdfast::videopoker
