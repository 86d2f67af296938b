#include <algorithm>

#include <apps/cli/holdem/table_answers.h>
#include <apps/cli/output.h>
#include <apps/terminal/holdem/answer_text.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/table.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {

using holdem::TableKind;

TableKind parse_kind(const std::string& kind) {
    if (kind == graphs_word) {
        throw ParseError("a table of graphs is built as a whole: 'holdfast holdem table build graphs'", kind);
    }
    std::vector<std::string> names;
    for (const TableKind each : holdem::table_kinds) {
        if (words_of(each) == kind) return each;
        names.emplace_back(words_of(each));
    }
    names.emplace_back(graphs_word);
    throw ParseError("the KIND of a table is " + either_of(names) + ", not " + in_quotes(kind), kind);
}

std::string named(TableKind kind) {
    return "the " + std::string(words_of(kind)) + " table";
}

using ask::Json;

// The facts come from the file just written, not from what was to be written: the answer is a first check.
std::string written_table(const char* query, const std::string& path, AnswerForm form) {
    const ask::TableFacts facts = ask::table_facts(path);
    if (form == AnswerForm::csv) return to_csv(facts);
    if (form == AnswerForm::text) return terminal::to_text(facts, output_style());
    Json json = ask::answer_object(query);
    json.update(ask::to_json(facts));
    return ask::json_text(json);
}

Json to_json(const ExportedTable& exported) {
    Json json = ask::answer_object("holdem.table.export");
    json["file"] = exported.file;
    json["rows"] = ask::json_count(exported.rows);
    return json;
}

std::string to_csv(const ExportedTable& exported) {
    return fmt::format("rows\n{}\n", exported.rows);
}

std::string exported_text(const ExportedTable& exported) {
    return fmt::format("{} is complete: {} rows\n", exported.file, ask::grouped(exported.rows));
}

}  // namespace holdfast::cli
