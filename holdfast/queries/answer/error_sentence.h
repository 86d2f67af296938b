// What an error that is no ParseError says to users.
#pragma once

#include <exception>

namespace holdfast::queries {

/// What went wrong, of any error but a ParseError: what it says itself, unless that is no sentence for users,
/// as "std::bad_alloc". It lives as long as the error.
const char* sentence_of(const std::exception& error) noexcept;

}  // namespace holdfast::queries
