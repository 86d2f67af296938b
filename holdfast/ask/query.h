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

template <class Answer>
class Shape;  // answer/shape.h

struct Query {
    std::string_view name;                   ///< "game.odds"
    std::string_view summary;                ///< one sentence without a full stop
    std::vector<Field> fields;               ///< arguments in the order of the command line, then options
    std::vector<std::string_view> examples;  ///< requests as JSON, at least one
    std::string_view progress_unit;  ///< what Work::progress counts, such as "games"; empty: answers at once

    /// The answer as a JSON object on one line, whose first member is "query". Throws ParseError (FieldError if one
    /// field is to blame) and Stopped.
    std::string (*answer)(const Fields& fields, Session& session, const Work& work);

    /// Describes what such an answer holds.
    const AnswerType& (*answer_type)();
};

// The functions that the registry points to for each query, made from what every query has: a request that is
// read from fields, an answer, and the shape of that answer.

template <class Request>
using AnswerTo = decltype(answer(std::declval<const Request&>(), std::declval<Session&>(), Work()));

/// Query::answer
template <class Request>
std::string json_answer(const Fields& fields, Session& session, const Work& work) {
    const auto found = answer(Request::read(fields), session, work);
    return to_json_line(found, work.stop);
}

/// Query::answer_type
template <class Request>
const AnswerType& answer_type() {
    return AnswerTo<Request>::shape().type();
}

}  // namespace holdfast::ask
