#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <holdfast/core/text.h>
#include <holdfast/strategy/language/chart_titles.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::videopoker {
namespace {

/// Words that titles add to the name of a game.
constexpr std::array<std::string_view, 25> added_words{
    "a",     "advanced", "and",        "basic",        "best", "chart",   "complete", "expert", "for",
    "full",  "guide",    "holds",      "intermediate", "of",   "optimal", "optimum",  "pay",    "perfect",
    "poker", "simple",   "simplified", "strategy",     "the",  "video",   "wizard"};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The words of a text in small letters and rising, without numbers.
std::vector<std::string> title_words(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        bool has_digit = false;
        for (; at < text.size() && (is_letter(text[at]) || is_digit(text[at])); ++at) {
            has_digit |= is_digit(text[at]);
        }
        if (at == begin) {
            ++at;
        } else if (!has_digit) {
            words.push_back(in_small_letters(text.substr(begin, at - begin)));
        }
    }
    std::sort(words.begin(), words.end());
    return words;
}

/// The words that are not added ones.
std::vector<std::string> name_words(std::vector<std::string> words) {
    const auto is_added = [](const std::string& word) {
        return std::find(added_words.begin(), added_words.end(), word) != added_words.end();
    };
    words.erase(std::remove_if(words.begin(), words.end(), is_added), words.end());
    return words;
}

}  // namespace

bool is_title(std::string_view line, const Game& game) {
    constexpr std::size_t longest = 200;  // bytes; a longer line is no title
    if (line.size() > longest || line.find('"') != std::string_view::npos) return false;
    const std::vector<std::string> words = title_words(line);
    const std::vector<std::string> name = name_words(words);
    const auto has = [&](const char* word) { return std::binary_search(words.begin(), words.end(), word); };
    if (name.empty()) return has("strategy");
    // No hold has the word "poker", so part of a name is enough: "Joker Poker" for each of several games.
    const auto is_name = [&](std::string_view each) {
        const std::vector<std::string> whole = name_words(title_words(each));
        return name == whole ||
               (has("poker") && std::includes(whole.begin(), whole.end(), name.begin(), name.end()));
    };
    const std::vector<std::string_view> ids = catalog_ids();
    return is_name(game.name) || std::any_of(ids.begin(), ids.end(), is_name);
}

bool names_another_game(std::string_view title, const Game& game) {
    const std::vector<std::string> name = name_words(title_words(title));
    const std::vector<std::string> own = name_words(title_words(game.name));
    return !std::includes(own.begin(), own.end(), name.begin(), name.end());
}

FirstLine first_line_of(const HoldVocabulary& vocabulary, const std::vector<ChartRow>& rows, bool is_name) {
    if (rows.size() < 2 || !rows.front().rules.empty()) return FirstLine::row;
    const std::vector<TypeIndex>& first = rows.front().types;
    std::vector<TypeIndex> below;
    bool leaves_nothing = false;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        below.insert(below.end(), row->types.begin(), row->types.end());
        leaves_nothing |= std::includes(first.begin(), first.end(), row->types.begin(), row->types.end());
    }
    std::sort(below.begin(), below.end());
    const bool keeps_pairs = std::any_of(below.begin(), below.end(), [&](TypeIndex type) {
        const HoldTypes& types = vocabulary.types();
        const PayHand hand = made_hand(types.all_types()[type], types.tables().game());
        return hand == PayHand::two_pair || hand == PayHand::three_of_a_kind || hand == PayHand::full_house ||
               hand == PayHand::four_of_a_kind;
    });
    const bool is_said_again = std::includes(below.begin(), below.end(), first.begin(), first.end());
    if (is_name && (leaves_nothing || (keeps_pairs && is_said_again))) return FirstLine::title;
    return keeps_pairs ? FirstLine::unclear : FirstLine::row;
}

}  // namespace holdfast::videopoker
