#include <holdfast/ask/holdem/table.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::ask {

using holdem::GraphTable;
using holdem::SituationTable;

Field table_file_field() {
    return Field{"file", FieldKind::text, "FILE", "The path of a table, or of a shard of one"}
        .argument()
        .mandatory();
}

SituationTable open_table(const std::string& file) {
    return in_field("file", [&] { return SituationTable(file); });
}

std::unique_ptr<GraphTable> open_graphs(const std::string& file) {
    if (!holdem::is_graph_table(table_facts(file).header)) return nullptr;
    return in_field("file", [&] { return std::make_unique<GraphTable>(file); });
}

namespace {

// ---- the header of a table ---------------------------------------------------------------------------

/// Reads a member of the header.
template <class Number>
auto of_header(Number storage::TableHeader::*member) {
    return [member](const TableFacts& facts) { return facts.header.*member; };
}

}  // namespace

TableFacts table_facts(const std::string& file) {
    return in_field("file", [&]() -> TableFacts {
        // Reads the header only, of a table of any kind; no entry is checked.
        const storage::TableFile table(file);
        return {table.path(), table.header()};
    });
}

void TableFacts::declare(Shape<TableFacts>& shape) {
    using Header = storage::TableHeader;
    shape.named("TableFacts")
        .text("file", "The path of the file", &TableFacts::file)
        .not_in_csv()
        .text("kind", "The kind of table, such as \"holdem river\"", of_header(&Header::kind))
        .text("parameters", "What was chosen when it was built", of_header(&Header::parameters))
        .whole_number("format_version", "The version of the format of the file",
                      [](const TableFacts&) { return storage::table_version; })
        .count("entries", "Entries of the whole table", of_header(&Header::whole_entries))
        .count("first_entry", "The number of the first entry in this file", of_header(&Header::first_entry))
        .count("entries_in_file", "Entries in this file", of_header(&Header::entries))
        // In CSV the two numbers of entries say so.
        .flag("whole", "Whether this file has all of them",
              [](const TableFacts& facts) { return facts.header.is_whole(); })
        .not_in_csv()
        .whole_number("entry_bytes", "Bytes of an entry", of_header(&Header::entry_bytes))
        .whole_number("blocks", "Blocks with a checksum each",
                      [](const TableFacts& facts) { return facts.header.blocks.size(); })
        .whole_number("offset", "The byte where the entries begin",
                      [](const TableFacts& facts) { return facts.header.offset(); })
        .count("bytes", "Bytes of the file",
               [](const TableFacts& facts) { return facts.header.file_size(); });
}

// ---- holdem.table.info --------------------------------------------------------------------------------

// Reads the header only, so it is as quick for a file of gigabytes.
Query HoldemTableInfoRequest::query() {
    return {"holdem.table.info",
            "What a table or a shard holds",
            {table_file_field()},
            {R"({"query": "holdem.table.info", "file": "flop.table"})"}};
}

HoldemTableInfoRequest HoldemTableInfoRequest::read(const Fields& fields) {
    return {fields.text("file")};
}

void HoldemTableInfoAnswer::declare(Shape<HoldemTableInfoAnswer>& shape) {
    shape.named("TableInfoAnswer").query("holdem.table.info").members_of(&HoldemTableInfoAnswer::facts);
}

HoldemTableInfoAnswer answer(const HoldemTableInfoRequest& request, Session& /*session*/,
                             const Work& /*work*/) {
    return {table_facts(request.file)};
}

// ---- holdem.table.verify ------------------------------------------------------------------------------

// Reads all of the file. Its answer has the members of holdem.table.info; that there is an answer means that
// the file is undamaged.
Query HoldemTableVerifyRequest::query() {
    return {"holdem.table.verify",
            "Check every byte of a table or a shard",
            {table_file_field()},
            {R"({"query": "holdem.table.verify", "file": "flop.table"})"},
            "blocks"};
}

HoldemTableVerifyRequest HoldemTableVerifyRequest::read(const Fields& fields) {
    return {fields.text("file")};
}

void HoldemTableVerifyAnswer::declare(Shape<HoldemTableVerifyAnswer>& shape) {
    shape.named("TableVerifyAnswer").query("holdem.table.verify").members_of(&HoldemTableVerifyAnswer::facts);
}

HoldemTableVerifyAnswer answer(const HoldemTableVerifyRequest& request, Session& /*session*/,
                               const Work& work) {
    if (const auto graphs = open_graphs(request.file)) {
        graphs->verify(work);
        return {{graphs->file().path(), graphs->file().header()}};
    }
    const SituationTable table = open_table(request.file);
    table.verify(work);
    return {{table.file().path(), table.file().header()}};
}

}  // namespace holdfast::ask
