#include <algorithm>
#include <memory>
#include <optional>

#include <apps/cli/arguments.h>
#include <apps/cli/help.h>
#include <apps/cli/holdem/table_answers.h>
#include <apps/cli/holdem/table_command.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>

#include <holdfast/ask/holdem/table.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/exports/holdem/situation_table_export.h>
#include <holdfast/holdem/tables/graph_table.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::cli {
namespace {

using holdem::SituationTable;
using holdem::TableKind;

/// The options of this group's commands; each uses some of them.
struct TableArguments {
    std::string first;               ///< KIND or FILE
    std::vector<std::string> files;  ///< of merge
    std::vector<std::string> out;
    std::vector<std::string> shard;
    std::vector<std::string> board;
};

void build_graphs(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    if (!typed.shard.empty()) {
        throw ParseError("a table of graphs has no shards: its graphs are numbered together",
                         single_value("--shard", typed.shard));
    }
    const std::string path = out_path(typed.out);
    resumably([&] {
        run_long(options, "steps", [&](const Work& work) { holdem::build_graph_table(path, work); });
    });
    write_answer(written_table("holdem.table.build", path, form));
}

/// Builds a table or one of its shards. Everything typed is read before the work begins. Throws as
/// build_table() does; if it is stopped, the error says how to resume.
void build(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    const std::string word = Arguments::as_typed(typed.first);
    if (word == graphs_word) return build_graphs(typed, options);
    const TableKind kind = parse_kind(word);
    const storage::Shard shard = typed.shard.empty()
                                     ? storage::Shard{}
                                     : parse_shard(single_value("--shard", typed.shard),
                                                   table_plan(kind).block_ends.size(), named(kind));
    const std::string path = out_path(typed.out);
    resumably(
        [&] { run_long(options, "steps", [&](const Work& work) { build_table(kind, path, shard, work); }); });
    write_answer(written_table("holdem.table.build", path, form));
}

/// Merges shards into a table; storage::merge_tables() says which ones belong together.
void merge(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    std::vector<std::string> shards;
    for (const std::string& file : typed.files) shards.push_back(Arguments::as_typed(file));
    const std::string path = out_path(typed.out);
    resumably([&] {
        run_long(options, "blocks", [&](const Work& work) { storage::merge_tables(shards, path, work); });
    });
    write_answer(written_table("holdem.table.merge", path, form));
}

/// Writes the entries of all boards, or of one board, as CSV or SQLite. The ending of the file chooses which.
void export_entries(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    // Opening checks only the header; a damaged block shows when its rows are written.
    const SituationTable table(Arguments::as_typed(typed.first));
    const std::string path = out_path(typed.out);
    check_ending(path, {".csv", ".db"});
    CardSet board;
    if (!typed.board.empty()) {
        ask::CardPlaces places;
        const std::string text = single_value("--board", typed.board);
        board = set_of(ask::read_board_of(table, places, text));
        // A shard may lack the board: refused before a file is begun.
        ask::check_has(table, table.index().first_of_board(table.index().board_number(board)), text);
    }
    u64 rows = 0;
    const auto form_of_file =
        ends_in(path, ".csv") ? exports::ExportForm::csv : exports::ExportForm::database;
    run_long(options, "rows",
             [&](const Work& work) { rows = exports::export_table(table, board, path, form_of_file, work); });
    write_answer(in_form(form, ExportedTable{path, rows}, exported_text));
}

using Run = void (*)(const TableArguments& typed, AnswerOptions& options);

/// A command of the group, whose options the caller adds. CLI11 keeps references to the arguments, which the
/// callback of the command keeps alive.
struct TableCommand {
    CLI::App* command;
    std::shared_ptr<TableArguments> typed;

    /// Adds an option that takes one value; given twice, it is refused when its value is read.
    void add_option(const char* name, std::vector<std::string> TableArguments::*values, const char* kind,
                    const char* help, bool is_required) const {
        command->add_option(name, (*typed).*values, help)
            ->required(is_required)
            ->allow_extra_args(false)
            ->type_name(kind);
    }
};

/// Adds a command of the group. Its callback shares the arguments, which CLI11 refers to while it parses.
TableCommand add_command(CLI::App& group, AnswerOptions& options, const char* name, const char* description,
                         const char* footer, Run run) {
    TableCommand added{group.add_subcommand(name, description)->group(command_group),
                       std::make_shared<TableArguments>()};
    options.add_to(*added.command);
    added.command->footer(footer);
    added.command->callback([typed = added.typed, run, &options] { run(*typed, options); });
    return added;
}

void add_first(const TableCommand& added, const char* name, const char* help) {
    added.command->add_option(name, added.typed->first, help)->required()->type_name("");
}

constexpr const char* out_help = "The file to write; it must not exist yet";

/// The commands of the group that write; those that only read a table come from the registry.
void add_writers(CLI::App& group, AnswerOptions& options) {
    const TableCommand builder =
        add_command(group, options, "build", "Build a table, or a shard of it",
                    "Exact odds against one opponent: the river takes 493 MB, the turn 56 MB, the flop 10 "
                    "MB. How strong each hand can become by the river: strength-turn 530 MB, strength-flop "
                    "88 MB. graphs: the exact odds of every hand on every flop, turn and river against each "
                    "of 1 to 9 opponents, 380 MB in less than a minute, from the graphs of which hands beat "
                    "which; --tables uses it. If a build is stopped or killed, its finished part stays (for "
                    "graphs, that of its second half, in a file of full size); run the same command again "
                    "to\nresume.\n\nExample:\n  holdfast holdem table build flop --out flop.table",
                    build);
    add_first(builder, "KIND", "river, turn, flop, strength-turn, strength-flop or graphs");
    builder.add_option("--out", &TableArguments::out, "FILE", out_help, true);
    builder.add_option("--shard", &TableArguments::shard, "I/N", "Compute only shard I of N", false);
    const TableCommand merger =
        add_command(group, options, "merge", "Merge all shards of a table into one file",
                    "Example:\n  holdfast holdem table merge flop-*.shard --out flop.table", merge);
    merger.command->add_option("FILE", merger.typed->files, "The shards, in any order")
        ->required()
        ->type_name("");
    merger.add_option("--out", &TableArguments::out, "FILE", out_help, true);
    const TableCommand exporter =
        add_command(group, options, "export", "Write a table, or one board of it, as CSV or SQLite",
                    "Columns: situation (the number of the entry), board, hole; then deals, win, tie; for a "
                    "strength table, runouts, sum, squares, bin_0, ...\n\nExample:\n  holdfast holdem table "
                    "export flop.table --board QhJh2c --out board.csv",
                    export_entries);
    add_first(exporter, "FILE", "The table");
    exporter.add_option("--out", &TableArguments::out, "FILE", "A file that ends in .csv or .db", true);
    exporter.add_option("--board", &TableArguments::board, "CARDS", "Only the hands on this board", false);
}

}  // namespace

void add_table_commands(CLI::App& group, AnswerOptions& options, ask::Session& /*session*/) {
    add_writers(*group.get_subcommand("table"), options);
}

}  // namespace holdfast::cli
