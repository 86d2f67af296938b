// Writes docs/reference/queries.md, the fields and the answer of every query as JSON, to standard output. A
// test compares the two; write the file again after a query has changed.
//
//   tool_write_query_reference > docs/reference/queries.md

#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

#include <holdfast/ask/description.h>
#include <holdfast/ask/registry.h>

namespace {

using namespace holdfast::ask;

constexpr const char* introduction = R"(# Queries and answers

Every front end answers the same queries: a line of [`holdfast batch`](batch.md), a request to the
[server](server.md), `hf.ask()` in [Python](python.md), and the [command line](command-line.md), where `--json` prints
the answer below. This page is written by `tool_write_query_reference` from what the program checks requests by and
writes answers from.

- A request is an object with `query` and the fields of that query; over HTTP the path names the query. `id`, of any
  type, comes back first in the answer.
- Counts are strings, since they may pass 2^53: `"2598960"`, or `"2601/2"` if weights make a count that is not whole.
- Fractions are strings in lowest terms: `"1653526326983/1661102543100"`. The number beside one is the nearest double.
- A member that does not apply is absent or null, as its line says. New versions may add members.
- A query that cannot be answered gives [an error](errors.md) instead.
- `bench` and `holdem.table` are about this computer and its files. The command line, batches and Python answer them, a
  server does not.
)";

/// A text within a cell of a table.
std::string cell(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
    return text;
}

/// The anchor of a heading in links: "holdem.table.info" is #holdemtableinfo.
std::string anchor(std::string heading) {
    heading.erase(std::remove(heading.begin(), heading.end(), '.'), heading.end());
    std::transform(heading.begin(), heading.end(), heading.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return heading;
}

std::string linked_form(const MemberType& member) {
    std::string form = cell(json_form(member));
    if (member.parts == nullptr) return form;
    const std::string& name = member.parts->name;
    return form.replace(form.find(name), name.size(), "[" + name + "](#" + anchor(name) + ")");
}

void write_members(const AnswerType& type) {
    std::cout << "\n| Member | In JSON | Meaning |\n|---|---|---|\n";
    for (const MemberType& member : type.members) {
        std::cout << "| `" << member.name << "` | " << linked_form(member) << " | " << cell(member.sentence)
                  << " |\n";
    }
}

void write_query(const DescribedAnswer& described) {
    const Query& query = *described.query;
    std::cout << "\n## " << query.name << "\n\n" << query.summary << ".\n\n```json\n";
    for (const std::string_view example : query.examples) std::cout << example << "\n";
    std::cout << "```\n";
    if (!query.fields.empty()) {
        std::cout << "\n| Field | In JSON | Meaning |\n|---|---|---|\n";
        for (const Field& field : query.fields) {
            std::cout << "| `" << field.name << "`" << (field.required ? ", required" : "") << " | "
                      << cell(std::string(json_form(field))) << " | " << cell(sentence_of(field)) << " |\n";
        }
    }
    std::cout << "\nThe answer:\n";
    for (const AnswerType* type : described.types) {
        if (type != described.types.front()) std::cout << "\n### " << type->name << "\n";
        write_members(*type);
    }
}

}  // namespace

int main() {
    std::vector<const Query*> queries = registry();
    queries.insert(queries.end(), local_queries().begin(), local_queries().end());
    const DescribedAnswers all = describe_answers(queries);
    std::cout << introduction;
    for (const DescribedAnswer& answer : all.answers) write_query(answer);
    std::cout << "\n## Parts of several answers\n";
    for (const AnswerType* type : all.shared) {
        std::cout << "\n### " << type->name << "\n";
        write_members(*type);
    }
    return std::cout.flush() ? 0 : 1;
}
