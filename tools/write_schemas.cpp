// Writes what the front ends are made of, as JSON: for each query its family, its summary and the type of its answer, and
// the schemas of all types (ask/answer/schema.h). tools/write_front_ends.py reads it.
#include <iostream>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/schema.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/query.h>
#include <holdfast/ask/registry.h>

int main() {
    using namespace holdfast::ask;
    Json queries = Json::array();
    Json schemas = Json::object();
    for (const Family* const family : families()) {
        for (const Query* const query : family->queries) {
            const AnswerType& answer = query->answer_type();
            queries.push_back({{"family", family->name},
                               {"query", query->name},
                               {"summary", query->summary},
                               {"answer", answer.name}});
            add_schemas(schemas, answer);
        }
    }
    std::cout << json_line({{"queries", std::move(queries)}, {"schemas", std::move(schemas)}}) << "\n";
    return std::cout.flush() ? 0 : 1;
}
