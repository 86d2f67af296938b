#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::holdem {
namespace {

std::string words_of(const storage::TableHeader& header) {
    return header.parameters.empty() ? header.kind : header.kind + ", " + header.parameters;
}

TableKind kind_of(const storage::TableFile& file) {
    const storage::TableHeader& header = file.header();
    const auto kind = std::find_if(table_kinds.begin(), table_kinds.end(), [&](TableKind each) {
        return header.kind == "holdem " + std::string(words_of(each)) &&
               header.parameters == "opponents=" + std::string(opponents_of(each));
    });
    if (kind == table_kinds.end()) {
        throw DataError("this is a table of another kind: '" + words_of(header) + "'", file.path());
    }
    if (header.plan_digest != table_plan(*kind).digest()) {
        throw DataError("the table is of another version of Holdfast", file.path());
    }
    return *kind;
}

}  // namespace

SituationTable::SituationTable(const std::string& path)
    : file_(path), kind_(kind_of(file_)), index_(&SituationIndex::of(street_of(kind_))) {}

template <class Entry>
TableOf<Entry>::TableOf(const std::string& path) : SituationTable(path) {
    if (entry_of(kind()) == Entry::type) return;
    throw DataError("this table holds " + std::string(words_of(entry_of(kind()))) + ", not " +
                        std::string(words_of(Entry::type)),
                    path);
}

template class TableOf<HeadsUpOdds>;
template class TableOf<MultiwayOdds>;
template class TableOf<HandStrength>;

}  // namespace holdfast::holdem
