#include <algorithm>

#include <apps/cli/answer_options.h>
#include <apps/cli/holdem/table_answers.h>
#include <apps/cli/output.h>
#include <apps/terminal/answer_text.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/holdem/table.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::cli {

using holdem::TableKind;

// A kind is a word and a number of opponents. The error blames the one of the two that is wrong; if each is
// right by itself, there is no table of both.
TableKind parse_kind(const std::string& kind, const std::vector<std::string>& opponents) {
    const std::string against = opponents.empty() ? "1" : single_value("--opponents", opponents);
    std::vector<std::string> names;
    bool is_known = false;
    for (const TableKind each : holdem::table_kinds) {
        if (words_of(each) == kind && opponents_of(each) == against) return each;
        is_known = is_known || words_of(each) == kind;
        // Each word once: tables against 1 to 9 have the words of those against 1.
        if (opponents_of(each) == "1") names.emplace_back(words_of(each));
    }
    names.emplace_back(graphs_word);
    if (kind == graphs_word) {
        throw ParseError("a table of graphs is built as a whole: 'holdfast holdem table build graphs'", kind);
    }
    if (!is_known) {
        throw ParseError("the KIND of a table is " + either_of(names) + ", not " + in_quotes(kind), kind);
    }
    if (against == "1-9") throw ParseError("a table of " + kind + " is against 1 opponent", against);
    throw ParseError("--opponents of a table is 1 or 1-9, not " + in_quotes(against), against);
}

void check_graphs(const std::vector<std::string>& opponents, const std::vector<std::string>& shard) {
    const std::string against = opponents.empty() ? "1-9" : single_value("--opponents", opponents);
    if (against != "1-9") {
        throw ParseError("the table of graphs always covers 1 to 9 opponents; leave out --opponents",
                         against);
    }
    if (shard.empty()) return;
    throw ParseError("a table of graphs has no shards: its graphs are numbered together",
                     single_value("--shard", shard));
}

// The number of opponents is only said if it is not 1, as on the command line.
std::string named(TableKind kind) {
    const std::string against = opponents_of(kind) == "1" ? "" : " against 1 to 9 opponents";
    return "the " + std::string(words_of(kind)) + " table" + against;
}

using ask::Json;

// The facts come from the file just written, not from what was to be written: the answer is a first check.
std::string written_table(const char* query, const std::string& path, AnswerForm form) {
    const ask::TableFacts facts = ask::table_facts(path);
    if (form == AnswerForm::csv) return ask::TableFacts::shape().csv({facts});
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
