// The form in which an answer is asked for: a table for people, or JSON (--json) or CSV (--csv) for programs.
//
// All three are made of the same answer. Only the text is fitted to the terminal and may be coloured, so the
// other two are the same wherever they are written to.
#pragma once

#include <string>

#include <holdfast/queries/answer/shape.h>

namespace holdfast::cli {

enum class AnswerForm { text, json, csv };

/// The answer in that form, by its to_json() or to_csv(), or by make_text(answer).
template <class Answer, class MakeText>
std::string in_form(AnswerForm form, const Answer& answer, const MakeText& make_text) {
    switch (form) {
        case AnswerForm::json:
            return queries::json_text(to_json(answer));
        case AnswerForm::csv:
            return to_csv(answer);
        case AnswerForm::text:
            break;
    }
    return make_text(answer);
}

}  // namespace holdfast::cli
