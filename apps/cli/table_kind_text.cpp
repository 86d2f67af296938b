#include <algorithm>
#include <vector>

#include <apps/cli/table_kind_text.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {

using holdem::TableKind;

TableKind parse_kind(const std::string& text) {
    std::vector<std::string> names;
    for (const TableKind kind : holdem::table_kinds) {
        if (words_of(kind) == text) return kind;
        names.emplace_back(words_of(kind));
    }
    throw ParseError("a table is of " + either_of(names) + ", not " + in_quotes(text), text, 0,
                     std::max<std::size_t>(1, text.size()));
}

}  // namespace holdfast::cli
