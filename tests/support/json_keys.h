// The names of an answer's fields, in their order.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/json_text.h>

namespace holdfast::test {

inline std::vector<std::string> keys_of(const ask::Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

}  // namespace holdfast::test
