// What the registry points to for each query, made of what every query has: a request that is read from fields, its
// answer, and the shape of that.
#pragma once

#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/query.h>

namespace holdfast::queries {

template <class Request>
using AnswerTo = decltype(answer(std::declval<const Request&>(), std::declval<Session&>(), Work()));

/// Query::answer
template <class Request>
Json json_answer(const Fields& fields, Session& session, const Work& work) {
    return to_json(answer(Request::read(fields), session, work));
}

/// Query::answer_type
template <class Request>
const AnswerType& answer_type() {
    return AnswerTo<Request>::shape().type();
}

}  // namespace holdfast::queries
