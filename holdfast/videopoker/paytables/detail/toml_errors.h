// What toml++ finds wrong with a text, said to people who write a paytable rather than a parser.
//
// Its descriptions are recognised by their words, those of toml++ 3.3; one that is not known is shown as it
// is.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace holdfast::videopoker::detail {

struct TomlError {
    std::string message;   ///< one sentence
    std::size_t position;  ///< of what is wrong, in bytes of the text
    std::size_t length;
};

/// `description` is what toml++ says, `position` where it stopped reading: often after what is wrong.
TomlError explained(std::string_view text, std::string_view description, std::size_t position);

}  // namespace holdfast::videopoker::detail
