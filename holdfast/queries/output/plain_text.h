// What text for people is made of: numbers, cards, looks and the room they take, for files that need most of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/cards/card.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/utf8.h>
#include <holdfast/queries/output/style.h>

namespace holdfast::queries {

/// The digits in groups of three.
std::string grouped(u128 count);

/// 100 * value with so many decimals, rounded, and a percent sign.
std::string percent(const Rational& value, int decimals);

/// What a row pays, exactly.
std::string pays_text(const Rational& pays);

/// "As Kd Jk"; "nothing" for no cards.
std::string spaced_cards(const std::vector<Card>& cards);

/// How many columns a terminal needs for a text: one for each code point.
std::size_t display_width(std::string_view text);

enum class Look { plain, bold, dim, good };

/// The text in a look of the terminal, or as it is where the style has no colour.
std::string with_look(std::string_view text, Look look, const TextStyle& style);

/// Breaks a list behind its commas so that no line is wider than `width`, unless one item is; 0 never breaks.
std::vector<std::string> wrapped(std::string_view list, std::size_t width);

}  // namespace holdfast::queries
