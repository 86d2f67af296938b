#include <optional>
#include <vector>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/error_json.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/missing_data.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

/// Null if there is none. The registry comes first, so no further query can take the place of one of its own.
const Query* find_query(const Session& session, std::string_view name) {
    for (const auto* const queries : {&registry(), &session.further_queries()}) {
        for (const Query* each : *queries) {
            if (each->name == name) return each;
        }
    }
    return nullptr;
}

/// The names of all queries, for errors alone: a right request needs none of them.
std::vector<std::string> names_of_queries(const Session& session) {
    std::vector<std::string> names;
    for (const auto* const queries : {&registry(), &session.further_queries()}) {
        for (const Query* each : *queries) names.emplace_back(each->name);
    }
    return names;
}

[[noreturn]] void refuse_other_than_object(const std::string& text) {
    throw ParseError(
        "a request must be a JSON object, such as {\"query\": \"hand\", \"cards\": \"AsKsQsJsTs\"}", text);
}

/// Throws FieldError if the query of the request is missing or unknown.
const Query& query_of(const JsonValue& request, const Session& session) {
    const JsonValue* const name = request.find("query");
    if (name == nullptr) {
        throw FieldError(
            "query",
            "the field 'query' is missing; it must be one of " + either_of(names_of_queries(session)), "");
    }
    if (name->kind != JsonValue::Kind::text) {
        throw FieldError("query", "expected a string: one of " + either_of(names_of_queries(session)),
                         source_of(*name));
    }
    const Query* const query = find_query(session, name->text);
    if (query == nullptr) {
        const std::vector<std::string> names = names_of_queries(session);
        const std::string missing = about_unknown(name->text);
        const std::string near = missing.empty() ? did_you_mean(name->text, names) : missing;
        throw FieldError("query",
                         "there is no query " + in_quotes(name->text) +
                             (near.empty() ? "; queries are " + joined(names, ", ", " and ") : near),
                         name->text);
    }
    return *query;
}

/// Answers the request that `read` returns. `read` may set the id of a request that it refuses.
template <class Read>
Reply reply_to(const Read& read, Session& session, const Work& work) {
    std::optional<JsonValue> id;
    // It comes first, and its numbers keep all their digits.
    const auto with_id = [&id](std::string object) {
        if (id) object.insert(1, "\"id\": " + source_of(*id) + ", ");
        return object;
    };
    try {
        JsonValue request = read(id);
        // From here on an error carries the id, which no query reads.
        const auto found = std::find_if(request.members.begin(), request.members.end(),
                                        [](const JsonValue::Member& member) { return member.name == "id"; });
        if (found != request.members.end()) id = std::exchange(found->value, {});
        const Query& query = query_of(request, session);
        return {Reply::Kind::answer,
                with_id(query.answer(Fields(query.fields, std::move(request), session.supplied()), session,
                                     work))};
    } catch (const Stopped&) {
        // The caller has stopped the work, and gets no reply.
        throw;
    } catch (const MissingData&) {
        // The caller loads it, and asks again.
        throw;
    } catch (const ParseError& error) {
        return {Reply::Kind::refusal, with_id(error_line(error))};
    } catch (const std::exception& error) {
        // Such as a damaged table, or too little memory. A caller may want the exception itself.
        return {Reply::Kind::failure, with_id(error_line(error)), std::current_exception()};
    }
}

}  // namespace

Reply ask(Session& session, std::string_view request, const Work& work) {
    const auto read = [request](std::optional<JsonValue>& id) {
        if (request.size() > longest_request) {
            // The first byte too many is to blame.
            throw ParseError("a request must not be longer than 1 MiB", std::string(request), longest_request,
                             1);
        }
        JsonValue value = parse_json(request, &id);
        if (value.kind != JsonValue::Kind::object) refuse_other_than_object(std::string(request));
        return value;
    };
    return reply_to(read, session, work);
}

Reply ask(Session& session, const JsonValue& request, const Work& work) {
    const auto read = [&request](std::optional<JsonValue>& /*id*/) {
        if (request.kind != JsonValue::Kind::object) refuse_other_than_object(source_of(request));
        return request;
    };
    return reply_to(read, session, work);
}

}  // namespace holdfast::ask
