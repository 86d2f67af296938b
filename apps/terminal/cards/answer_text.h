// The answer about cards as people read it in a terminal.
#pragma once

#include <string>

#include <apps/terminal/style.h>

namespace holdfast::ask {
struct HandAnswer;
}  // namespace holdfast::ask

namespace holdfast::terminal {

/// The hand in words, then a line for each fact.
std::string to_text(const ask::HandAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::terminal
