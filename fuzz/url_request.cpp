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

/// What came of it is a request of this query, and its source is one line of JSON that is read again.
void check_request(const Query& query, const holdfast::ask::JsonValue& request) {
    using namespace holdfast::ask;
    const std::string source = source_of(request);
    check(source.find('\n') == std::string::npos && source_of(parse_json(source)) == source);
    try {
        check(request.find("query")->text == query.name);
        Fields(query.fields, request);
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
