// Query::answer, made of what every query has: a request that is read from fields, its answer, and that
// as JSON.
#pragma once

#include <holdfast/queries/answer/json_text.h>
#include <holdfast/queries/query.h>

namespace holdfast::queries {

/// One function for each query, which its entry in the registry points to.
template <class Request>
Json json_answer(const Fields& fields, Session& session, const Work& work) {
    return to_json(answer(Request::read(fields), session, work));
}

}  // namespace holdfast::queries
