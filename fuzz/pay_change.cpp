// Any bytes as a change of pay: a game with that one pay changed, or a ParseError whose span lies in the
// text.
#include <cstddef>
#include <cstdint>
#include <string>

#include <apps/terminal/error_text.h>
#include <fuzz/promises.h>

#include <holdfast/ask/videopoker/game_choice.h>
#include <holdfast/videopoker/paytables/catalog.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    static const videopoker::Game game = videopoker::catalog_game("double-double-bonus-9-6");
    const std::string text = text_of(data, size);
    try {
        const ask::ChangedPays changed = ask::change_pays(game, {text});
        check(changed.changes.size() == 1);
        const ask::PayChange& change = changed.changes.front();
        check(changed.pays[change.row] == change.to && !change.to.is_negative());
        check(videopoker::scaled_pays(changed.pays).denominator > 0);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
        check(!terminal::to_text(error).empty());
    }
    return 0;
}
