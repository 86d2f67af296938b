// What `holdfast holdem table ...` says about the files that it writes, as text, JSON and CSV.
#pragma once

#include <string>
#include <vector>

#include <apps/cli/answer_options.h>

#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::cli {

// The kind of a table as it is typed.

/// `kind`: "river", "strength-flop"... Throws ParseError, on graphs_word too.
holdem::TableKind parse_kind(const std::string& kind);

/// The word for the table of graphs (holdem/tables/graph_table.h), which is of no street.
inline constexpr const char* graphs_word = "graphs";

/// "the river table"
std::string named(holdem::TableKind kind);

/// The answer of a command that wrote a table; `query`: "holdem.table.build" or "holdem.table.merge". Throws
/// DataError.
std::string written_table(const char* query, const std::string& path, AnswerForm form);

/// The answer of `holdem table export`: the file and its rows, without the line of titles.
struct ExportedTable {
    std::string file;
    u64 rows;
};

ask::Json to_json(const ExportedTable& exported);
std::string to_csv(const ExportedTable& exported);
std::string exported_text(const ExportedTable& exported);

}  // namespace holdfast::cli
