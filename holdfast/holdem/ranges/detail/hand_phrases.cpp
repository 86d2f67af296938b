#include <algorithm>
#include <array>
#include <string>

#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/hand_phrases.h>

namespace holdfast::holdem::detail {
namespace {

constexpr std::string_view all_suited = "A2s+,K2s+,Q2s+,J2s+,T2s+,92s+,82s+,72s+,62s+,52s+,42s+,32s";
constexpr std::string_view all_offsuit = "A2o+,K2o+,Q2o+,J2o+,T2o+,92o+,82o+,72o+,62o+,52o+,42o+,32o";
constexpr std::string_view two_meanings;

constexpr std::array<HandPhrase, 27> phrases{{{"**", "random"},
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
                                              {"any ace", "A*"},
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

}  // namespace

const HandPhrase* find_phrase(std::string_view letters) {
    std::string wanted = in_small_letters(letters);
    if (wanted.size() > 1 && wanted.back() == 's') wanted.pop_back();
    const auto* const found = std::find_if(phrases.begin(), phrases.end(), [&](const HandPhrase& phrase) {
        return without_blanks(phrase.words) == wanted;
    });
    return found == phrases.end() ? nullptr : found;
}

}  // namespace holdfast::holdem::detail
