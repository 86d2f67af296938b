// An answer as text, as its shape declares it: its facts, paragraphs and tables in their order, with an empty
// line between them.
//
//   Known chart  99.543904%          facts: members with a title
//   New chart    99.526078%
//
//        Game     Return             a table: its rows' members that have a title
//   1  Jacks  99.543904%
//
//   No other game has these pays     paragraphs: texts without a title
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <apps/terminal/style.h>

#include <holdfast/ask/answer/shape.h>

namespace holdfast::terminal {

/// No limit to the rows of a table that are shown.
inline constexpr std::size_t all_rows = std::size_t(-1);

/// `answer` must point to an answer with these members. Below a table of more than `most_rows` rows it says how many
/// more there are.
std::string shape_text(const ask::detail::Members& members, const void* answer, const TextStyle& style,
                       std::size_t most_rows = all_rows);

template <class Answer>
concept ShapedAnswer = requires(ask::Shape<Answer>& shape) {
    Answer::declare(shape);
};

/// The text of an answer that has no other one.
template <ShapedAnswer Answer>
std::string to_text(const Answer& answer, const TextStyle& style = {}, std::size_t most_rows = all_rows) {
    return shape_text(ask::shape_of<Answer>().members(), &answer, style, most_rows);
}

}  // namespace holdfast::terminal
