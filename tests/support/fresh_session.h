// Asks a query of a new session.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/progress.h>
#include <holdfast/queries/answer/shape.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/query.h>

namespace holdfast::test {

template <class Request>
auto answer(const Request& request, const Work& work = {}) {
    queries::Session session;
    return answer(request, session, work);
}

/// The request of these fields, as members of JSON: "\"hole\": \"AhKh\"".
template <class Request>
Request request_of(const std::string& fields) {
    return Request::read(queries::Fields(Request::query().fields, queries::parse_json("{" + fields + "}")));
}

/// The error that refuses a request.
template <class Request>
queries::FieldError refusal_of(const Request& request) {
    try {
        answer(request);
    } catch (const queries::FieldError& error) {
        return error;
    }
    ADD_FAILURE() << "not refused";
    return {"", "", ""};
}

}  // namespace holdfast::test
