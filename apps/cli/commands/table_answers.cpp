#include <algorithm>

#include <apps/cli/answer_options.h>
#include <apps/cli/commands/table_answers.h>
#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/queries/answer/numbers.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::cli {

using holdem::TableKind;

TableKind parse_kind(const std::string& kind, const std::vector<std::string>& opponents) {
    const std::string against = opponents.empty() ? "1" : single_value("--opponents", opponents);
    std::vector<std::string> names;
    bool is_known = false;
    for (const TableKind each : holdem::table_kinds) {
        if (words_of(each) == kind && opponents_of(each) == against) return each;
        is_known = is_known || words_of(each) == kind;
        if (opponents_of(each) == "1") names.emplace_back(words_of(each));
    }
    if (!is_known) {
        throw ParseError("the KIND of a table is " + either_of(names) + ", not " + in_quotes(kind), kind);
    }
    if (against == "1-9") throw ParseError("a table of " + kind + " is against 1 opponent", against);
    throw ParseError("--opponents of a table is 1 or 1-9, not " + in_quotes(against), against);
}

std::string named(TableKind kind) {
    const std::string against = opponents_of(kind) == "1" ? "" : " against 1 to 9 opponents";
    return "the " + std::string(words_of(kind)) + " table" + against;
}

namespace {

using queries::grouped;
using queries::Json;
using storage::TableHeader;

std::string held_text(const TableHeader& header) {
    if (header.is_whole()) return fmt::format("all {} entries", grouped(header.entries));
    return fmt::format("a shard: entries {} to {} of {}", grouped(header.first_entry),
                       grouped(header.first_entry + header.entries - 1), grouped(header.whole_entries));
}

}  // namespace

Json to_json(const TableFacts& facts) {
    const TableHeader& header = facts.header;
    Json json = queries::answer_object(facts.query);
    json["file"] = facts.file;
    json["kind"] = header.kind;
    json["parameters"] = header.parameters;
    json["format_version"] = storage::table_version;
    json["entries"] = queries::json_count(header.whole_entries);
    json["first_entry"] = queries::json_count(header.first_entry);
    json["entries_in_file"] = queries::json_count(header.entries);
    json["whole"] = header.is_whole();
    json["entry_bytes"] = header.entry_bytes;
    json["blocks"] = header.blocks.size();
    json["offset"] = header.offset();
    json["bytes"] = queries::json_count(header.file_size());
    return json;
}

std::string to_csv(const TableFacts& facts) {
    const TableHeader& header = facts.header;
    return fmt::format(
        "kind,parameters,format_version,entries,first_entry,entries_in_file,entry_bytes,blocks,offset,bytes\n"
        "{},{},{},{},{},{},{},{},{},{}\n",
        header.kind, header.parameters, storage::table_version, header.whole_entries, header.first_entry,
        header.entries, header.entry_bytes, header.blocks.size(), header.offset(), header.file_size());
}

std::string facts_text(const TableFacts& facts) {
    const TableHeader& header = facts.header;
    return fmt::format("{}: {}, {}; {}\n{} bytes: {} blocks of entries of {} bytes, from byte {} on\n",
                       facts.file, header.kind, header.parameters, held_text(header),
                       grouped(header.file_size()), header.blocks.size(), header.entry_bytes,
                       header.offset());
}

std::string verified_text(const TableFacts& facts) {
    return fmt::format("{} is whole: {}, {}; {}\n", facts.file, facts.header.kind, facts.header.parameters,
                       held_text(facts.header));
}

std::string table_facts(const char* query, const std::string& path, AnswerForm form) {
    const storage::TableFile file(path);
    return in_form(form, TableFacts{query, file.path(), file.header()}, facts_text);
}

Json to_json(const ExportedTable& exported) {
    Json json = queries::answer_object("holdem.table.export");
    json["file"] = exported.file;
    json["rows"] = queries::json_count(exported.rows);
    return json;
}

std::string to_csv(const ExportedTable& exported) {
    return fmt::format("rows\n{}\n", exported.rows);
}

std::string exported_text(const ExportedTable& exported) {
    return fmt::format("{} is complete: {} rows\n", exported.file, grouped(exported.rows));
}

}  // namespace holdfast::cli
