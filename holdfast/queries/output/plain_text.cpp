#include <algorithm>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/output/plain_text.h>

namespace holdfast::queries {

std::string grouped(u128 count) {
    std::string text = to_text(count);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, 1, ',');
    return text;
}

std::string percent(const Rational& value, int decimals) {
    return decimal_text(value * Rational(100), decimals) + "%";
}

std::string pays_text(const Rational& pays) {
    if (pays.is_integer()) return grouped(static_cast<u64>(pays.numerator().to_u128()));
    constexpr int most_decimals = 12;  // a pay's denominator is at most 10^12
    Rational scaled = pays;
    for (int decimals = 1; decimals <= most_decimals; ++decimals) {
        scaled *= Rational(10);
        if (scaled.is_integer()) return decimal_text(pays, decimals);
    }
    return pays.text();
}

std::string spaced_cards(const std::vector<Card>& cards) {
    if (cards.empty()) return "nothing";
    std::string text;
    for (const Card card : cards) (text += text.empty() ? "" : " ") += to_text(card);
    return text;
}

std::size_t display_width(std::string_view text) {
    return count_code_points(text);
}

std::string with_look(std::string_view text, Look look, const TextStyle& style) {
    if (!style.colour || look == Look::plain || text.empty()) return std::string(text);
    const std::string_view code = look == Look::bold ? "1" : look == Look::dim ? "2" : "1;32";
    return (std::string("\x1b[").append(code) + "m").append(text) + "\x1b[0m";
}

std::vector<std::string> wrapped(std::string_view list, std::size_t width) {
    constexpr std::string_view separator = ", ";
    std::vector<std::string> lines;
    while (width > 0 && display_width(list) > width) {
        std::size_t cut = list.find(separator);
        for (std::size_t next = cut;
             next != std::string_view::npos && display_width(list.substr(0, next + 1)) <= width;
             next = list.find(separator, next + 1)) {
            cut = next;
        }
        if (cut == std::string_view::npos) break;
        lines.emplace_back(list.substr(0, cut + 1));
        list.remove_prefix(cut + separator.size());
    }
    lines.emplace_back(list);
    return lines;
}

}  // namespace holdfast::queries
