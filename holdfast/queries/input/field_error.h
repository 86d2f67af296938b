// An error in one field of a request: a ParseError that also says which field, so that a program that sent
// the request can mark it. The text, and the place in it, are those of the field's value.
#pragma once

#include <string>
#include <string_view>

#include <holdfast/core/error.h>

namespace holdfast::queries {

struct FieldError : ParseError {
    FieldError(std::string_view of_field, const ParseError& error) : ParseError(error), field(of_field) {}
    /// Blames `bytes` bytes of the text from `at` on.
    FieldError(std::string_view of_field, const std::string& message, const std::string& whole_text,
               std::size_t at, std::size_t bytes)
        : ParseError(message, whole_text, at, bytes), field(of_field) {}
    /// Blames all of the text.
    FieldError(std::string_view of_field, const std::string& message, const std::string& whole_text)
        : ParseError(message, whole_text), field(of_field) {}

    std::string field;  ///< its name in the request
};

/// Two fields that cannot be used together; the one that is blamed, and the other.
struct ContradictoryFields : FieldError {
    ContradictoryFields(std::string_view blamed, std::string_view other_field, const std::string& whole_text)
        : FieldError(
              blamed,
              "'" + std::string(other_field) + "' and '" + std::string(blamed) + "' cannot be used together",
              whole_text),
          other(other_field) {}

    std::string other;
};

/// What `read` returns; an error it throws about the text of a field says the field's name too.
template <class Read>
auto in_field(std::string_view field, Read read) -> decltype(read()) {
    try {
        return read();
    } catch (const FieldError&) {
        // What names its field already keeps it: the field may be one within this one.
        throw;
    } catch (const ParseError& error) {
        throw FieldError(field, error);
    }
}

}  // namespace holdfast::queries
