#include <algorithm>
#include <array>
#include <utility>

#include <holdfast/cards/card.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/ranges/detail/hand_phrases.h>

namespace holdfast::holdem::detail {
namespace {

constexpr std::string_view all_suited = "A2s+,K2s+,Q2s+,J2s+,T2s+,92s+,82s+,72s+,62s+,52s+,42s+,32s";
constexpr std::string_view all_offsuit = "A2o+,K2o+,Q2o+,J2o+,T2o+,92o+,82o+,72o+,62o+,52o+,42o+,32o";
constexpr std::string_view two_meanings;

/// Words in small letters, the last one without an s of the plural, and the range in notation.
using Phrase = std::pair<std::string_view, std::string_view>;

constexpr std::array<Phrase, 26> phrases{{{"**", "random"},
                                          {"any two", "random"},
                                          {"any two card", "random"},
                                          {"any hand", "random"},
                                          {"random hand", "random"},
                                          {"atc", "random"},
                                          {"pair", "22+"},
                                          {"any pair", "22+"},
                                          {"all pair", "22+"},
                                          {"pocket pair", "22+"},
                                          {"any pocket pair", "22+"},
                                          {"suited ace", "A2s+"},
                                          {"any suited ace", "A2s+"},
                                          {"suited connector", "AKs-32s"},
                                          {"offsuit connector", "AKo-32o"},
                                          {"suited one-gapper", "AQs-42s"},
                                          {"suited", all_suited},
                                          {"any suited", all_suited},
                                          {"suited hand", all_suited},
                                          {"offsuit", all_offsuit},
                                          {"any offsuit", all_offsuit},
                                          {"offsuit hand", all_offsuit},
                                          {"suited broadway", "ATs+,KTs+,QTs+,JTs"},
                                          {"offsuit broadway", "ATo+,KTo+,QTo+,JTo"},
                                          {"broadway", two_meanings},
                                          {"any broadway", two_meanings}}};

std::string without_blanks(std::string_view words) {
    std::string letters(words);
    letters.erase(std::remove(letters.begin(), letters.end(), ' '), letters.end());
    return letters;
}

/// "pocket aces", "any king", "any kings".
std::optional<std::string> find_rank_phrase(const std::string& wanted) {
    for (int number = 0; number < rank_count; ++number) {
        const Rank rank = static_cast<Rank>(number);
        const std::string letter(1, letter_of(rank));
        if (wanted == "pocket" + plural_of(rank)) return letter + letter;
        const bool is_any = wanted == "any" + std::string(word_of(rank)) || wanted == "any" + plural_of(rank);
        if (is_any) return letter + "*";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> find_phrase(std::string_view letters) {
    const std::string small = in_small_letters(letters);
    // "any two" is any hand.
    if (small == "anytwos") return "2*";
    if (small == "pockettwos") return "22";
    std::string wanted = small;
    if (wanted.size() > 1 && wanted.back() == 's') wanted.pop_back();
    const auto* const found = std::find_if(phrases.begin(), phrases.end(), [&](const Phrase& phrase) {
        return without_blanks(phrase.first) == wanted;
    });
    return found == phrases.end() ? find_rank_phrase(small) : std::string(found->second);
}

void check_are_notation(const std::vector<RangePart>& words) {
    constexpr const char* upwards = "; QQ and every higher pair are written QQ+";
    constexpr const char* exclusion = "; hands are taken out with '!', as in TT+,!AA";
    constexpr const char* separator = "; commas separate hands, as in AA,KK";
    using Row = std::pair<std::string_view, const char*>;
    // "or" last: it stands in "or better", too.
    constexpr const char* from_to = "; a range from hand to hand is written with '-', as in 77-99";
    constexpr std::array<Row, 14> rows{{{"better", upwards},
                                        {"higher", upwards},
                                        {"above", upwards},
                                        {"up", upwards},
                                        {"no", exclusion},
                                        {"not", exclusion},
                                        {"without", exclusion},
                                        {"except", exclusion},
                                        {"excluding", exclusion},
                                        {"minus", exclusion},
                                        {"to", from_to},
                                        {"through", from_to},
                                        {"and", separator},
                                        {"or", separator}}};
    for (const auto& [said, advice] : rows) {
        for (const RangePart word : words) {
            if (word.size() != said.size() || !word.begins_with(said)) continue;
            word.fail(word.quoted() + " is not range notation" + advice);
        }
    }
}

}  // namespace holdfast::holdem::detail
