// A query that Holdfast answers, as the registry lists it: what its request holds, how it is answered and what the
// answer holds. Help texts, the command line's options and whatever describes the interface to programs are made of it.
#pragma once

#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/queries/answer/answer_type.h>
#include <holdfast/queries/answer/json.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/session.h>

namespace holdfast::queries {

template <class Answer>
class Shape;  // answer/shape.h

struct Query {
    std::string_view name;                   ///< "holdem.odds"
    std::string_view summary;                ///< one sentence without a full stop
    std::vector<Field> fields;               ///< arguments in the order of the command line, then options
    std::vector<std::string_view> examples;  ///< requests as JSON, at least one
    std::string_view progress_unit;  ///< what Work::progress counts, such as "games"; empty: answers at once

    /// The answer as a JSON object whose first member is "query". Throws ParseError (FieldError where one
    /// field is to blame) and Stopped.
    Json (*answer)(const Fields& fields, Session& session, const Work& work);

    /// What such an answer holds.
    const AnswerType& (*answer_type)();
};

}  // namespace holdfast::queries
