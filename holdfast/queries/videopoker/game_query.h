// The fields of a request about one game, which several queries have: `game`, `pay` and `tie_rule`.
//
//   {"game": "jacks-or-better-9-6", "pay": {"full house": 8}, "tie_rule": "fewest-held"}
#pragma once

#include <string>
#include <vector>

#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/videopoker/prepared_games.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/play/tie_rule.h>

namespace holdfast::queries {

/// The fields `game` and `pay`; Fields::game() reads both.
std::vector<Field> game_fields();

Field tie_rule_field();
/// Throws FieldError on a word that is not one of the field's choices.
videopoker::TieRule read_tie_rule(const Fields& fields);

// What answers say of their game: id, name, deck, what is wild and, where pays were changed, which.

/// The members about the game itself, for answers that list them among their own.
const Shape<videopoker::Game>& game_members();

const Shape<PreparedGame>& game_shape();

/// The beginning of an answer about one game: the query and the game.
template <class Answer>
Shape<Answer> shape_about_game(std::string name, std::string_view query) {
    return Shape<Answer>(std::move(name))
        .query(query)
        .object("game", "The game", game_shape(),
                [](const Answer& answer) -> const PreparedGame& { return *answer.prepared; });
}

// What is odd about the rows of a paytable: most likely a slip of whoever wrote it.
//
//   the row 'straight flush' never pays: another row always pays as much or more
//   the row 'pair' pays 0
//   the row 'royal flush' pays 4,000 for a bet of 1; if the machine pays that for 5 coins, it is 800

/// What an answer says of its member `warnings`.
inline constexpr const char* warnings_sentence =
    "Sentences about rows that are always outbid or pay 0, or a royal flush that pays five times what is "
    "usual";

/// A sentence for each row that is always outbid, pays 0, or is a royal flush that pays five times what is usual.
std::vector<std::string> row_warnings(const videopoker::GameTables& tables);

}  // namespace holdfast::queries
