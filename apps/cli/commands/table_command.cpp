#include <algorithm>
#include <memory>
#include <optional>

#include <apps/cli/answer_options.h>
#include <apps/cli/arguments.h>
#include <apps/cli/commands/table_answers.h>
#include <apps/cli/commands/table_command.h>
#include <apps/cli/commands/table_lookup.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/exports/situation_table_export.h>
#include <holdfast/holdem/tables/table_builder.h>
#include <holdfast/queries/input/card_places.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::cli {
namespace {

using holdem::SituationTable;
using holdem::TableKind;

/// What the commands of this group are given; each uses some of it.
struct TableArguments {
    std::string first;               ///< KIND or FILE
    std::vector<std::string> files;  ///< of merge
    std::vector<std::string> out;
    std::vector<std::string> opponents;
    std::vector<std::string> shard;
    std::vector<std::string> hole;
    std::vector<std::string> board;
};

void build(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    const TableKind kind = parse_kind(Arguments::as_typed(typed.first), typed.opponents);
    const storage::Shard shard = typed.shard.empty()
                                     ? storage::Shard{}
                                     : parse_shard(single_value("--shard", typed.shard),
                                                   table_plan(kind).block_ends.size(), named(kind));
    const std::string path = out_path(typed.out);
    resumably(
        [&] { run_long(options, "steps", [&](const Work& work) { build_table(kind, path, shard, work); }); });
    write_answer(table_facts("holdem.table.build", path, form));
}

void merge(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    std::vector<std::string> shards;
    for (const std::string& file : typed.files) shards.push_back(Arguments::as_typed(file));
    const std::string path = out_path(typed.out);
    resumably([&] {
        run_long(options, "blocks", [&](const Work& work) { storage::merge_tables(shards, path, work); });
    });
    write_answer(table_facts("holdem.table.merge", path, form));
}

void info(const TableArguments& typed, AnswerOptions& options) {
    options.thread_count(1);  // refuses what is not a number
    write_answer(table_facts("holdem.table.info", Arguments::as_typed(typed.first), options.form()));
}

void verify(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    const SituationTable table(Arguments::as_typed(typed.first));
    run_long(options, "blocks", [&](const Work& work) { table.verify(work); });
    const storage::TableFile& file = table.file();
    write_answer(in_form(form, TableFacts{"holdem.table.verify", file.path(), file.header()}, verified_text));
}

CardSet read_board(queries::CardPlaces& places, const std::string& text, const SituationTable& table) {
    const CardSet board = set_of(places.read_board(text));
    const holdem::Street street = street_of(table.kind());
    const auto cards = static_cast<int>(street) + 2;
    if (board.size() != cards) {
        throw ParseError("this is a table of the " + std::string(words_of(street)) + ": give " +
                             std::to_string(cards) + " cards of the board",
                         text);
    }
    return board;
}

/// A shard has some of the boards only.
void check_has(const SituationTable& table, u32 situation, const std::string& board) {
    if (table.has(situation)) return;
    throw ParseError("this shard of the table does not have this board", board);
}

void lookup(const TableArguments& typed, AnswerOptions& options) {
    options.thread_count(1);
    const AnswerForm form = options.form();
    const SituationTable table(Arguments::as_typed(typed.first));
    queries::CardPlaces places;
    const std::string hole_text = single_value("--hole", typed.hole);
    const std::string board_text = single_value("--board", typed.board);
    const std::vector<Card> hole = places.read("hole", hole_text, "in the hero's hand", 2);
    const CardSet board = read_board(places, board_text, table);
    const u32 situation = table.index().index({hole[0], hole[1]}, board);
    check_has(table, situation, board_text);
    LookedUp found = look_up(table, situation);
    found.hole = to_text(hole);
    found.board = to_text(parse_cards(board_text, Deck()));
    write_answer(in_form(form, found, [](const LookedUp& each) { return looked_up_text(each); }));
}

void export_entries(const TableArguments& typed, AnswerOptions& options) {
    const AnswerForm form = options.form();
    const SituationTable table(Arguments::as_typed(typed.first));
    const std::string path = out_path(typed.out);
    check_ending(path, {".csv", ".db"});
    CardSet board;
    if (!typed.board.empty()) {
        queries::CardPlaces places;
        const std::string text = single_value("--board", typed.board);
        board = read_board(places, text, table);
        check_has(table, table.index().first_of_board(table.index().board_number(board)), text);
    }
    u64 rows = 0;
    resumably([&] {
        const auto form_of_file =
            ends_in(path, ".csv") ? exports::ExportForm::csv : exports::ExportForm::database;
        run_long(options, "rows", [&](const Work& work) {
            rows = exports::export_table(table, board, path, form_of_file, work);
        });
    });
    write_answer(in_form(form, ExportedTable{path, rows}, exported_text));
}

using Run = void (*)(const TableArguments& typed, AnswerOptions& options);

/// A command of the group, whose options the caller adds.
struct TableCommand {
    CLI::App* command;
    std::shared_ptr<TableArguments> typed;

    void add_option(const char* name, std::vector<std::string> TableArguments::*values, const char* kind,
                    const char* help, bool is_required) const {
        command->add_option(name, (*typed).*values, help)
            ->required(is_required)
            ->allow_extra_args(false)
            ->type_name(kind);
    }
};

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

constexpr const char* out_help = "The file to write: it must not be there yet";

void add_writers(CLI::App& group, AnswerOptions& options) {
    const TableCommand builder = add_command(
        group, options, "build", "Build a table, or a shard of it",
        "Against one opponent, exact: the river takes 493 MB, the turn 56 MB, the flop 10 MB.\n"
        "Against each of 1 to 9, rounded to 32 bits: 13.3 GB, 1.5 GB, 139 MB.\n"
        "How strong each hand can become by the river: strength-turn 530 MB, strength-flop 88 MB.\n"
        "What is finished stays if the build is stopped or killed; run the same command again to\n"
        "resume.\n\n"
        "Examples:\n  holdfast holdem table build flop --out flop.table\n"
        "  holdfast holdem table build flop --opponents 1-9 --shard 1/439 --out m.shard",
        build);
    add_first(builder, "KIND", "river, turn, flop, strength-turn or strength-flop");
    builder.add_option("--out", &TableArguments::out, "FILE", out_help, true);
    builder.add_option("--opponents", &TableArguments::opponents, "N",
                       "1, the default, or 1-9: the odds against each of these numbers", false);
    builder.add_option("--shard", &TableArguments::shard, "I/N", "Only this part of so many, from 1/N to N/N",
                       false);
    const TableCommand merger =
        add_command(group, options, "merge", "Make one table of all its shards",
                    "Example:\n  holdfast holdem table merge flop-*.shard --out flop.table", merge);
    merger.command->add_option("FILE", merger.typed->files, "The shards, in any order")
        ->required()
        ->type_name("");
    merger.add_option("--out", &TableArguments::out, "FILE", out_help, true);
    const TableCommand exporter = add_command(
        group, options, "export", "Write a table, or one board of it, as CSV or SQLite",
        "Columns: situation (the number of the entry), board, hole; then deals, win, tie; or, of a\n"
        "table against 1-9, win_1, lose_1, equity_1, ... in parts of 4294967295; or, of a\n"
        "strength table, runouts, sum, squares, bin_0, ...\n\n"
        "Example:\n  holdfast holdem table export flop.table --board QhJh2c --out board.csv",
        export_entries);
    add_first(exporter, "FILE", "The table");
    exporter.add_option("--out", &TableArguments::out, "FILE", "A file that ends in .csv or .db", true);
    exporter.add_option("--board", &TableArguments::board, "CARDS", "Only the hands on this board", false);
}

void add_readers(CLI::App& group, AnswerOptions& options) {
    add_first(add_command(group, options, "info", "What a table or a shard holds",
                          "Example:\n  holdfast holdem table info flop.table", info),
              "FILE", "The table");
    add_first(add_command(group, options, "verify", "Check every byte of a table or a shard",
                          "Exit status 3 where it is damaged.\n\n"
                          "Example:\n  holdfast holdem table verify flop.table",
                          verify),
              "FILE", "The table");
    const TableCommand reader =
        add_command(group, options, "lookup", "Look up a hand on a board",
                    "Example:\n  holdfast holdem table lookup flop.table --hole AhKh --board QhJh2c", lookup);
    add_first(reader, "FILE", "The table");
    reader.add_option("--hole", &TableArguments::hole, "CARDS", "Your two cards", true);
    reader.add_option("--board", &TableArguments::board, "CARDS", "The board of the table's street", true);
}

}  // namespace

void add_table_commands(CLI::App& app, AnswerOptions& options) {
    CLI::App* const group = app.get_subcommand("holdem")
                                ->add_subcommand("table", "Complete tables of every situation")
                                ->group(command_group);
    group->require_subcommand(1);
    options.add_to(*group);
    group->footer("Example:\n  holdfast holdem table lookup flop.table --hole AhKh --board QhJh2c");
    add_writers(*group, options);
    add_readers(*group, options);
}

}  // namespace holdfast::cli
