// Any bytes as a change of pay: a game with that one pay changed, or a ParseError whose span lies in the
// text.
#include <cstddef>
#include <cstdint>
#include <string>

#include <fuzz/promises.h>

#include <holdfast/queries/input/game_choice.h>
#include <holdfast/queries/output/error_text.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    const std::string text(reinterpret_cast<const char*>(data), size);
    try {
        const queries::ChosenGame chosen =
            queries::choose_game({"double-double-bonus-9-6", std::nullopt, {}, {text}});
        check(chosen.changes.size() == 1);
        const queries::PayChange& change = chosen.changes.front();
        check(chosen.game.rows[change.row].pays == change.to && !change.to.is_negative());
        check(scaled_pays(chosen.game).denominator > 0);
    } catch (const ParseError& error) {
        check(error.text == text);
        check_span(error);
        check(!queries::to_text(error).empty());
    }
    return 0;
}
