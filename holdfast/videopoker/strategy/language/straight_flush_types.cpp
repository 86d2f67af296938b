#include <algorithm>

#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/straight_flush_types.h>

namespace holdfast::videopoker {

bool has_fourth_type(std::string_view text) {
    const std::string small = in_small_letters(text);
    constexpr std::string_view word = "type ";
    for (std::size_t at = 0; (at = small.find(word, at)) != small.npos;) {
        const std::size_t begin = small.rfind('\n', at) + 1;  // 0 in the first line, as npos + 1 is 0
        const bool is_comment = small.substr(begin, at - begin).find('#') != small.npos;
        at += word.size();
        const std::size_t end = std::min(small.find_first_not_of("0123456789", at), small.size());
        const std::string number = small.substr(at, end - at);
        if (!is_comment && (number.size() > 1 || number > "3")) return true;
    }
    return false;
}

void check_types(const TokenCursor& row, const std::vector<ChartToken>& tokens, bool has_own_types,
                 std::vector<std::string>& notes) {
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].is("type") || number_said(tokens[at + 1]) < 1) continue;
        if (has_own_types) {
            row.refuse(tokens[at], tokens[at],
                       "'three to a straight flush' has types, 1 to 3, as in 9/6 Jacks or Better; this chart "
                       "has a type 4, so it counts in another way: say gaps and high cards instead, as in "
                       "'with 1 gap and 1 high card'");
        }
        constexpr const char* note =
            "types of three to a straight flush were read as in the Wizard of Odds' chart for 9/6 Jacks or "
            "Better: type 1 has as many high cards as gaps or more, type 2 one fewer, type 3 two fewer";
        if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.emplace_back(note);
    }
}

}  // namespace holdfast::videopoker
