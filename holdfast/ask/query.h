// A query that Holdfast answers, as the registry lists it: what its request holds, how it is answered and
// what the answer holds. Help texts, the command line's options and whatever describes the interface to
// programs are made of it.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/answer/schema.h>
#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/session.h>
#include <holdfast/core/progress.h>

namespace holdfast::ask {

struct Query {
    std::string_view name;                   ///< "game.odds"
    std::string_view summary;                ///< one sentence without a full stop
    FieldList fields;                        ///< arguments in the order of the command line, then options
    std::vector<std::string_view> examples;  ///< requests as JSON, at least one
    /// What Work::progress counts, such as "games"; empty: answers at once.
    std::string_view progress_unit = {};

    // query_of() sets these.

    /// The answer as a JSON object on one line, whose first member is "query". Throws ParseError (FieldError if one
    /// field is to blame) and Stopped.
    std::string (*answer)(const Fields& fields, Session& session, const Work& work) = nullptr;

    /// Describes what such an answer holds.
    const AnswerType& (*answer_type)() = nullptr;
};

/// An answer as the JSON object that its shape declares, on one line without a line break; to_json() (json_document.h)
/// makes a document of it. Throws Stopped.
template <class Answer>
std::string to_json_line(const Answer& answer, const StopFlag* stop = nullptr) {
    JsonLine line(stop);
    shape_of<Answer>().write(answer, line);
    return line.take();
}

/// An answer as CSV, unless there is another function for its type.
template <class Answer>
requires requires(Shape<Answer>& shape) {
    Answer::declare(shape);
}
std::string to_csv(const Answer& answer) {
    return shape_of<Answer>().members().csv_of(&answer);
}

// The query of a request, made from what every query has: Request::query(), which says what it is; a request that is
// read from fields, an answer, and the shape of that answer.

template <class Request>
using AnswerTo = decltype(answer(std::declval<const Request&>(), std::declval<Session&>(), Work()));

template <class Request>
const Query& query_of() {
    static const Query query = [] {
        Query made = Request::query();
        made.answer = [](const Fields& fields, Session& session, const Work& work) {
            const auto found = answer(Request::read(fields), session, work);
            return to_json_line(found, work.stop);
        };
        made.answer_type = []() -> const AnswerType& { return shape_of<AnswerTo<Request>>().type(); };
        return made;
    }();
    return query;
}

template <class... Requests>
std::vector<const Query*> queries_of() {
    return {&query_of<Requests>()...};
}

}  // namespace holdfast::ask
