#include <algorithm>

#include <apps/cli/answer_options.h>
#include <apps/cli/table_kind_text.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {

using holdem::TableKind;

TableKind parse_kind(const std::string& kind, const std::vector<std::string>& opponents) {
    const std::string against = opponents.empty() ? "1" : single_value("--opponents", opponents);
    std::vector<std::string> names;
    bool is_known = false;
    for (const TableKind each : holdem::table_kinds) {
        if (words_of(each) == kind && opponents_of(each) == against) return each;
        is_known = is_known || words_of(each) == kind;
        if (opponents_of(each) == "1") names.emplace_back(words_of(each));
    }
    if (!is_known) {
        throw ParseError("the KIND of a table is " + either_of(names) + ", not " + in_quotes(kind), kind);
    }
    if (against == "1-9") throw ParseError("a table of " + kind + " is against 1 opponent", against);
    throw ParseError("--opponents of a table is 1 or 1-9, not " + in_quotes(against), against);
}

std::string named(TableKind kind) {
    const std::string against = opponents_of(kind) == "1" ? "" : " against 1 to 9 opponents";
    return "the " + std::string(words_of(kind)) + " table" + against;
}

}  // namespace holdfast::cli
