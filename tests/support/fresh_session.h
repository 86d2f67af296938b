// A question asked of a session that nothing was asked before.
#pragma once

#include <holdfast/core/progress.h>
#include <holdfast/queries/session.h>

namespace holdfast::test {

template <class Request>
auto answer(const Request& request, const Work& work = {}) {
    queries::Session session;
    return answer(request, session, work);
}

}  // namespace holdfast::test
