// What an answer holds as a JSON schema (draft 2020-12, that of OpenAPI 3.1), for other programs.
//
//   {"type": "object", "properties": {"rank": {"type": "integer", "description": "..."}, ...}, "required": [...]}
//
// The parts of an answer, such as the rows of its tables, are schemas of their own, named for their type.
#pragma once

#include <string>

#include <holdfast/queries/answer/answer_type.h>
#include <holdfast/queries/answer/json_text.h>

namespace holdfast::queries {

/// Adds the schema of a type and of all its parts to an object, under their names. Throws std::logic_error if two
/// types have one name.
void add_schemas(Json& schemas, const AnswerType& type);

/// {"$ref": "#/components/schemas/NAME"}
Json reference_to(const AnswerType& type);

}  // namespace holdfast::queries
