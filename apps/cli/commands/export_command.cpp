#include <memory>
#include <stdexcept>

#include <apps/cli/arguments.h>
#include <apps/cli/commands/export_command.h>
#include <apps/cli/help.h>
#include <apps/cli/long_work.h>
#include <apps/cli/output.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/exports/royalflush_file.h>

namespace holdfast::cli {
namespace {

using exports::RoyalflushTable;

/// The answer when a table is complete, in the three forms of every answer.
struct ExportAnswer {
    RoyalflushTable table;
    std::string file;
    u64 rows;
};

ask::Json to_json(const ExportAnswer& answer) {
    ask::Json json = ask::answer_object("export");
    json["table"] = words_of(answer.table);
    json["file"] = answer.file;
    json["rows"] = ask::json_count(answer.rows);
    return json;
}

std::string to_csv(const ExportAnswer& answer) {
    return fmt::format("table,rows\n{},{}\n", words_of(answer.table), answer.rows);
}

/// The sentence that text output consists of.
std::string export_text(const ExportAnswer& answer) {
    return fmt::format("{} is complete: {} rows\n", words_of(answer.table), answer.rows);
}

/// Writes the table. The ending is checked first: SQLite would write under any name. Throws ParseError on another
/// ending, and as write_royalflush_file() does.
ExportAnswer export_table(RoyalflushTable table, const std::string& file, const AnswerOptions& options) {
    if (!ends_in(file, ".db")) {
        throw ParseError("this writes a SQLite file, whose name ends in .db, not " + in_quotes(file), file);
    }
    run_long(options, "rows",
             [&](const Work& work) { write_royalflush_file(table, file, row_count(table), work); });
    return {table, file, row_count(table)};
}

/// Adds the command of one table. CLI11 keeps a reference to the path, so the callback owns it.
void add_table(CLI::App& group, RoyalflushTable table, const std::string& description,
               const std::string& about, AnswerOptions& options) {
    CLI::App* const command = group.add_subcommand(words_of(table), description)->group(command_group);
    const auto file = std::make_shared<std::string>();
    command->add_option("FILE", *file, "The SQLite file to write, ending in .db; it must not exist yet")
        ->required()
        ->type_name("");
    options.add_to(*command);
    command->footer(about);
    command->callback([file, table, &options] {
        // Read before the work begins: options that contradict each other are refused at once.
        const AnswerForm form = options.form();
        write_answer(in_form(form, export_table(table, Arguments::as_typed(*file), options), export_text));
    });
}

}  // namespace

// The tables are those of royalflush, under its names, so that programs written for it find what they expect.
void add_export_commands(CLI::App& app, AnswerOptions& options) {
    CLI::App* const group = app.add_subcommand("export", "Write all hands and their ranks to a SQLite file")
                                ->group(command_group);
    group->require_subcommand(1);
    options.add_to(*group);
    group->footer("Example:\n  holdfast export five-card-scores five.db");
    add_table(
        *group, RoyalflushTable::five_card_scores, "Every hand of five cards, and its rank",
        "Table five_card_scores (bitmap INTEGER PRIMARY KEY, score INTEGER): 2,598,960 rows.\n"
        "Bit 4 * rank + suit of a bitmap stands for a card, with ranks 2 to 14 (ace), diamond 1, club 2,\n"
        "heart 3, spade 4. The score is 1 (worst) to 7,462 (royal flush). Table holdfast\n"
        "(name, value) says what the file is: table, version, plan, done.\n\n"
        "Example:\n  holdfast export five-card-scores five.db",
        options);
    add_table(*group, RoyalflushTable::seven_card_best,
              "Every hand of seven cards, its best five and their rank",
              "Table seven_card_best (bitmap INTEGER PRIMARY KEY, best INTEGER, score INTEGER):\n"
              "133,784,560 rows, about 3 GB. Bit 4 * rank + suit of a bitmap stands for a card, with ranks 2 "
              "to 14\n"
              "(ace), diamond 1, club 2, heart 3, spade 4. The score is 1 (worst) to 7,462 (royal\n"
              "flush). Table holdfast (name, value) says what the file is: table, version, plan,\n"
              "done.\n\n"
              "Example:\n  holdfast export seven-card-best seven.db",
              options);
}

}  // namespace holdfast::cli
