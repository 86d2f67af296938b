// Asks a query of a new session.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/query.h>
#include <holdfast/core/progress.h>

namespace holdfast::test {

template <class Request>
auto answer(const Request& request, const Work& work = {}) {
    ask::Session session;
    return answer(request, session, work);
}

/// The request of these fields, as members of JSON: "\"hole\": \"AhKh\"".
template <class Request>
Request request_of(const std::string& fields) {
    return Request::read(ask::Fields(ask::query_of<Request>().fields, ask::parse_json("{" + fields + "}")));
}

/// The error that refuses a request.
template <class Request>
ask::FieldError refusal_of(const Request& request) {
    try {
        answer(request);
    } catch (const ask::FieldError& error) {
        return error;
    }
    ADD_FAILURE() << "not refused";
    return {"", "", ""};
}

}  // namespace holdfast::test
