#include <exception>
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

/// Throws ParseError if the request is not an object, FieldError if its query is missing or unknown.
const Query& query_of(const JsonValue& request, std::string_view text, const Session& session) {
    if (request.kind != JsonValue::Kind::object) {
        throw ParseError(
            "a request must be a JSON object, such as {\"query\": \"hand\", \"cards\": \"AsKsQsJsTs\"}",
            std::string(text));
    }
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

/// Finds the id first, so that an error carries it too.
class Asked {
  public:
    explicit Asked(std::string_view text) : text_(text) {}

    Reply reply(Session& session, const Work& work) {
        try {
            check_length();
            // From here on an error carries the id.
            JsonValue request = read();
            if (const JsonValue* const id = request.find("id")) id_ = "\"id\": " + source_of(*id);
            const Query& query = query_of(request, text_, session);
            return {Reply::Kind::answer,
                    with_id(query.answer(Fields(query.fields, std::move(request), session.supplied()),
                                         session, work))};
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

  private:
    void check_length() const {
        if (text_.size() > longest_request) {
            // The first byte too many is to blame.
            throw ParseError("a request must not be longer than 1 MiB", std::string(text_), longest_request,
                             1);
        }
    }

    JsonValue read() {
        std::optional<JsonValue> id;
        try {
            return parse_json(text_, &id);
        } catch (const ParseError&) {
            // The id of a request that is not JSON is known if it stands before the mistake.
            if (id) id_ = "\"id\": " + source_of(*id);
            throw;
        }
    }

    /// An object with members, the id before them. The id is put in as text: its numbers keep all their digits.
    std::string with_id(std::string object) const {
        if (!id_.empty()) object.insert(1, id_ + ", ");
        return object;
    }

    std::string_view text_;
    std::string id_;
};

}  // namespace

Reply ask(Session& session, std::string_view request, const Work& work) {
    return Asked(request).reply(session, work);
}

}  // namespace holdfast::ask
