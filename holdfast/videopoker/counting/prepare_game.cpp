#include <string>

#include <holdfast/core/wording.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/counting/prepare_game.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>

namespace holdfast::videopoker {
namespace {

/// Why no hand of this game makes a row of this hand, where that is plain: "" elsewhere.
std::string reason_for(PayHand hand, const Game& game) {
    const bool needs_wild_cards = hand == PayHand::five_of_a_kind || hand == PayHand::wild_cards;
    const bool has_wild_cards = game.deck.jokers() > 0 || !game.wild.empty();
    return needs_wild_cards && !has_wild_cards ? ": the game has no wild cards" : "";
}

void check_rows_can_be_satisfied(const detail::GameReader& reader, const detail::PayGroups& groups) {
    u64 satisfied = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) satisfied |= groups.satisfied(group);
    for (std::size_t row = 0; row < reader.listed_rows(); ++row) {
        if (((satisfied >> row) & 1U) != 0) continue;
        const Game& game = reader.game();
        reader.fail_at_hand(row, "no five cards of this deck can make the row " +
                                     in_quotes(game.rows[row].name) + reason_for(game.rows[row].hand, game));
    }
}

}  // namespace

GameTables prepare_game(std::string_view text, std::string_view source, const StopFlag* stop) {
    const detail::GameReader reader(text, source);
    reader.check_pays();
    // Whether any hand makes a row is read off the tables, which the caller needs anyway.
    GameTables tables(reader.game(), stop);
    check_rows_can_be_satisfied(reader, tables.groups());
    return tables;
}

Game parse_game(std::string_view text, std::string_view source) {
    return prepare_game(text, source).game();
}

}  // namespace holdfast::videopoker
