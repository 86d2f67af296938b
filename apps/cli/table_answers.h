// What `holdfast holdem table ...` says, as text, JSON and CSV.
#pragma once

#include <string>
#include <string_view>

#include <apps/cli/answer_form.h>

#include <holdfast/holdem/tables/odds_table.h>
#include <holdfast/queries/holdem/odds_row.h>

namespace holdfast::cli {

/// Of build, merge, info and verify.
struct TableFacts {
    std::string query;
    std::string file;
    storage::TableHeader header;
};

queries::Json to_json(const TableFacts& facts);
std::string to_csv(const TableFacts& facts);
std::string facts_text(const TableFacts& facts);
/// After every byte was checked.
std::string verified_text(const TableFacts& facts);

/// What the file of a table says of itself. Throws DataError.
std::string table_facts(const char* query, const std::string& path, AnswerForm form);

struct LookedUp {
    std::string hole;
    std::string board;
    std::string_view street;
    queries::OddsRow odds;
};

queries::OddsRow row_of(const holdem::HeadsUpOdds& odds);

queries::Json to_json(const LookedUp& found);
std::string to_csv(const LookedUp& found);
std::string looked_up_text(const LookedUp& found);

struct ExportedTable {
    std::string file;
    u64 rows;
};

queries::Json to_json(const ExportedTable& exported);
std::string to_csv(const ExportedTable& exported);
std::string exported_text(const ExportedTable& exported);

}  // namespace holdfast::cli
