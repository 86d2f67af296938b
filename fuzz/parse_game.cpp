// Any bytes as a paytable: a game that keeps its promises, or a ParseError whose span lies in the text.
#include <cstddef>
#include <cstdint>
#include <string>

#include <apps/terminal/error_text.h>
#include <fuzz/promises.h>

#include <holdfast/ask/videopoker/typed/game_choice.h>

namespace {

using namespace holdfast;
using namespace holdfast::fuzz;

void check_game(const videopoker::Game& game) {
    check(!game.id.empty());
    check(game.deck.size() >= 52 && game.deck.size() <= 57);
    check(!game.rows.empty() && game.rows.size() <= videopoker::max_rows + 1);
    check(nothing_row(game) < game.rows.size());
    check(Deck().cards().contains(game.wild));
    for (const videopoker::PayRow& row : game.rows) {
        check(!row.name.empty() && !row.pays.is_negative());
        check(!row.ranks.empty() && !row.kickers.empty() && row.suits != 0);
    }
    check(scaled_pays(game).denominator > 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = text_of(data, size);
    try {
        check_game(ask::prepare_paytable(text, {}).game());
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
        check(!terminal::to_text(error).empty());
    }
    return 0;
}
