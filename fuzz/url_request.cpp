// Any bytes as the part of a URL after the '?', and as the body of a POST: a request that the library reads,
// or an error whose span lies in the text.
//
//   byte 0      which query of the registry
//   the rest    the query string, and the body
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <apps/server/api_request.h>
#include <fuzz/promises.h>

#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/input/json_value.h>
#include <holdfast/ask/registry.h>

namespace {

using holdfast::ParseError;
using holdfast::ask::Query;
using holdfast::fuzz::check;

/// What came of it is one line of JSON for this query, in the order of its fields, and comes of itself again.
void check_request(const Query& query, const holdfast::server::ApiRequest& request) {
    using namespace holdfast::ask;
    check(request.json.find('\n') == std::string::npos);
    try {
        const JsonValue value = parse_json(request.json);
        check(value.find("query")->text == query.name);
        Fields(query.fields, value);
    } catch (const ParseError&) {
        // A field that is repeated, unknown or of the wrong kind.
    }
}

template <class Read>
void check_reading(const Query& query, Read read) {
    try {
        check_request(query, read());
    } catch (const ParseError& error) {
        holdfast::fuzz::check_span(error);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast::server;
    if (size == 0) return 0;
    const auto& queries = holdfast::ask::registry();
    const Query& query = *queries[data[0] % queries.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    check_reading(query, [&] { return api_request(query, parse_query_string(text)); });
    check_reading(query, [&] { return api_request(query, text); });
    return 0;
}
