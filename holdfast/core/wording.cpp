#include <holdfast/core/utf8.h>
#include <holdfast/core/wording.h>

namespace holdfast {

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
    return joined(texts, separator, separator);
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator,
                   std::string_view last_separator) {
    std::string text;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) text += i + 1 == texts.size() ? last_separator : separator;
        text += texts[i];
    }
    return text;
}

std::string either_of(const std::vector<std::string>& texts) {
    return joined(texts, ", ", " or ");
}

std::string cut_short(std::string_view text) {
    constexpr std::size_t most_code_points = 40;
    constexpr std::string_view ellipsis = "...";
    std::string_view shown = first_code_points(text, most_code_points);
    const bool is_cut = shown.size() < text.size();
    if (is_cut) shown = first_code_points(text, most_code_points - ellipsis.size());
    return printable(shown).append(is_cut ? ellipsis : "");
}

std::string in_quotes(std::string_view text) {
    return "'" + cut_short(text) + "'";
}

}  // namespace holdfast
