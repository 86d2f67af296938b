#include <algorithm>
#include <array>
#include <utility>

#include <holdfast/ask/system/missing_games.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

/// Words in small letters without hyphens, and what they are.
constexpr std::array<std::pair<std::string_view, std::string_view>, 34> missing_games{
    {{"omaha", "Omaha"},
     {"omaha8", "Omaha"},
     {"omahahilo", "Omaha"},
     {"plo", "Omaha"},
     {"plo4", "Omaha"},
     {"plo5", "Omaha"},
     {"bigo", "Omaha"},
     {"icm", "ICM or tournaments"},
     {"tournament", "ICM or tournaments"},
     {"tournaments", "ICM or tournaments"},
     {"sng", "ICM or tournaments"},
     {"pushfold", "ICM or tournaments"},
     {"nash", "game theory solving"},
     {"solver", "game theory solving"},
     {"solve", "game theory solving"},
     {"gto", "game theory solving"},
     {"stud", "stud"},
     {"razz", "stud"},
     {"shortdeck", "short deck"},
     {"sixplus", "short deck"},
     {"6plus", "short deck"},
     {"6+", "short deck"},
     {"pineapple", "pineapple"},
     {"lowball", "lowball"},
     {"badugi", "lowball"},
     {"27", "lowball"},
     {"27tripledraw", "lowball"},
     {"chinese", "Chinese poker"},
     {"ofc", "Chinese poker"},
     {"casino", "casino table games"},
     {"tablegames", "casino table games"},
     {"blackjack", "casino table games"},
     {"threecardpoker", "casino table games"},
     {"letitride", "casino table games"}}};

}  // namespace

std::string about_missing_game(std::string_view word) {
    std::string wanted = in_small_letters(word.substr(word.rfind('.') + 1));
    const auto is_blank = [](char letter) { return letter == '-' || letter == '_' || letter == ' '; };
    wanted.erase(std::remove_if(wanted.begin(), wanted.end(), is_blank), wanted.end());
    const auto* const found = std::find_if(missing_games.begin(), missing_games.end(),
                                           [&](const auto& game) { return game.first == wanted; });
    if (found == missing_games.end()) return "";
    return ": Holdfast does not cover " + std::string(found->second) + " (docs/reference/limits.md)";
}

}  // namespace holdfast::ask
