// Any bytes as a change of pay: a game with that one pay changed, or a ParseError whose span lies in the
// text.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <apps/terminal/error_text.h>
#include <fuzz/promises.h>

#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/videopoker/paytables/catalog.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    static const videopoker::Game game = videopoker::catalog_game("double-double-bonus-9-6");
    const std::string text = text_of(data, size);
    try {
        const std::vector<ask::PayChange> changes = ask::pay_changes_of(game, {text});
        check(changes.size() == 1);
        check(!changes.front().to.is_negative());
        check(videopoker::scaled_pays(ask::pays_with(game, changes)).denominator > 0);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
        check(!terminal::to_text(error).empty());
    }
    return 0;
}
