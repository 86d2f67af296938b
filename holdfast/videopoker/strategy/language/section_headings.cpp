#include <string>

#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/section_headings.h>

namespace holdfast::videopoker {
namespace {

/// The name of a game's wild cards: "deuce" and "deuces", "joker", or "wild card".
std::string wild_noun(const HoldTypes& types, bool is_one) {
    const Game& game = types.tables().game();
    if (game.wild.empty()) return is_one ? "joker" : "jokers";
    if (game.deck.jokers() == 0 && game.wild.size() == suit_count && !types.wild_ranks().empty()) {
        const Rank rank = static_cast<Rank>(__builtin_ctz(types.wild_ranks().mask()));
        return is_one ? std::string(word_of(rank)) : plural_of(rank);
    }
    return is_one ? "wild card" : "wild cards";
}

/// Takes the game's name for its wild cards, or "wild cards", which every game allows.
bool take_wild_noun(const HoldTypes& types, TokenCursor& heading) {
    return heading.take_words("wild card") || heading.take_words("wild cards") ||
           heading.take_words(wild_noun(types, true)) || heading.take_words(wild_noun(types, false));
}

}  // namespace

std::optional<std::size_t> section_said(const HoldTypes& types, TokenCursor line) {
    int number = 1;
    // "joker:" is short for "one joker:".
    if (types.sections() == 1 || !line.is(":", 1)) {
        number = number_said(line.next());
        line.skip();
    }
    if (number < 0 || !take_wild_noun(types, line) || !(line.is(":") || line.at_end())) return std::nullopt;
    return static_cast<std::size_t>(number);
}

bool is_heading(const HoldTypes& types, TokenCursor line, std::optional<std::size_t> section) {
    // Only a heading ends in a colon.
    if (line.last().is(":")) return true;
    const int number = number_said(line.next());
    const bool is_section = number >= 0 && static_cast<std::size_t>(number) < types.sections();
    if (types.sections() == 1 || !is_section) return false;
    line.skip();
    return take_wild_noun(types, line) && line.at_end() && section != static_cast<std::size_t>(number);
}

std::string section_words(const HoldTypes& types, std::size_t section) {
    return std::string(numbers_in_words[section]) + " " + wild_noun(types, section == 1);
}

}  // namespace holdfast::videopoker
