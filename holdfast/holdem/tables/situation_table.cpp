#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/holdem/tables/situation_table.h>

namespace holdfast::holdem {
namespace {

std::string words_of(const storage::TableHeader& header) {
    return header.parameters.empty() ? header.kind : header.kind + ", " + header.parameters;
}

/// Tables that earlier versions built, of "holdem river", "holdem turn" and "holdem flop".
constexpr std::string_view rounded_parameters = "opponents=1-9";

TableKind kind_of(const storage::TableFile& file) {
    const storage::TableHeader& header = file.header();
    if (header.parameters == rounded_parameters && !is_graph_table(header)) {
        throw ParseError(
            "tables of rounded odds against 1 to 9 opponents are no longer read; the table of graphs has the "
            "exact odds: build it with 'holdfast holdem table build graphs'",
            file.path());
    }
    const auto kind = std::find_if(table_kinds.begin(), table_kinds.end(), [&](TableKind each) {
        return header.kind == "holdem " + std::string(words_of(each)) &&
               header.parameters == situation_parameters;
    });
    if (kind == table_kinds.end()) {
        throw ParseError("this is a table of another kind: '" + words_of(header) + "'", file.path());
    }
    file.check_plan(table_plan(*kind));
    return *kind;
}

}  // namespace

SituationTable::SituationTable(const std::string& path)
    : file_(path), kind_(kind_of(file_)), index_(&SituationIndex::of(street_of(kind_))) {}

template <class Entry>
void SituationTable::check_block(std::size_t block) const {
    const storage::TableHeader& header = file_.header();
    const unsigned char* bytes = file_.block(block);
    for (u64 entry = header.first_entry_of(block); entry < header.blocks[block].end; ++entry) {
        check_sense(Entry::unpack(index_->street(), bytes), entry);
        bytes += header.entry_bytes;
    }
}

void SituationTable::verify(const Work& work) const {
    file_.verify(work, [this](std::size_t block) {
        switch (entry_of(kind_)) {
            case TableEntry::heads_up_odds:
                return check_block<HeadsUpOdds>(block);
            case TableEntry::hand_strength:
                return check_block<HandStrength>(block);
        }
    });
}

template <class Entry>
TableOf<Entry>::TableOf(const std::string& path) : SituationTable(path) {
    if (entry_of(kind()) == entry_type<Entry>) return;
    throw ParseError("this table holds " + std::string(words_of(entry_of(kind()))) + ", not " +
                         std::string(words_of(entry_type<Entry>)),
                     path);
}

template class TableOf<HeadsUpOdds>;
template class TableOf<HandStrength>;

}  // namespace holdfast::holdem
