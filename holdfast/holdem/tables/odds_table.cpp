#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/odds_table.h>

namespace holdfast::holdem {
namespace {

TableKind kind_of(const storage::TableFile& file) {
    const storage::TableHeader& header = file.header();
    const auto kind = std::find_if(table_kinds.begin(), table_kinds.end(), [&](TableKind each) {
        return header.kind == "holdem " + std::string(words_of(each));
    });
    if (kind == table_kinds.end()) {
        throw DataError("this is a table of another kind: '" + header.kind + "'", file.path());
    }
    if (header.plan_digest != table_plan(*kind).digest()) {
        throw DataError("the table is of another version of Holdfast", file.path());
    }
    return *kind;
}

}  // namespace

OddsTable::OddsTable(const std::string& path)
    : file_(path), kind_(kind_of(file_)), index_(&SituationIndex::of(street_of(kind_))) {}

}  // namespace holdfast::holdem
