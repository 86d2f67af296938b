// The form in which an answer is asked for: a table for people, or JSON (--json) or CSV (--csv) for programs.
//
// All three are made of the same answer. Only the text is fitted to the terminal and may be coloured, so the
// other two are the same wherever they are written to.
#pragma once

namespace holdfast::cli {

enum class AnswerForm { text, json, csv };

}  // namespace holdfast::cli
