#include <string>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/language/mistyped_rows.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

/// The row with the nearest known words in the place of unknown ones, and the first of these.
struct Retyped {
    std::string row;
    const ChartToken* first = nullptr;
};

Retyped retyped(const RowCursor& row) {
    Retyped with_known;
    for (const ChartToken* token = row.here(); token != row.end(); ++token) {
        const std::string near = is_unknown(*token) ? nearest_chart_word(*token) : "";
        if (with_known.first == nullptr && !near.empty()) with_known.first = token;
        const std::string_view written = row.whole().substr(token->position, token->length);
        with_known.row += near.empty() ? without_fillers(written) : near;
        // Words that belong together stay so: "AKs" is two tokens.
        if (token[1].position > token->after()) with_known.row += ' ';
    }
    return with_known;
}

}  // namespace

std::vector<std::vector<TypeIndex>> read_typed_holds(const RowCursor& row) {
    try {
        return read_holds(row);
    } catch (const ParseError&) {
        const Retyped with_known = row.is_trial ? Retyped() : retyped(row);
        if (with_known.first == nullptr || !row.accepts(with_known.row)) throw;
        refuse_token(*with_known.first, row.whole(), "a hold");
    }
}

}  // namespace holdfast::videopoker
