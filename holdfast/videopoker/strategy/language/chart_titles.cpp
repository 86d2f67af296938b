#include <algorithm>
#include <array>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/language/chart_lines.h>
#include <holdfast/videopoker/strategy/language/chart_titles.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>

namespace holdfast::videopoker {
namespace {

/// Words that titles add to the name of a game.
constexpr std::array<std::string_view, 28> added_words{
    "a",      "advanced",   "and",      "basic",   "best",  "chart",        "complete",
    "expert", "for",        "full",     "guide",   "holds", "intermediate", "list",
    "odds",   "of",         "optimal",  "optimum", "pay",   "perfect",      "poker",
    "simple", "simplified", "strategy", "table",   "the",   "video",        "wizard"};

/// The titles of columns.
constexpr std::array<std::string_view, 10> column_words{"cards", "ev",   "hand", "hands", "hold",
                                                        "holds", "play", "rank", "row",   "value"};

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

template <class Words>
bool is_one_of(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The words that are not added ones.
std::vector<std::string> name_words(std::vector<std::string> words) {
    const auto is_added = [](const std::string& word) { return is_one_of(added_words, word); };
    words.erase(std::remove_if(words.begin(), words.end(), is_added), words.end());
    return words;
}

bool has_numbers(std::string_view text) {
    return std::any_of(text.begin(), text.end(), is_digit);
}

bool is_of_no_chart(const std::string& word) {
    return !is_chart_word(word);
}

/// Whether the words stand in the names of games, "Strategy for 9/6 JoB", and one of them in no chart. Two letters may
/// be ranks, "AA".
bool is_part_of_a_name(const std::vector<std::string>& name) {
    const auto is_clear = [](const std::string& word) { return word.size() > 2 && is_of_no_chart(word); };
    return std::any_of(name.begin(), name.end(), is_clear) && is_phrase_of_the_catalog(joined(name, " "));
}

/// Whether an unknown word may be a mistyped one of a chart: near one of these, and of no title.
bool may_be_mistyped(const ChartToken& token) {
    const bool is_of_titles = is_one_of(added_words, token.text) || is_one_of(column_words, token.text) ||
                              is_phrase_of_the_catalog(token.text);
    return !is_of_titles && !nearest_chart_word(token).empty();
}

/// Whether the line has unknown words, and each may be a mistyped one of a chart.
bool may_be_mistyped_row(std::string_view line) {
    try {
        std::vector<ChartToken> tokens = line_tokens(line);
        const auto is_known = [](const ChartToken& each) { return !is_unknown(each); };
        tokens.erase(std::remove_if(tokens.begin(), tokens.end(), is_known), tokens.end());
        return !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), may_be_mistyped);
    } catch (const ParseError&) {
        return false;
    }
}

}  // namespace

bool is_title_or_mistyped_row(std::string_view line) {
    return is_part_of_a_name(name_words(title_words(line))) && may_be_mistyped_row(line);
}

bool has_column_words(std::string_view line) {
    const std::vector<std::string> words = title_words(line);
    return !has_numbers(line) && std::any_of(words.begin(), words.end(), is_of_no_chart) &&
           std::all_of(words.begin(), words.end(),
                       [](const std::string& word) { return is_one_of(column_words, word); });
}

bool is_title(std::string_view line, const Game& game) {
    constexpr std::size_t longest = 200;  // bytes; a longer line is no title
    if (line.size() > longest || line.find('"') != std::string_view::npos) return false;
    const std::vector<std::string> words = title_words(line);
    const std::vector<std::string> name = name_words(words);
    const auto has = [&](const char* word) { return std::binary_search(words.begin(), words.end(), word); };
    if (has_column_words(line)) return true;
    if (name.empty()) {
        return has("strategy") ||
               (!has_numbers(line) && std::any_of(words.begin(), words.end(), is_of_no_chart));
    }
    // No hold has the word "poker", so part of a name is enough: "Joker Poker" for each of several games.
    const auto is_name = [&](std::string_view each) {
        const std::vector<std::string> whole = name_words(title_words(each));
        return name == whole ||
               (has("poker") && std::includes(whole.begin(), whole.end(), name.begin(), name.end()));
    };
    const std::vector<std::string_view> ids = catalog_ids();
    return is_name(game.name) || std::any_of(ids.begin(), ids.end(), is_name) ||
           (is_part_of_a_name(name) && !may_be_mistyped_row(line));
}

bool names_another_game(std::string_view title, const Game& game) {
    const std::vector<std::string> name = name_words(title_words(title));
    const std::vector<std::string> own = name_words(title_words(game.name));
    const bool is_own = std::includes(own.begin(), own.end(), name.begin(), name.end());
    if (is_own || has_column_words(title)) return false;
    const std::vector<std::string_view> ids = catalog_ids_matching(joined(name, " "));
    return std::none_of(ids.begin(), ids.end(),
                        [&](std::string_view id) { return name_words(title_words(id)) == own; });
}

std::string note_on_title(std::string_view title) {
    return in_quotes(trimmed(title)) + " was read as the title of the chart";
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
