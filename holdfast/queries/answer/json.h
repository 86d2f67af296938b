// JSON as a document of fields in the order they were added. Only declared here: what builds or writes one
// includes <nlohmann/json.hpp> through answer/json_text.h.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace holdfast::queries {

using Json = nlohmann::ordered_json;

}  // namespace holdfast::queries
