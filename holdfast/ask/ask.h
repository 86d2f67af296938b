// The entry point: a query as JSON in, its answer as JSON out. The command line does not call it, because it
// also writes text and CSV, but shares everything behind it (Fields, read, answer): no front end takes what
// another refuses.
//
//   asked     {"query": "hand", "cards": "9s9h9d4s4c"}
//   answered  {"query": "hand", "cards": "9s9h9d4s4c", "category": "full house", "rank": 7227, ...}
//   refused   {"error": {"message": "...", "field": "cards", "text": "9sXh", "position": 2, "length": 2}}
//
// Fields are those of the query in the registry (registry.h); "id", of any type, comes back first in the
// answer.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include <holdfast/ask/session.h>
#include <holdfast/core/progress.h>

namespace holdfast {
struct WrittenValue;
}

namespace holdfast::ask {

inline constexpr std::size_t longest_request = std::size_t{1} << 20U;  ///< in bytes

struct Reply {
    enum class Kind {
        answer,   ///< the request is answered
        refusal,  ///< the request is wrong
        failure   ///< the request may be right, but the program could not answer it
    };

    Kind kind;
    std::string json;                 ///< one line, without the line break
    std::exception_ptr failure = {};  ///< what was thrown, if that is the kind
};

/// Throws Stopped and, in a build that does not embed all data, MissingData; nothing else.
Reply ask(Session& session, std::string_view request, const Work& work = {});
/// Answers a request that was read already (parse_json).
Reply ask(Session& session, const WrittenValue& request, const Work& work = {});

}  // namespace holdfast::ask
