// The name of a parameterised test: letters, digits and underscores, as GoogleTest requires.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>

namespace holdfast::test {

/// Makes "jacks_or_better_9_6" from "jacks-or-better-9-6".
inline std::string test_name(std::string id) {
    std::replace_if(
        id.begin(), id.end(), [](unsigned char each) { return std::isalnum(each) == 0; }, '_');
    return id;
}

}  // namespace holdfast::test
