// Which video poker game a question is about: an id of the catalog, or the text of a paytable; and rows that
// are to pay something else than the paytable says.
//
// Queries read no files: whoever asks brings the text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/videopoker/game.h>

namespace holdfast::queries {

struct GameChoice {
    std::string id;                        ///< of the catalog; not looked at where there is a paytable
    std::optional<std::string> paytable;   ///< the text of a paytable (TOML)
    std::string source;                    ///< what the text is called in errors: a file's name, or empty
    std::vector<std::string> pay_changes;  ///< "full house=8": a row's name or hand, and what it pays instead
};

struct PayChange {
    std::size_t row = 0;  ///< of Game::rows
    Rational from;
    Rational to;
};

struct ChosenGame {
    videopoker::Game game;           ///< with its pays changed
    std::vector<PayChange> changes;  ///< as they were asked for
};

/// Throws ParseError on an unknown id, a malformed paytable, a change of a row that the game has not, that is
/// ambiguous or changed twice, and a pay that is malformed, negative or too large.
ChosenGame choose_game(const GameChoice& choice);

/// The row that is meant: the row of this name, else the row of this hand; letter case does not matter.
/// Throws ParseError, listing the rows, where there is none or more than one.
std::size_t find_row(const videopoker::Game& game, const std::string& words);

}  // namespace holdfast::queries
