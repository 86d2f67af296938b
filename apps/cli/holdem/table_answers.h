// What `holdfast holdem table ...` says about the files that it writes, as text, JSON and CSV.
#pragma once

#include <string>
#include <vector>

#include <apps/cli/answer_options.h>

#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::cli {

// The kind of a table as it is typed.

/// `kind`: "river", "strength-flop"...; `opponents`: what was typed for --opponents, "1" or "1-9", if
/// anything. Throws ParseError.
holdem::TableKind parse_kind(const std::string& kind, const std::vector<std::string>& opponents);

/// The word for the table of graphs (holdem/tables/graph_table.h), which is of no street.
inline constexpr const char* graphs_word = "graphs";

/// Throws ParseError on --opponents other than 1-9 and on any --shard, as typed for a table of graphs.
void check_graphs(const std::vector<std::string>& opponents, const std::vector<std::string>& shard);

/// "the river table against 1 to 9 opponents"
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
