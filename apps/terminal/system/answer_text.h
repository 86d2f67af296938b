// The answers about this program as people read them in a terminal.
#pragma once

#include <string>

#include <apps/terminal/style.h>

namespace holdfast::ask {
struct BenchAnswer;
struct SignatureAnswer;
}  // namespace holdfast::ask

namespace holdfast::terminal {

/// A table, and the signature.
std::string to_text(const ask::BenchAnswer& answer, const TextStyle& style = {});

/// One line.
std::string to_text(const ask::SignatureAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::terminal
