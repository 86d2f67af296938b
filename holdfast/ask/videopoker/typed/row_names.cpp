#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include <holdfast/ask/videopoker/typed/row_names.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using WordAndMeaning = std::pair<std::string_view, std::string_view>;

/// In small letters, without blanks and signs.
constexpr WordAndMeaning abbreviations[] = {{"rf", "royal flush"},
                                            {"nr", "natural royal flush"},
                                            {"nrf", "natural royal flush"},
                                            {"wr", "wild royal flush"},
                                            {"wrf", "wild royal flush"},
                                            {"sf", "straight flush"},
                                            {"strfl", "straight flush"},
                                            {"strflush", "straight flush"},
                                            {"5k", "five of a kind"},
                                            {"5oak", "five of a kind"},
                                            {"quints", "five of a kind"},
                                            {"4k", "four of a kind"},
                                            {"4oak", "four of a kind"},
                                            {"quad", "four of a kind"},
                                            {"quads", "four of a kind"},
                                            {"fk", "four of a kind"},
                                            {"fk", "five of a kind"},
                                            {"4a", "four aces"},
                                            {"4d", "four deuces"},
                                            {"fh", "full house"},
                                            {"boat", "full house"},
                                            {"fullboat", "full house"},
                                            {"fl", "flush"},
                                            {"st", "straight"},
                                            {"str", "straight"},
                                            {"3k", "three of a kind"},
                                            {"3oak", "three of a kind"},
                                            {"trip", "three of a kind"},
                                            {"trips", "three of a kind"},
                                            {"2p", "two pair"},
                                            {"2pr", "two pair"},
                                            {"2pair", "two pair"},
                                            {"2pairs", "two pair"},
                                            {"twopairs", "two pair"},
                                            {"hp", "pair"},
                                            {"hipair", "pair"},
                                            {"highpair", "pair"},
                                            {"jb", "jacks or better"},
                                            {"job", "jacks or better"},
                                            {"kob", "kings or better"},
                                            {"tob", "tens or better"}};

/// What a rank is called if there are several of it.
constexpr WordAndMeaning rank_words[] = {{"deuces", "2"}, {"twos", "2"},   {"threes", "3"}, {"fours", "4"},
                                         {"fives", "5"},  {"sixes", "6"},  {"sevens", "7"}, {"eights", "8"},
                                         {"nines", "9"},  {"tens", "10"},  {"ts", "10"},    {"t", "10"},
                                         {"jacks", "j"},  {"queens", "q"}, {"kings", "k"},  {"aces", "a"}};

constexpr std::array<std::string_view, 4> number_words{"two", "three", "four", "five"};

std::string_view rank_meaning(std::string_view word) {
    const auto* const found = std::find_if(std::begin(rank_words), std::end(rank_words),
                                           [&](const auto& each) { return each.first == word; });
    return found == std::end(rank_words) ? std::string_view() : found->second;
}

bool is_rank(std::string_view word) {
    constexpr std::string_view single = "23456789jqka";
    return word == "10" || (word.size() == 1 && single.find(word.front()) != std::string_view::npos);
}

/// "a" for "aces" and "As"; any other word as it is.
std::string spelled_word(std::string_view word) {
    if (const std::string_view rank = rank_meaning(word); !rank.empty()) return std::string(rank);
    const std::string_view single = word.substr(0, word.size() - 1);
    return std::string(word.back() == 's' && is_rank(single) ? single : word);
}

/// The words between any of these signs.
std::vector<std::string> words_between(std::string_view text, std::string_view signs) {
    std::vector<std::string> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(signs, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        words.push_back(spelled_word(text.substr(at, end - at)));
        at = end;
    }
    return words;
}

/// Puts "2-4" in the place of "2", "3", "4" behind the first word.
void join_ranks(std::vector<std::string>& words) {
    const std::array<std::string, 3> ranks{"2", "3", "4"};
    if (words.empty()) return;
    const auto found = std::search(words.begin() + 1, words.end(), ranks.begin(), ranks.end());
    if (found == words.end()) return;
    *found = "2-4";
    words.erase(found + 1, found + static_cast<std::ptrdiff_t>(ranks.size()));
}

}  // namespace

std::vector<std::string_view> row_names_of(std::string_view abbreviation) {
    constexpr std::size_t longest = 16;
    std::string letters = in_small_letters(abbreviation.substr(0, longest));
    const auto is_sign = [](char letter) {
        return letter == ' ' || letter == '-' || letter == '.' || letter == '/';
    };
    letters.erase(std::remove_if(letters.begin(), letters.end(), is_sign), letters.end());
    std::vector<std::string_view> names;
    if (abbreviation.size() > longest) return names;
    for (const auto& [text, name] : abbreviations) {
        if (text == letters) names.push_back(name);
    }
    return names;
}

std::string spelled_row_name(std::string_view name) {
    // No row has a longer name; a request has room for a million words.
    constexpr std::size_t longest = 400;
    if (name.size() > longest) return std::string(name);
    std::vector<std::string> words;
    for (const std::string& word : words_between(in_small_letters(name), " _\t")) {
        // A range of ranks stays together; other words are the same with hyphens between them.
        const std::vector<std::string> parts = words_between(word, "-");
        if (std::all_of(parts.begin(), parts.end(), is_rank)) {
            words.push_back(joined(parts, "-"));
        } else {
            words.insert(words.end(), parts.begin(), parts.end());
        }
    }
    std::replace(words.begin(), words.end(), std::string("w/"), std::string("with"));
    std::replace(words.begin(), words.end(), std::string("+"), std::string("with"));
    join_ranks(words);
    // A figure before words is how many cards, not a rank.
    const bool is_count = words.size() > 1 && words.front().size() == 1 && words.front().front() >= '2' &&
                          words.front().front() <= '5';
    if (is_count) words.front() = number_words[static_cast<std::size_t>(words.front().front() - '2')];
    return joined(words, " ");
}

}  // namespace holdfast::ask
