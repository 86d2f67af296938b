// The types of answers as JSON schemas (draft 2020-12, that of OpenAPI 3.1), for other programs.
//
//   {"type": "object", "properties": {"rank": {"type": "integer", "description": "..."}, ...},
//    "required": [...], "x-shown": [{"title": "Rank", "member": "rank", "format": "plain"}, ...]}
//
// The parts of an answer, such as the rows of its tables, are schemas of their own, named for their type. `x-shown` is
// what people see of it (shown.h): columns, if these are rows, in order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/shown.h>
#include <holdfast/core/integers.h>

namespace holdfast::ask {

// The kinds of members, and how a value of each is written in JSON:
//
//   kind           in JSON                            kind       in JSON
//   constant       "hand", always this                text       "nines full of fours"
//   flag           true                               texts      ["AhKh", "QsQd"]
//   whole_number   7227                               fraction   "2601/2", in lowest terms
//   count          "2598960", or "2601/2" if weights make a count that is not whole
//   counts         ["0", "17"]                        object     {...}
//   real           0.5, the nearest double            table      [{...}, {...}]
//   pays           800, 43.5                          other      what its own schema says
//
// Counts are text because they may pass 2^53.

enum class ValueKind : u8 {
    constant,
    flag,
    whole_number,
    count,
    counts,
    real,
    pays,
    text,
    texts,
    fraction,
    object,
    table,
    other
};

struct AnswerType;

struct MemberType {
    std::string name;
    ValueKind kind;
    std::string sentence;                      ///< a description, without a full stop
    bool is_optional = false;                  ///< may be absent
    bool is_nullable = false;                  ///< may be null
    std::vector<std::string_view> words = {};  ///< of a constant or a text: all it may be; empty: anything
    const AnswerType* parts = nullptr;         ///< the type of an object, or of a table's rows
    std::string_view schema = {};              ///< its JSON schema, if its kind is `other`
    bool is_whole = false;                     ///< of a count: no weights make a fraction of it
};

/// The members stand in the order of JSON.
struct AnswerType {
    std::string name;  ///< unique among all answers and their parts: "ReturnRow"
    std::vector<MemberType> members;
    std::vector<Shown> shown = {};  ///< what people see of it, in order
};

/// Adds the schema of a type and of all its parts to an object, under their names. Throws std::logic_error if
/// two types have one name.
void add_schemas(Json& schemas, const AnswerType& type);

/// {"$ref": "#/components/schemas/NAME"}
Json reference_to(const AnswerType& type);

}  // namespace holdfast::ask
